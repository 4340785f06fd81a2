// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// Steps one PIO block in lock-step with the processor's clock. rp2040js lets its state machines
// run free on the wall clock; then the bits of a WS2812 have no real widths.

export class LockstepPio {
  /** @param block one of mcu.pio */
  constructor(block) {
    this.block = block;
    this.due = [0, 0, 0, 0]; // the CPU cycle at which each machine steps next
    this.now = null; // the CPU cycle of the step in progress
    block.run = () => {};
  }

  /** Whether any of its machines is enabled. */
  get active() {
    return !this.block.stopped;
  }

  /** The CPU cycle at which one of its machines steps next; Infinity when none is enabled. */
  get nextDue() {
    const { machines } = this.block;
    let earliest = Infinity;
    for (let index = 0; index < machines.length; index++) {
      if (machines[index].enabled && this.due[index] < earliest) earliest = this.due[index];
    }
    return earliest;
  }

  /** Steps every machine that is due at or before this CPU cycle. */
  advance(cycle) {
    const { machines } = this.block;
    for (let index = 0; index < machines.length; index++) {
      if (machines[index].enabled) this.advanceMachine(machines[index], index, cycle);
      else this.due[index] = cycle;
    }
  }

  advanceMachine(machine, index, cycle) {
    const divisor = (machine.clockDivInt || 65536) + machine.clockDivFrac / 256;
    while (this.due[index] <= cycle) {
      const before = machine.cycles;
      this.now = this.due[index];
      machine.step();
      this.block.checkChangedPins();
      this.now = null;
      if (machine.waiting) {
        this.due[index] = cycle + divisor;
        return;
      }
      this.due[index] += Math.max(1, machine.cycles - before) * divisor;
    }
  }
}
