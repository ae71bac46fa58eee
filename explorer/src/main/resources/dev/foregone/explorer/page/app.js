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
import { byId, reveal, whenChanged } from './dom.js';
import { embedded } from './embed.js';
import { createGameMenu } from './gamemenu.js';
import { createHelp } from './help.js';
import { createGraphs } from './graph.js';
import { createHead } from './head.js';
import { createHistory } from './history.js';
import { createHolds } from './hold.js';
import { narrow } from './hands.js';
import { drawHome } from './home.js';
import { createKeyboard } from './keyboard.js';
import { grant } from './link.js';
import { createMatches, inPlay } from './match.js';
import { createMatchBar } from './matchbar.js';
import { createMoves } from './moves.js';
import { createOnline } from './online.js';
import { createPlay } from './play.js';
import { createPlayers } from './players.js';
import { createPoints } from './points.js';
import { createPosition } from './position.js';
import { showProblem } from './problems.js';
import { createPuzzles } from './puzzle.js';
import { createPuzzlePanel } from './puzzles.js';
import { isDrawn } from './repetition.js';
import { createReplies } from './replies.js';
import { createRetries } from './retry.js';
import { createReport } from './report.js';
import { createReview } from './review.js';
import { ask } from './server.js';
import { placeOfGame, saveSession } from './session.js';
import { applyTheme, loadSettings, saveSettings } from './settings.js';
import { createSetup } from './setup.js';
import { createStatistics } from './statistics.js';
import { createStatus } from './status.js';
import { createSounds } from './sound.js';
import { createStore } from './store.js';
import { titleOf } from './words.js';

const { hints, ...settings } = loadSettings();

/** A puzzle, a game against the computer and a second try hide the hints that a person has chosen; `taken` is where a draw was. */
const store = createStore({
  view: null, game: null, start: '', tree: null, known: new Map(), tried: new Map(), advised: new Map(), points: new Map(), question: null, seeking: null, picked: [], lit: null, bestFirst: false,
  players: [], paused: false, seed: Math.floor(Math.random() * 1000000), engine: '', problem: null, notice: null, puzzle: null,
  match: false, mistakes: null, counts: false, helped: false, hold: null, taken: null, told: null, side: 0, retry: null, flipped: false, cut: false, chosen: hints, hidden: false,
  ...settings,
}, state => ({ hints: state.hidden || embedded ? 'off' : state.chosen, drawn: isDrawn(state) }));

const onProblem = problem => store.set({ problem });
const play = createPlay(store, onProblem);
const analyst = createAnalyst(store);
const adviser = createAdviser(store);
createPoints(store);
createReplies(store, play, onProblem);
const puzzles = createPuzzles(store, play);
const matches = createMatches(store, play);
const holds = createHolds(store, play, matches);
const retries = createRetries(store, play);
createSounds(store);
const help = createHelp(byId('help'), {
  lettersAreKeys: () => store.get().letters === 'on', setLetters: letters => store.set({ letters }),
  areSoundsOn: () => store.get().sounds === 'on', setSounds: sounds => store.set({ sounds }),
});
const actions = createActions(store, play, { analyst, adviser, puzzles, matches, holds, retries }, {
  help, focusBoard: () => board.focus(), showBoard: () => reveal(byId('status').parentElement), review: () => review.begin(),
  showGraph: createGraphs(store, byId('graph')), tableSince: () => table.since(),
});
const board = createBoard(byId('board'), byId('prompt'), actions);
const review = createReview(byId('review'), actions);
const table = createMoves(byId('moves'), actions);
const panels = [
  createHead(byId('head'), byId('rules'), createSetup(store, byId('setup'), play.visit), actions.copyLink), createMatchBar(byId('match'), actions),
  board, createStatus(byId('status'), byId('said'), byId('search'), actions), createControls(byId('controls'), actions),
  table, createHistory(byId('history'), actions), createPlayers(byId('players'), actions),
  review, createStatistics(byId('statistics')), createReport(byId('report'), byId('graph')),
  createPuzzlePanel(byId('puzzles'), byId('puzzle'), actions), createPosition(byId('position'), actions),
];
const announce = createAnnouncer(byId('announcer'));
const gameMenu = createGameMenu(byId('game-menu'), onProblem);

store.listen(state => {
  const inGame = state.view === 'game' && state.tree;
  byId('home').hidden = state.view !== 'home';
  byId('game').hidden = !inGame;
  byId('skip').hidden = !inGame;
  document.body.classList.toggle('playing', Boolean(inGame) && (state.match || embedded));
  document.body.classList.toggle('over', Boolean(inGame) && state.match && !inPlay(state));
  showProblem(byId('problem'), state.problem);
  gameMenu(state);
  document.title = inGame ? `${titleOf(state.game)} – Foregone` : 'Foregone';
  if (inGame) {
    panels.forEach(panel => panel.render(state));
    announce(state);
  }
});

store.listen(whenChanged(state => [state.chosen, state.theme, state.limit, state.thinking, state.history, state.strength, state.letters, state.sounds], state => {
  byId('theme').value = state.theme;
  applyTheme(state.theme);
  saveSettings({ ...state, hints: state.chosen });
}));

store.listen(whenChanged(state => [state.game, state.players, state.seed, state.match, state.counts, state.helped, state.puzzle, state.hold, state.hidden, state.flipped, state.tree, state.drawn], state => {
  if (state.game && state.tree) {
    saveSession(state, inPlay(state));
  }
}));

/** The game begins at its top, however far down its card was. */
function leaveHome() {
  store.set({ view: 'game' });
  byId('home').replaceChildren();
  window.scrollTo(0, 0);
}

/** Opens a game from the list of games, against the computer. */
async function playNow(id) {
  if (await play.visit(placeOfGame(id))) {
    leaveHome();
    if (!store.get().match) {
      matches.begin(0, store.get().strength);
    }
    board.focus(); // the button is gone
  }
}

/** A puzzle, or a win to hold, that begins on the list of games. */
const fromHome = begin => async puzzle => {
  await begin(puzzle);
  if (store.get().tree) {
    leaveHome();
    board.focus(); // the button is gone
  }
};

async function home(problem = null) {
  store.set({ view: 'home', tree: null, game: null, problem });
  try {
    const games = await ask('/games');
    if (store.get().view === 'home') {
      drawHome(byId('home'), games, playNow, { solve: fromHome(actions.beginPuzzle), hold: fromHome(actions.holdWin) });
    }
  } catch (problem) {
    onProblem(problem);
  }
}

async function follow() {
  play.hear();
  const place = readAddress(location.hash);
  if (!place.game) {
    return home();
  }
  if (store.get().tree && location.hash === play.address()) {
    return undefined;
  }
  if (store.get().view === 'home') {
    leaveHome();
  }
  store.set({ paused: true });
  const elsewhere = store.get().game?.id !== place.game;
  if (await play.open(place)) {
    play.rewrite(); // a part of the line may be wrong
  } else if (store.get().problem && elsewhere) {
    return home(store.get().problem);
  }
  return undefined;
}

byId('skip').addEventListener('click', () => board.focus());
byId('help-button').addEventListener('click', help);
byId('theme').addEventListener('change', event => store.set({ theme: event.target.value }));
createKeyboard(actions);
createOnline(store, () => (store.get().tree ? actions.askAgain(store.get().cut ? { paused: false, cut: false } : {}) : follow()));
narrow.addEventListener('change', () => store.set({})); // boards look different there
window.addEventListener('hashchange', follow);
store.set({ view: readAddress(location.hash).game ? 'game' : 'home' });
byId('hindrances').remove();
follow().then(() => grant(store.get(), actions)).catch(onProblem).finally(() => byId('loading').remove());
