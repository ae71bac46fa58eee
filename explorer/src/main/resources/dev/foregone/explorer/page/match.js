/*
 * A game against the computer: one button begins it, and another begins it anew. Hints are off until it is over.
 */
import { whenChanged } from './dom.js';
import { people } from './play.js';
import { resultOf } from './repetition.js';
import { node } from './tree.js';

/** Whether a game against the computer is going on. */
export const inPlay = state => state.match && Boolean(state.tree) && !resultOf(state);

/** A board whose second player sits on the other side, as where pieces point, are white and black, or lie in pits of each player. */
const turns = ({ tree }) => /data-facing|"white-and-black"|class="site pit/.test(node(tree).position.svg ?? '');

const isPerson = player => player.kind === 'person';

export function createMatches(store, play) {
  const { get, set } = store;

  /** From the position that is shown. */
  function begin(side, strength) {
    const players = people().map((player, turn) => (turn === side ? player : { ...player, kind: 'computer', strength }));
    set({ match: true, hidden: true, flipped: side === 1 && turns(get()), side, players, paused: false, puzzle: null, retry: null, notice: null, taken: null });
  }

  function end() {
    set({ match: false, players: people(), hidden: false });
  }

  /** Another game, the person on the same side or the other. */
  function again(swapped) {
    const { match, hidden, side, players } = get();
    set({ hidden: match || hidden, ...(swapped ? { side: 1 - side, flipped: side === 0 && turns(get()), players: [...players].reverse() } : {}) });
    play.restart();
  }

  store.listen(whenChanged(state => [state.tree, state.players, state.drawn], state => {
    if (state.match && state.tree && state.players.every(isPerson)) {
      end();
    } else if (state.match && state.tree && state.hidden && !inPlay(state)) {
      set({ hidden: false });
    }
  }));

  /** Takes the draw that a repetition offers. */
  function draw() {
    set({ taken: node(get().tree).position, picked: [], notice: null });
  }

  return { begin, end, again, draw };
}
