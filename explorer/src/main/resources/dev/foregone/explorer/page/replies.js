/*
 * The computer's moves: whenever a computer is to move and the game is not over, it is asked for a reply, which comes
 * within the time it has, and plays it.
 * After the person has gone back in the game it waits until the person plays or resumes it. A game of two computers
 * that repeats itself waits too.
 */
import { gameOf } from './places.js';
import { OFFERED, resultOf, times } from './repetition.js';
import { ask, isAbort, isGone, path, query } from './server.js';
import { node } from './tree.js';

const SHORTEST_MILLIS = 350;

export const computerToMove = state =>
  Boolean(state.tree) && !resultOf(state) && state.players[node(state.tree).turn].kind === 'computer';

export function createReplies(store, play, onProblem) {
  let running = null;
  let heeded = null;

  async function reply(task, state) {
    const at = node(state.tree);
    const { strength } = state.players[at.turn];
    const parameters = { ...gameOf(state, at), strength, seed: state.seed, ply: at.ply, time: state.thinking };
    const [answer] = await Promise.all([
      ask(path('games', state.game.id, 'reply') + query({ ...parameters, engine: state.engine }), {
        signal: task.controller.signal,
      }),
      new Promise(resolve => setTimeout(resolve, SHORTEST_MILLIS)),
    ]);
    return answer;
  }

  async function start(task, state) {
    try {
      const answer = await reply(task, state);
      if (running !== task) {
        return;
      }
      await play.play(answer.move, 'computer');
    } catch (problem) {
      if (running === task && !isAbort(problem)) {
        store.set({ paused: true, cut: isGone(problem) });
        onProblem(problem);
      }
    }
  }

  function attend(state) {
    const due = computerToMove(state) && !state.paused;
    const key = due ? JSON.stringify([state.game.id, state.tree.current, state.players, state.seed]) : null;
    if ((running?.key ?? null) === key) {
      return;
    }
    running?.controller.abort();
    running = null;
    if (due && heeded !== state.tree.current && state.players.every(player => player.kind === 'computer') && times(state.tree) >= OFFERED) {
      heeded = state.tree.current; // who lets them go on has seen it
      store.set({ paused: true, notice: 'This position has come up three times: the computers wait.' });
    } else if (due) {
      running = { key, controller: new AbortController() };
      start(running, state);
    }
  }

  store.listen(attend);
}
