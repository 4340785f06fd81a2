// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// Draws the 8 by 16 lights on a canvas.

import { Exposure, LETTERS, colourOf, onScreen } from "./light.js";
import { lettered } from "./board.js";
import { Steady } from "./steady.js";

export const WIDTH = 8;
export const HEIGHT = 16;
const CELL = 48; // canvas pixels
const LENS = 0.34; // radius of a light, of a cell
const DARK_LENS = "#191d24";
const DARK_RIM = "#262c36";
const BACK = "#07080b";

export class Grid {
  constructor(canvas) {
    canvas.width = WIDTH * CELL;
    canvas.height = HEIGHT * CELL;
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.exposure = new Exposure();
    this.pixels = new Uint8Array(WIDTH * HEIGHT * 3);
    this.steady = new Steady(this.pixels.length); // for words
    this.letters = false;
    this.diffuser = false;
    this.changed = true;
  }

  /** Takes a frame: "rrggbb" for each pixel; the kit's panels are wired row by row. */
  show(colours) {
    const count = Math.min(colours.length / 2, this.pixels.length);
    for (let at = 0; at < count; at++) this.pixels[at] = parseInt(colours.slice(2 * at, 2 * at + 2), 16);
    this.steady.take(this.pixels);
    this.changed = true;
  }

  /** [red, green, blue] of a cell, as they left the pin. */
  at(x, y) {
    const start = 3 * (WIDTH * y + x);
    return [...this.pixels.slice(start, start + 3)];
  }

  /** Draws, if there is something new. */
  paint() {
    if (!this.changed) return;
    this.changed = false;
    const { context } = this;
    context.globalCompositeOperation = "source-over";
    context.fillStyle = BACK;
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    const lit = [];
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const light = this.at(x, y);
        const sum = light[0] + light[1] + light[2];
        this.exposure.follow(sum);
        if (sum > 0) lit.push({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL, light, sum, cell: [x, y] });
        this.lens((x + 0.5) * CELL, (y + 0.5) * CELL);
      }
    }
    for (const spot of lit) this.halo(spot);
    for (const spot of lit) this.lamp(spot);
    if (!this.letters) return;
    const isLettered = lettered(this);
    for (const spot of lit) if (isLettered(...spot.cell)) this.letter(spot);
  }

  lens(x, y) {
    const { context } = this;
    context.beginPath();
    if (this.diffuser) this.well(x, y);
    else context.arc(x, y, CELL * LENS, 0, 2 * Math.PI);
    context.fillStyle = DARK_LENS;
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = DARK_RIM;
    context.stroke();
  }

  /** The light around a lamp: it adds to its neighbours' light, as on the real thing. */
  halo({ x, y, light, sum }) {
    const { context } = this;
    const brightness = this.exposure.of(sum);
    const colour = onScreen(light, brightness).join(" ");
    const reach = CELL * (this.diffuser ? 1.05 : 0.9);
    const halo = context.createRadialGradient(x, y, CELL * 0.2, x, y, reach);
    halo.addColorStop(0, `rgb(${colour} / ${(this.diffuser ? 0.5 : 0.32) * brightness})`);
    halo.addColorStop(1, `rgb(${colour} / 0)`);
    context.globalCompositeOperation = "lighter";
    context.fillStyle = halo;
    context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
    context.globalCompositeOperation = "source-over";
  }

  lamp({ x, y, light, sum }) {
    const { context } = this;
    const brightness = this.exposure.of(sum);
    const colour = onScreen(light, brightness);
    const glint = colour.map((channel) => Math.round(channel + (255 * brightness - channel) * 0.3));
    const radius = CELL * (this.diffuser ? 0.62 : LENS);
    const glow = context.createRadialGradient(x, y - CELL * 0.05, 0, x, y, radius);
    glow.addColorStop(0, `rgb(${glint.join(" ")})`);
    glow.addColorStop(this.diffuser ? 0.45 : 0.8, `rgb(${colour.join(" ")})`);
    glow.addColorStop(1, `rgb(${colour.map((channel) => Math.round(channel * (this.diffuser ? 0.45 : 0.85))).join(" ")})`);
    context.fillStyle = glow;
    context.beginPath();
    if (this.diffuser) this.well(x, y);
    else context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }

  /** The outline of one window of the diffuser. */
  well(x, y) {
    const half = CELL * 0.44;
    this.context.roundRect(x - half, y - half, 2 * half, 2 * half, CELL * 0.2);
  }

  letter({ x, y, light, sum }) {
    const colour = colourOf(light);
    if (colour < 0) return;
    const { context } = this;
    const bright = this.exposure.of(sum) > 0.55;
    context.font = `800 ${CELL * 0.44}px system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineWidth = 4;
    context.lineJoin = "round";
    context.strokeStyle = bright ? "rgb(255 255 255 / .75)" : "rgb(0 0 0 / .85)";
    context.fillStyle = bright ? "#06070a" : "#fff";
    context.strokeText(LETTERS[colour], x, y + 2);
    context.fillText(LETTERS[colour], x, y + 2);
  }

  /** Gives the picture as a PNG file (a promise of a Blob). */
  picture() {
    return new Promise((resolve) => this.canvas.toBlob(resolve, "image/png"));
  }
}
