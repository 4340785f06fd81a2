// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// Reads the game off the lights, for people who cannot see them or their colours.

import { COLOURS, colourOf } from "./light.js";

const PALETTE_ROW = 14;
const LOWEST_ROW = 12; // guess row 1; row r is at y = 13 - r
const SURE_COLOURS = 6; // every edition has at least these, in this order

/** Whether the grid shows a game: its palette line is there, and no menu or sign. */
export function boardShown(grid) {
  for (let colour = 0; colour < SURE_COLOURS; colour++) {
    if (colourOf(grid.at(colour, PALETTE_ROW)) !== colour) return false;
  }
  return true;
}

/** Whether a cell holds a peg, a key or a palette colour while a game is shown. */
export function isBoardCell(x, y) {
  return (y >= 1 && y <= LOWEST_ROW) || y === PALETTE_ROW || (y === 0 && x < 4);
}

function pegs(grid, y) {
  return [0, 1, 2, 3].map((x) => COLOURS[colourOf(grid.at(x, y))] ?? "none");
}

function keys(grid, y) {
  const seen = [4, 5, 6, 7].map((x) => COLOURS[colourOf(grid.at(x, y))]);
  const red = seen.filter((name) => name === "red").length;
  const white = seen.filter((name) => name === "white").length;
  return `${red} exact, ${white} misplaced`;
}

/** Says in words what the grid shows, shortly: the secret if lit, and the two newest rows. */
export function describe(grid) {
  const lit = grid.pixels.some((channel) => channel > 0);
  if (!lit) return "Grid of lights, all dark.";
  if (!boardShown(grid)) return "Grid of lights with a menu or a sign. The console tells what it is.";
  const parts = [];
  for (let row = 1; row <= LOWEST_ROW; row++) {
    const names = pegs(grid, LOWEST_ROW + 1 - row);
    if (names.every((name) => name === "none")) continue;
    parts.push(`Row ${row}: ${names.join(", ")}; ${keys(grid, LOWEST_ROW + 1 - row)}.`);
  }
  const secret = pegs(grid, 0);
  const shown = parts.slice(-2);
  if (secret.some((name) => name !== "none")) shown.push(`Secret: ${secret.join(", ")}.`);
  return shown.length ? shown.join(" ") : "A game with no row filled in yet.";
}
