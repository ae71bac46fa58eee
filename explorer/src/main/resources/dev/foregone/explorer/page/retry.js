/*
 * A second try at a move that gave something away: the position before it, hints off, until one of the best moves is made or
 * the person goes elsewhere. In a game against the computer it goes on from there, without hints.
 */
import { whenChanged } from './dom.js';
import { inPlay } from './match.js';
import { node, written } from './tree.js';

export function createRetries(store, play) {
  const { get, set } = store;

  function begin(id, { move, best, proved, bestProved }) {
    set({ retry: null });
    play.jump(id);
    const was = proved ? 'was not the best move' : 'seems not to be the best move';
    set({ retry: { id, best, proved: proved && bestProved }, hidden: true, notice: `${written(node(get().tree, id).position, move)} ${was} here: find a better one.` });
  }

  function judge(state) {
    const { retry, tree } = state;
    const at = node(tree);
    if (at.parent !== retry.id) {
      set({ retry: null, hidden: inPlay(state) });
    } else if (retry.best.includes(at.move)) {
      const told = `Right: ${at.written} ${retry.proved ? 'is' : 'seems'} best.`;
      set({ retry: null, hidden: inPlay(state), notice: told, told });
    } else {
      play.jump(retry.id);
      set({ notice: `${at.written} ${retry.proved ? 'is not' : 'seems not to be'} the best move either: try again.` });
    }
  }

  store.listen(whenChanged(state => [state.tree], state => {
    if (state.retry && state.tree && state.tree.current !== state.retry.id) {
      judge(state);
    }
  }));
  return { begin };
}
