/*
 * Hold the win: a won position, drawn as puzzles are, played to its end against the perfect player. After each of the person's moves
 * it is found out whether the win still stands, and said when it is gone, once that is proved.
 */
import { whenChanged } from './dom.js';
import { winner } from './outcomes.js';
import { placeOf } from './places.js';
import { computerAgainst } from './play.js';
import { resultOf, winnerOf } from './repetition.js';
import { ask, path, query } from './server.js';
import { line, node } from './tree.js';

/** As long as a puzzle is proved. */
const TIME = '5s';

/** Where the win was let go on the way to where one is; null if it is not known to be gone. */
const goneAt = ({ hold, tree }) => line(tree).find(({ id }) => hold.gone.includes(id)) ?? null;

/** What is said of the win while it is played for; null where it is not. */
export function holdWords(state) {
  if (!state.hold) {
    return null;
  }
  const gone = goneAt(state);
  return gone ? `The win is gone since ${gone.written}.` : 'Hold the win: you are to win.';
}

export function createHolds(store, play, matches) {
  const { get, set } = store;

  async function begin({ game, position }) {
    set({ puzzle: null, retry: null, match: false });
    if (await play.visit({ game, position, moves: [] })) {
      matches.begin(node(get().tree).turn, 'perfect');
      set({ hold: { game, position, gone: [] } });
      say('This position is won for you. Hold the win against the perfect player.');
    }
  }

  /** What is said outlasts the computer's answer. */
  const say = words => set({ notice: words, told: words });

  const mine = (state, at) => at.turn !== computerAgainst(state.players);

  /** Whether the person is still proved to win, in a game that goes on; undefined if that is not known. */
  async function stands(state, at) {
    const { value } = await ask(path('games', state.game.id, 'analysis') + query({ ...placeOf(state, at), time: TIME }));
    const who = value ? winner({ value }, at.turn) : undefined;
    return value ? who !== null && who !== computerAgainst(state.players) : undefined;
  }

  async function judge(state, at) {
    const still = await stands(state, at).catch(() => undefined);
    const { hold, tree } = get();
    if (still !== false || hold?.position !== state.start || tree.nodes[at.id]?.position !== at.position || hold.gone.includes(at.id)) {
      return;
    }
    set({ hold: { ...hold, gone: [...hold.gone, at.id] } });
    if (line(tree).includes(node(tree, at.id)) && goneAt(get()).id === at.id) {
      say(`The win is gone: ${at.written} let it go. Take it back, or play on.`);
    }
  }

  store.listen(whenChanged(state => [state.tree, state.start, state.match], state => {
    const { hold, tree } = state;
    if (!hold || !tree) {
      return;
    }
    if (!state.match || state.game.id !== hold.game || state.start !== hold.position) {
      set({ hold: null });
      return;
    }
    const at = node(tree);
    if (resultOf(state)) {
      const won = winnerOf(state) === 1 - computerAgainst(state.players);
      say(!won ? 'The win was not held.' : goneAt(state) ? 'Won, though the win was gone for a while.' : 'You held the win against the perfect player.');
    } else if (at.parent !== null && mine(state, node(tree, at.parent)) && !goneAt(state)) {
      judge(state, at);
    }
  }));

  return { begin };
}
