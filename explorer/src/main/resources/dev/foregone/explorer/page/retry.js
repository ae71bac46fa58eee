/*
 * A second try at a move that gave something away: the position before it, hints off, until one of the best moves is made or
 * the person goes elsewhere.
 */
import { whenChanged } from './dom.js';
import { chosenHints } from './play.js';
import { node } from './tree.js';

export function createRetries(store, play) {
  const { get, set } = store;

  function begin(id, { move, best }) {
    const hints = chosenHints(get());
    set({ retry: null });
    play.jump(id);
    set({ retry: { id, best, hints }, hints: 'off', notice: `${move} was not the best move here: find a better one.` });
  }

  function judge({ retry, tree }) {
    const at = node(tree);
    if (at.parent !== retry.id) {
      set({ retry: null, hints: retry.hints });
    } else if (retry.best.includes(at.move)) {
      set({ retry: null, hints: retry.hints, paused: true, notice: `Right: ${at.move} is a best move.` });
    } else {
      play.jump(retry.id);
      set({ notice: `${at.move} is not a best move either: try again.` });
    }
  }

  store.listen(whenChanged(state => [state.tree], state => {
    if (state.retry && state.tree && state.tree.current !== state.retry.id) {
      judge(state);
    }
  }));
  return { begin };
}
