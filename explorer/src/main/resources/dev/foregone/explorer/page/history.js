/*
 * The history of the game: the plot, or the same as a table, each row with the move, what it led to, and the
 * branches that were tried. A click jumps there.
 */
import { button, createList, el, moveButton, refill, whenChanged } from './dom.js';
import { outcomeSign, playerSign } from './marks.js';
import { outcomeOf, winner } from './outcomes.js';
import { namesOf } from './play.js';
import { createPlot } from './plot.js';
import { node, wholeLine } from './tree.js';
import { sentence } from './words.js';

/** The moves that were tried in a node, other than the one that the line goes on with. */
const branches = (at, next, { tree, actions }) => at.children.filter(child => child !== next?.id).map(child =>
  moveButton(node(tree, child).written, () => actions.jump(child), { 'data-key': `branch ${child}`, 'data-test': 'branch' }));

/** Below the last move: what else was tried after it. */
const tail = (at, context) => el('tr', { hidden: at.children.length === 0 }, el('td', { colspan: 4 }), el('td', {}, branches(at, null, context)));

function row(at, before, value, plies, now, context) {
  const { game, hints, actions } = context;
  const outcome = value && { value, plies };
  return el('tr', { class: now ? 'now' : '', 'aria-current': now ? 'step' : null },
    el('td', {}, String(at.ply)),
    el('td', {}, before ? playerSign(before.turn) : '', before ? namesOf(game)[before.turn] : ''),
    el('th', { scope: 'row' }, moveButton(at.written ?? 'start', () => actions.jump(at.id), { translate: at.written ? 'no' : null, 'data-key': `ply ${at.id}`, 'data-test': 'ply' })),
    el('td', {}, outcome ? [outcomeSign(winner(outcome, at.turn)), el('span', { class: 'words' }, sentence(outcome, game, at.turn, hints))] : ''),
    el('td', {}, before ? branches(before, at, context) : []));
}

const HEAD = ['ply', 'player', 'move', 'then', 'branches'];

/** The table, of which a row is drawn again when what it says has changed. */
function createTable(root, actions) {
  const body = el('tbody');
  let latest = null;
  const rows = createList(body, (...facts) => (facts.length === 1 ? tail(...facts, latest) : row(...facts.slice(0, 5), latest)));
  root.append(el('table', { class: 'history' }, el('thead', {}, el('tr', {}, HEAD.map(name => el('th', { scope: 'col' }, name)))), body));
  return state => {
    const { tree, game, hints } = state;
    latest = { tree, game, hints, actions };
    const nodes = wholeLine(tree);
    rows([...nodes.map((at, index) => {
      const outcome = hints === 'off' ? null : outcomeOf(state, at);
      return [at, nodes[index - 1], outcome?.value, outcome?.plies, at.id === tree.current, game, hints];
    }), [nodes.at(-1)]]);
  };
}

export function createHistory(root, actions) {
  const plotRoot = el('div', { 'data-test': 'plot' });
  const tableRoot = el('div', { class: 'scroll', 'data-test': 'history-table' });
  const plot = createPlot(plotRoot, actions);
  const tabs = el('div', { class: 'tabs', role: 'group', 'aria-label': 'how to show the history' });
  const review = button('Review this game', actions.review, { 'data-test': 'review-run', title: 'what each move gave away' });
  root.append(el('div', { class: 'card-head' }, el('h2', { id: 'history-title' }, 'History'), el('div', { class: 'tabs' }, review, tabs)), plotRoot, tableRoot);

  const table = createTable(tableRoot, actions);
  const drawTable = whenChanged(state => [state.tree, state.known, state.tried, state.advised, state.hints, state.history], state => {
    table(state);
    const now = tableRoot.querySelector('.now');
    tableRoot.scrollTop = now.offsetTop - tableRoot.clientHeight / 2;
  });

  const drawTabs = whenChanged(state => [state.history, state.hints], state => {
    const asTable = state.history === 'table' || state.hints === 'off';
    plotRoot.hidden = asTable;
    tableRoot.hidden = !asTable;
    refill(tabs, ...[['plot', 'Plot'], ['table', 'Table']].map(([name, label]) =>
      button(label, () => actions.setHistory(name), {
        'data-key': name, 'data-test': `show-${name}`, 'aria-pressed': String(asTable === (name === 'table')),
        disabled: name === 'plot' && state.hints === 'off',
      })));
  });

  return {
    render(state) {
      drawTabs(state);
      review.disabled = wholeLine(state.tree).length < 2;
      if (plotRoot.hidden) {
        drawTable(state);
      } else {
        plot.render(state);
      }
    },
  };
}
