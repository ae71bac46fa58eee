/* By how many points a position is won, in a game that counts them: asked for, one at a time, once its value is known. */
import { analysisOf } from './outcomes.js';
import { nameOf, placeOf } from './places.js';
import { ask, path, query } from './server.js';
import { node } from './tree.js';

const signed = points => (points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0');

/** "+6" for the player to move; "+2 to +8" where a limit left bounds. */
export const pointsText = score => (typeof score === 'number' ? signed(score) : `${signed(score.atLeast)} to ${signed(score.atMost)}`);

export const pointsOf = (state, at) => state.points.get(nameOf(state, at));

export function createPoints(store) {
  let asking = false;

  async function attend(state) {
    const at = state.tree && state.game.points && state.hints !== 'off' && node(state.tree);
    if (asking || !at || pointsOf(state, at) || !analysisOf(state, at)) {
      return;
    }
    asking = true;
    const answer = await ask(path('games', state.game.id, 'score') + query(placeOf(state, at))).catch(() => ({ moves: [] }));
    asking = false;
    store.set(now => (now.game?.id === state.game.id ? { points: new Map(now.points).set(nameOf(state, at), answer) } : {}));
  }

  store.listen(attend);
}
