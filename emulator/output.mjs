// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// What has come out of the board since somebody last took it.

import { Edges } from './edges.mjs';

export class Output {
  constructor() {
    this.edges = new Edges(); // of the pins that are watched
    this.forget();
  }

  /** Returns frames, console text, watched edges and flash operations, and forgets them. */
  take() {
    const { frames, console, operations } = this;
    this.forget();
    return { frames, console, operations, edges: this.edges.take() };
  }

  forget() {
    this.frames = []; // [ms, [[r, g, b], ...]]
    this.operations = []; // [kind, address in the flash, NVM before it]
    this.console = '';
  }
}
