/*
 * Elements in one line each. Text is always inserted as text, never as markup. A panel that is refilled keeps the
 * keyboard focus on the element with the same data-key.
 */
const SVG = 'http://www.w3.org/2000/svg';

function dress(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === 'function') {
      element.addEventListener(name.slice(2), value);
    } else if (value === true) {
      element.setAttribute(name, '');
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

export function el(tag, attributes, ...children) {
  return dress(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes, ...children) {
  return dress(document.createElementNS(SVG, tag), attributes, children);
}

export function button(label, onclick, attributes) {
  return el('button', { type: 'button', onclick, ...attributes }, label);
}

/** A button that is named by a move, whose notation is no word of a language. */
export function moveButton(notation, onclick, attributes) {
  return button(notation, onclick, { class: 'plain', translate: 'no', ...attributes });
}

export function option(value, label, chosen) {
  return el('option', { value, selected: value === chosen }, label);
}

/** Fills a dialog, whose heading is named as its aria-labelledby says. */
export function fillDialog(dialog, title, ...content) {
  dialog.replaceChildren(
    el('div', { class: 'card-head' }, el('h2', { id: dialog.getAttribute('aria-labelledby') }, title),
      button('Close', () => dialog.close(), { 'data-test': `${dialog.id}-close` })),
    ...content);
}

/** Brings an element into view, if it is not, with its top at the top. */
export function reveal(element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) {
    element.scrollIntoView({ block: 'start' });
  }
}

export const byId = id => document.getElementById(id);

const held = new WeakMap();
const RELEASE_MILLIS = 30;

/**
 * Draws what is in an element; the element whose data-key had the focus gets it again. What is being pressed is left there
 * until it is released, or the click would be lost.
 */
function redraw(root, draw) {
  held.delete(root);
  if (root.matches(':active')) {
    held.set(root, draw);
    setTimeout(() => held.get(root) === draw && redraw(root, draw), RELEASE_MILLIS);
    return;
  }
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  draw();
  if (focused?.dataset.key !== undefined && document.activeElement !== focused) {
    const again = [...root.querySelectorAll('[data-key]')].find(element => element.dataset.key === focused.dataset.key);
    again?.focus({ preventScroll: true });
  }
}

/** Replaces the content of an element. */
export const refill = (root, ...children) => redraw(root, () => root.replaceChildren(...children.flat().filter(Boolean)));

/** A function that keeps the children of an element as parts say, each with its facts; those are drawn whose facts have changed. */
export function createList(root, drawOne) {
  const drawn = [];
  return parts => redraw(root, () => {
    parts.forEach((facts, index) => {
      const before = drawn[index];
      if (before?.facts.length !== facts.length || facts.some((fact, i) => fact !== before.facts[i])) {
        const element = drawOne(...facts);
        drawn[index] = { facts, element };
        if (before) {
          before.element.replaceWith(element);
        } else {
          root.append(element);
        }
      }
    });
    drawn.splice(parts.length).forEach(({ element }) => element.remove());
  });
}

/** Calls a drawing function only when one of the values it depends on has changed. */
export function whenChanged(depends, draw) {
  let before = null;
  return state => {
    const now = depends(state);
    if (before === null || now.some((value, index) => value !== before[index])) {
      before = now;
      draw(state);
    }
  };
}
