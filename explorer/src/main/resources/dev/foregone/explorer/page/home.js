/*
 * The list of games: each with a picture of its initial position, a button to play it, its description, what it is worth if
 * that is proved or can be at once, and the tablebases open for it.
 */
import { writeAddress } from './address.js';
import { dailyCard } from './daily.js';
import { parseDiagram } from './diagram.js';
import { button, el } from './dom.js';
import { playerSign } from './marks.js';
import { ask, path, query } from './server.js';
import { placeOfGame } from './session.js';
import { namesOf } from './play.js';
import { byFame, number, titleOf, verdictWords } from './words.js';

async function picture(initial, frame) {
  try {
    const position = await initial;
    const drawing = parseDiagram(position.svg);
    drawing?.removeAttribute('aria-label');
    drawing?.removeAttribute('role');
    drawing?.querySelectorAll('title').forEach(title => title.remove());
    frame.replaceChildren(drawing ?? el('pre', {}, position.text));
  } catch (problem) {
    frame.replaceChildren(el('p', { class: 'note' }, problem.message));
  }
}

function tablebase(game, one) {
  return el('li', {}, el('a', { href: writeAddress({ game: game.id, position: game.notation ? one.root : '' }) }, one.file),
    ` (${number(one.positions)} positions)`);
}

/** What a small game is worth, found while one looks. */
const QUICK = '400ms';

function verdictOf(known, players) {
  const winner = known.value === 'DRAW' ? null : players.indexOf(known.player);
  return ['Solved: ', winner !== null && playerSign(winner), verdictWords(known, players)].filter(Boolean);
}

async function quickVerdict(game, initial) {
  const { value, plies: within } = await ask(path('games', game.id, 'analysis') + query({ time: QUICK }));
  const { player } = await initial;
  const players = namesOf(game);
  const [mover, other] = player === players[1] ? [players[1], players[0]] : players;
  return value && { value, plies: within, player: value === 'WIN' ? mover : other };
}

/** Asks one after another, so that the pictures come first. */
async function findVerdicts(games, initials, root) {
  for (const game of games.filter(one => !one.verdict && !one.fault)) {
    const line = root.querySelector(`[data-game="${CSS.escape(game.id)}"] [data-test=verdict]`);
    if (!line?.isConnected) {
      return;
    }
    const known = await quickVerdict(game, initials.get(game)).catch(() => null);
    if (known) {
      line.replaceChildren(...verdictOf(known, namesOf(game)));
    }
  }
}

function card(game, initial, onPlay) {
  const frame = el('div', { class: 'picture', translate: 'no', 'aria-hidden': 'true' });
  if (initial) {
    picture(initial, frame);
  }
  return el('article', { class: 'card game-card', 'data-test': 'game-card', 'data-game': game.id },
    frame,
    el('h2', {}, el('a', { class: 'cover', href: writeAddress(placeOfGame(game.id)) }, titleOf(game))),
    el('p', {}, game.fault ?? game.description),
    !game.fault && el('p', { class: 'verdict', 'data-test': 'verdict' }, game.verdict ? verdictOf(game.verdict, game.players) : 'Not proved yet.'),
    !game.fault && button(placeOfGame(game.id).moves.length ? 'Go on' : 'Play', () => onPlay(game.id), { class: 'primary play', 'aria-label': `Play ${titleOf(game)} against the computer`, 'data-test': 'play' }),
    game.tablebases?.length > 0 && el('div', { class: 'tablebases' }, 'Tablebases: ',
      el('ul', {}, game.tablebases.map(one => tablebase(game, one)))));
}

export function drawHome(root, { games: listed, rejected }, onPlay, onDaily) {
  const games = byFame(listed);
  const initials = new Map(games.filter(game => !game.fault).map(game => [game, ask(path('games', game.id, 'position'))]));
  root.replaceChildren(
    el('h1', {}, 'Every game here is a foregone conclusion'),
    el('p', { class: 'lead' }, 'Play against the computer, or look into a game: who wins, in how many plies, and by which moves, when both sides play as well as can be.'),
    ...dailyCard(games, onDaily),
    el('div', { class: 'games' }, games.map(game => card(game, initials.get(game), onPlay))),
    el('p', { class: 'note', 'data-test': 'authors' }, 'Add your own game: a jar with one class, as docs/YOUR-GAME.md in Foregone\'s source shows; it gets all of this.'),
    ...(rejected ? [el('p', { class: 'note' }, `Plug-ins that were rejected: ${rejected}. ./foregone plugins says why.`)] : []));
  findVerdicts(games, initials, root);
}
