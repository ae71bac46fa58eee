/*
 * What a reload of the page, or a look at another game, would lose: who plays, an open puzzle, whether hints are hidden, and where
 * a game against the computer has got to until it ends. It lasts as long as the browser's tab; if that stores nothing, everything works and
 * is forgotten. Boards in frames keep nothing: there may be several of a game on one page.
 */
import { embedded } from './embed.js';
import { movesTo } from './tree.js';

const VERSION = 1;

const keyOf = game => `foregone.game.${game}`;

/** What is kept of a game, or nothing. */
export function loadSession(game) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(game)));
    return !embedded && kept?.version === VERSION && kept.game === game && kept.players?.length === 2 ? kept : {};
  } catch {
    return {};
  }
}

/** The place of a game where its unfinished match has got to, or else its beginning. */
export function placeOfGame(game) {
  const { going } = loadSession(game);
  return Array.isArray(going?.moves) ? { game, position: going.start, moves: going.moves } : { game, position: '', moves: [] };
}

export function saveSession({ game, players, seed, match, counts, helped, puzzle, hold, hidden, flipped, start, tree }, going) {
  if (embedded) {
    return;
  }
  try {
    const at = going ? { start, moves: movesTo(tree) } : null;
    sessionStorage.setItem(keyOf(game.id), JSON.stringify({ version: VERSION, game: game.id, players, seed, match, counts, helped, puzzle, hold, hidden, flipped, going: at }));
  } catch {
    // the browser stores nothing: the game is forgotten
  }
}
