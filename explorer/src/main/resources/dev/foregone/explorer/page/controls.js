/* The buttons below the board: the same as the keys, in the order in which they are needed. */
import { button, refill, whenChanged } from './dom.js';
import { computerToMove } from './replies.js';
import { node } from './tree.js';

export function createControls(root, actions) {
  const key = (label, name, run, shortcut, disabled) => button(label, run, {
    'data-key': name, 'data-test': name, 'aria-keyshortcuts': shortcut, title: `${label.replace(/[«‹›»]/g, '').trim()} (${shortcut})`, disabled,
  });

  const draw = whenChanged(state => [state.tree, state.players, state.paused], state => {
    const at = node(state.tree);
    const waits = computerToMove(state) && state.paused;
    const busy = computerToMove(state) && !state.paused;
    refill(root,
      waits && button('Let the computer go on', actions.resume, { class: 'primary', 'data-key': 'resume', 'data-test': 'resume' }),
      busy && button('Pause', actions.pause, { 'data-key': 'pause', 'data-test': 'pause' }),
      key('« Start', 'start', actions.toStart, 'Home', at.parent === null),
      key('‹ Undo', 'undo', actions.undo, 'u', at.parent === null),
      key('Redo ›', 'redo', actions.redo, 'r', at.next === null),
      key('End »', 'end', actions.toEnd, 'End', at.next === null),
      key('Best move', 'best', actions.playBest, 'b', Boolean(at.position.result)),
      key('New game', 'new', actions.restart, 'n', at.parent === null));
  });
  return { render: draw };
}
