/*
 * A task that a person starts with a button, and that may take a while: while it runs, the button stops it, and a part of the
 * answer stays. Moving to another place in the game, or another game, makes its answer out of date.
 */
import { isAbort } from './server.js';

export function createTask(redraw) {
  let controller = null;
  let state = { running: false, partial: null, answer: null, problem: null, key: null };

  function become(next) {
    state = next;
    redraw();
  }

  async function run(key, work) {
    controller?.abort();
    const mine = new AbortController();
    controller = mine;
    become({ running: true, partial: null, answer: null, problem: null, key });
    try {
      const answer = await work(mine.signal, partial => controller === mine && become({ ...state, partial }));
      if (controller === mine) {
        become({ ...state, running: false, answer });
      }
    } catch (problem) {
      if (controller === mine) {
        become({ ...state, running: false, problem: isAbort(problem) ? null : problem });
      }
    }
  }

  return {
    run,
    get: () => state,
    stop: () => controller?.abort(),
    /** Forgets what belongs to another key. */
    keep(key) {
      if (state.key !== null && state.key !== key) {
        controller?.abort();
        controller = null;
        become({ running: false, partial: null, answer: null, problem: null, key: null });
      }
    },
  };
}
