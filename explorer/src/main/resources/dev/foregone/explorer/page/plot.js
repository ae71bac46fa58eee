/*
 * The history as a plot: from left to right the plies of the game, from top to bottom who wins: the first player in the
 * upper band, the second in the lower, draws on the line between. The farther from the middle, the sooner; the numbers
 * are plies. What is not known has a lane of its own below, and a sign of its own. Large nodes are the game, small ones
 * are alternatives; a click jumps there.
 */
import { createList, el, svg, whenChanged } from './dom.js';
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

/** What belongs to a node is drawn where it is in view, and this much to both sides. */
const ASIDE = 20 * STEP;

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

const x = index => LEFT + 8 + STEP * index;

function frame(width) {
  return svg('g', {},
    svg('rect', { class: 'band first', x: 0, y: TOP, width, height: MIDDLE - TOP - 14 }),
    svg('rect', { class: 'band second', x: 0, y: MIDDLE + 14, width, height: MIDDLE - TOP - 14 }),
    svg('line', { class: 'axis', x1: 0, x2: width, y1: MIDDLE, y2: MIDDLE }));
}

function smallNodes(index, at, analysis, played, most, { state, actions }) {
  const seen = new Map();
  return svg('g', {}, analysis.moves.filter(({ move }) => move !== played).map(move => {
    const top = height(move, at.turn, most, state.hints);
    const same = seen.get(top) ?? 0;
    seen.set(top, same + 1);
    const left = x(index + 1) - 13 - (same % CROWD) * 6;
    const explored = at.children.some(child => state.tree.nodes[child].move === move.move);
    return svg('g', {
      class: `alternative ${kind(winner(move, at.turn))}${explored ? ' explored' : ''}`, 'data-test': 'alternative',
      onclick: () => actions.playAt(at.id, move.move),
    }, svg('title', {}, `${wordOf(move)} instead: ${sentence({ ...move }, state.game, at.turn, state.hints)}`),
    svg('circle', { class: 'target', cx: left, cy: top, r: 5 }), shape(winner(move, at.turn), left, top, 3));
  }));
}

function largeNode(index, at, top, value, plies, now, { state, actions }) {
  const outcome = value && { value, plies };
  const words = outcome ? sentence(outcome, state.game, at.turn, state.hints) : 'not known';
  const label = `${at.ply === 0 ? 'start' : `ply ${at.ply}, ${at.written}`}: ${words}`;
  const who = outcome ? winner(outcome, at.turn) : undefined;
  return svg('g', {
    class: `game-node ${outcome ? kind(who) : 'unknown'}${now ? ' now' : ''}`, role: 'button', tabindex: now ? 0 : -1,
    'aria-label': label, 'aria-current': now ? 'step' : null, 'data-key': `node ${at.id}`, 'data-test': 'node',
    onclick: () => actions.jump(at.id),
    onkeydown: event => event.key === 'Enter' && actions.jump(at.id),
  }, svg('title', {}, label), svg('circle', { class: 'target', cx: x(index), cy: top, r: 16 }),
  now && svg('circle', { class: 'ring', cx: x(index), cy: top, r: 12 }), shape(who, x(index), top, 6.5),
  outcome && state.hints === 'plies' && svg('text', { class: 'value', x: x(index), y: top + (top < MIDDLE ? -15 : 25) }, plies === undefined ? '' : String(plies ?? '∞')));
}

/** The picture, of which a node is drawn again when what it shows has changed. */
function createPicture(actions) {
  let latest = null;
  let alongTheLine = [];
  const layer = draw => {
    const root = svg('g');
    return { root, update: createList(root, draw) };
  };
  const frames = layer(frame);
  const inView = draw => layer((...facts) => (facts.length > 1 ? draw(...facts) : svg('g')));
  const ways = inView((index, from, to) => svg('line', { class: 'way', x1: x(index), y1: from, x2: x(index + 1), y2: to }));
  const large = inView((...facts) => largeNode(...facts.slice(0, 6), latest));
  const small = inView((...facts) => smallNodes(...facts.slice(0, 5), latest));
  const lane = layer(width => svg('text', { class: 'lane', x: width - 6, y: UNKNOWN + 4 }, 'not known'));
  const element = svg('svg', { class: 'plot', height: HEIGHT, role: 'group', 'aria-label': 'history of the game' },
    ...[frames, ways, large, small, lane].map(({ root }) => root));

  function update(state, room) {
    latest = { state, actions };
    const { game, hints, tree } = state;
    const nodes = wholeLine(tree);
    const outcomes = nodes.map(at => outcomeOf(state, at));
    const analyses = nodes.map(at => analysisOf(state, at));
    const most = [...outcomes, ...analyses.flatMap(one => one?.moves ?? [])].reduce((so, one) => Math.max(so, one?.plies ?? 0), 1);
    const tops = nodes.map((at, i) => (outcomes[i] ? height(outcomes[i], at.turn, most, hints) : UNKNOWN));
    const width = Math.max(280, room, LEFT * 2 + STEP * nodes.length);
    element.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
    element.setAttribute('width', width);
    frames.update([[width]]);
    alongTheLine = [
      [ways, nodes.map((_, i) => (outcomes[i] && outcomes[i + 1] ? [i, tops[i], tops[i + 1]] : [i]))],
      [large, nodes.map((at, i) => [i, at, tops[i], outcomes[i]?.value, outcomes[i]?.plies, at.id === tree.current, game, hints])],
      [small, nodes.map((at, i) => (analyses[i] ? [i, at, analyses[i], nodes[i + 1]?.move, most, game, hints] : [i]))]];
    lane.update(outcomes.every(Boolean) ? [] : [[width]]);
    return x(nodes.findIndex(at => at.id === tree.current));
  }

  /** Draws what belongs to the nodes from one place to another. */
  const show = (from, to) => alongTheLine.forEach(([part, all]) =>
    part.update(all.map(facts => (x(facts[0]) > from - ASIDE && x(facts[0]) < to + ASIDE ? facts : [facts[0]]))));
  return { element, update, show };
}

export function createPlot(root, actions) {
  const picture = createPicture(actions);
  const sooner = [el('p', { class: 'tick' }), el('p', { class: 'tick' })];
  const scroll = el('div', { class: 'scroll' }, picture.element);
  let latest = null;
  let room = root.clientWidth; // to ask for it lays the page out
  const show = left => picture.show(left, left + room);
  scroll.addEventListener('scroll', () => show(scroll.scrollLeft));
  root.append(sooner[0], scroll, sooner[1]);

  const draw = whenChanged(state => [state.tree, state.known, state.tried, state.advised, state.hints, room], state => {
    const focused = picture.element.contains(document.activeElement);
    sooner.forEach((line, turn) => line.replaceChildren(`${namesOf(state.game)[turn]} wins sooner ${turn === 0 ? '↑' : '↓'}`));
    const left = Math.max(0, picture.update(state, room) - room * 0.6);
    scroll.scrollLeft = left;
    show(left);
    if (focused) {
      picture.element.querySelector('.now')?.focus({ preventScroll: true });
    }
  });
  const measure = () => {
    room = root.clientWidth;
    return latest && draw(latest);
  };
  new ResizeObserver(() => requestAnimationFrame(measure)).observe(root);
  return {
    render(state) {
      latest = state;
      draw(state);
    },
  };
}
