/*
 * Asks for advice on the current position as long as not everything is proved: a first hint at once, then better ones.
 * What it says is kept in `advised`, by the names of positions; what is proved, by advice or by an analysis, takes the
 * place of what is estimated.
 */
import { analysisOf } from './outcomes.js';
import { nameOf, placeOf } from './places.js';
import { computerToMove } from './replies.js';
import { askEvents, isAbort, path, query } from './server.js';
import { node } from './tree.js';

/** Most positions of small games are solved sooner; they need no advice. */
const WAIT_MILLIS = 100;

/** While the computer thinks, nobody takes its time. */
const idle = state => !state.tree || state.hints === 'off' || (computerToMove(state) && !state.paused);

const settled = (state, at) => at.position.result || analysisOf(state, at) || state.advised.get(nameOf(state, at))?.complete;

function wanted(state) {
  const at = !idle(state) && node(state.tree);
  return at && !settled(state, at) && { name: nameOf(state, at), place: placeOf(state, at), time: state.limit, engine: state.engine };
}

export function createAdviser(store) {
  let running = null;

  function keep(question, advised) {
    if (running === question) {
      store.set(state => ({ advised: new Map(state.advised).set(question.name, advised) }));
    }
  }

  async function start(question, game) {
    const { name, place, time, engine, controller } = question;
    try {
      const answer = await askEvents(path('games', game, 'advice') + query({ ...place, time, engine }), {
        signal: controller.signal, on: { advice: heard => keep(question, heard.advice) },
      });
      keep(question, { ...answer.advice, complete: true });
    } catch (problem) {
      if (!isAbort(problem)) {
        keep(question, { moves: [], ...store.get().advised.get(name), complete: true, problem });
      }
    }
  }

  function attend(state) {
    const want = wanted(state);
    const key = want ? JSON.stringify([state.game.id, want]) : null;
    if ((running?.key ?? null) === key) {
      return;
    }
    running?.controller.abort();
    running = want ? { ...want, key, controller: new AbortController() } : null;
    if (running) {
      const question = running;
      setTimeout(() => running === question && start(question, state.game.id), WAIT_MILLIS);
    }
  }

  /** Ends it; what has been said stays. */
  function stop() {
    if (running) {
      const { name, controller } = running;
      controller.abort();
      store.set(state => ({ advised: new Map(state.advised).set(name, { moves: [], ...state.advised.get(name), complete: true }) }));
    }
  }

  store.listen(attend);
  return { stop };
}
