/* The buttons below the board: the same as the keys, in the order in which they are needed. */
import { button, el, refill, whenChanged } from './dom.js';
import { embedded } from './embed.js';
import { linkTo } from './link.js';
import { inPlay } from './match.js';
import { resultOf } from './repetition.js';
import { computerToMove } from './replies.js';
import { node } from './tree.js';

export function createControls(root, actions) {
  const key = (label, name, run, shortcut, disabled, says = label.replace(/[‹›]/g, '').trim(), kind = 'spare') => button(label, run, {
    class: kind,
    'data-key': name, 'data-test': name, 'aria-keyshortcuts': shortcut, 'aria-label': says, title: `${says} (${shortcut})`, disabled,
  });

  const draw = whenChanged(state => [state.tree, state.players, state.paused, state.match, state.seeking, state.drawn, state.mistakes], state => {
    const at = node(state.tree);
    const due = computerToMove(state);
    const waits = due && state.paused;
    const undo = key('‹ Undo', 'undo', actions.undo, 'u', at.parent === null, 'Undo', null);
    if (embedded) {
      refill(root, undo, el('a', { href: linkTo(state), target: '_blank', 'data-test': 'whole-page' }, 'Open in Foregone'));
      return;
    }
    refill(root,
      state.players.some(player => player.kind === 'computer') && button(waits ? 'Go on' : 'Pause', waits ? actions.resume : actions.pause, {
        class: waits ? 'slot primary' : 'slot spare', disabled: !due, 'data-key': 'pause', 'data-test': waits ? 'resume' : 'pause',
        'aria-keyshortcuts': 'p', title: `${waits ? 'Let the computer go on' : 'Pause the computer'} (p)`,
      }),
      key('«', 'start', actions.toStart, 'Home', at.parent === null, 'Start', 'spare end'),
      undo,
      key('Redo ›', 'redo', actions.redo, 'r', at.next === null),
      key('»', 'end', actions.toEnd, 'End', at.next === null, 'End', 'spare end'),
      key(state.match ? 'Play the best move' : 'Best move', 'best', actions.playBest, 'b', Boolean(resultOf(state))),
      state.mistakes && button('Next mistake', actions.nextMistake, { title: 'Go to the position before the next mistake that the review has found', 'data-key': 'next-mistake', 'data-test': 'next-mistake' }),
      state.match && button('Hint', actions.hint, { disabled: !inPlay(state) || due || Boolean(state.seeking), title: 'Show a good move', 'data-key': 'hint', 'data-test': 'hint' }),
      state.match && button('Resign', actions.endMatch, { disabled: !inPlay(state), title: 'Stop playing', 'data-key': 'end-match', 'data-test': 'match-end' }),
      key('New game', 'new', actions.restart, 'n', at.parent === null),
      key('Flip', 'flip', actions.flip, 'f', !at.position.svg, 'Turn the board around'));
  });
  return { render: draw };
}
