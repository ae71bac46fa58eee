/*
 * The history as a plot: from left to right the plies of the game, from top to bottom who wins: the first player in the
 * upper band, the second in the lower, draws on the line between. The farther from the middle, the sooner; the numbers
 * are plies. What is not known has a lane of its own below, and a sign of its own. Large nodes are the game, small ones
 * are alternatives; a click jumps there.
 */
import { el, svg, whenChanged } from './dom.js';
import { analysisOf, outcomeOf, winner } from './outcomes.js';
import { namesOf } from './play.js';
import { wholeLine, wordOf } from './tree.js';
import { sentence } from './words.js';

const STEP = 40;
const LEFT = 22;
const BANDS = 204;
const MIDDLE = BANDS / 2;
const UNKNOWN = BANDS + 16;
const HEIGHT = UNKNOWN + 20;
const NEAR = 22;
const FAR = 74;
const TOP = 4;
const CROWD = 4;

/** The height of an outcome: plies are to scale, relative to the most that are shown. */
function height(outcome, turn, most, hints) {
  const who = winner(outcome, turn);
  if (who === null) {
    return MIDDLE;
  }
  const near = hints === 'value' || outcome.plies === undefined ? 0.5 : outcome.plies / Math.max(1, most);
  const away = FAR - (FAR - NEAR) * near;
  return who === 0 ? MIDDLE - away : MIDDLE + away;
}

/** Moves that were not played in a node, with outcomes for the player who makes them. */
function alternatives(state, at, played) {
  const moves = analysisOf(state, at)?.moves ?? [];
  return moves.filter(move => move.move !== played);
}

/** Filled for an outcome; dotted, and like none of them, where it is not known. */
function shape(who, x, y, r, attributes) {
  if (who === undefined) {
    return svg('circle', { cx: x, cy: y, r: r - 1.5, ...attributes });
  }
  if (who === null) {
    return svg('polygon', { points: `${x},${y - r - 1} ${x + r + 1},${y} ${x},${y + r + 1} ${x - r - 1},${y}`, ...attributes });
  }
  return who === 0
    ? svg('circle', { cx: x, cy: y, r, ...attributes })
    : svg('rect', { x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: r / 3, ...attributes });
}

const kind = who => (who === null ? 'draw' : who === 0 ? 'first' : 'second');

function frame(width) {
  return [
    svg('rect', { class: 'band first', x: 0, y: TOP, width, height: MIDDLE - TOP - 14 }),
    svg('rect', { class: 'band second', x: 0, y: MIDDLE + 14, width, height: MIDDLE - TOP - 14 }),
    svg('line', { class: 'axis', x1: 0, x2: width, y1: MIDDLE, y2: MIDDLE }),
  ];
}

function smallNodes(state, nodes, x, y, actions) {
  return nodes.flatMap((at, index) => {
    const seen = new Map();
    return alternatives(state, at, nodes[index + 1]?.move).map(move => {
      const top = y(move, at.turn);
      const same = seen.get(top) ?? 0;
      seen.set(top, same + 1);
      const left = x(index + 1) - 13 - (same % CROWD) * 6;
      const explored = at.children.some(child => state.tree.nodes[child].move === move.move);
      return svg('g', {
        class: `alternative ${kind(winner(move, at.turn))}${explored ? ' explored' : ''}`, 'data-test': 'alternative',
        onclick: () => actions.playAt(at.id, move.move),
      }, svg('title', {}, `${wordOf(move)} instead: ${sentence({ ...move }, state.game, at.turn, state.hints)}`),
      svg('circle', { class: 'target', cx: left, cy: top, r: 5 }), shape(winner(move, at.turn), left, top, 3));
    });
  });
}

function largeNode(state, at, x, top, outcome, actions) {
  const now = at.id === state.tree.current;
  const words = outcome ? sentence(outcome, state.game, at.turn, state.hints) : 'not known';
  const label = `${at.ply === 0 ? 'start' : `ply ${at.ply}, ${at.written}`}: ${words}`;
  const who = outcome ? winner(outcome, at.turn) : undefined;
  return svg('g', {
    class: `game-node ${outcome ? kind(who) : 'unknown'}${now ? ' now' : ''}`, role: 'button', tabindex: now ? 0 : -1,
    'aria-label': label, 'aria-current': now ? 'step' : null, 'data-key': `node ${at.id}`, 'data-test': 'node',
    onclick: () => actions.jump(at.id),
    onkeydown: event => event.key === 'Enter' && actions.jump(at.id),
  }, svg('title', {}, label), svg('circle', { class: 'target', cx: x, cy: top, r: 16 }),
  now && svg('circle', { class: 'ring', cx: x, cy: top, r: 12 }), shape(who, x, top, 6.5),
  outcome && state.hints === 'plies' && svg('text', { class: 'value', x, y: top + (top < MIDDLE ? -15 : 25) }, outcome.plies === undefined ? '' : String(outcome.plies ?? '∞')));
}

/** The path of the game, where it is known. */
function way(outcomes, tops, x) {
  return outcomes.slice(1).map((outcome, i) => outcome && outcomes[i]
    && svg('line', { class: 'way', x1: x(i), y1: tops[i], x2: x(i + 1), y2: tops[i + 1] })).filter(Boolean);
}

function picture(state, actions, room) {
  const nodes = wholeLine(state.tree);
  const outcomes = nodes.map(at => outcomeOf(state, at));
  const shown = [...outcomes, ...nodes.flatMap(at => analysisOf(state, at)?.moves ?? [])].filter(Boolean);
  const most = Math.max(1, ...shown.map(outcome => outcome.plies ?? 0));
  const width = Math.max(280, room, LEFT * 2 + STEP * nodes.length);
  const x = index => LEFT + 8 + STEP * index;
  const y = (outcome, turn) => height(outcome, turn, most, state.hints);
  const tops = nodes.map((at, i) => (outcomes[i] ? y(outcomes[i], at.turn) : UNKNOWN));
  return svg('svg', { class: 'plot', viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT, role: 'group', 'aria-label': 'history of the game' },
    ...frame(width),
    ...way(outcomes, tops, x),
    ...nodes.map((at, i) => largeNode(state, at, x(i), tops[i], outcomes[i], actions)),
    ...smallNodes(state, nodes, x, y, actions),
    outcomes.some(outcome => !outcome) && svg('text', { class: 'lane', x: width - 6, y: UNKNOWN + 4 }, 'not known'));
}

export function createPlot(root, actions) {
  const draw = whenChanged(state => [state.tree, state.known, state.tried, state.advised, state.hints, root.clientWidth], state => {
    const focused = root.contains(document.activeElement);
    const names = namesOf(state.game);
    const scroll = el('div', { class: 'scroll' }, picture(state, actions, root.clientWidth));
    root.replaceChildren(el('p', { class: 'tick' }, `${names[0]} wins sooner ↑`), scroll,
      el('p', { class: 'tick' }, `${names[1]} wins sooner ↓`));
    const now = root.querySelector('.now');
    if (now && focused) {
      now.focus({ preventScroll: true });
    }
    const middle = now ? Number(now.querySelector('.target').getAttribute('cx')) : 0;
    scroll.scrollLeft = middle - scroll.clientWidth * 0.6;
  });
  let latest = null;
  const render = state => {
    latest = state;
    draw(state);
  };
  new ResizeObserver(() => requestAnimationFrame(() => latest && draw(latest))).observe(root);
  return { render };
}
