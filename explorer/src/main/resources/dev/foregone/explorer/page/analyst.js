/*
 * Asks for the analyses that the page needs: first that of the current position, then those of the positions before
 * it, for the history. One question at a time; a new one cancels the old. Questions that a limit stopped or that failed
 * are kept in `tried`, so that they are not repeated.
 */
import { askEvents, isAbort, path, query } from './server.js';
import { isExact, unknownBefore } from './outcomes.js';
import { nameOf, placeOf } from './places.js';
import { node } from './tree.js';

const BACKGROUND_LIMIT = '3s';

/** Answers that arrive sooner show no progress. */
export const VISIBLE_AFTER_MILLIS = 250;

function wanted(state) {
  if (!state.tree || state.hints === 'off') {
    return null;
  }
  const at = node(state.tree);
  const name = nameOf(state, at);
  const settled = at.position.result || state.known.has(name) || state.tried.has(name);
  if (!settled) {
    return { name, place: placeOf(state, at), time: state.limit, background: false };
  }
  const before = state.tried.has(name) ? null : unknownBefore(state);
  return before && { name: nameOf(state, before), place: placeOf(state, before), time: BACKGROUND_LIMIT, background: true };
}

export function createAnalyst(store) {
  let running = null;

  const mine = question => running === question;

  function settle(question, key, value) {
    if (mine(question)) {
      running = null;
      store.set(state => ({ [key]: new Map(state[key]).set(question.name, value), question: null }));
    }
  }

  function hear(question, progress) {
    if (mine(question)) {
      store.set({ question: { ...question, progress } });
    }
  }

  async function start(question, game, engine) {
    const { place, time, controller } = question;
    const parameters = query({ ...place, time, engine });
    try {
      const answer = await askEvents(path('games', game, 'analysis') + parameters, {
        signal: controller.signal,
        on: { progress: heard => hear(question, heard) },
        onWait: () => hear(question, { waiting: true }),
      });
      settle(question, isExact(answer) ? 'known' : 'tried', answer);
    } catch (problem) {
      if (!isAbort(problem)) {
        settle(question, 'tried', { problem });
      }
    }
  }

  function attend(state) {
    const want = wanted(state);
    const key = want && JSON.stringify([state.game.id, want, state.engine]);
    if (running?.key === key || (!running && !want)) {
      return;
    }
    running?.controller.abort();
    running = want && { ...want, key, controller: new AbortController(), since: performance.now() };
    store.set({ question: running });
    if (running) {
      const question = running;
      start(question, state.game.id, state.engine);
      setTimeout(() => mine(question) && store.set({ question: { ...store.get().question } }), VISIBLE_AFTER_MILLIS);
    }
  }

  /** The Stop button: keeps what is proved so far. */
  function stop() {
    const question = store.get().question;
    if (question) {
      question.controller.abort();
      running = null;
      const proved = { stopped: 'you stopped it', inWords: question.progress?.inWords };
      store.set(state => ({ tried: new Map(state.tried).set(question.name, proved), question: null }));
    }
  }

  store.listen(attend);
  return { stop };
}
