/* The help dialog: sounds, the keys, and the meaning of the marks and the plot. */
import { el, fillDialog } from './dom.js';
import { KEYS } from './keyboard.js';
import { chip } from './marks.js';

const EXAMPLES = [
  [{ value: 'WIN', plies: 5 }, 'the player who makes the move wins in 5 plies; a ply is one move of one player'],
  [{ value: 'DRAW', plies: 9 }, 'the game is drawn in 9 plies'],
  [{ value: 'DRAW', plies: null }, 'a draw that never ends'],
  [{ value: 'LOSS', plies: 4 }, 'the player who makes the move loses in 4 plies'],
  [{ estimate: 0.3 }, 'estimated, not proved: 0 % is as good as lost, 50 % as a draw, 100 % as won; a proof takes its place'],
  [{ noBetterThan: 0.3 }, 'not compared: it seems no better than that, and may be much worse'],
];

export function createHelp(dialog, actions) {
  const letters = el('input', { type: 'checkbox', 'data-test': 'letters', onchange: () => actions.setLetters(letters.checked ? 'on' : 'off') });
  const sounds = el('input', { type: 'checkbox', 'data-test': 'sounds', onchange: () => actions.setSounds(sounds.checked ? 'on' : 'off') });
  fillDialog(dialog, 'Help',
    el('label', { class: 'inline' }, sounds, 'sounds of moves and of the end of a game'),
    el('h3', {}, 'Marks'),
    el('dl', { class: 'marks-help' }, EXAMPLES.flatMap(([outcome, words]) => [el('dt', {}, chip(outcome, {})), el('dd', {}, words)])),
    el('p', {}, 'All values hold when both sides play as well as can be; only estimates may be wrong. The sooner a game ends, the stronger the colour. ',
      'In the history, large nodes are the game and small ones are moves that were not played.'),
    el('h3', {}, 'Keys'),
    el('label', { class: 'inline' }, letters, 'single letters and digits are keys'),
    el('dl', { class: 'keys' }, KEYS.flatMap(([key, words]) => [el('dt', {}, key), el('dd', {}, words)])));
  return () => {
    letters.checked = actions.lettersAreKeys();
    sounds.checked = actions.areSoundsOn();
    return dialog.open ? dialog.close() : dialog.showModal();
  };
}
