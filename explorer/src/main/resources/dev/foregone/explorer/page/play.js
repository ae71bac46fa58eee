/*
 * Actions of a person or a computer on the game: open one, make a move, go back and forth, swap sides. Each way to a
 * place writes the address; each address leads to the same place.
 */
import { writeAddress } from './address.js';
import { embedded } from './embed.js';
import { placeOf } from './places.js';
import { Problem, ask, path, query } from './server.js';
import { loadSession } from './session.js';
import { childBy, go, grow, line, movesTo, node, plant } from './tree.js';

/** The maximum length of one address of a line, well below what the server accepts. */
const LONGEST = 6000;

/** The server's names. */
export const STRENGTHS = ['beginner', 'novice', 'learner', 'casual', 'intermediate', 'advanced', 'expert', 'master', 'grandmaster', 'perfect'];

const person = () => ({ kind: 'person', strength: 'perfect' });

/** Two people play. */
export const people = () => [person(), person()];

/** The side of the computer that a person plays against; null if two people play, or two computers. */
export function computerAgainst(players) {
  const [first, second] = players.map(player => player.kind === 'computer');
  return first === second ? null : first ? 0 : 1;
}

export function namesOf(game) {
  return game?.players?.length === 2 ? game.players : ['first player', 'second player'];
}

export function createPlay(store, onProblem) {
  const { get, set } = store;
  let latest = 0;
  let heard = location.hash;

  /** The address has changed: whatever was under way belongs to the place before. */
  function hear() {
    latest++;
    heard = location.hash;
  }

  /** Whether nothing has come after this. The address changes before the page hears of it: who has left must not be brought back. */
  const counts = ticket => ticket === latest && location.hash === heard;

  /** Runs something that asks the server; if another has started since, its result is ignored. */
  async function latestOnly(work) {
    const ticket = ++latest;
    try {
      const patch = await work();
      if (counts(ticket) && patch) {
        set({ problem: null, ...patch });
        return true;
      }
    } catch (problem) {
      if (counts(ticket)) {
        onProblem(problem);
      }
    }
    return false;
  }

  function address(state = get()) {
    return state.tree
      ? writeAddress({ game: state.game.id, position: state.start, moves: movesTo(state.tree) })
      : '#';
  }

  /** Writes the address of what is shown: as a further step of the browser's history, or in place of the last, as in a frame, whose page has a history of its own. */
  function show(how = embedded ? 'replaceState' : 'pushState') {
    const hash = address();
    if (hash !== location.hash) {
      history[how](null, '', hash);
    }
    heard = location.hash;
  }

  /**
   * The positions of a line, in as many requests as its length needs, in one if only moves name a position; those before a
   * move that is not possible, and with them the problem.
   */
  async function positions(game, start, moves) {
    const found = [];
    let rest = moves;
    let problem = null;
    do {
      let taken = 0;
      let length = 0;
      while (taken < rest.length && (length < LONGEST || !game.notation)) {
        length += encodeURIComponent(rest[taken++]).length + 3;
      }
      const p = found.at(-1)?.position ?? start;
      const answer = await ask(path('games', game.id, 'line') + query({ p, m: rest.slice(0, taken) }));
      found.push(...(found.length ? answer.positions.slice(1) : answer.positions));
      problem = answer.problem ? new Problem(answer.problem) : null;
      rest = rest.slice(taken);
    } while (rest.length && !problem);
    return { found, problem };
  }

  function treeOf(state, game, start, moves, found) {
    const same = state.tree && state.game?.id === game.id && state.start === start;
    let tree = same ? go(state.tree, 0) : plant(found[0], namesOf(game));
    found.slice(1).forEach((position, i) => {
      tree = grow(tree, tree.current, moves[i], position);
    });
    return tree;
  }

  function walk(tree, moves) {
    let id = 0;
    for (const move of moves) {
      id = childBy(tree, id, move);
      if (id === null) {
        return null;
      }
    }
    return id;
  }

  /** Another beginning, or the same anew, ends a second try at a move. */
  const leaving = state => (state.retry ? { retry: null, hidden: false } : {});

  /** What was told outlasts the computer's answer. */
  const arrived = { picked: [], lit: null, notice: null, told: null, bestFirst: false };

  /** Who plays a game that is opened: as before a reload, or else two people. */
  function begun(id) {
    const { players = people(), match = false, counts = false, helped = false, puzzle = null, hold = null, seed = get().seed, hidden = false, flipped = false } = loadSession(id);
    return { players, match, counts, helped, puzzle, hold, seed, hidden, flipped: match && flipped, retry: null };
  }

  /**
   * Opens a place; on failure throws a Problem and changes nothing. Of a line with a move that is not possible the part before
   * it is shown, and what is wrong; none of it, if all or nothing is wanted.
   */
  async function load({ game: id, position, moves }, whole) {
    const state = get();
    const known = state.game?.id === id && state.tree;
    if (known && state.start === position) {
      const there = walk(state.tree, moves);
      if (there !== null) {
        return { ...arrived, tree: go(state.tree, there), paused: true };
      }
    }
    const game = known && state.start === position ? state.game : await ask(path('games', id) + query({ p: position }));
    const { found, problem } = await positions(game, position, moves);
    if (problem && whole) {
      throw problem;
    }
    const stopped = problem && new Problem({ ...problem, detail: `Move ${found.length} of this link could not be read, and what comes before it is shown: ${problem.message}` });
    const fresh = known ? (state.start === position ? {} : leaving(state)) : { known: new Map(), tried: new Map(), advised: new Map(), points: new Map(), engine: '', ...begun(id) };
    return {
      ...arrived, ...fresh, problem: stopped, game, start: position, paused: Boolean(known),
      tree: treeOf(state, game, position, moves, found),
    };
  }

  const open = (place, whole = false) => latestOnly(() => load(place, whole));

  async function visit(place) {
    if (await open(place, true)) {
      show();
      return true;
    }
    return false;
  }

  async function play(move, by = 'person') {
    const at = node(get().tree);
    if (!at.position.moves.some(one => one.move === move)) {
      return;
    }
    const done = await latestOnly(async () => {
      const { game } = get();
      const known = childBy(get().tree, at.id, move);
      const position = known !== null
        ? node(get().tree, known).position
        : await ask(path('games', game.id, 'position') + query(placeOf(get(), at, move)));
      const tree = grow(get().tree, at.id, move, position);
      const { paused, told } = get();
      return { ...arrived, ...(by === 'person' ? { paused: false } : { paused, told, notice: told }), tree };
    });
    if (done) {
      show();
    }
  }

  function jump(id, paused = true) {
    latest++;
    set({ ...arrived, tree: go(get().tree, id), paused, problem: null });
    show();
  }

  const isPerson = (state, at) => state.players[at.turn].kind === 'person';

  /** Takes a move back; against a computer, its answer too. */
  function undo() {
    const state = get();
    const before = line(state.tree).slice(0, -1).reverse();
    const target = before.find(at => isPerson(state, at)) ?? before[0];
    if (target) {
      jump(target.id, !(state.match && !isPerson(state, target))); // who goes back before the computer's first move waits for another
    }
  }

  function redo() {
    const state = get();
    let next = node(state.tree).next;
    while (next !== null && !isPerson(state, node(state.tree, next)) && node(state.tree, next).next !== null) {
      next = node(state.tree, next).next;
    }
    if (next !== null) {
      jump(next);
    }
  }

  function toEnd() {
    const { tree } = get();
    let id = tree.current;
    while (node(tree, id).next !== null) {
      id = node(tree, id).next;
    }
    jump(id);
  }

  /** Restarts from where this game began; its branches are discarded. */
  function restart() {
    latest++;
    const { game, tree } = get();
    set({ ...arrived, ...leaving(get()), tree: plant(node(tree, 0).position, namesOf(game)), paused: false, problem: null });
    show();
  }

  function swap() {
    const [first, second] = get().players;
    const notice = first.kind === second.kind && first.kind === 'person'
      ? 'Two people play: under Players a computer can take a side.' : null;
    set({ players: [second, first], paused: false, notice });
  }

  function setPlayer(index, patch) {
    set(state => ({
      players: state.players.map((player, i) => (i === index ? { ...player, ...patch } : player)),
      paused: 'kind' in patch ? false : state.paused,
    }));
  }

  return { address, hear, rewrite: () => show('replaceState'), open, visit, play, jump, undo, redo, toEnd, restart, swap, setPlayer };
}
