/*
 * Keys for everything that buttons do. They are inactive while someone types into a field, and with Ctrl, Alt or Meta; single
 * letters and digits can be switched off, for those who speak to the page. On the
 * board the arrow keys move from site to site instead.
 */
export const KEYS = [
  ['arrows on the board', 'go from site to site'],
  ['Enter or Space on the board', 'click the site'],
  ['1 to 9', 'play the move with this number'],
  ['↑ and ↓', 'point at a move of the table; Enter plays it'],
  ['← or u', 'undo'],
  ['→ or r', 'redo'],
  ['Home and End', 'to the start and the end of the game'],
  ['b', 'play the best move'],
  ['h', 'hints: value and plies, value only, off'],
  ['s', 'swap sides'],
  ['f', 'turn the board around'],
  ['n', 'new game'],
  ['g', 'go to the board'],
  ['p', 'pause the computer, or let it go on'],
  ['t', 'colours: as the system, light, dark'],
  ['Escape', 'take back the clicks of a move that is not complete'],
  ['?', 'this help'],
];

const SINGLE = /^[a-z1-9]$/;

const typing = target => target.closest?.('input, textarea, select, dialog');

export function createKeyboard(actions) {
  const inGame = {
    ArrowLeft: actions.undo, u: actions.undo, ArrowRight: actions.redo, r: actions.redo,
    ArrowUp: () => actions.point(-1), ArrowDown: () => actions.point(1), Home: actions.toStart, End: actions.toEnd,
    b: actions.playBest, h: actions.cycleHints, s: actions.swap, f: actions.flip, n: actions.restart, g: actions.focusBoard,
    p: actions.pauseOrResume, Escape: actions.cancel,
  };
  const everywhere = { '?': actions.help, t: actions.cycleTheme };

  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target) || (SINGLE.test(event.key) && !actions.lettersAreKeys())) {
      return;
    }
    const digit = /^[1-9]$/.test(event.key) && (() => actions.playNth(Number(event.key), event.timeStamp));
    const run = everywhere[event.key] ?? (actions.inGame() ? digit || inGame[event.key] : null);
    if (run) {
      event.preventDefault();
      run();
    }
  });
}
