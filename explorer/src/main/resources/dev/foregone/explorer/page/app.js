/*
 * Foregone's explorer: puts the page together. The state is in one store; panels draw it; actions, from buttons and keys
 * alike, change it; the address follows it, and restores it.
 */
import { readAddress } from './address.js';
import { createActions } from './actions.js';
import { createAdviser } from './adviser.js';
import { createAnalyst } from './analyst.js';
import { createAnnouncer } from './announce.js';
import { createBoard } from './board.js';
import { createControls } from './controls.js';
import { byId, whenChanged } from './dom.js';
import { createGameMenu } from './gamemenu.js';
import { createHelp } from './help.js';
import { createHistory } from './history.js';
import { drawHome } from './home.js';
import { createKeyboard } from './keyboard.js';
import { createMoves } from './moves.js';
import { createPlay } from './play.js';
import { createPlayers } from './players.js';
import { createPosition } from './position.js';
import { showProblem } from './problems.js';
import { createPuzzles } from './puzzle.js';
import { createPuzzlePanel } from './puzzles.js';
import { createReplies } from './replies.js';
import { createReview } from './review.js';
import { ask } from './server.js';
import { applyTheme, loadSettings, saveSettings } from './settings.js';
import { createStatistics } from './statistics.js';
import { createStatus } from './status.js';
import { createStore } from './store.js';

const store = createStore({
  view: null, game: null, start: '', tree: null, known: new Map(), tried: new Map(), advised: new Map(), question: null, seeking: null, picked: [], lit: null, bestFirst: false,
  players: [], paused: false, seed: Math.floor(Math.random() * 1000000), engine: '', problem: null, notice: null, puzzle: null,
  ...loadSettings(),
});

const onProblem = problem => store.set({ problem });
const play = createPlay(store, onProblem);
const analyst = createAnalyst(store);
const adviser = createAdviser(store);
createReplies(store, play, onProblem);
const puzzles = createPuzzles(store, play);
const help = createHelp(byId('help'));
const actions = createActions(store, play, { analyst, adviser, puzzles }, {
  help, focusBoard: () => board.focus(), tableSince: () => table.since(),
});
const board = createBoard(byId('board'), byId('prompt'), actions);
const table = createMoves(byId('moves'), actions);
const panels = [
  board, createStatus(byId('status'), byId('search'), actions), createControls(byId('controls'), actions),
  table, createHistory(byId('history'), actions), createPlayers(byId('players'), actions),
  createReview(byId('review'), actions), createStatistics(byId('statistics')),
  createPuzzlePanel(byId('puzzles'), byId('puzzle'), actions), createPosition(byId('position'), actions),
];
const announce = createAnnouncer(byId('announcer'));
const gameMenu = createGameMenu(byId('game-menu'), onProblem);

store.listen(state => {
  const inGame = state.view === 'game' && state.tree;
  byId('home').hidden = state.view !== 'home';
  byId('game').hidden = !inGame;
  byId('skip').hidden = !inGame;
  showProblem(byId('problem'), state.problem);
  byId('crumb').textContent = inGame ? state.game.description ?? '' : '';
  gameMenu(state);
  document.title = inGame ? `${state.game.name ?? state.game.id} – Foregone` : 'Foregone';
  if (inGame) {
    panels.forEach(panel => panel.render(state));
    announce(state);
  }
});

store.listen(whenChanged(state => [state.hints, state.theme, state.limit, state.thinking, state.history, state.puzzle], state => {
  byId('theme').value = state.theme;
  applyTheme(state.theme);
  saveSettings(state.puzzle ? { ...state, hints: state.puzzle.hints } : state);
}));

async function home() {
  store.set({ view: 'home', tree: null, game: null, problem: null });
  try {
    const games = await ask('/games');
    if (store.get().view === 'home') {
      drawHome(byId('home'), games);
    }
  } catch (problem) {
    onProblem(problem);
  }
}

async function follow() {
  const place = readAddress(location.hash);
  if (!place.game) {
    return home();
  }
  if (store.get().tree && location.hash === play.address()) {
    return undefined;
  }
  if (store.get().view === 'home') {
    store.set({ view: 'game' });
    byId('home').replaceChildren();
  }
  store.set({ paused: true });
  const elsewhere = store.get().game?.id !== place.game;
  if (!(await play.open(place)) && store.get().problem && elsewhere) {
    store.set({ tree: null, game: null });
  }
  return undefined;
}

byId('skip').addEventListener('click', () => board.focus());
byId('help-button').addEventListener('click', help);
byId('theme').addEventListener('change', event => store.set({ theme: event.target.value }));
createKeyboard(actions);
window.addEventListener('hashchange', follow);
store.set({ view: readAddress(location.hash).game ? 'game' : 'home' });
follow();
