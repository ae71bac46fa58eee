/*
 * Puzzles: a won position in which one move alone keeps the win, or wins within some plies, at each of the winner's turns.
 * The page plays the longest defence, judges each move, and shows no hints meanwhile.
 */
import { solvedDay } from './daily.js';
import { whenChanged } from './dom.js';
import { placeOf } from './places.js';
import { people } from './play.js';
import { ask, path, query } from './server.js';
import { line, movesTo, node } from './tree.js';

const REPLY_MILLIS = 500;

/** Where a person is in the puzzle, or null if none is open or the person has left it. */
export function puzzleProgress(state) {
  const { puzzle, tree } = state;
  if (!puzzle || !tree || state.game.id !== puzzle.game || state.start !== puzzle.position) {
    return null;
  }
  const { solution } = puzzle;
  const made = movesTo(tree);
  const wrong = made.findIndex((move, index) => index < solution.length && move !== solution[index]);
  const right = wrong < 0 ? Math.min(made.length, solution.length) : wrong;
  const nodes = line(tree);
  const mine = at => at.turn === nodes[0].turn;
  return {
    right, at: nodes[right], mine: mine(nodes[right]), wrong: wrong < 0 ? null : nodes[wrong + 1],
    found: nodes.slice(0, right).filter(mine).length, solved: puzzle.solved || right === solution.length,
  };
}

export function createPuzzles(store, play) {
  const { get, set } = store;
  const patch = change => set({ puzzle: { ...get().puzzle, ...change } });

  /** Opens a puzzle that the server has drawn. */
  async function begin({ game, position, value, plies, puzzle, asked, day = null }) {
    const alone = { match: false, hold: null, retry: null, hidden: true, players: people() };
    set({ puzzle: null, ...alone });
    if (await play.visit({ game, position, moves: [] })) {
      set({ ...alone, puzzle: { game, position, value, plies, ...puzzle, asked, day, missed: [], verdict: null, solved: false } });
    } else {
      set({ hidden: false });
    }
  }

  /** Leaves the puzzle; hints are shown again. */
  function end() {
    const { puzzle, hidden } = get();
    set({ puzzle: null, hidden: puzzle.solved && hidden });
  }

  function again() {
    play.jump(puzzleProgress(get()).at.id);
  }

  /** Makes the right move for the person. */
  function show() {
    const { at, right } = puzzleProgress(get());
    miss(right);
    play.jump(at.id);
    play.play(get().puzzle.solution[right]);
  }

  function miss(index) {
    const { missed } = get().puzzle;
    patch({ missed: missed.includes(index) ? missed : [...missed, index] });
  }

  /** Finds out what a wrong move leads to. */
  async function judge({ right, wrong, at }) {
    const state = get();
    const verdict = {};
    miss(right);
    patch({ verdict });
    if (state.puzzle.within !== null) {
      return; // that it does not win so soon is known
    }
    try {
      const { moves } = await ask(path('games', state.game.id, 'analysis') + query(placeOf(state, at)));
      if (get().puzzle?.verdict === verdict) {
        patch({ verdict: { outcome: moves.find(one => one.move === wrong.move) } });
      }
    } catch {
      // that the move is wrong is known without it
    }
  }

  function reply({ at, right }) {
    setTimeout(() => {
      const { puzzle, tree } = get();
      if (puzzle && node(tree).id === at.id) {
        play.play(puzzle.solution[right], 'computer');
      }
    }, REPLY_MILLIS);
  }

  store.listen(whenChanged(state => [state.puzzle?.position, state.start, state.tree], state => {
    const now = puzzleProgress(state);
    if (!now) {
      if (state.puzzle) {
        end();
      }
    } else if (now.solved) {
      if (!state.puzzle.solved) {
        const { day, missed, moves } = state.puzzle;
        if (day && missed.length < moves) {
          solvedDay(day);
        }
        set({ puzzle: { ...state.puzzle, solved: true }, hidden: false });
      }
    } else if (now.wrong !== null) {
      judge(now);
    } else if (!now.mine) {
      reply(now);
    }
  }));

  return { begin, end, again, show };
}
