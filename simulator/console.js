// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// The device's serial console, as text that stays and that a screen reader reads out.

const MOST_LINES = 400;

export class Console {
  constructor(element) {
    this.element = element;
    this.open = null; // the line that is not ended yet
  }

  /** Adds text as it comes over USB; "\r\n" and "\n" both end a line. */
  write(text) {
    const parts = text.replaceAll("\r", "").split("\n");
    parts.forEach((part, index) => {
      if (part) this.append(part);
      if (index < parts.length - 1) this.open = null;
    });
    while (this.element.childElementCount > MOST_LINES) this.element.firstElementChild.remove();
  }

  append(text) {
    const { element } = this;
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    if (!this.open) {
      this.open = document.createElement("div");
      element.append(this.open);
    }
    this.open.textContent += text;
    if (atEnd) element.scrollTop = element.scrollHeight;
  }

  get text() {
    return [...this.element.children].map((line) => line.textContent).join("\n");
  }
}
