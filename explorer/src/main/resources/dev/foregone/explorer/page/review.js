/*
 * The review of the played game, beside the board: first its turning points; then for each move what it gave away, value or plies, whether it was the only
 * one that kept the value, what was better, and a second try; and the totals for each player. Rows come as the moves are
 * judged. It stays as long as the reviewed line is part of the game, whatever else is tried.
 */
import { button, el, moveButton, refill, reveal } from './dom.js';
import { chip, playerSign } from './marks.js';
import { computerAgainst } from './play.js';
import { askEvents, path } from './server.js';
import { drawStory, levelWords, mistakesOf, refutationOf } from './story.js';
import { createPanel, taskProgress } from './task.js';
import { line, movesTo, wholeLine, wordOf, written } from './tree.js';
import { plies, whyWords } from './words.js';

/** The better moves that are named. */
const NAMED = 3;

const LOSSES = {
  WIN_TO_DRAW: 'gave away a win for a draw', WIN_TO_LOSS: 'gave away a win for a loss', DRAW_TO_LOSS: 'gave away a draw for a loss',
};

function verdict(move) {
  if (!move.proved) {
    const unjudged = move.best.length > 0 ? 'not compared' : 'nothing was looked at';
    return `not proved; ${move.expectedLoss === null ? unjudged : `estimated: ${Math.round(50 * move.expectedLoss)} % given away`}${whyWords(move.why)}`;
  }
  if (move.loss) {
    return LOSSES[move.loss] ?? move.loss;
  }
  if (valueOf(move.before) === 'LOSS') {
    return 'lost already';
  }
  if (move.onlyMove) {
    return 'found the only move';
  }
  return move.choice === false ? 'every move keeps the value' : 'kept the value';
}

function pliesLost(move) {
  if (move.becameEndless) {
    return ', never ends now';
  }
  return move.pliesLost > 0 ? `, ${plies(move.pliesLost)} lost` : '';
}

/** The value that is proved, with its plies or alone; null if it is not known. */
const valueOf = ({ value, atLeast, atMost }) => value ?? (atLeast.value === atMost.value ? atLeast.value : null);

/** What is proved of a position: its value and plies, or its value alone; open is what is not known. */
function outcome(game, proved) {
  const value = valueOf(proved);
  return proved.value ? chip(proved, game) : value ? chip({ value }, game) : 'open';
}

/** What was better, each to be played where it was missed, and a second try. */
function better(move, at, { actions, mine }) {
  const { best } = move;
  if (!at || best.length === 0 || best.includes(move.move)) {
    return [];
  }
  return [move.bestProved ? 'better: ' : 'advised: ', ...best.slice(0, NAMED).map(one =>
    moveButton(written(at.position, one), () => actions.playAt(at.id, one), { title: 'play it there', 'data-key': `better ${move.number} ${one}`, 'data-test': 'review-better' })),
  best.length > NAMED && '…',
  mine(at) && button('Retry', () => actions.retry(at.id, move), { class: 'small', 'aria-label': `Retry move ${move.number}`, 'data-key': `retry ${move.number}`, 'data-test': 'review-retry' })];
}

/** The reply that is proved to take what a move gave away, to be played there. */
function refutation(move, reply, after, { actions }) {
  const refuting = refutationOf(move, reply, after);
  return refuting === null ? [] : ['refuted by: ', moveButton(written(after.position, refuting), () => actions.playAt(after.id, refuting),
    { title: 'play it there', 'data-key': `refutation ${move.number}`, 'data-test': 'review-refutation' })];
}

/** A move that is not judged yet has its row already, so that no row moves. */
const waiting = (nodes, number) => el('tr', {}, el('td', { class: 'number' }, String(number)),
  el('th', { scope: 'row' }, playerSign(nodes[number - 1].turn), el('span', { translate: 'no' }, nodes[number].written)), el('td', {}, '…'), el('td', {}));

function row(move, reply, nodes, context) {
  const { actions, game } = context;
  const at = nodes[move.number - 1];
  const name = at
    ? moveButton(wordOf(move), () => actions.visit(at.id), { title: 'go to the position before this move', 'data-key': `move ${move.number}`, 'data-test': 'review-move' })
    : wordOf(move);
  return el('tr', { class: move.loss ? 'bad' : '' },
    el('td', { class: 'number' }, String(move.number)),
    el('th', { scope: 'row' }, at && playerSign(at.turn), el('span', { class: 'unseen' }, `${move.player}: `), name),
    el('td', { class: 'change' }, outcome(game, move.before), ' → ', outcome(game, move.after)),
    el('td', {}, el('span', move.onlyMove ? { class: 'only' } : {}, `${verdict(move)}${pliesLost(move)}`),
      el('div', { class: 'better' }, [...better(move, at, context), ...refutation(move, reply, nodes[move.number], context)].filter(Boolean))));
}

function summary(players) {
  const facts = [
    ['moves', player => player.moves],
    ['decisions, right', player => `${player.kept} of ${player.choices}`],
    ['only moves, found', player => `${player.onlyMovesFound} of ${player.onlyMoves}`],
    ['wins given away', player => player.winsToDraws + player.winsToLosses],
    ['draws given away', player => player.drawsToLosses],
    ['plies lost', player => player.pliesLost],
    ['played like', player => levelWords(player.level)],
  ];
  return el('table', { class: 'summary' },
    el('thead', {}, el('tr', {}, el('th', {}, el('span', { class: 'unseen' }, 'what is counted')), players.map(player => el('th', { scope: 'col' }, player.player)))),
    el('tbody', {}, facts.map(([name, fact]) =>
      el('tr', {}, el('th', { scope: 'row' }, name), players.map(player => el('td', {}, String(fact(player))))))));
}

const table = (moves, nodes, context) => el('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-labelledby': 'review-title' },
  el('table', { class: 'review', 'data-test': 'review-table' },
    el('thead', {}, el('tr', {}, ['#', 'move', 'value', 'verdict'].map(name => el('th', { scope: 'col' }, name)))),
    el('tbody', {}, nodes.slice(1).map((_, index) => {
      const [judged, reply] = [1, 2].map(next => moves.find(({ number }) => number === index + next));
      return judged ? row(judged, reply, nodes, context) : waiting(nodes, index + 1);
    }))));

const keyOf = ({ game, start, tree }, end) => tree.nodes[end] && JSON.stringify([game.id, start, movesTo(tree, end)]);

export function createReview(root, actions) {
  const body = el('div');
  let end = 0;
  root.append(el('div', { class: 'card-head' }, el('h2', { id: 'review-title', tabindex: -1 }, 'Review'),
    button('Close', () => panel.task.keep(''), { 'data-test': 'review-close' })), body);

  function begin() {
    const { game, start, tree } = panel.latest();
    end = wholeLine(tree).at(-1).id;
    const before = () => panel.task.get().partial ?? [];
    panel.run((signal, tell) => askEvents(path('games', game.id, 'review'), {
      signal, body: { start, moves: movesTo(tree, end) },
      on: { move: judged => tell([...before(), judged].sort((one, other) => one.number - other.number)) },
    }));
    reveal(root);
    root.querySelector('h2').focus({ preventScroll: true });
  }

  function draw(state) {
    const { running, answer, partial, problem } = panel.task.get();
    const mine = at => at.turn !== computerAgainst(state.players);
    const nodes = line(state.tree, state.tree.nodes[end] ? end : 0);
    root.hidden = !running && !answer && !partial && !problem;
    const moves = answer?.moves ?? partial ?? [];
    const mistakes = root.hidden ? null : mistakesOf(moves, nodes, state);
    actions.setMistakes(mistakes);
    refill(body,
      ...taskProgress(panel.task, 'moves that are reviewed', { max: nodes.length - 1, value: partial?.length ?? 0 }),
      (answer || moves.length > 0 && mistakes.length > 0) && drawStory(mistakes, moves, actions),
      (answer || partial || running) && table(moves, nodes, { actions, game: state.game, mine }),
      answer && el('div', { class: 'scroll' }, summary(answer.players)));
  }

  const panel = createPanel(state => [state.tree, state.game, state.players], state => keyOf(state, end), draw);
  return { render: panel.render, begin };
}
