/*
 * The history of the game: the plot, or the same as a table, each row with the move, what it led to, and the
 * branches that were tried. A click jumps there.
 */
import { button, el, moveButton, refill, whenChanged } from './dom.js';
import { outcomeSign, playerSign } from './marks.js';
import { outcomeOf, winner } from './outcomes.js';
import { namesOf } from './play.js';
import { createPlot } from './plot.js';
import { node, wholeLine } from './tree.js';
import { sentence } from './words.js';

function branches(state, at, next, actions) {
  return at.children.filter(child => child !== next?.id).map(child => {
    return moveButton(node(state.tree, child).written, () => actions.jump(child), { 'data-key': `branch ${child}`, 'data-test': 'branch' });
  });
}

function row(state, nodes, index, actions) {
  const at = nodes[index];
  const mover = index > 0 ? nodes[index - 1].turn : null;
  const outcome = state.hints === 'off' ? null : outcomeOf(state, at);
  const others = index > 0 ? branches(state, nodes[index - 1], at, actions) : [];
  const now = at.id === state.tree.current;
  return el('tr', { class: now ? 'now' : '', 'aria-current': now ? 'step' : null },
    el('td', {}, String(at.ply)),
    el('td', {}, mover === null ? '' : playerSign(mover), mover === null ? '' : namesOf(state.game)[mover]),
    el('th', { scope: 'row' }, moveButton(at.written ?? 'start', () => actions.jump(at.id), { translate: at.written ? 'no' : null, 'data-key': `ply ${at.id}`, 'data-test': 'ply' })),
    el('td', {}, outcome ? [outcomeSign(winner(outcome, at.turn)), el('span', { class: 'words' }, sentence(outcome, state.game, at.turn, state.hints))] : ''),
    el('td', {}, others));
}

function table(state, actions) {
  const nodes = wholeLine(state.tree);
  const tail = branches(state, nodes.at(-1), null, actions);
  return el('table', { class: 'history' },
    el('thead', {}, el('tr', {}, ...['ply', 'player', 'move', 'then', 'branches'].map(name => el('th', { scope: 'col' }, name)))),
    el('tbody', {}, nodes.map((_, index) => row(state, nodes, index, actions)),
      tail.length > 0 && el('tr', {}, el('td', { colspan: 4 }), el('td', {}, tail))));
}

export function createHistory(root, actions) {
  const plotRoot = el('div', { 'data-test': 'plot' });
  const tableRoot = el('div', { class: 'scroll', 'data-test': 'history-table' });
  const plot = createPlot(plotRoot, actions);
  const tabs = el('div', { class: 'tabs', role: 'group', 'aria-label': 'how to show the history' });
  const review = button('Review this game', actions.review, { 'data-test': 'review-run', title: 'what each move gave away' });
  root.append(el('div', { class: 'card-head' }, el('h2', { id: 'history-title' }, 'History'), el('div', { class: 'tabs' }, review, tabs)), plotRoot, tableRoot);

  const drawTable = whenChanged(state => [state.tree, state.known, state.tried, state.advised, state.hints, state.history], state => {
    refill(tableRoot, table(state, actions));
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
