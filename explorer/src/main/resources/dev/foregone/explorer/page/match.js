/*
 * A game against the computer: one button begins it, and another begins it anew. Hints are off until it is over.
 */
import { whenChanged } from './dom.js';
import { chosenHints, people } from './play.js';
import { node } from './tree.js';

const isPerson = player => player.kind === 'person';

export function createMatches(store, play) {
  const { get, set } = store;

  /** From the position that is shown. */
  function begin(side, strength) {
    const hints = chosenHints(get());
    const players = people().map((player, turn) => (turn === side ? player : { ...player, kind: 'computer', strength }));
    set({ match: { hints }, hints: 'off', side, players, paused: false, puzzle: null, retry: null, notice: null });
  }

  function end() {
    const { match, hints } = get();
    set({ match: null, players: people(), hints: hints === 'off' ? match.hints : hints });
  }

  /** Another game, the person on the same side or the other. */
  function again(swapped) {
    const { match, hints, side, players } = get();
    set({ hints: match ? 'off' : hints, ...(swapped ? { side: 1 - side, players: [...players].reverse() } : {}) });
    play.restart();
  }

  store.listen(whenChanged(state => [state.tree, state.players], ({ match, tree, players, hints }) => {
    if (match && tree && players.every(isPerson)) {
      end();
    } else if (match && tree && hints === 'off' && node(tree).position.result) {
      set({ hints: match.hints });
    }
  }));

  return { begin, end, again };
}
