/*
 * The mark of an outcome: colour, shape and text say the same. A win is a green pill, a draw a yellow hexagon, a loss a
 * purple box (colours of Okabe and Ito). The sooner the end, the stronger the colour; the text never fades. What is only
 * estimated has no colour at all: a dashed outline, and a number after a ~, or after a ≤ where a move was not compared.
 */
import { svg } from './dom.js';
import { markText, moveWords, strength } from './words.js';

const HEIGHT = 40;

const widthOf = text => Math.max(48, 26 + 16 * text.length);

/** Estimates have more letters and need less weight. */
const GUESS_WIDTH = 78;

function shape(value, w, h, attributes) {
  const [x, y] = [-w / 2, -h / 2];
  if (value === 'DRAW') {
    const tip = 12;
    const points = [[x, 0], [x + tip, y], [-x - tip, y], [-x, 0], [-x - tip, -y], [x + tip, -y]];
    return svg('polygon', { points: points.map(point => point.join(',')).join(' '), ...attributes });
  }
  return svg('rect', { x, y, width: w, height: h, rx: value === 'WIN' ? h / 2 : 2, ...attributes });
}

/** A mark around the point 0,0; a board's cell is a hundred wide. */
export function mark(outcome, hints) {
  const text = markText(outcome, hints);
  if (outcome.value === undefined) {
    return svg('g', { class: 'mark estimate' }, svg('rect', { class: 'guess', x: -GUESS_WIDTH / 2, y: -HEIGHT / 2, width: GUESS_WIDTH, height: HEIGHT, rx: 8 }),
      lettering(text, 22));
  }
  const width = widthOf(text);
  const opacity = hints === 'value' ? 0.9 : strength(outcome).toFixed(2);
  return svg('g', { class: `mark ${outcome.value.toLowerCase()}` },
    shape(outcome.value, width, HEIGHT, { class: 'plate' }),
    shape(outcome.value, width, HEIGHT, { class: 'paint', 'fill-opacity': opacity }),
    lettering(text));
}

const lettering = (text, size = 26) => svg('text', { y: 9, 'font-size': size, 'font-weight': 700, 'text-anchor': 'middle' }, text);

/** The same mark, inline in text. */
export function chip(outcome, game, hints) {
  const width = (outcome.value === undefined ? GUESS_WIDTH : widthOf(markText(outcome, hints))) + 6;
  const height = HEIGHT + 6;
  return svg('svg', {
    class: 'chip', viewBox: `${-width / 2} ${-height / 2} ${width} ${height}`, role: 'img',
    width: width / 2, height: height / 2, 'aria-label': moveWords(outcome, game, hints),
  }, mark(outcome, hints));
}

/** Who wins: the player's sign, or the shape of a draw. */
export function outcomeSign(who) {
  return who !== null ? playerSign(who) : svg('svg', { class: 'player-sign', viewBox: '-10 -10 20 20', width: 18, height: 18, 'aria-hidden': 'true' },
    svg('polygon', { points: '-9,0 0,-9 9,0 0,9', class: 'draw-fill' }));
}

/** A player's sign: a disc for the first, a rounded square for the second, as the pieces are. */
export function playerSign(turn) {
  const piece = turn === 0
    ? svg('circle', { r: 8, class: 'first-fill' })
    : svg('rect', { x: -7, y: -7, width: 14, height: 14, rx: 4, class: 'second-fill' });
  return svg('svg', { class: 'player-sign', viewBox: '-10 -10 20 20', width: 18, height: 18, 'aria-hidden': 'true' }, piece);
}
