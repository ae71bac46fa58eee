/*
 * A game against the computer: one button begins it, and another begins it anew. Hints are off while it lasts, and come back
 * when it is over.
 */
import { whenChanged } from './dom.js';
import { chosenHints, people } from './play.js';
import { node } from './tree.js';

const isPerson = player => player.kind === 'person';

export function createMatches(store, play) {
  const { get, set } = store;

  /** From the position that is shown, or from the start if that is the end of a game. */
  function begin(side, strength) {
    const hints = chosenHints(get());
    const players = people().map((player, turn) => (turn === side ? player : { ...player, kind: 'computer', strength }));
    set({ match: { hints }, hints: 'off', players, paused: false, puzzle: null, retry: null, notice: null });
    if (node(get().tree).position.result) {
      play.restart();
    }
  }

  function end() {
    const { match, hints } = get();
    set({ match: null, players: people(), hints: hints === 'off' ? match.hints : hints });
  }

  function again() {
    set({ hints: get().match ? 'off' : get().hints });
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
