// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// Puts the page together: the device, its lights and buttons, its clock, and the controls around it.

import { Buttons } from "./buttons.js";
import { Clock } from "./clock.js";
import { Console } from "./console.js";
import { Controls } from "./controls.js";
import { Device, LoadError } from "./device.js";
import { Grid } from "./grid.js";
import { notice } from "./notice.js";
import { Protocol } from "./protocol.js";
import { fromAddress, languageOf, toToml } from "./settings.js";
import { carried, kept } from "./store.js";

const manual = new URLSearchParams(location.search).has("manual");

async function start() {
  const grid = new Grid(document.getElementById("grid"));
  grid.paint();
  const output = new Console(document.getElementById("console"));
  output.write(carried.get("console") ?? "");
  let protocol;
  const device = await Device.load({
    frame: (us, colours) => {
      grid.show(colours);
      protocol.frame(us, colours);
    },
    console: (text) => {
      output.write(text);
      protocol.console(text);
    },
    nvm: (hex) => kept.keep("nvm", hex),
  });
  protocol = new Protocol(device);
  protocol.listening = manual;
  const settings = fromAddress(location.search);
  const toml = toToml(settings, device.defaultSettings);
  output.element.lang = languageOf(toml); // for a voice that reads it out
  device.powerOn(toml, kept.get("nvm") ?? "");

  const buttons = new Buttons(document.querySelectorAll("[data-button]"), device);
  const controls = new Controls({ device, grid, buttons, console: output, settings });
  const clock = new Clock(device, () => {
    grid.paint();
    controls.turn();
  });
  if (manual) clock.paused = true;
  controls.connect(clock, manual);
  clock.start();

  window.sim = {
    ready: true,
    pixels: grid.pixels,
    device,
    clock,
    get ms() {
      return device.us / 1000;
    },
    get console() {
      return output.text;
    },
    get stopped() {
      return device.stopped;
    },
    command: (command) => {
      protocol.listening = true;
      const answer = protocol.command(command);
      grid.paint();
      return answer;
    },
  };
}

function explain(error) {
  console.error(error);
  if (error instanceof LoadError) {
    notice(
      "The simulator could not start",
      "A part of this page did not arrive. Reload the page; if that does not help, build it again with “make play”.",
      error.message,
    );
  } else {
    notice("The simulator broke", "This is a fault of the page, not of the game. Reload it to go on.", String(error.stack ?? error));
  }
}

if (typeof WebAssembly === "object") {
  start().catch(explain);
} else {
  notice(
    "This browser has no WebAssembly",
    "The simulator runs the handheld's own program in it. Any current Firefox, Chrome, Edge or Safari will do; some "
      + "locked-down modes switch it off.",
  );
}
