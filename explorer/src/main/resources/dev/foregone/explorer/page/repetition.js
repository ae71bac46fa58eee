/*
 * Repetitions in a game against the computer, where no rule of the game ends it: when a position comes up a third time the
 * person is offered a draw, and the fifth time it is one.
 */
import { winner } from './outcomes.js';
import { line, node } from './tree.js';

export const OFFERED = 3;
const ENDS = 5;

const counted = new WeakMap();

/** How many times the position that is shown has come up in the game that led to it. */
export function times(tree) {
  if (!counted.has(tree)) {
    const { position } = node(tree).position;
    counted.set(tree, line(tree).filter(at => at.position.position === position).length);
  }
  return counted.get(tree);
}

const goesOn = ({ match, tree }) => match && Boolean(tree) && !node(tree).position.result;

/** Whether the game is drawn where it has got to: by repetition, or because the person has taken a draw. */
export const isDrawn = state => goesOn(state) && (times(state.tree) >= ENDS || state.taken === node(state.tree).position);

export const mayDraw = state => goesOn(state) && !state.drawn && times(state.tree) >= OFFERED;

/** The result for the player who would move, by the rules or by repetition; null while the game goes on. */
export const resultOf = state => node(state.tree).position.result ?? (state.drawn ? 'DRAW' : null);

/** Who has won a game that is over, by the rules or by repetition: 0, 1, or null for a draw. */
export const winnerOf = state => winner({ value: resultOf(state) }, node(state.tree).turn);
