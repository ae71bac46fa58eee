/* The actions of buttons and keys, each in one place, so that both do the same. */
import { readAddress } from './address.js';
import { afterClick } from './clicks.js';
import { whenChanged } from './dom.js';
import { linkTo } from './link.js';
import { inPlay } from './match.js';
import { openMenu } from './menu.js';
import { bestOf, ratedMoves } from './outcomes.js';
import { pieceAfter } from './pieces.js';
import { puzzleProgress } from './puzzle.js';
import { gameOf, readMoves } from './places.js';
import { computerToMove } from './replies.js';
import { ask, isAbort, path, query } from './server.js';
import { mistakeAfter, mistakeWords } from './story.js';
import { movesTo, node, wordOf, written } from './tree.js';
import { HINTS } from './words.js';

const THEMES = ['auto', 'light', 'dark'];

const after = (list, value) => list[(list.indexOf(value) + 1) % list.length];

export function createActions(store, play, { analyst, adviser, puzzles, matches, holds, retries }, { help, focusBoard, showBoard, review, showGraph, tableSince }) {
  const { get, set } = store;
  const moves = () => ratedMoves(get());

  /** A person's move. While the computer thinks, it is not the person's turn. */
  function move(notation) {
    const state = get();
    if (answered()) {
      return;
    }
    if (state.drawn) {
      set({ picked: [], notice: 'The game is drawn. Leave it, and moves can be tried.' });
    } else if (computerToMove(state) && !state.paused) {
      set({ picked: [], notice: 'It is the computer\'s turn. Pause it to move for it.' });
    } else {
      play.play(notation);
    }
  }

  function pick(click, anchor) {
    if (answered()) {
      return;
    }
    const { picked, move: made, menu, longer } = afterClick(moves(), get().picked, click);
    if (made) {
      move(made.move);
      return;
    }
    set({ picked });
    if (menu) {
      const items = menu.map(one => ({ label: wordOf(one), run: () => move(one.move), picture: () => pieceAfter(get(), one) }));
      const more = longer ? [{ label: 'go on choosing', run: () => undefined }] : [];
      openMenu('Which move?', [...items, ...more], anchor, () => set({ picked: [] }));
    }
  }

  /** A piece that is dragged from one site to another: the same as a click on each. */
  function drag(from, to, anchor) {
    set({ picked: [] });
    pick(from, anchor);
    pick(to, anchor);
  }

  function cancel() {
    if (get().picked.length || get().lit) {
      set({ picked: [], lit: null });
    }
  }

  function light(lit) {
    if (get().lit !== lit) {
      set({ lit });
    }
  }

  /** Highlights the next row of the table and focuses it, so that Enter plays it. */
  function point(by) {
    const buttons = [...document.querySelectorAll('#moves [data-test=move]')];
    const now = buttons.indexOf(document.activeElement);
    const next = now < 0 ? (by > 0 ? 0 : buttons.length - 1) : (now + by + buttons.length) % buttons.length;
    buttons[next]?.focus();
  }

  /** The move with this number. A key that was pressed before its row was visible was meant for another move. */
  function playNth(number, when) {
    const legal = moves()[number - 1];
    if (legal && when >= tableSince()) {
      move(legal.move);
    }
  }

  /** In a game against the computer: shows a good move, and leaves it to the person to make it. */
  function hint() {
    const state = get();
    if (!puzzled() && !computerToMove(state) && !state.seeking) {
      seekBest(state, found => set({ picked: [], lit: found, notice: `Hint: ${written(node(get().tree).position, found)}.` }));
    }
  }

  /** The best move when no values are shown: asks the server once. */
  async function seekBest(state, use = move) {
    const { game, tree, engine, thinking } = state;
    const seeking = new AbortController();
    set({ seeking });
    try {
      const parameters = query({ ...gameOf(state, node(tree)), engine, time: thinking });
      const { move: found } = await ask(path('games', game.id, 'reply') + parameters, { signal: seeking.signal });
      if (get().seeking === seeking) {
        use(found);
      }
    } catch (problem) {
      if (!isAbort(problem)) {
        set({ problem });
      }
    } finally {
      stopSeeking(seeking);
    }
  }

  function stopSeeking(seeking = get().seeking) {
    seeking?.abort();
    if (get().seeking === seeking) {
      set({ seeking: null });
    }
  }

  /** Another position needs another best move. */
  store.listen(whenChanged(state => [state.tree], () => stopSeeking()));

  /** Whether a puzzle waits for the person to find a move; then nothing is told. */
  function puzzled() {
    const progress = puzzleProgress(get());
    return progress && !progress.solved ? progress : null;
  }

  /** Whether the puzzle has an answer to its turn: a wrong move, to be tried again, or a right one, to which it replies. */
  function answered() {
    const progress = puzzled();
    return Boolean(progress) && (progress.wrong !== null || !progress.mine);
  }

  function playBest() {
    const state = get();
    const puzzle = puzzled();
    if (puzzle) {
      if (puzzle.mine || puzzle.wrong !== null) {
        puzzles.show();
      }
      return;
    }
    const best = bestOf(moves());
    if (best?.best || (computerToMove(state) && !state.paused)) {
      move(best.move);
    } else if (best && !state.seeking) {
      seekBest(state);
    }
  }

  /** Loads a place; returns the server's refusal, which is shown nowhere else. */
  async function load(place) {
    set({ problem: null });
    await play.visit(place);
    const { problem } = get();
    set({ problem: null });
    return problem;
  }

  function loadGame(text) {
    const link = text.indexOf('#');
    return load(link >= 0 && /^https?:/.test(text)
      ? readAddress(text.slice(link))
      : { game: get().game.id, position: get().start, moves: readMoves(text, node(get().tree, 0).position) });
  }

  function setHints(hints) {
    if (puzzled()) {
      set({ notice: 'Hints come when the puzzle is solved, or left.' });
    } else if (hints === 'off' && inPlay(get())) {
      set({ hidden: true }); // until the game is over
    } else {
      set({ chosen: hints, hidden: false });
    }
  }

  /** Shows a place of the game on the board, and the board. */
  function visit(id) {
    play.jump(id);
    showBoard();
  }

  /** What the review has found, as it is found; the same again is no change. */
  function setMistakes(mistakes) {
    if (JSON.stringify(mistakes) !== JSON.stringify(get().mistakes)) {
      set({ mistakes });
    }
  }

  /** Goes to the position before a mistake, and says what it was. */
  function toMistake(id) {
    const mistake = get().mistakes.find(one => one.id === id);
    if (get().retry) {
      set({ retry: null, hidden: inPlay(get()) });
    }
    visit(id);
    set({ notice: mistakeWords(mistake) });
  }

  function nextMistake() {
    const next = mistakeAfter(get());
    return next ? toMistake(next.id) : set({ notice: 'The review has found no mistake.' });
  }

  /** Copies a link to what is shown, or shows it where the browser copies nothing. */
  async function copyLink() {
    const link = linkTo(get());
    const copied = await navigator.clipboard.writeText(link).then(() => true).catch(() => false);
    set({ notice: copied ? 'The link is copied.' : link });
  }

  /** Plays some moves from the current position, as they were shown. */
  function playLine(line) {
    const { game, start, tree } = get();
    play.visit({ game: game.id, position: start, moves: [...movesTo(tree), ...line] });
  }

  const forget = patch => set({ tried: new Map(), advised: new Map(), ...patch });

  function pauseOrResume() {
    if (computerToMove(get())) {
      set({ paused: !get().paused, notice: null });
    }
  }

  return {
    pick, drag, cancel, light, point, play: move, playNth, playLine, playBest, hint, loadGame, help, focusBoard, pauseOrResume, setHints,
    copyLink, visit, setMistakes, toMistake, nextMistake, endMatch: matches.resign, takeDraw: matches.draw, showGraph, showBoard,
    review: () => (puzzled() ? set({ notice: 'A review comes when the puzzle is solved, or left.' }) : review()),
    beginMatch(side, strength) {
      matches.begin(side, strength);
      focusBoard(); // the button is gone
    },
    rematch(swapped) {
      matches.again(swapped);
      focusBoard();
    },
    retry(id, row) {
      retries.begin(id, row);
      showBoard();
    },
    async beginPuzzle(puzzle) {
      await puzzles.begin(puzzle);
      showBoard();
    },
    async holdWin(puzzle) {
      await holds.begin(puzzle);
      showBoard();
    },
    endPuzzle: puzzles.end, puzzleAgain: puzzles.again, showPuzzleMove: puzzles.show,
    playAt(id, notation) {
      visit(id);
      move(notation);
    },
    loadPosition: text => load({ game: get().game.id, position: text, moves: [] }),
    jump: play.jump, undo: play.undo, redo: play.redo, toStart: () => play.jump(0), toEnd: play.toEnd,
    restart: play.restart, swap: play.swap, setPlayer: play.setPlayer,
    resume: () => set({ paused: false, notice: null }), pause: () => set({ paused: true }),
    stopSeeking: () => stopSeeking(), stop: () => [adviser, analyst].forEach(one => one.stop()), askAgain: patch => forget(patch instanceof Event ? {} : patch),
    setLimit: limit => forget({ limit }), setEngine: engine => forget({ engine }),
    setThinking: thinking => set({ thinking }), setStrength: strength => set({ strength }), setSide: side => set({ side }),
    flip: () => set({ flipped: !get().flipped }), lettersAreKeys: () => get().letters === 'on',
    cycleHints: () => setHints(after(HINTS, get().hints)),
    cycleTheme: () => set({ theme: after(THEMES, get().theme) }),
    sortMoves: () => set({ bestFirst: !get().bestFirst }),
    setHistory: history => set({ history }), setSeed: seed => set({ seed: Math.max(0, Math.trunc(seed) || 0) }),
    inGame: () => get().view === 'game' && Boolean(get().tree),
  };
}
