/*
 * The server's drawing of a position as an element of the page. It is parsed as XML, never as markup of the page, and
 * anything that could run or load something is removed: only shapes and text are left.
 */
const ALLOWED = new Set(['svg', 'g', 'title', 'desc', 'rect', 'circle', 'ellipse', 'line', 'path', 'polygon', 'polyline',
  'text', 'tspan', 'defs', 'marker', 'linearGradient', 'radialGradient', 'stop', 'clipPath']);

function harmless(element) {
  for (const child of [...element.children]) {
    if (ALLOWED.has(child.localName)) {
      harmless(child);
    } else {
      child.remove();
    }
  }
  for (const { name } of [...element.attributes]) {
    if (/^on/i.test(name) || /href$/i.test(name) || name === 'style') {
      element.removeAttribute(name);
    }
  }
  return element;
}

/** The drawing, or null if the text is not SVG. */
export function parseDiagram(text) {
  const root = text && new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return root?.localName === 'svg' && !root.querySelector('parsererror')
    ? harmless(document.importNode(root, true))
    : null;
}

/** The sites of a drawing by their names. */
export function sitesOf(drawing) {
  const sites = new Map();
  for (const element of drawing.querySelectorAll('.site')) {
    const { site: name, owner, piece = '', count, group = '', x, y } = element.dataset;
    sites.set(name, {
      name, owner, piece, count, group, element, x: Number(x), y: Number(y), kind: element.classList[1],
      title: element.querySelector('title')?.textContent ?? name,
      holder: element.querySelector('.piece'),
    });
  }
  return sites;
}
