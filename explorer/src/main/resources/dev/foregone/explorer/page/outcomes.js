/*
 * Knowledge about positions: their analyses, and what follows from those of others. Analyses are kept by the names of
 * positions, for the open game; exact ones remain valid, whichever engine computed them.
 */
import { nameOf } from './places.js';
import { line, node } from './tree.js';
import { opposite } from './words.js';

export const isExact = analysis => analysis?.value !== undefined;

/** The exact analysis of a position in the state's game, or undefined. */
export const analysisOf = (state, at) => state.known.get(nameOf(state, at));

/** The latest advice on a position, or undefined; none is needed where everything is proved. */
export const adviceOf = (state, at) => (analysisOf(state, at) ? undefined : state.advised.get(nameOf(state, at)));

/** What a move of advice is worth: what is proved, and only where nothing is the estimate, or what it seems not to exceed. */
function worth({ atLeast, atMost, estimate, noBetterThan }) {
  if (atLeast.value !== atMost.value) {
    return { estimate, noBetterThan };
  }
  return { value: atLeast.value, plies: atLeast.plies === atMost.plies ? atLeast.plies : undefined };
}

function advisedMoves({ moves, proved }) {
  return moves.map((move, rank) => ({ move: move.move, ...worth(move), best: rank === 0 && proved === 'best' }));
}

/** The outcome of a position whose best move is proved to be that, as far as it is known; plies may be missing. */
function provedBy(advice) {
  const first = advice?.proved && worth(advice.moves[0]);
  return first?.value ? first : undefined;
}

/** The outcome of a position if all its moves are rated, if its bounds met before a limit stopped it, or if advice proved it; or undefined. */
export function solved(state, at) {
  const { atLeast, atMost } = state.tried.get(nameOf(state, at)) ?? {};
  const met = atLeast && atLeast.value === atMost.value && atLeast.plies === atMost.plies;
  return analysisOf(state, at) ?? (met ? atLeast : provedBy(adviceOf(state, at)));
}

/** The outcome that a move leads to, for the player to move there. */
function backedUp(move, movesAgain) {
  return {
    value: movesAgain ? move.value : opposite[move.value],
    plies: move.plies === null ? null : move.plies - 1,
  };
}

/** The outcome of a node for the player to move there, or null. */
export function outcomeOf(state, at) {
  if (at.position.result) {
    return { value: at.position.result, plies: 0 };
  }
  const own = solved(state, at);
  if (own) {
    return { value: own.value, plies: own.plies };
  }
  const parent = at.parent === null ? null : node(state.tree, at.parent);
  const rated = parent && analysisOf(state, parent)?.moves.find(move => move.move === at.move);
  return rated ? backedUp(rated, at.turn === parent.turn) : null;
}

/** Who wins by an outcome: 0, 1, or null for a draw. */
export function winner(outcome, turn) {
  return outcome.value === 'DRAW' ? null : outcome.value === 'WIN' ? turn : 1 - turn;
}

/**
 * The legal moves of the current position in the order of the rules, each with its number there and what is known of it,
 * by proof or, until there is one, by estimate; the best has the rank 0.
 */
export function ratedMoves(state) {
  const at = node(state.tree);
  const advice = adviceOf(state, at);
  const known = state.hints === 'off' ? [] : analysisOf(state, at)?.moves ?? (advice ? advisedMoves(advice) : []);
  const rated = new Map(known.map((move, rank) => [move.move, { ...move, rank }]));
  return at.position.moves.map((move, number) => ({ ...move, ...rated.get(move.move), number }));
}

/** The best of some moves, as far as known; or undefined if there is none. */
export const bestOf = moves => [...moves].sort((one, other) => one.rank - other.rank)[0];

/**
 * The position of the line so far whose value is to be found next for the history: the last that is unknown. Positions
 * before one that could not be solved are farther from the end, so they are skipped.
 */
export function unknownBefore(state) {
  const unknown = line(state.tree).slice(0, -1).reverse().find(at => !analysisOf(state, at));
  return unknown && !state.tried.has(nameOf(state, unknown)) ? unknown : null;
}
