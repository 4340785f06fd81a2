// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// Reads the game off the lights, for people who cannot see them or their colours. `grid` is anything with at(x, y),
// which gives a cell's [red, green, blue].

import { COLOURS, colourOf } from "./light.js";

const SECRET_Y = 0; // with whose turn it is in column 4, and in columns 5 to 7 the marks of the rules
const TURN_X = 4;
const ROW_1_Y = 12; // guess row r is at y = 13 - r
const CODE_Y = 7; // a code that is being set stands alone there, or with the two lights of a question
const RECORD_Y = 8; // a row of the record, with earlier keys of it below
const PALETTE_Y = 14;
const STATUS_Y = 15;
const PALETTE_SIZE = 6; // every edition has at least these, in this order
const RED = 0, GREEN = 2, WHITE = 4, CYAN = 7;
const ROWS = Array.from({ length: ROW_1_Y }, (_, at) => at + 1); // guess rows, from 1

const yOf = (row) => ROW_1_Y + 1 - row;
const colourAt = (grid, x, y) => colourOf(grid.at(x, y));
const lit = (grid, x, y) => Math.max(...grid.at(x, y)) > 0;

function someLit(grid, y, first = 0, last = 7) {
  for (let x = first; x <= last; x++) if (lit(grid, x, y)) return true;
  return false;
}

/** Whether the rules in force are marked at the top right: on every board and on the menus that choose them only. */
function rulesShown(grid) {
  return colourAt(grid, 5, SECRET_Y) === CYAN && lit(grid, 6, SECRET_Y) && lit(grid, 7, SECRET_Y);
}

/**
 * What the lights are: "dark"; "board", a round's rows; "setting" and "confirming", a code that a player sets;
 * "record", a row of a match's record; "other": words, a menu, a sign.
 */
export function scene(grid) {
  const lines = Array.from({ length: STATUS_Y + 1 }, (_, y) => y).filter((y) => someLit(grid, y));
  if (!lines.length) return "dark";
  if (rulesShown(grid)) {
    // A menu has a white dot for each of its items, from the left; the end of a round has red or green there.
    if (colourAt(grid, 0, STATUS_Y) === WHITE) return "other";
    return someLit(grid, CODE_Y) && !someLit(grid, ROW_1_Y) ? "setting" : "board";
  }
  const asked = colourAt(grid, 0, STATUS_Y) === RED && colourAt(grid, 7, STATUS_Y) === GREEN;
  if (asked && lines.every((y) => y === CODE_Y || y === STATUS_Y)) return "confirming";
  // No letter of the grid's font has a line and then a gap there.
  if (lines.includes(RECORD_Y) && !lines.includes(RECORD_Y - 1) && !lines.includes(RECORD_Y + 1)) return "record";
  return "other";
}

function paletteShown(grid) {
  for (let colour = 0; colour < PALETTE_SIZE; colour++) if (colourAt(grid, colour, PALETTE_Y) !== colour) return false;
  return rulesShown(grid);
}

/** Gives a function (x, y) that tells whether a letter belongs on a cell: a peg, a key, a player's, one to choose. */
export function lettered(grid) {
  const palette = paletteShown(grid);
  const board = (x, y) => (y > SECRET_Y && y <= ROW_1_Y) || (y === SECRET_Y && x <= TURN_X);
  const others = {
    board,
    setting: board,
    confirming: (x, y) => y === CODE_Y,
    record: (x, y) => y >= RECORD_Y && y < STATUS_Y,
  }[scene(grid)];
  return (x, y) => (y === PALETTE_Y && palette) || (others?.(x, y) ?? false);
}

function peg(light) {
  const colour = colourOf(light);
  if (colour >= 0) return COLOURS[colour];
  const [red, , blue] = light;
  return blue > red ? "empty hole" : "none"; // what else is lit there is the cursor on a place without a peg
}

const code = (grid, y) => [0, 1, 2, 3].map((x) => peg(grid.at(x, y))).join(", ");

function keys(grid, y) {
  const seen = [4, 5, 6, 7].map((x) => colourAt(grid, x, y));
  const count = (colour) => seen.filter((one) => one === colour).length;
  return `${count(RED)} exact, ${count(WHITE)} misplaced`;
}

/** Whether the code was broken; undefined before the end of a round, whose sign stands on the last lines. */
function ended(grid) {
  for (const y of [PALETTE_Y, STATUS_Y]) {
    const seen = [0, 1, 2, 3, 4, 5, 6, 7].filter((x) => lit(grid, x, y)).map((x) => colourAt(grid, x, y));
    if (seen.length && seen.every((colour) => colour === GREEN)) return true;
    if (seen.length && seen.every((colour) => colour === RED)) return false;
  }
  return undefined;
}

/** A board in words: its two newest rows, whose turn it is, and at the end the secret. */
function board(grid) {
  let last = ROWS.findLast((row) => someLit(grid, yOf(row))) ?? 0;
  // With colours to choose from, the last row is being entered: its cursor alone has no colour yet.
  const entering = paletteShown(grid) ? last : 0;
  if (entering && code(grid, yOf(last)) === "none, none, none, none") last--;
  const words = ROWS.slice(Math.max(0, last - 2), last).map((row) => {
    const pegs = code(grid, yOf(row));
    return row === entering ? `Row ${row}, being entered: ${pegs}.` : `Row ${row}: ${pegs}; ${keys(grid, yOf(row))}.`;
  });
  if (!words.length) words.push("A game with no row filled in yet.");
  const broken = ended(grid);
  const player = colourAt(grid, TURN_X, SECRET_Y) + 1;
  if (player > 0 && broken === undefined) words.push(`It is player ${player}'s turn.`);
  if (broken !== undefined) words.push(broken ? "The code is broken." : "The code is not broken.");
  // Four holes may be a secret too.
  if (broken !== undefined || someLit(grid, SECRET_Y, 0, 3)) words.push(`Secret: ${code(grid, SECRET_Y)}.`);
  return words.join(" ");
}

/** Says in words what the grid shows, shortly. */
export function describe(grid) {
  return {
    dark: () => "Grid of lights, all dark.",
    board: () => board(grid),
    setting: () => `Player ${colourAt(grid, TURN_X, SECRET_Y) + 1} sets a code: ${code(grid, CODE_Y)}.`,
    confirming: () => `The code to confirm: ${code(grid, CODE_Y)}.`,
    record: () => `A row of the record: ${code(grid, RECORD_Y)}; ${keys(grid, RECORD_Y)}.`,
    other: () => "Grid of lights with words, a menu or a sign. The console tells what it is.",
  }[scene(grid)]();
}
