/*
 * The server's drawing of a position as an element of the page. It is parsed as XML, never as markup of the page, and
 * anything that could run or load something is removed: only shapes and text are left.
 */
import { svg } from './dom.js';

/** Of a line of text, in font sizes: from its middle down to its base, as the server places it, and the width of a letter. */
export const LETTER_SIZES = { base: 0.36, width: 0.57 };

const ALLOWED = new Set(['svg', 'g', 'title', 'desc', 'rect', 'circle', 'ellipse', 'line', 'path', 'polygon', 'polyline',
  'text', 'tspan', 'defs', 'marker', 'linearGradient', 'radialGradient', 'stop', 'clipPath']);

function harmless(element) {
  for (const child of [...element.children]) {
    if (ALLOWED.has(child.localName)) {
      harmless(child);
    } else {
      child.remove();
    }
  }
  for (const { name } of [...element.attributes]) {
    if (/^on/i.test(name) || /href$/i.test(name) || name === 'style') {
      element.removeAttribute(name);
    }
  }
  return element;
}

/** The drawing, or null if the text is not SVG. */
export function parseDiagram(text) {
  const root = text && new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return root?.localName === 'svg' && !root.querySelector('parsererror')
    ? harmless(document.importNode(root, true))
    : null;
}

/** The sites of a drawing by their names. */
export function sitesOf(drawing) {
  const sites = new Map();
  for (const element of drawing.querySelectorAll('.site')) {
    const { site: name, owner = 'nobody', piece = '', count = '0', group = '', x, y } = element.dataset;
    sites.set(name, {
      name, owner, piece, count, group, element, x: Number(x), y: Number(y), kind: element.classList[1],
      title: element.querySelector('title')?.textContent ?? name,
      holder: element.querySelector('.piece'),
    });
  }
  return sites;
}

/** A copy of a piece above everything else in its drawing, for the eye alone. */
export function copyAbove(piece) {
  const copy = piece.cloneNode(true);
  const frame = svg('g', { class: 'gliding', 'aria-hidden': 'true', transform: piece.parentNode.getAttribute('transform') }, copy);
  piece.ownerSVGElement.append(frame);
  return { copy, remove: () => frame.remove() };
}

/** Moves all that is on a site to another place. */
export function moveSite(site, x, y) {
  const parts = [...site.element.children].filter(child => child.localName !== 'title');
  site.element.append(svg('g', { class: site.kind, transform: `translate(${x - site.x} ${y - site.y})` }, parts));
  Object.assign(site, { x, y });
}

/** Moves what begins at {@code name} and is as long as {@code length} to the other side: {@code sum} is that of both edges. */
const mirror = (element, name, sum, length = 0) => element.setAttribute(name, sum - Number(element.getAttribute(name)) - length);

/** Labels at a side of the board stay at that side, and change places along it. */
function turnLabels(drawing, cells, { acrossSum, downSum }, edges) {
  const within = (at, [least, most]) => at >= least && at <= most;
  for (const label of drawing.querySelectorAll('.label')) {
    const drop = LETTER_SIZES.base * Number(label.getAttribute('font-size'));
    if (within(Number(label.getAttribute('x')), edges(cells, 'x'))) {
      mirror(label, 'x', acrossSum);
    }
    if (downSum !== null && within(Number(label.getAttribute('y')) - drop, edges(cells, 'y').map((edge, i) => edge + (i ? 1 : -1)))) {
      mirror(label, 'y', downSum, -2 * drop);
    }
  }
}

/**
 * Turns a drawing around, as the other player sees it: sites and labels change places and stay upright, but pieces that point
 * point the other way. An upright board is seen from behind. The board stays where it is, as do the edges that labels are at,
 * and hands change places.
 */
export function turnAround(drawing, sites) {
  const isHand = site => site.kind === 'hand';
  const cells = [...sites.values()].filter(site => !isHand(site));
  const hands = [...sites.values()].filter(isHand);
  const edges = (some, axis) => [Math.min(...some.map(site => site[axis])), Math.max(...some.map(site => site[axis]))];
  const sums = some => ['x', 'y'].map(axis => edges(some, axis)).map(([least, most]) => least + most);
  const [acrossSum, downSum] = sums(cells);
  const handSums = sums(hands);
  const upright = [...sites.values()].some(site => site.kind === 'hole');
  for (const site of sites.values()) {
    const [x, y] = isHand(site) ? handSums : [acrossSum, downSum];
    moveSite(site, x - site.x, upright ? site.y : y - site.y);
    if (site.element.dataset.facing) {
      site.element.querySelectorAll('path.shape').forEach(shape =>
        shape.setAttribute('transform', `${shape.getAttribute('transform') ?? ''} rotate(180)`.trim()));
    }
  }
  const across = (kind, names, length = () => 0) => drawing.querySelectorAll(kind).forEach(one =>
    names.forEach(name => mirror(one, name, acrossSum, length(one, 'width'))));
  const down = (kind, names, length = () => 0) => upright || drawing.querySelectorAll(kind).forEach(one =>
    names.forEach(name => mirror(one, name, downSum, length(one, 'height'))));
  const side = (one, name) => Number(one.getAttribute(name));
  across('.frame', ['x'], side);
  down('.frame', ['y'], side);
  across('.line', ['x1', 'x2']);
  down('.line', ['y1', 'y2']);
  turnLabels(drawing, cells, { acrossSum, downSum: upright ? null : downSum }, edges);
}
