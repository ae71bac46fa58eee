/*
 * The panel that draws puzzles, from the tablebase of the game or from games at random, and what is said of an open one beside the board.
 */
import { button, el, option, refill, whenChanged } from './dom.js';
import { puzzleProgress } from './puzzle.js';
import { ask, path, query } from './server.js';
import { createPanel, taskProgress } from './task.js';
import { moveWords, number, plies, sentence } from './words.js';

const LENGTHS = [[1, '1 move'], [2, '2 moves'], [3, '3 moves'], [5, '5 moves']];

/** Whichever is found first: some games have few puzzles of one kind, some none of the other. */
const ANY = 'any';

/** What a right move does, and within how many plies; none if it keeps the win. */
const KINDS = [[ANY, 'wins, in any way'], ['', 'keeps the win'], ['3', 'wins within 3 plies'], ['5', 'wins within 5 plies'], ['7', 'wins within 7 plies']];

/** The lengths that can be: the winner needs a ply for each move, and another for the answer to it where players alternate. */
const lengths = (within, { alternates }) =>
  LENGTHS.filter(([moves]) => within === '' || within === ANY || (alternates ? 2 * moves - 1 : moves) <= Number(within));

const movesWords = count => `${number(count)} ${count === 1 ? 'move' : 'moves'}`;

function judgement({ puzzle, game }, { wrong, right }) {
  if (puzzle.within !== null) {
    return `${wrong.written} does not win within ${plies(puzzle.within - right)}.`;
  }
  const outcome = puzzle.verdict?.outcome;
  return `${wrong.written} ${outcome ? moveWords(outcome, game) : 'is not it'}: the win is gone.`;
}

function result({ puzzle }) {
  const { moves, missed } = puzzle;
  return missed.length === 0
    ? `Solved: ${moves === 1 ? 'the only move' : `all ${movesWords(moves)}`} at first try.`
    : missed.length >= moves ? 'Solved, none of it at first try.'
      : `Solved: ${number(moves - missed.length)} of ${movesWords(moves)} at first try.`;
}

function words(state, progress) {
  if (progress.solved) {
    return result(state);
  }
  if (progress.wrong !== null) {
    return judgement(state, progress);
  }
  const { puzzle, game, tree } = state;
  if (progress.found > 0) {
    return `Right: ${number(progress.found)} of ${movesWords(puzzle.moves)} found.${progress.mine ? ' Find the next.' : ''}`;
  }
  const does = puzzle.within === null ? 'keeps the win' : 'wins so soon';
  const turns = puzzle.moves > 1 ? ` at each of ${movesWords(puzzle.moves)}: find them.` : ': find it.';
  return `Puzzle: ${sentence(puzzle, game, tree.nodes[0].turn)}. One move alone ${does}${turns}`;
}

/** The first answer to one of several questions, which ends the others; if none has one, why the first has none. */
async function firstOf(kinds, signal, question) {
  const rest = new AbortController();
  try {
    return await Promise.any(kinds.map(kind => question(kind, AbortSignal.any([signal, rest.signal]))));
  } catch ({ errors: [why] }) {
    throw why;
  } finally {
    rest.abort();
  }
}

/** How hard it is for somebody who guesses. */
const grade = ({ errorChance }) => `A guess goes wrong in ${(100 * errorChance).toFixed(errorChance > 0.99 ? 2 : 0)} % of cases.`;

export function createPuzzlePanel(root, beside, actions) {
  const body = el('div');
  let moves = 1;
  let within = ANY;
  root.append(el('h2', { id: 'puzzles-title' }, 'Puzzles'), body);

  /** Draws a puzzle, and begins it, or the game that holds its win. */
  function drawn(state, begin = actions.beginPuzzle) {
    const { game, start } = state;
    return panel.run(async signal => {
      const seed = Math.floor(Math.random() * 1000000);
      const found = await firstOf(kindsAsked(game), signal, async (within, one) => {
        const asked = { p: start, moves, seed, within };
        return { ...await ask(path('games', game.id, 'puzzle') + query(asked), { signal: one }), asked };
      });
      begin(found);
    });
  }

  function kindsAsked({ countable }) {
    const soon = Math.max(3, 2 * moves - 1);
    return within !== ANY ? [within] : countable === false ? [soon] : [soon, ''];
  }

  function chooseWithin(value) {
    within = value;
    draw(panel.latest());
  }

  /** Puzzles that keep the win need all positions. */
  const kinds = ({ countable }) => (KINDS.filter(([value]) => value !== '' || countable !== false));

  /** A kind or a length that cannot be gives way to one that can. */
  function keepPossible({ game }) {
    within = kinds(game).some(([value]) => value === within) ? within : ANY;
    moves = Math.min(moves, lengths(within, game).at(-1)[0]);
  }

  function draw(state) {
    const { running } = panel.task.get();
    keepPossible(state);
    root.hidden = !state.game.notation;
    refill(body,
      el('p', { class: 'note' }, 'A position that is won, in which one move alone keeps the win, drawn from all positions of this game; '
        + 'or one in which one move alone wins so soon, from games at random, also where the game is too large to be solved.'),
      el('div', { class: 'buttons' },
        el('label', { class: 'inline' }, 'one move alone ', el('select', {
          'data-key': 'within', 'data-test': 'puzzle-within', onchange: event => chooseWithin(event.target.value),
        }, kinds(state.game).map(([value, label]) => option(value, label, within)))),
        el('label', { class: 'inline' }, 'at least ', el('select', {
          'data-key': 'moves', 'data-test': 'puzzle-moves', onchange: event => { moves = Number(event.target.value); },
        }, lengths(within, state.game).map(([value, label]) => option(value, label, moves)))),
        !running && button('A puzzle', () => drawn(panel.latest()), { 'data-key': 'run', 'data-test': 'puzzle-run' }),
        !running && button('Hold the win', () => drawn(panel.latest(), actions.holdWin), { title: 'Play a won position against the perfect player', 'data-key': 'hold', 'data-test': 'hold-run' })),
      ...taskProgress(panel.task, 'a puzzle is looked for'));
  }

  function drawOpen(state) {
    const progress = puzzleProgress(state);
    const wrong = progress && !progress.solved && progress.wrong !== null;
    refill(beside, ...(progress ? [
      el('p', { class: 'notice', 'data-test': 'puzzle' }, words(state, progress), ' ', el('span', { class: 'note' }, grade(state.puzzle))),
      el('div', { class: 'buttons' },
        wrong && button('Try again', actions.puzzleAgain, { 'data-key': 'again', 'data-test': 'puzzle-again' }),
        !progress.solved && button('Show the move', actions.showPuzzleMove, { 'data-key': 'show', 'data-test': 'puzzle-show', disabled: !wrong && !progress.mine }),
        button('Another puzzle', () => drawn(state), { 'data-key': 'another', 'data-test': 'puzzle-another' }),
        button('Leave', actions.endPuzzle, { 'data-key': 'leave', 'data-test': 'puzzle-leave' }))] : []));
  }

  const panel = createPanel(state => [state.game, state.start], state => state.game.id, draw);
  const renderOpen = whenChanged(state => [state.puzzle, state.tree, state.start], drawOpen);

  return {
    render(state) {
      panel.render(state);
      renderOpen(state);
    },
  };
}
