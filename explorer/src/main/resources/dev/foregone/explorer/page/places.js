/*
 * The names of positions: the notation of the game or, if the game reads none, the moves that lead there from
 * the start.
 */
import { line, movesTo } from './tree.js';

/** An opponent is told this many of the last moves, which an address has room for. */
const TOLD = 200;

/** The subject of a question to the server: the position of a node, or the one after further moves in it. */
export const placeOf = ({ game, start, tree }, at, ...further) => (game.notation
  ? { p: at.position.position, m: further }
  : { p: start, m: [...movesTo(tree, at.id), ...further] });

/** The same with the game so far: where it was that many moves ago, and the moves since. */
export const gameOf = (state, at) => {
  const told = line(state.tree, at.id).slice(-TOLD - 1);
  return state.game.notation
    ? { p: told[0].position.position, m: told.slice(1).map(one => one.move) }
    : placeOf(state, at);
};

const separator = start => (start.moves.some(({ move }) => /\s/.test(move)) ? '; ' : ' ');

/** The moves from a start as one text: separated by blanks, or by semicolons where moves are written with blanks. */
export const writeMoves = (moves, start) => moves.join(separator(start));

export const readMoves = (text, start) => text.split(separator(start).trim() || /\s+/).map(move => move.trim()).filter(Boolean);

/** A text that means the position of a node and no other. */
export const nameOf = ({ game, tree }, at) => (game.notation ? at.position.position : movesTo(tree, at.id).join('\n'));
