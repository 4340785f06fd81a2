// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT

// The emulated Pico as a process: one JSON command a line on stdin, one JSON answer a line out.
//
//     node emulator/server.mjs BOOTROM UF2 DRIVE    a new chip with CircuitPython and this drive
//     node emulator/server.mjs BOOTROM FLASH        one that ran before: its 2 MiB, from "save"
//
// BOOTROM is the RP2040's B1 boot ROM. The power is off at first, so that levels can be set before.
//
// Commands that every runtime of the handheld knows:
//     {"do": "level", "pin": 14, "high": false}
//     {"do": "run", "ms": 60}
//     {"do": "script", "steps": [["level", 14, 0], ["run", 45], ["run", 900, "frame"]]}
//     {"do": "quit"}
// Board only:
//     {"do": "run", "ms": 60, "until": "frame"}    or until "console:TEXT" (in a script as above)
//     {"do": "power", "on": true, "nvm": "hex"}    nvm, optional: what NVM holds at this power-on
//     {"do": "host", "mode": "deaf"}               see usb_host.mjs; "absent" only while it is off
//     {"do": "bootsel", "pressed": true}           the button on the board: held in its first second,
//                                                  CircuitPython starts in safe mode
//     {"do": "cut", "at": 3, "half": true}         the power fails at the 3rd flash operation from
//                                                  now, half done; without "at": it does not
//     {"do": "voltage", "mv": 3100}                the supply at VSYS; 4700 at first, as from USB
//     {"do": "edges", "pin": 16}                   from now on the answers have "edges":
//                                                  [[ms, pin, true | false | null], ...], what the
//                                                  chip drives there (null: nothing)
//     {"do": "skip", "ms": 1000}                   the processor's next sleep takes so long; as a
//                                                  step of a script ["skip", 1000]
//     {"do": "type", "text": "..."}                on the console
//     {"do": "watch", "on": true}                  from now on answers have "operations": the flash
//                                                  operations since, as [kind, address, NVM before
//                                                  it in hex]
//     {"do": "usb"}                                the answer has "usb": what the host was offered,
//                                                  its configuration descriptor in hex
//     {"do": "save", "what": "drive", "file": "..."}    "drive" (1 MiB, FAT12), "flash" or "nvm"
//
// Each answer: {"ms", "frames": [[ms, "rrggbb..."], ...], "console", "on", "outOfSpec",
// "flashOperations"}, with frames and console since the last one, and where they apply
//     "until": true    the awaited moment came
//     "reset": true    the chip reset itself: the run or script ended there; it has started again
//     "cut": {"number", "kind", "address", "length"}    the power failed at this flash operation:
//                                                       the run or script ended, and it is off
// or {"error": "..."}; what came before the error is in the next answer.

import fs from 'node:fs';
import readline from 'node:readline';
import { Board } from './board.mjs';
import { newFlash } from './flash_image.mjs';

const hex = (pixels) => Buffer.from(pixels.flat()).toString('hex');

/** Makes an executor of commands: a function from a command to its answer. */
function executor(board) {
  const script = (steps) => {
    for (const [kind, ...rest] of steps) {
      if (kind === 'level') board.level(rest[0], !!rest[1]);
      else if (kind === 'run') {
        const outcome = board.run(...rest);
        if (outcome.reset || outcome.cut) return outcome;
      } else if (kind === 'skip') board.running().skip(rest[0]);
      else throw new Error(`a script step is level, run or skip, not ${kind}`);
    }
    return {};
  };
  const commands = {
    level: ({ pin, high }) => board.level(pin, !!high),
    run: ({ ms, until }) => board.run(ms, until),
    script: ({ steps }) => script(steps),
    power: ({ on, nvm }) => (on ? board.powerOn(nvm && Buffer.from(nvm, 'hex')) : board.powerOff()),
    host: ({ mode }) => board.setHost(mode),
    bootsel: ({ pressed }) => board.pressBootsel(!!pressed),
    cut: ({ at, half }) => board.cutPower(at, half),
    watch: ({ on }) => board.watchFlash(!!on),
    voltage: ({ mv }) => board.setSupply(mv),
    edges: ({ pin }) => board.output.edges.watch(pin),
    skip: ({ ms }) => board.running().skip(ms),
    type: ({ text }) => board.type(text),
    usb: () => ({ usb: Buffer.from(board.usbDescriptors).toString('hex') }),
    save: ({ what, file }) => save(board, what, file),
  };
  return (command) => {
    if (!Object.hasOwn(commands, command.do)) throw new Error(`unknown command ${command.do}`);
    return answer(board, commands[command.do](command) ?? {});
  };
}

function save(board, what, file) {
  const content = {
    drive: board.drive,
    flash: board.flash.subarray(0, board.storedFlash.length),
    nvm: board.nvm,
    ram: board.pico?.mcu.sram,
  }[what];
  if (!content) throw new Error(`save drive, flash or nvm, or with power on ram, not ${what}`);
  fs.writeFileSync(file, content);
}

function answer(board, outcome) {
  const { frames, console, edges, operations } = board.output.take();
  const inHex = ([kind, address, nvm]) => [kind, address, Buffer.from(nvm).toString('hex')];
  return {
    ms: board.ms,
    frames: frames.map(([ms, pixels]) => [ms, hex(pixels)]),
    console,
    ...(edges.length && { edges }),
    on: board.pico !== null,
    outOfSpec: board.outOfSpecSoFar,
    flashOperations: board.pico?.flash.operations ?? 0,
    ...(board.watchesFlash && { operations: operations.map(inHex) }),
    ...outcome,
  };
}

async function serve(bootrom, firmware, drive) {
  const content = fs.readFileSync(firmware);
  const flash = drive ? newFlash(content, fs.readFileSync(drive)) : content;
  const execute = executor(new Board({ bootrom, flash }));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    let reply;
    try {
      const command = JSON.parse(line);
      if (command.do === 'quit') break;
      reply = execute(command);
    } catch (error) {
      reply = { error: error.message };
    }
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  }
}

await serve(...process.argv.slice(2));
