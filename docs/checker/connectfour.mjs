#!/usr/bin/env node
// Checks a strategy for Connect Four that has no leaves, by the rules below and nothing else:
//
//     node connectfour.mjs FILE
//
// It prints what is proved and ends with status 0, or says what is wrong and ends with status 1.
// docs/STRATEGIES.md says what a strategy is, and why this check proves it. Nothing here is shared with the Java that made the file.

import { readFileSync } from "node:fs";

const WIN = "WIN", DRAW = "DRAW";

function wrong(why) {
  console.log("wrong: " + why);
  process.exit(1);
}

// ---- The file: lines of "word value", an empty line, bits (the lowest of each byte first), four bytes of checksum.

function read(path) {
  const bytes = readFileSync(path);
  const header = {};
  let at = 0;
  for (;;) {
    const end = bytes.indexOf(10, at);
    if (end < 0) wrong("the header has no end");
    const line = bytes.toString("utf8", at, end);
    at = end + 1;
    if (line === "") break;
    const space = line.indexOf(" ");
    header[line.slice(0, space)] = line.slice(space + 1);
  }
  const bits = Number(header.bits);
  if (8 * (bytes.length - 4 - at) < bits) wrong("the file is too short");
  let next = 0;
  const bit = () => {
    if (next === bits) wrong("more positions are reached than the file has decisions for");
    const value = (bytes[at + (next >> 3)] >> (next & 7)) & 1;
    next++;
    return value;
  };
  return { header, bit, isAtEnd: () => next === bits };
}

// ---- The rules. A position is one text of cells, column by column from the left, each from the bottom up:
// "x" of who moved first on the empty board, "o" of the other, "." empty; then who is to move.

function emptyBoard(width, height) {
  return { width, height, cells: ".".repeat(width * height), mover: "x" };
}

function moves(p) {
  const legal = [];
  for (let column = 0; column < p.width; column++) {
    if (p.cells[column * p.height + p.height - 1] === ".") legal.push(column);
  }
  return legal;
}

function play(p, column) {
  const cell = p.cells.indexOf(".", column * p.height);
  const cells = p.cells.slice(0, cell) + p.mover + p.cells.slice(cell + 1);
  return { ...p, cells, mover: p.mover === "x" ? "o" : "x", last: cell };
}

// Whether the stone that was played last stands in a row of four.
function isWonByLast(p) {
  const column = Math.floor(p.last / p.height), row = p.last % p.height, stone = p.cells[p.last];
  const count = (dx, dy) => {
    let n = 0;
    for (let x = column + dx, y = row + dy; x >= 0 && x < p.width && y >= 0 && y < p.height; x += dx, y += dy, n++) {
      if (p.cells[x * p.height + y] !== stone) break;
    }
    return n;
  };
  return [[1, 0], [0, 1], [1, 1], [1, -1]].some(([dx, dy]) => 1 + count(dx, dy) + count(-dx, -dy) >= 4);
}

// One text for a position and its mirror image.
function key(p) {
  const columns = [];
  for (let i = 0; i < p.width; i++) columns.push(p.cells.slice(i * p.height, (i + 1) * p.height));
  const mirrored = columns.reverse().join("");
  return p.cells < mirrored ? p.cells : mirrored;
}

function parse(notation) {
  const [, width, height, columns] = /^(?:(\d+)x(\d+):)?([1-9]*|-)$/.exec(notation) ?? wrong("root " + notation);
  let p = emptyBoard(Number(width ?? 7), Number(height ?? 6));
  for (const c of columns.replace("-", "")) {
    if (!moves(p).includes(Number(c) - 1)) wrong("root " + notation);
    p = play(p, Number(c) - 1);
    if (isWonByLast(p) || moves(p).length === 0) wrong("the game is over in the root, or before it");
  }
  return p;
}

// ---- The check: every position that can arise is met, in the order of the file.

function check(path) {
  const { header, bit, isAtEnd } = read(path);
  if (header.game !== "connectfour") wrong("it is of the game " + header.game);
  if (header.for !== "first" && header.for !== "second") wrong("it is for " + header.for);
  if (header.leaf !== "0") wrong("it has leaves, which only a search can check");
  const root = parse(header.root);
  const side = header.for === "first" ? root.mover : root.mover === "x" ? "o" : "x";
  const identity = header.symmetry === "true" ? key : (p) => p.cells;
  const queue = [root];
  const met = new Set([identity(root)]);
  const meet = (p) => {
    if (isWonByLast(p)) {
      if (p.cells[p.last] !== side) wrong("the other player wins: " + p.cells);
    } else if (!p.cells.includes(".")) {
      if (header.proves === WIN) wrong("a draw: " + p.cells);
    } else if (!met.has(identity(p))) {
      met.add(identity(p));
      queue.push(p);
    }
  };
  for (let i = 0; i < queue.length; i++) {
    const p = queue[i], legal = moves(p);
    if (p.mover === side) {
      let choice = 0;
      for (let width = 0; 2 ** width < legal.length; width++) choice += bit() << width;
      if (choice >= legal.length) wrong("no such move: " + p.cells);
      meet(play(p, legal[choice]));
    } else {
      for (const column of legal) meet(play(p, column));
    }
  }
  if (!isAtEnd()) wrong("the file has decisions for which there are no positions");
  if (header.proves !== WIN && header.proves !== DRAW) wrong("it claims " + header.proves);
  console.log(`proved: the ${header.for} player ${header.proves === WIN ? "wins" : "does not lose"} ` +
      `${header.root}; ${queue.length} positions followed`);
}

if (!process.argv[2]) wrong("name a file");
check(process.argv[2]);
