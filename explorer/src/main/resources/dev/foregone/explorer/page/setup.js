/*
 * Positions that are set up by clicks: a dialog with the board, the pieces that may stand there, and who is to move. The server draws
 * every draft, and says what position it is or why it is none; the draft stays until it is left. The board is the one that is
 * played on, with a "move" for each site that can be changed.
 */
import { createBoard } from './board.js';
import { parseDiagram, sitesOf } from './diagram.js';
import { button, el, fillDialog, option } from './dom.js';
import { pieceOn } from './pieces.js';
import { placeOf } from './places.js';
import { namesOf } from './play.js';
import { ask, path, query } from './server.js';
import { node, plant } from './tree.js';

const ERASER = '';

/** What a click with a tool leaves on a site: the tool's piece, or nothing where that is already; in hand one more, or one less. */
function afterClick(now, tool, possible, inHand) {
  if (inHand) {
    const counts = [ERASER, ...possible];
    return counts[(counts.indexOf(now) + (tool === ERASER ? counts.length - 1 : 1)) % counts.length];
  }
  return tool === now ? ERASER : tool === ERASER || possible.includes(tool) ? tool : now;
}

export function createSetup(store, dialog, visit) {
  const root = el('div', { id: 'draft', 'data-test': 'draft' });
  const board = createBoard(root, el('div'), { pick: click => put(click), light: () => undefined, drag: () => undefined, verb: 'put' });
  const tools = el('fieldset', { class: 'palette' });
  const turn = el('select', { 'data-test': 'draft-player', onchange: () => redraw() });
  const turnLabel = el('label', { class: 'inline' }, 'To move ', turn);
  const trouble = el('p', { class: 'problem', 'data-test': 'draft-problem' });
  const said = el('div', { class: 'refusal', role: 'status' }, trouble);
  let base = null;
  let pieces = new Map();
  let tool = ERASER;
  let drawn = null;

  function choice(value, shown) {
    return el('label', {}, el('input', {
      type: 'radio', name: 'piece', value, checked: value === tool, 'data-test': `tool-${value}`, onchange: () => { tool = value; },
    }), shown);
  }

  async function begin() {
    const state = store.get();
    try {
      const place = placeOf(state, node(state.tree));
      const setup = await ask(path('games', state.game.id, 'setup') + query(place));
      base = { game: state.game, place, sites: setup.sites, flipped: state.flipped };
      pieces = new Map(Object.entries(setup.pieces));
      await open(setup);
    } catch (problem) {
      store.set({ problem });
    }
  }

  /** Each piece once, on a site of its own; pieces in hand are only counted. */
  function paletteOf(drawing) {
    const palette = new Map();
    for (const [name, { kind }] of sitesOf(drawing)) {
      const piece = kind !== 'hand' && base.sites[name]?.find(one => ![...palette.values()].includes(one));
      if (piece) {
        palette.set(name, piece);
      }
    }
    return palette;
  }

  const draftOf = (placed, player) => ask(path('games', base.game.id, 'draft') + query({ ...base.place, site: [...placed.keys()], piece: [...placed.values()], player }));

  async function open({ player }) {
    drawn = draftOf(pieces, player);
    const now = await drawn;
    const palette = paletteOf(parseDiagram(now.svg));
    const drawing = parseDiagram((await draftOf(palette, player)).svg);
    tool = [...palette.values()][0];
    tools.replaceChildren(el('legend', { class: 'unseen' }, 'What to put'),
      ...[...palette].map(([site, piece]) => choice(piece, pieceOn(drawing, site) ?? piece)), choice(ERASER, 'nothing'));
    turn.replaceChildren(...namesOf(base.game).map(name => option(name, name, player)));
    turnLabel.hidden = player === null;
    fillDialog(dialog, 'Set up a position', el('p', { class: 'note' }, 'Choose a piece, and click where it is to stand; once more takes it away.'), tools, root, said,
      el('div', { class: 'buttons' }, turnLabel, button('Clear', clear, { 'data-test': 'draft-clear' }),
        button('Done', done, { class: 'primary', 'data-test': 'draft-done' }), button('Cancel', () => dialog.close(), { 'data-test': 'draft-cancel' })));
    show(now);
    dialog.showModal();
    board.focus();
  }

  /** Asks for the picture of the draft; what has changed since is drawn by a later answer. */
  function redraw() {
    const asked = draftOf(pieces, turnLabel.hidden ? '' : turn.value);
    drawn = asked;
    return asked.then(draft => drawn === asked && show(draft), problem => drawn === asked && show({ problem: problem.message }));
  }

  function show({ svg, problem }) {
    trouble.textContent = problem ?? '';
    trouble.hidden = !problem;
    if (svg) {
      const position = { svg, position: '', player: null, moves: Object.keys(base.sites).map(site => ({ move: site, clicks: [site] })) };
      board.render({
        game: base.game, tree: plant(position, namesOf(base.game)), flipped: base.flipped, picked: [], lit: null, hints: 'off', known: new Map(), advised: new Map(),
      });
    }
  }

  function put(site) {
    const possible = base.sites[site] ?? [];
    const inHand = root.querySelector(`.hand[data-site=${CSS.escape(site)}]`) !== null;
    const piece = afterClick(pieces.get(site) ?? ERASER, tool, possible, inHand);
    if (piece === ERASER) {
      pieces.delete(site);
    } else {
      pieces.set(site, piece);
    }
    redraw();
  }

  function clear() {
    pieces.clear();
    redraw();
  }

  /** The refusal is there to be read, if there is one. */
  async function done() {
    const { position } = await drawn.catch(() => ({}));
    if (position && await visit({ game: base.game.id, position, moves: [] })) {
      dialog.close();
    }
  }

  return begin;
}
