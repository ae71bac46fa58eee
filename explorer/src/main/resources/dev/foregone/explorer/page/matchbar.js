/*
 * The bar above the board: one large button to play against the computer; while that lasts, who plays; at the end, another
 * game or a review of this one. It is as high in each case.
 */
import { button, el, option, refill, whenChanged } from './dom.js';
import { holdWords } from './hold.js';
import { STRENGTHS, computerAgainst, namesOf } from './play.js';
import { puzzleProgress } from './puzzle.js';
import { resultOf } from './repetition.js';
import { node } from './tree.js';

export function createMatchBar(root, actions) {
  const offer = state => [
    button('Play the computer', () => actions.beginMatch(state.side, state.strength), { class: 'primary large', 'data-key': 'begin', 'data-test': 'match-begin' }),
    el('label', { class: 'inline' }, el('span', { class: 'wide-only' }, 'as '), el('select', {
      'aria-label': 'your side', 'data-key': 'side', 'data-test': 'match-side', onchange: event => actions.setSide(Number(event.target.value)),
    }, namesOf(state.game).map((name, turn) => option(turn, `${name}, ${turn === 0 ? 'first' : 'second'}`, state.side)))),
    el('label', { class: 'inline' }, el('span', { class: 'wide-only' }, 'strength '), el('select', {
      'aria-label': 'strength of the computer', 'data-key': 'strength', 'data-test': 'match-strength', onchange: event => actions.setStrength(event.target.value),
    }, STRENGTHS.map(one => option(one, one, state.strength)))),
  ];

  const lasting = (state, computer) => [
    el('p', { class: 'who', 'data-test': 'match' }, holdWords(state) ? `${holdWords(state)} ` : '', `You are ${namesOf(state.game)[1 - computer]}. ${namesOf(state.game)[computer]} is the computer (${state.players[computer].strength}).`),
  ];

  const over = (computer, match) => [
    button(computer !== null ? 'Rematch' : 'Play again', () => actions.rematch(false), { class: 'primary large', 'data-key': 'begin', 'data-test': 'rematch' }),
    computer !== null && button('Other side', () => actions.rematch(true), { 'aria-label': 'Rematch, other side', 'data-key': 'rematch-swapped', 'data-test': 'rematch-swapped' }),
    button('Review', actions.review, { 'data-key': 'review', 'data-test': 'match-review' }),
    match && button('Leave', actions.endMatch, { 'data-key': 'leave-match', 'data-test': 'match-leave' }),
  ];

  const render = whenChanged(state => [state.game, node(state.tree), state.players, state.match, state.side, state.strength, state.puzzle, state.hold, state.drawn], state => {
    const computer = computerAgainst(state.players);
    const at = node(state.tree);
    root.hidden = Boolean(puzzleProgress(state));
    refill(root, ...(resultOf(state) && at.parent !== null ? over(computer, state.match) : state.match && computer !== null ? lasting(state, computer) : offer(state)));
  });
  return { render };
}
