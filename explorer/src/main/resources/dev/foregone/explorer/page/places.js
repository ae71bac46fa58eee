/*
 * The names of positions: the notation of the game or, if the game reads none, the moves that lead there from
 * the start.
 */
import { movesTo } from './tree.js';

/** The subject of a question to the server: the position of a node, or the one after further moves in it. */
export const placeOf = ({ game, start, tree }, at, ...further) => (game.notation
  ? { p: at.position.position, m: further }
  : { p: start, m: [...movesTo(tree, at.id), ...further] });

const separator = start => (start.moves.some(({ move }) => /\s/.test(move)) ? '; ' : ' ');

/** The moves from a start as one text: separated by blanks, or by semicolons where moves are written with blanks. */
export const writeMoves = (moves, start) => moves.join(separator(start));

export const readMoves = (text, start) => text.split(separator(start).trim() || /\s+/).map(move => move.trim()).filter(Boolean);

/** A text that means the position of a node and no other. */
export const nameOf = ({ game, tree }, at) => (game.notation ? at.position.position : movesTo(tree, at.id).join('\n'));
