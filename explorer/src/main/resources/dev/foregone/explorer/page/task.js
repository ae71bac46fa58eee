/*
 * A task that a person starts with a button, and that may take a while: while it runs, the button stops it, and a part of the
 * answer stays. Moving to another place in the game, or another game, makes its answer out of date.
 */
import { button, el, refill, whenChanged } from './dom.js';
import { explain } from './problems.js';
import { isAbort } from './server.js';

/** A task that belongs to what `keyOf` tells of a state: drawn when that changes, and as the task goes on. */
export function createPanel(depends, keyOf, draw) {
  let latest = null;
  const task = createTask(() => latest && draw(latest));
  const render = whenChanged(depends, state => {
    latest = null;
    task.keep(keyOf(state));
    latest = state;
    draw(state);
  });
  return { task, render, run: work => task.run(keyOf(latest), work), latest: () => latest };
}

/** How far a task has come, the button that stops it, and why there is no answer. */
export function taskProgress(task, what, facts) {
  const { running, problem } = task.get();
  return [
    running && el('div', { class: 'buttons' }, el('progress', { ...facts, 'aria-label': what }), button('Stop', task.stop, { 'data-key': 'run', 'data-test': 'task-stop' })),
    problem && explain(problem)];
}

/** A card with a question about all that follows from where the game began, which `asked` answers. Where `whyNot` gives a reason, that stands in place of the button. */
export function createCard(root, title, { note, label, waiting, whyNot, asked, show, again = () => false }) {
  const body = el('div');
  root.append(el('h2', { id: `${root.id}-title` }, title), body);
  const run = () => panel.run((signal, tell) => asked(panel.latest(), signal, tell));
  const panel = createPanel(state => [state.game, state.start], state => JSON.stringify([state.game.id, state.start]), ({ game }) => {
    const { running, answer, partial } = panel.task.get();
    const refusal = whyNot(game);
    refill(body, ...(answer ? show(answer, game) : [el('p', { class: 'note' }, refusal ?? note)]),
      (!answer || again(answer)) && !running && !refusal && button(label, run, { 'data-key': 'run', 'data-test': `${root.id}-run` }), ...taskProgress(panel.task, waiting, partial));
  });
  return panel;
}

function createTask(redraw) {
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
