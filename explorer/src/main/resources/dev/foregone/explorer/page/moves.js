/*
 * The table of moves, best first: what each leads to and what it costs against the best. A row that is pointed at or
 * has the focus lights the board, and the board lights a row. The only move that keeps the value has a sign.
 */
import { button, el, refill, whenChanged } from './dom.js';
import { chip } from './marks.js';
import { analysisOf, ratedMoves } from './outcomes.js';
import { node } from './tree.js';
import { costWords, moveWords, onlyMove } from './words.js';

function row(move, index, { analysis, hints, lit }, actions) {
  const only = move.value && onlyMove(analysis) === move.move;
  const key = index < 9 ? String(index + 1) : '';
  return el('tr', {
    class: lit === move.move ? 'lit' : '', 'data-move': move.move,
    onpointerenter: () => actions.light(move.move), onpointerleave: () => actions.light(null),
    onclick: () => actions.play(move.move),
  },
  el('td', { class: 'digit', 'aria-hidden': 'true' }, key),
  el('th', { scope: 'row' }, button(move.move, event => {
    event.stopPropagation();
    actions.play(move.move);
  }, {
    class: 'plain', 'data-key': `row ${index}`, 'data-test': 'move', 'aria-keyshortcuts': key || null,
    onfocus: () => actions.light(move.move), onblur: () => actions.light(null),
  })),
  move.value && el('td', {}, chip(move, hints), el('span', { class: 'words' }, moveWords(move, hints))),
  move.value && el('td', { class: move.delta?.value ? 'cost bad' : 'cost' },
    only ? el('span', { class: 'only', title: 'the only move that keeps the value', 'data-test': 'only' }, 'only move') : null,
    only && move.delta?.plies === 0 ? null : move.delta && costWords(move, analysis.value, hints)));
}

export function createMoves(root, actions) {
  const body = el('tbody');
  const head = el('thead');
  const note = el('p', { class: 'note' });
  root.append(el('h2', { id: 'moves-title' }, 'Moves'), el('div', { class: 'scroll' }, el('table', { class: 'moves' }, head, body)), note);

  const draw = whenChanged(
    state => [node(state.tree), analysisOf(state, node(state.tree)), state.hints],
    state => {
      const known = analysisOf(state, node(state.tree));
      const analysis = state.hints === 'off' ? undefined : known;
      const moves = ratedMoves(state);
      head.hidden = moves.length === 0;
      head.replaceChildren(el('tr', {}, el('th', { class: 'digit', 'aria-hidden': 'true' }, ''), el('th', { scope: 'col' }, 'move'),
        analysis && el('th', { scope: 'col' }, 'leads to'), analysis && el('th', { scope: 'col' }, 'against the best')));
      refill(body, ...moves.map((move, index) => row(move, index, { ...state, analysis }, actions)));
      note.textContent = moves.length === 0 ? 'There are no moves: the game is over.'
        : state.hints === 'off' ? 'Hints are off: press h to see values.' : '';
    });

  function light({ lit }) {
    for (const one of body.children) {
      one.classList.toggle('lit', one.dataset.move === lit);
    }
  }

  return {
    render(state) {
      draw(state);
      light(state);
    },
  };
}
