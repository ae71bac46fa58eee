/* What a strategy does from the current position on, as a graph in a dialog. */
import { parseDiagram } from './diagram.js';
import { el, fillDialog } from './dom.js';
import { placeOf } from './places.js';
import { askText, path, query } from './server.js';
import { node } from './tree.js';

/** Shows something large in a dialog, until another place is gone to. */
export function showWide(dialog, title, content, facts) {
  fillDialog(dialog, title, el('div', { class: 'scroll', ...facts, tabindex: 0, role: 'group', 'aria-labelledby': 'graph-title' }, content));
  dialog.showModal();
  addEventListener('hashchange', () => dialog.close(), { once: true });
}

export function createGraphs(store, dialog) {
  return async function show({ side, player }) {
    const state = store.get();
    const place = placeOf(state, node(state.tree));
    try {
      const drawing = parseDiagram(await askText(path('games', state.game.id, 'strategy') + query({ ...place, side, format: 'svg' })));
      showWide(dialog, `The strategy for ${player} from here`, drawing, { translate: 'no' });
    } catch (problem) {
      store.set({ notice: `There is no graph: ${problem.message}.` });
    }
  };
}
