// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// The line protocol of every runtime, for the page: one command object in, one answer object out.

const SLICE_US = 20_000; // MicroPython collects its garbage between calls

export class Protocol {
  constructor(device) {
    this.device = device;
    this.frames = [];
    this.text = "";
    this.listening = false;
  }

  /** Keeps a frame for the next answer, once somebody asks. */
  frame(us, colours) {
    if (this.listening) this.frames.push([us / 1000, colours]);
  }

  console(text) {
    if (this.listening) this.text += text;
  }

  /** Carries out a command: {do: "level" | "run" | "script" | "quit", ...}. */
  command(command) {
    try {
      this.run(this.plan(command));
    } catch (error) {
      return { error: `${error.name}: ${error.message}` };
    }
    const answer = { ms: this.device.us / 1000, frames: this.frames, console: this.text };
    if (this.device.stopped !== null) answer.stopped = this.device.stopped;
    this.frames = [];
    this.text = "";
    return answer;
  }

  /** Schedules what moves; returns the moment at which the command ends, in microseconds. */
  plan({ do: what, pin, high, ms, steps }) {
    if (what === "level") steps = [["level", pin, high]];
    else if (what === "run") steps = [["run", ms]];
    else if (what === "quit") steps = [];
    else if (what !== "script") throw new Error(`unknown command ${what}`);
    let at = this.device.us;
    const moves = [];
    for (const [kind, first, second] of steps) {
      if (kind === "run" && Number.isFinite(first)) at += Math.round(first * 1000);
      else if (kind === "level" && Number.isInteger(first)) moves.push([at, first, Boolean(second)]);
      else throw new Error(`unknown step ${JSON.stringify([kind, first, second])}`);
    }
    for (const move of moves) this.device.schedule(...move);
    return at;
  }

  run(until) {
    while (this.device.us < until) this.device.runUntil(Math.min(until, this.device.us + SLICE_US));
  }
}
