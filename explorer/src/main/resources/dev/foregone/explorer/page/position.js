/*
 * The position and the game as text, to copy and to load. If a text cannot be read, the page says why and keeps the game.
 * Which engine searches, and how long, is chosen here too, and files are to be taken away.
 */
import { button, el, option, whenChanged } from './dom.js';
import { saveAnswer, saveBoard, saveGame, saveRecord } from './export.js';
import { analysisOf } from './outcomes.js';
import { explain } from './problems.js';
import { limits } from './status.js';
import { writeMoves } from './places.js';
import { movesTo, node } from './tree.js';

async function copy(text, said, field) {
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = 'Copied.';
  } catch {
    field.focus();
    field.select();
    said.textContent = 'Press Ctrl+C to copy what is selected.';
  }
}

function field(label, name, said, onLoad) {
  const input = el('input', { type: 'text', spellcheck: 'false', autocomplete: 'off', 'aria-label': label, 'data-test': `${name}-text` });
  const load = async () => onLoad(input.value.trim());
  return {
    input,
    form: el('form', { class: 'field', onsubmit: event => {
      event.preventDefault();
      load();
    } },
    el('label', {}, el('span', {}, label), input),
    button('Copy', () => copy(input.value, said, input), { 'data-test': `${name}-copy` }),
    el('button', { type: 'submit', 'data-test': `${name}-load` }, 'Load')),
  };
}

function engines(state, actions) {
  const usable = (state.game.engines ?? []).filter(engine => engine.supported);
  const names = [['', 'what suits best'], ...usable.map(engine => [engine.id, engine.id]),
    ...(state.game.tablebases?.length ? [['tablebase', 'tablebase']] : [])];
  return el('label', { class: 'inline' }, 'Engine ',
    el('select', { 'data-test': 'engine', onchange: event => actions.setEngine(event.target.value) },
      names.map(([value, label]) => option(value, label, state.engine))));
}

export function createPosition(root, actions) {
  const said = el('p', { class: 'note', role: 'status', 'data-test': 'position-said' });
  const trouble = el('div', { role: 'alert' });
  const attempt = async (load, done = 'Loaded.') => {
    said.textContent = '';
    const problem = await load();
    trouble.replaceChildren(...(problem ? [explain(problem)] : []));
    said.textContent = problem ? '' : done;
  };
  const position = field('Position', 'position', said, text => attempt(() => actions.loadPosition(text)));
  const moves = field('Moves from the start', 'game', said, text => attempt(() => actions.loadGame(text)));
  const choices = el('div', { class: 'buttons' });
  const files = el('div', { class: 'buttons' });
  root.append(el('h2', { id: 'position-title' }, 'Position and game'), position.form, moves.form,
    files, said, trouble,
    el('h3', {}, 'Search'), choices);

  const drawTexts = whenChanged(state => [state.tree], state => {
    position.input.value = node(state.tree).position.position;
    moves.input.value = writeMoves(movesTo(state.tree), node(state.tree, 0).position);
    position.form.hidden = !state.game.notation;
    said.textContent = '';
  });
  const drawFiles = whenChanged(state => [state.tree, state.known], state => files.replaceChildren(
    button('Board as SVG', () => saveBoard(state), { 'data-test': 'save-board', disabled: !node(state.tree).position.svg }),
    button('Answer as JSON', () => saveAnswer(state), { 'data-test': 'save-answer', disabled: !analysisOf(state, node(state.tree)) }),
    button('Game as text', () => saveGame(state), { 'data-test': 'save-game' }),
    ...(state.game.record ? [button(`Game as ${state.game.record}`, () => attempt(() => saveRecord(state).catch(problem => problem), 'Saved.'), { 'data-test': 'save-record' })] : [])));
  const drawChoices = whenChanged(state => [state.game, state.limit, state.engine], state =>
    choices.replaceChildren(limits(state, actions), engines(state, actions)));

  return {
    render(state) {
      drawTexts(state);
      drawFiles(state);
      drawChoices(state);
    },
  };
}
