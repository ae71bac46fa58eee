/*
 * The review of the played game, beside the board: for each move what it gave away, value or plies, whether it was the only
 * one that kept the value, what was better, and a second try; and the totals for each player. Rows come as the moves are
 * judged.
 */
import { button, el, refill, reveal, whenChanged } from './dom.js';
import { chip, playerSign } from './marks.js';
import { explain } from './problems.js';
import { askEvents, path } from './server.js';
import { createTask } from './task.js';
import { wholeLine } from './tree.js';
import { plies } from './words.js';

/** The better moves that are named. */
const NAMED = 3;

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
  if (move.loss || !move.proved || move.pliesLost === 0) {
    return '';
  }
  return move.pliesLost === null ? ', never ends now' : `, ${plies(move.pliesLost)} lost`;
}

const outcome = proved => (proved.value ? chip(proved) : 'open');

/** What was better, each to be played where it was missed, and a second try. */
function better(move, at, actions) {
  const { best } = move;
  if (!at || best.includes(move.move)) {
    return [];
  }
  return ['better: ', ...best.slice(0, NAMED).map(one =>
    button(one, () => actions.playAt(at.id, one), { class: 'plain', title: 'play it there', 'data-key': `better ${move.number} ${one}`, 'data-test': 'review-better' })),
  best.length > NAMED && '…',
  button('Retry', () => actions.retry(at.id, move), { class: 'small', 'aria-label': `Retry move ${move.number}`, 'data-key': `retry ${move.number}`, 'data-test': 'review-retry' })];
}

function row(move, nodes, actions) {
  const at = nodes[move.number - 1];
  const name = at
    ? button(move.move, () => actions.visit(at.id), { class: 'plain', title: 'go to the position before this move', 'data-key': `move ${move.number}`, 'data-test': 'review-move' })
    : move.move;
  return el('tr', { class: move.loss ? 'bad' : '' },
    el('td', { class: 'number' }, String(move.number)),
    el('th', { scope: 'row' }, at && playerSign(at.turn), el('span', { class: 'unseen' }, `${move.player}: `), name),
    el('td', { class: 'change' }, outcome(move.before), ' → ', outcome(move.after)),
    el('td', {}, el('span', move.onlyMove ? { class: 'only' } : {}, `${verdict(move)}${pliesLost(move)}`),
      el('div', { class: 'better' }, better(move, at, actions).filter(Boolean))));
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
    el('thead', {}, el('tr', {}, el('th', {}, el('span', { class: 'unseen' }, 'what is counted')), players.map(player => el('th', { scope: 'col' }, player.player)))),
    el('tbody', {}, facts.map(([name, fact]) =>
      el('tr', {}, el('th', { scope: 'row' }, name), players.map(player => el('td', {}, String(fact(player))))))));
}

const table = (moves, nodes, actions) => el('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-labelledby': 'review-title' },
  el('table', { class: 'review', 'data-test': 'review-table' },
    el('thead', {}, el('tr', {}, ['#', 'move', 'value', 'verdict'].map(name => el('th', { scope: 'col' }, name)))),
    el('tbody', {}, moves.map(move => row(move, nodes, actions)))));

function played(state) {
  const nodes = wholeLine(state.tree);
  return { nodes, moves: nodes.slice(1).map(at => at.move) };
}

const keyOf = state => JSON.stringify([state.game.id, state.start, played(state).moves]);

export function createReview(root, actions) {
  const body = el('div');
  let latest = null;
  let heard = [];
  const task = createTask(() => latest && draw(latest));
  root.append(el('div', { class: 'card-head' }, el('h2', { id: 'review-title', tabindex: -1 }, 'Review'),
    button('Close', close, { 'data-test': 'review-close' })), body);

  function close() {
    task.stop();
    task.keep('');
  }

  function begin() {
    const { game, start } = latest;
    const { moves } = played(latest);
    heard = [];
    task.run(keyOf(latest), (signal, tell) => askEvents(path('games', game.id, 'review'), {
      signal, body: { start, moves }, on: { move: judged => tell(heard = [...heard, judged].sort((one, other) => one.number - other.number)) },
    }));
    reveal(root);
    root.querySelector('h2').focus({ preventScroll: true });
  }

  function draw(state) {
    const { nodes, moves } = played(state);
    const { key, running, answer, partial, problem } = task.get();
    root.hidden = key === null || (!running && !answer && !problem);
    refill(body,
      running && el('div', { class: 'buttons' }, el('progress', { max: moves.length, value: partial?.length ?? 0, 'aria-label': 'moves that are reviewed' }),
        button('Stop', task.stop, { 'data-key': 'run', 'data-test': 'review-stop' })),
      problem && explain(problem),
      (answer || partial) && table((answer ?? { moves: partial }).moves, nodes, actions),
      answer && el('div', { class: 'scroll' }, summary(answer.players)));
  }

  const render = whenChanged(state => [state.tree, state.game], state => {
    latest = null;
    task.keep(keyOf(state));
    latest = state;
    draw(state);
  });
  return { render, begin };
}
