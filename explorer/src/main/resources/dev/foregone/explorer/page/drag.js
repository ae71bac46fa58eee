/*
 * Pieces can be dragged: the piece that is pressed follows the pointer once that has gone some way, and the move is made of
 * the site where it began and the one where it ends. A press that stays is a click.
 */
import { copyAbove } from './diagram.js';

const SLACK = 6;

const siteAt = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest?.('#board .site');

/** A copy of a piece that follows the pointer, in the units of the drawing. */
function lift(piece) {
  const scale = piece.ownerSVGElement.getScreenCTM();
  const { copy, remove } = copyAbove(piece);
  piece.classList.add('lifted');
  return {
    follow: (dx, dy) => { copy.style.transform = `translate(${dx / scale.a}px, ${dy / scale.d}px)`; },
    drop() {
      remove();
      piece.classList.remove('lifted');
    },
  };
}

/**
 * Lets the piece of a site be dragged while {@code movable} says so; {@code pick} gets the names of both sites in turn.
 */
export function makeDraggable(site, movable, pick) {
  const { element, holder } = site;
  element.addEventListener('pointerdown', start => {
    if (start.button !== 0 || !holder || !movable()) {
      return;
    }
    const { pointerId } = start;
    const listening = new AbortController();
    let lifted = null;
    const move = event => {
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (event.pointerId === pointerId && (lifted || Math.hypot(dx, dy) > SLACK)) {
        lifted ??= lift(holder);
        lifted.follow(dx, dy);
      }
    };
    const end = event => {
      if (event.pointerId !== pointerId) {
        return;
      }
      listening.abort();
      lifted?.drop();
      const goal = lifted && event.type === 'pointerup' && siteAt(event);
      if (goal && goal !== element && element.isConnected) {
        pick(site.name, goal.dataset.site, goal);
      }
    };
    document.addEventListener('pointermove', move, listening);
    ['pointerup', 'pointercancel'].forEach(name => document.addEventListener(name, end, listening));
  });
}
