/* An error as the server explains it: what was wrong, what is accepted, and a similar name. */
import { el } from './dom.js';

export function explain(problem) {
  return el('div', { class: 'problem', 'data-test': 'problem' },
    el('p', {}, problem.message),
    problem.accepted && el('p', { class: 'accepted' }, `accepted: ${problem.accepted}`),
    problem.didYouMean && el('p', {}, `Did you mean ${problem.didYouMean}?`));
}

/** Shows or clears a problem in its place. */
export function showProblem(root, problem) {
  root.hidden = !problem;
  root.replaceChildren(...(problem ? [explain(problem)] : []));
}
