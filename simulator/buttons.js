// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// The six buttons: mouse, touch, keys, screen readers; all end up as levels at the device's pins.

export const PINS = { UP: 10, DOWN: 11, LEFT: 12, RIGHT: 13, A: 14, B: 15 };

const KEYS = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT",
  KeyA: "A", Enter: "A", NumpadEnter: "A", KeyB: "B", Backspace: "B", Escape: "B",
};
const OWN_KEYS = ["Enter", "NumpadEnter", "Space"]; // on a focused button they press that button
// The firmware waits 6 ms for a contact to settle and a click may last 0 ms: in the device's own time a press and
// the gap before the next one on the same button last at least so long.
const SHORTEST_PRESS_US = 60_000;
const SHORTEST_GAP_US = 40_000;

/** One button: who holds it down, and when its contact moves. */
class Button {
  constructor(element, pin, device) {
    this.element = element;
    this.pin = pin;
    this.device = device;
    this.holders = new Set(); // pointers, keys, the latch
    this.pressedAt = -Infinity; // the device's time of the last planned press and release
    this.releasedAt = -Infinity;
  }

  hold(holder) {
    const first = this.holders.size === 0;
    this.holders.add(holder);
    if (!first) return;
    this.pressedAt = Math.max(this.device.us, this.releasedAt + SHORTEST_GAP_US);
    this.device.schedule(this.pressedAt, this.pin, false);
    this.draw();
  }

  release(holder) {
    if (!this.holders.delete(holder) || this.holders.size) return;
    this.releasedAt = Math.max(this.device.us, this.pressedAt + SHORTEST_PRESS_US);
    this.device.schedule(this.releasedAt, this.pin, true);
    this.draw();
  }

  releaseAll() {
    for (const holder of [...this.holders]) this.release(holder);
  }

  draw() {
    this.element.classList.toggle("down", this.holders.size > 0);
    if (this.holders.has("latch")) this.element.setAttribute("aria-pressed", "true");
    else this.element.removeAttribute("aria-pressed");
  }
}

export class Buttons {
  /** elements: the page's <button data-button="UP"> and so on. */
  constructor(elements, device) {
    this.latching = false; // a press stays until the button is pressed again
    this.byName = {};
    for (const element of elements) {
      const button = new Button(element, PINS[element.dataset.button], device);
      this.byName[element.dataset.button] = button;
      this.listen(button);
    }
    addEventListener("keydown", (event) => this.keyDown(event));
    addEventListener("keyup", (event) => this.keyUp(event));
    // Whoever leaves the window releases keys that the page never hears of.
    addEventListener("blur", () => this.releaseAll());
    document.addEventListener("visibilitychange", () => document.hidden && this.releaseAll());
  }

  listen(button) {
    const { element } = button;
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      // With the pointer captured the button hears of its release wherever that happens.
      element.setPointerCapture(event.pointerId);
      if (this.latching) this.toggle(button);
      else button.hold(`pointer ${event.pointerId}`);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      element.addEventListener(end, (event) => button.release(`pointer ${event.pointerId}`));
    }
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    element.addEventListener("click", (event) => {
      // Screen readers and voice control click without a pointer.
      if (event.detail === 0) this.tap(button);
    });
  }

  toggle(button) {
    if (button.holders.has("latch")) button.release("latch");
    else button.hold("latch");
  }

  tap(button) {
    if (this.latching) return this.toggle(button);
    button.hold("tap");
    button.release("tap");
  }

  find(event) {
    const focused = event.target.closest?.("[data-button]");
    if (focused && OWN_KEYS.includes(event.code)) return this.byName[focused.dataset.button];
    const taken = event.target.closest?.("input, select, textarea, summary, a, button:not([data-button]), [role=log]");
    // Other controls keep their keys: arrows choose in a list, Enter opens. Letters and Escape mean nothing there but
    // in a text field.
    if (taken && !["KeyA", "KeyB", "Escape"].includes(event.code)) return undefined;
    if (taken?.matches("input:not([type=checkbox]), select, textarea")) return undefined;
    return this.byName[KEYS[event.code]];
  }

  keyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const button = this.find(event);
    if (!button) return;
    event.preventDefault(); // no scrolling, and no click of its own from a focused button
    if (event.repeat) return;
    if (this.latching) this.toggle(button);
    else button.hold(`key ${event.code}`);
  }

  keyUp(event) {
    // Space clicks a focused button when it comes up.
    if (event.code === "Space" && event.target.closest?.("[data-button]")) event.preventDefault();
    for (const button of Object.values(this.byName)) button.release(`key ${event.code}`);
  }

  releaseAll() {
    for (const button of Object.values(this.byName)) button.releaseAll();
  }
}
