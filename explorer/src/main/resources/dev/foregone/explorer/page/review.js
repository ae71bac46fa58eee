/*
 * The review of the played game: for each move what it gave away, value or plies, and whether it was the only one that
 * kept the value; and the totals for each player.
 */
import { button, el, refill, whenChanged } from './dom.js';
import { chip } from './marks.js';
import { explain } from './problems.js';
import { path, send } from './server.js';
import { createTask } from './task.js';
import { wholeLine } from './tree.js';
import { plies } from './words.js';

const LOSSES = {
  WIN_TO_DRAW: 'gave away a win for a draw', WIN_TO_LOSS: 'gave away a win for a loss', DRAW_TO_LOSS: 'gave away a draw for a loss',
};

function verdict(move) {
  if (!move.proved) {
    return `not proved; ${move.expectedLoss === null ? 'not compared' : `estimate: ${move.expectedLoss.toFixed(2)} lost`}`;
  }
  if (move.loss) {
    return LOSSES[move.loss] ?? move.loss;
  }
  if (move.onlyMove) {
    return 'found the only move';
  }
  return move.choice ? 'kept the value' : 'no choice of value';
}

function pliesLost(move) {
  return move.loss || !move.proved ? '' : move.pliesLost === null ? 'never ends now' : move.pliesLost === 0 ? '' : plies(move.pliesLost);
}

function outcome(proved) {
  return proved.value ? chip(proved) : 'open';
}

function row(move, nodes, actions) {
  const at = nodes[move.number - 1];
  const better = move.best.filter(best => best !== move.move);
  return el('tr', { class: move.loss ? 'bad' : '' },
    el('td', {}, String(move.number)), el('td', {}, move.player),
    el('th', { scope: 'row' }, at
      ? button(move.move, () => actions.jump(at.id), { class: 'plain', title: 'go to the position before this move', 'data-test': 'review-move' })
      : move.move),
    el('td', {}, outcome(move.before), ' → ', outcome(move.after)),
    el('td', {}, move.onlyMove ? el('span', { class: 'only' }, verdict(move)) : verdict(move)),
    el('td', {}, pliesLost(move)),
    el('td', {}, move.best.includes(move.move) ? '' : better.slice(0, 4).join(' · ') + (better.length > 4 ? ' …' : '')));
}

function levelWords(level) {
  return level ? `${level.level.toFixed(2)} (${level.low.toFixed(2)} to ${level.high.toFixed(2)})` : 'unknown: no choices';
}

function summary(players) {
  const facts = [
    ['moves', player => player.moves],
    ['choices of value, kept', player => `${player.kept} of ${player.choices}`],
    ['only moves, found', player => `${player.onlyMovesFound} of ${player.onlyMoves}`],
    ['wins given away', player => player.winsToDraws + player.winsToLosses],
    ['draws given away', player => player.drawsToLosses],
    ['plies lost', player => player.pliesLost],
    ['played like level', player => levelWords(player.level)],
  ];
  return el('table', { class: 'summary' },
    el('thead', {}, el('tr', {}, el('th', {}, ''), players.map(player => el('th', { scope: 'col' }, player.player)))),
    el('tbody', {}, facts.map(([name, fact]) =>
      el('tr', {}, el('th', { scope: 'row' }, name), players.map(player => el('td', {}, String(fact(player))))))));
}

function report(review, nodes, actions) {
  const names = ['#', 'player', 'move', 'value', 'verdict', 'plies lost', 'better'];
  return [
    el('div', { class: 'scroll' }, summary(review.players)),
    el('div', { class: 'scroll' }, el('table', { class: 'review', 'data-test': 'review-table' },
      el('thead', {}, el('tr', {}, names.map(name => el('th', { scope: 'col' }, name)))),
      el('tbody', {}, review.moves.map(move => row(move, nodes, actions)))))];
}

export function createReview(root, actions) {
  const body = el('div');
  let latest = null;
  const task = createTask(() => latest && draw(latest));
  root.append(el('h2', { id: 'review-title' }, 'Review'), body);

  function played(state) {
    const nodes = wholeLine(state.tree);
    return { nodes, moves: nodes.slice(1).map(at => at.move) };
  }

  function draw(state) {
    const { nodes, moves } = played(state);
    const { running, answer, problem } = task.get();
    const ask = () => task.run(keyOf(state), signal =>
      send(path('games', state.game.id, 'review'), { start: state.start, moves }, { signal }));
    refill(body,
      !answer && el('p', { class: 'note' }, moves.length ? 'What each move of this game gave away.' : 'No move has been played yet.'),
      running
        ? button('Stop', task.stop, { 'data-key': 'run', 'data-test': 'review-stop' })
        : !answer && button('Review this game', ask, { 'data-key': 'run', 'data-test': 'review-run', disabled: moves.length === 0 }),
      running && el('progress', { 'aria-label': 'the game is reviewed' }),
      problem && explain(problem), ...(answer ? report(answer, nodes, actions) : []));
  }

  const keyOf = state => JSON.stringify([state.game.id, state.start, played(state).moves]);

  const render = whenChanged(state => [state.tree, state.game], state => {
    latest = null;
    task.keep(keyOf(state));
    latest = state;
    draw(state);
  });
  return { render };
}
