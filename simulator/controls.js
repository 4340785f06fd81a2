// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// What stands beside the handheld: power, pause, speed, picture, view, settings and memory.

import { describe } from "./board.js";
import { notice } from "./notice.js";
import { OFFERED, toAddress } from "./settings.js";
import { carried, kept } from "./store.js";

const SECOND_US = 1_000_000;
const byId = (id) => document.getElementById(id);

export class Controls {
  constructor({ device, grid, buttons, console, settings }) {
    Object.assign(this, { device, grid, buttons, console });
    this.described = -Infinity;
    this.crashShown = false;
    this.fillForm(settings);
    this.view("letters", (on) => (grid.letters = on));
    this.view("diffuser", (on) => (grid.diffuser = on));
    this.view("latch", (on) => {
      buttons.latching = on;
      buttons.releaseAll();
    });
    byId("power").addEventListener("click", () => this.restart("power", "Switched off and on again."));
    byId("notice-restart").addEventListener("click", () => this.restart("power", "Switched off and on again."));
    byId("forget").addEventListener("click", () => this.forget());
    byId("picture").addEventListener("click", () => this.savePicture());
    byId("settings").addEventListener("submit", (event) => this.applySettings(event));
    this.say(carried.get("said") ?? "");
    byId(carried.get("focus"))?.focus();
    carried.keep("said", null);
    carried.keep("focus", null);
  }

  /** Connects what needs the clock. */
  connect(clock, manual) {
    this.clock = clock;
    byId("pause").addEventListener("click", () => this.pause(!clock.paused));
    byId("speed").addEventListener("change", (event) => {
      clock.speed = Number(event.target.value);
    });
    for (const id of ["pause", "speed-label"]) byId(id).hidden = manual;
    if (manual && !byId("status").textContent) this.say("Manual clock: time moves by window.sim.command() only.");
  }

  pause(paused) {
    this.clock.paused = paused;
    this.drawPause();
    this.say(paused ? "Paused: the device's time stands still." : "Running.");
  }

  drawPause() {
    byId("pause").textContent = this.clock.paused ? "Resume" : "Pause";
    document.body.classList.toggle("paused", this.clock.paused);
  }

  /** Once a frame: the words for the grid, and the news of a crash. */
  turn() {
    const { device } = this;
    if (device.us - this.described > SECOND_US || device.us < this.described) {
      this.described = device.us;
      const words = describe(this.grid.steady);
      if (words !== this.grid.canvas.getAttribute("aria-label")) this.grid.canvas.setAttribute("aria-label", words);
      byId("time").textContent = clockTime(device.us);
    }
    if (device.stopped !== null && !this.crashShown) {
      this.crashShown = true;
      notice(
        device.stopped ? "The firmware crashed" : "The firmware ended",
        "On a real board this text stands on the USB console. “Restart” switches the device off and on.",
        device.stopped,
      );
    }
  }

  /** Switches off and on: the page loads again, so that nothing at all is left over. */
  restart(focus, words) {
    carried.keep("console", `${this.console.text}\n`);
    carried.keep("said", words);
    carried.keep("focus", focus);
    location.reload();
  }

  forget() {
    const had = kept.get("nvm") !== null;
    kept.keep("nvm", null);
    this.restart("forget", had ? "Forgot all that the device had saved, and switched it on afresh." : "There was nothing saved. Switched off and on again.");
  }

  async savePicture() {
    this.grid.changed = true;
    this.grid.paint();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await this.grid.picture());
    link.download = "mastermind-handheld.png";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.say("Saved a picture of the grid: mastermind-handheld.png.");
  }

  view(name, apply) {
    const box = byId(name);
    box.checked = kept.get(name) === "yes";
    const changed = () => {
      apply(box.checked);
      this.grid.changed = true;
      kept.keep(name, box.checked ? "yes" : null);
    };
    box.addEventListener("change", changed);
    changed();
  }

  fillForm(settings) {
    const form = byId("settings");
    for (const [name, value] of settings) {
      if (OFFERED.includes(name)) form.elements[name].value = value;
    }
    byId("settings-box").open = settings.some(([name]) => OFFERED.includes(name));
  }

  applySettings(event) {
    event.preventDefault();
    const changes = Object.fromEntries(OFFERED.map((name) => [name, event.target.elements[name].value.trim()]));
    carried.keep("console", `${this.console.text}\n`);
    carried.keep("said", "Settings written; switched off and on.");
    carried.keep("focus", "apply");
    const address = location.pathname + toAddress(location.search, changes);
    if (address === location.pathname + location.search) location.reload();
    else location.assign(address);
  }

  say(words) {
    byId("status").textContent = words;
  }
}

function clockTime(us) {
  const seconds = Math.floor(us / SECOND_US);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
