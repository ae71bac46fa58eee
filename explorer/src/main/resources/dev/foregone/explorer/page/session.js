/*
 * What a reload of the page would lose: who plays, an open puzzle, and whether hints are hidden. It lasts as long as the browser's tab; if that stores
 * nothing, everything works and is forgotten.
 */
const KEY = 'foregone.game';

/** What is kept of a game, or nothing. */
export function loadSession(game) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY));
    return kept?.game === game && kept.players?.length === 2 ? kept : {};
  } catch {
    return {};
  }
}

export function saveSession({ game, players, seed, match, puzzle, hidden }) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ game: game.id, players, seed, match, puzzle, hidden }));
  } catch {
    // the browser stores nothing: the game is forgotten
  }
}
