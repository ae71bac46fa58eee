/*
 * Sounds, which are off until somebody wants them: a knock for each move, two notes for the end of a game. The browser makes them, so
 * there is no file to load.
 */
import { whenChanged } from './dom.js';
import { computerAgainst } from './play.js';
import { resultOf, winnerOf } from './repetition.js';
import { node } from './tree.js';

const KNOCK = [[190, 0, 0.07]];
const RISING = [[440, 0, 0.14], [660, 0.15, 0.3]];
const FALLING = [[440, 0, 0.14], [330, 0.15, 0.3]];
const EVEN = [[440, 0, 0.14], [440, 0.2, 0.2]];

/** For the person against the computer; where there is none, or two play, whoever wins. */
function endOf(state) {
  const who = winnerOf(state);
  return who === null ? EVEN : who === computerAgainst(state.players) ? FALLING : RISING;
}

export function createSounds(store) {
  let context = null;
  let before = null;

  /** Notes are a frequency, a beginning and a length, in seconds from now. */
  function sound(notes) {
    context ??= new AudioContext();
    context.resume().catch(() => undefined); // until somebody has clicked, a browser may be silent
    for (const [frequency, begin, length] of notes) {
      const note = context.createOscillator();
      const volume = context.createGain();
      const at = context.currentTime + begin;
      note.type = 'triangle';
      note.frequency.setValueAtTime(frequency, at);
      volume.gain.setValueAtTime(0.25, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + length);
      note.connect(volume).connect(context.destination);
      note.start(at);
      note.stop(at + length);
    }
  }

  store.listen(whenChanged(state => [state.tree, state.drawn], state => {
    const at = state.tree && node(state.tree);
    if (state.sounds === 'on' && at && before !== null && (at.parent === before || state.drawn)) {
      sound(resultOf(state) ? endOf(state) : KNOCK);
    }
    before = at ? at.id : null;
  }));
}
