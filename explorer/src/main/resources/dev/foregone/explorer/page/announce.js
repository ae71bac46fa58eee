/* Says moves and values to screen readers, once each. */
import { line, node } from './tree.js';
import { namesOf } from './play.js';
import { resultOf } from './repetition.js';
import { valueWords } from './status.js';
import { titleOf } from './words.js';

export function createAnnouncer(root) {
  let spoken = null;

  return function announce(state) {
    if (!state.tree || state.view !== 'game') {
      return;
    }
    const names = namesOf(state.game);
    const at = node(state.tree);
    const [parent] = line(state.tree).slice(-2);
    const move = at.parent === null ? `${titleOf(state.game)}, start` : `${names[parent.turn]} played ${at.written}`;
    const turn = resultOf(state) ? '' : `${names[at.turn]} to move. `;
    const text = `${move}. ${turn}${valueWords(state) ?? ''}`;
    if (text !== spoken) {
      spoken = text;
      root.textContent = text;
    }
  };
}
