/*
 * The table of moves: where each leads and what it costs compared with the best. A row is created when its position is
 * shown, in the order of the rules, and stays in its place: values fill in as they become known, so that a click or a key
 * meant for one move cannot hit another. Only the person sorts. A row under the pointer or with the focus highlights its
 * site on the board, and the board highlights a row; while a piece is chosen, only its moves are shown. The only move that
 * keeps the value has a sign. Below is the line of best play, to be played with a click, and what strategies do here.
 */
import { continuing } from './clicks.js';
import { button, el, moveButton, option, refill, whenChanged } from './dom.js';
import { chip } from './marks.js';
import { adviceOf, analysisOf, ratedMoves } from './outcomes.js';
import { pointsOf, pointsText } from './points.js';
import { node, wordOf } from './tree.js';
import { HINTS, costWords, isHint, moveWords, onlyMove, strategyWords, whyWords } from './words.js';

const KEYS = 9;

/** How much of a line is shown, in moves. */
const LINE = 8;

const GROUPS = { WIN: 'win', DRAW: 'draw', LOSS: 'lose', OPEN: 'not proved' };

function rowOf(move, actions) {
  const key = move.number < KEYS ? String(move.number + 1) : '';
  const name = moveButton(wordOf(move), event => {
    event.stopPropagation();
    actions.play(move.move);
  }, {
    'data-test': 'move', 'aria-keyshortcuts': key || null,
    onfocus: () => actions.light(move.move), onblur: () => actions.light(null),
  });
  const worth = el('td', { class: 'worth' });
  const cost = el('td', { class: 'cost' });
  const element = el('tr', {
    'data-move': move.move,
    onpointerenter: () => actions.light(move.move), onpointerleave: () => actions.light(null),
    onclick: () => actions.play(move.move),
  }, el('td', { class: 'digit', 'aria-hidden': 'true' }, key), el('th', { scope: 'row' }, name), worth, cost);
  return { element, worth, cost };
}

function fill({ element, worth, cost }, move, analysis, score, { game, hints }) {
  const only = move.value && onlyMove(analysis) === move.move;
  element.classList.toggle('best', Boolean(move.best));
  worth.replaceChildren(...(isHint(move) ? [chip(move, game, hints), el('span', { class: 'words' }, moveWords(move, game, hints))] : []), ...(score === undefined ? [] : [el('span', { class: 'points', 'data-test': 'points' }, pointsText(score))]));
  cost.classList.toggle('bad', Boolean(move.delta?.value));
  cost.replaceChildren(...(only
    ? [el('span', { class: 'only', title: 'the only move that keeps the value', 'data-test': 'only' }, 'only move')] : []),
  ...(move.delta && !(only && move.delta.plies === 0) ? [costWords(move, analysis.value, hints)] : []));
}

export function createMoves(root, actions) {
  const body = el('tbody');
  const table = el('table', { class: 'moves' },
    el('thead', {}, el('tr', {}, el('th', { class: 'digit', 'aria-hidden': 'true' }, ''), el('th', { scope: 'col' }, 'move'),
      el('th', { scope: 'col', class: 'worth' }, 'leads to'), el('th', { scope: 'col', class: 'cost' }, 'against the best'))),
    body);
  const note = el('p', { class: 'note' });
  const best = el('p', { class: 'best-line', 'data-test': 'best-line' });
  const most = el('p', { class: 'best-line', 'data-test': 'most-points' });
  const sort = button('Best first', actions.sortMoves, {
    'data-test': 'sort', 'aria-pressed': 'false', title: 'sort the moves of this position by what they are worth',
  });
  const hints = el('select', {
    'data-test': 'hints', 'aria-label': 'Hints', title: 'Hints (h)', 'aria-keyshortcuts': 'h', onchange: event => actions.setHints(event.target.value),
  }, HINTS.map(hint => option(hint, { plies: 'value and plies', value: 'value only', off: 'off' }[hint])));
  let rows = [];
  let since = Infinity;
  root.append(el('div', { class: 'card-head' }, el('h2', { id: 'moves-title' }, 'Moves'), el('div', { class: 'tabs' }, el('label', { class: 'inline' }, el('span', { class: 'wide-only' }, 'Hints '), hints), sort)),
    el('div', { class: 'scroll' }, table), best, most, note);

  const build = whenChanged(state => [node(state.tree)], state => {
    rows = ratedMoves(state).map(move => rowOf(move, actions));
    const focused = body.contains(document.activeElement);
    body.replaceChildren(...rows.map(row => row.element));
    if (focused) {
      body.querySelector('button')?.focus({ preventScroll: true });
    }
    table.hidden = rows.length === 0;
    since = Infinity;
    requestAnimationFrame(() => { since = performance.now(); });
  });

  const draw = whenChanged(
    state => [node(state.tree), analysisOf(state, node(state.tree)), adviceOf(state, node(state.tree)), state.hints, state.points],
    state => {
      const analysis = analysisOf(state, node(state.tree));
      const advice = adviceOf(state, node(state.tree));
      const points = state.hints === 'off' ? {} : pointsOf(state, node(state.tree)) ?? {};
      ratedMoves(state).forEach((move, i) => fill(rows[i], move, analysis, points.moves?.find(one => one.move === move.move)?.score, state));
      hints.value = state.hints;
      table.classList.toggle('plain', state.hints === 'off');
      sort.disabled = state.hints === 'off' || !(analysis ?? advice) || rows.length < 2;
      drawLine(best, state.hints === 'off' ? {} : analysis ?? advice ?? {}, analysis ? 'Best line: ' : 'Expected: ');
      drawLine(most, points, points.score === undefined ? '' : `${pointsText(points.score)} points: `);
      refill(note, ...(rows.length === 0 ? ['There are no moves: the game is over.']
        : state.hints === 'off' ? ['Hints are off: see above, or press h.']
          : (node(state.tree).position.strategies ?? []).flatMap(strategy => [`${strategyWords(strategy)} `,
            !strategy.leaf && button('Graph', () => actions.showGraph(strategy), { class: 'plain', 'data-key': `graph ${strategy.side}`, 'data-test': 'graph', 'aria-label': `the strategy for ${strategy.player} as a graph` })])));
    });

  function drawLine(root, { line = [], written = line, why }, what) {
    refill(root, ...(line.length ? [what, ...line.slice(0, LINE).map((_, i) =>
      moveButton(written[i], () => actions.playLine(line.slice(0, i + 1)), { 'data-key': `${what} ${i}`, 'data-test': 'line-move' })),
    line.length > LINE && '…', why && el('span', { 'data-test': 'why' }, `estimated${whyWords(why)}`)] : []));
  }

  /** Only the moves of what is chosen on the board. */
  const filter = whenChanged(state => [node(state.tree), state.picked], state => {
    const open = new Set(continuing(ratedMoves(state), state.picked).map(move => move.number));
    rows.forEach((row, number) => { row.element.hidden = !open.has(number); });
  });

  const order = whenChanged(state => [node(state.tree), state.bestFirst, state.hints], state => {
    const moves = ratedMoves(state);
    const sorted = state.bestFirst && state.hints !== 'off';
    body.querySelectorAll('.group').forEach(group => group.remove());
    sort.setAttribute('aria-pressed', String(sorted));
    if (sorted) {
      moves.sort((one, other) => one.rank - other.rank);
    }
    const focused = body.contains(document.activeElement) ? document.activeElement : null;
    body.append(...(sorted ? grouped(moves) : moves.map(move => rows[move.number].element)));
    focused?.focus({ preventScroll: true });
  });

  /** The rows, and where there are many a heading above those of the same value. */
  function grouped(moves) {
    const groups = Map.groupBy(moves, move => move.value ?? 'OPEN');
    return moves.length <= KEYS || groups.size < 2 ? moves.map(move => rows[move.number].element)
      : [...groups].flatMap(([value, some]) => [
        el('tr', { class: 'group' }, el('th', { colspan: 4, scope: 'rowgroup' }, `${GROUPS[value]}: ${some.length}`)),
        ...some.map(move => rows[move.number].element)]);
  }

  /** For those who wait until everything is known. */
  const showBusy = ({ question }) => { root.dataset.busy = String(Boolean(question) && !question.background); };

  function light({ lit }) {
    for (const one of body.children) {
      one.classList.toggle('lit', one.dataset.move === lit);
    }
  }

  return {
    render(state) {
      build(state);
      draw(state);
      order(state);
      filter(state);
      light(state);
      showBusy(state);
    },
    /** Since when these rows have been visible, on the clock of events. */
    since: () => since,
  };
}
