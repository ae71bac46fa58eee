/*
 * Pieces in hand, which a drawing has beside the board. Where that makes the board small, as on a phone, they are put into rows above
 * and below it, and so is whatever else is written to the right of the board.
 */
import { LETTER_SIZES, moveSite } from './diagram.js';

const CELL = 100;

/** From the middle of a piece in hand to the edge of its place. */
const HALF = 44;

/** From the middle of an outer site to the edge of the board, its frame included. */
const RIM = 62;

const GAP = 8;

/** As in the style sheet, which gives a board all the width from here on. */
export const narrow = matchMedia('(max-width: 520px)');

/** A label of a drawing as something that has a middle and half a width, and can be moved there. */
function labelOf(element) {
  const size = Number(element.getAttribute('font-size'));
  const below = LETTER_SIZES.base * size;
  return {
    x: Number(element.getAttribute('x')), y: Number(element.getAttribute('y')) - below,
    halfWidth: LETTER_SIZES.width * size * element.textContent.length / 2, halfHeight: size / 2,
    move(x, y) {
      element.setAttribute('x', x);
      element.setAttribute('y', y + below);
      Object.assign(this, { x, y });
    },
  };
}

const least = values => Math.min(...values);
const most = values => Math.max(...values);

/** The parts of one hand, from the left: its title and its pieces. */
const rowAt = (y, parts) => parts.filter(part => Math.abs(part.y - y) < CELL / 2).sort((one, other) => one.x - other.x);

/** Puts the hands of a drawing above and below its board, if they are to its right. */
export function stackHands(drawing, sites) {
  const all = [...sites.values()];
  const board = all.filter(site => site.kind !== 'hand');
  const right = most(board.map(site => site.x)) + RIM;
  const hands = all.filter(site => site.kind === 'hand').map(site => ({
    x: site.x, y: site.y, halfWidth: HALF, halfHeight: HALF, isPiece: true,
    move(x, y) {
      moveSite(site, x, y);
      Object.assign(this, { x, y });
    },
  }));
  if (!hands.length || !board.length || hands.some(hand => hand.x < right)) {
    return;
  }
  const labels = [...drawing.querySelectorAll('.label')].map(labelOf);
  const aside = labels.filter(label => label.x > right).map(label => Object.assign(label, { halfWidth: Math.max(HALF, label.halfWidth) }));
  const fixed = [...labels.filter(label => label.x <= right), ...board.map(({ x, y }) => ({ x, y, halfWidth: RIM, halfHeight: RIM }))];
  const left = least(board.map(site => site.x));
  const [top, bottom] = [least(fixed.map(part => part.y - part.halfHeight)), most(fixed.map(part => part.y + part.halfHeight))];
  const middle = (least(board.map(site => site.y)) + most(board.map(site => site.y))) / 2;
  const rows = [...new Set(hands.map(hand => hand.y))].map(y => rowAt(y, [...hands, ...aside]));
  const [first] = rows;
  const rest = aside.filter(label => !rows.flat().includes(label));
  for (const row of rows) {
    const by = left - row.find(part => part.isPiece).x;
    const y = row[0].y < middle ? top - GAP - HALF : bottom + GAP + HALF;
    row.forEach(part => part.move(part.x + by, y));
  }
  for (const label of rest) {
    const end = most(first.map(part => part.x + part.halfWidth));
    label.move(end + GAP + label.halfWidth, first[0].y);
    first.push(label);
  }
  frame(drawing, [...fixed, ...rows.flat()]);
}

/** The drawing shows these parts, and no more. */
function frame(drawing, parts) {
  const [left, top] = [least(parts.map(part => part.x - part.halfWidth)) - GAP, least(parts.map(part => part.y - part.halfHeight)) - GAP];
  const [right, bottom] = [most(parts.map(part => part.x + part.halfWidth)) + GAP, most(parts.map(part => part.y + part.halfHeight)) + GAP];
  drawing.setAttribute('viewBox', [left, top, right - left, bottom - top].join(' '));
}
