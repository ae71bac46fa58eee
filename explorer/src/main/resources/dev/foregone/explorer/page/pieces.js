/* A piece on its own, as the drawing of a position shows it, with its name. */
import { parseDiagram, sitesOf } from './diagram.js';
import { svg } from './dom.js';
import { placeOf } from './places.js';
import { ask, path, query } from './server.js';
import { node } from './tree.js';

/** The piece on a site of a drawing; null if there is none. */
export function pieceOn(drawing, name) {
  const { holder, title, element, x, y } = (drawing && sitesOf(drawing).get(name)) ?? {};
  return holder ? svg('svg', {
    class: 'diagram piece-picture', translate: 'no', viewBox: `${x - 50} ${y - 50} 100 100`, role: 'img',
    'data-colours': drawing.dataset.colours, 'aria-label': title.slice((element.dataset.name ?? name).length + 2),
  }, holder) : null;
}

/** What stands, after a move in the current position, where its last click was; null if that is but a letter, which says no more than the move. */
export async function pieceAfter(state, { move, clicks }) {
  const { svg: drawing } = await ask(path('games', state.game.id, 'position') + query(placeOf(state, node(state.tree), move)));
  const piece = pieceOn(parseDiagram(drawing), clicks.at(-1));
  return piece?.querySelector('text') ? null : piece;
}
