// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// What the browser keeps for us: the device's memory, the view, and the console over a restart.

const PREFIX = "mastermind-handheld.";

function from(storage, name) {
  try {
    return storage().getItem(PREFIX + name);
  } catch {
    return null; // storage may be forbidden: then nothing is kept, and all else works
  }
}

function into(storage, name, text) {
  try {
    if (text === null) storage().removeItem(PREFIX + name);
    else storage().setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

const lasting = () => localStorage;
const passing = () => sessionStorage;

/** Kept until somebody forgets it. keep() tells whether it worked; null forgets. */
export const kept = { get: (name) => from(lasting, name), keep: (name, text) => into(lasting, name, text) };

/** Kept while this tab is open. */
export const carried = { get: (name) => from(passing, name), keep: (name, text) => into(passing, name, text) };
