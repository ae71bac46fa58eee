/* When the server has gone: says so, asks from time to time whether it is back, and then lets the page go on. */
import { ask, isGone, path } from './server.js';

const EVERY_MILLIS = 2000;

export function createOnline(store, goOn) {
  let waiting = false;

  async function look() {
    try {
      await ask(path('games'));
      store.set({ problem: null });
      goOn(); // forgets what has failed
      waiting = false;
    } catch {
      setTimeout(look, EVERY_MILLIS);
    }
  }

  const lost = ({ problem, tried }) => isGone(problem) || [...tried.values()].some(one => isGone(one.problem));

  store.listen(state => {
    if (!waiting && lost(state)) {
      waiting = true;
      setTimeout(look, EVERY_MILLIS);
    }
  });
}
