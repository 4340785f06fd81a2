// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// What stands on the page when something went wrong: what happened, and what to do.

const box = () => document.getElementById("notice");

/** Shows a notice; detail is a text such as a traceback, or "". */
export function notice(title, advice, detail = "") {
  document.getElementById("notice-title").textContent = title;
  document.getElementById("notice-advice").textContent = advice;
  const text = document.getElementById("notice-detail");
  text.textContent = detail;
  text.hidden = !detail;
  box().hidden = false;
}

/** Takes the notice away. */
export function clearNotice() {
  box().hidden = true;
}
