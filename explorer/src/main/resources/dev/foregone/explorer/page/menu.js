/* A small menu beside the clicked element, to choose between moves with the same clicks. */
import { button, el } from './dom.js';

const MARGIN = 8;

function place(menu, anchor) {
  const at = (anchor ?? document.getElementById('board')).getBoundingClientRect();
  const left = Math.min(at.left, window.innerWidth - menu.offsetWidth - MARGIN);
  const below = at.bottom + MARGIN + menu.offsetHeight <= window.innerHeight;
  menu.style.left = `${Math.max(MARGIN, left)}px`;
  menu.style.top = `${Math.max(MARGIN, below ? at.bottom + MARGIN : at.top - menu.offsetHeight - MARGIN)}px`;
}

function step(menu, by) {
  const items = [...menu.querySelectorAll('button')];
  const now = items.indexOf(document.activeElement);
  items[(now + by + items.length) % items.length].focus();
}

/** A place for a picture, which is fetched; without one the words remain. */
function pictured(picture) {
  const place = el('span', { class: 'piece-picture' });
  picture().then(piece => place.append(piece ?? '')).catch(() => undefined);
  return place;
}

/** Opens a menu of {label, run, picture}, the last of which may be missing; Escape or a click elsewhere closes it. */
export function openMenu(title, items, anchor, onClose) {
  const before = document.activeElement;
  const menu = el('div', { class: 'menu', role: 'menu', 'aria-label': title, 'data-test': 'menu' }, el('p', {}, title));
  const outside = event => !menu.contains(event.target) && close(true);

  function close(cancelled) {
    document.removeEventListener('pointerdown', outside, true);
    menu.remove();
    before?.focus?.({ preventScroll: true });
    if (cancelled) {
      onClose();
    }
  }

  menu.addEventListener('keydown', event => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      close(true);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(menu, event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  for (const { label, run, picture } of items) {
    menu.append(button([picture && pictured(picture), label], () => {
      close(false);
      run();
    }, { role: 'menuitem', translate: picture ? 'no' : null })); // a move has one
  }
  document.body.append(menu);
  place(menu, anchor);
  document.addEventListener('pointerdown', outside, true);
  menu.querySelector('button').focus();
}
