/*
 * The list of games: each with a picture of its initial position, its description, what it is worth if a strategy
 * proves that, and the tablebases open for it.
 */
import { writeAddress } from './address.js';
import { parseDiagram } from './diagram.js';
import { el } from './dom.js';
import { playerSign } from './marks.js';
import { ask, path } from './server.js';
import { number, verdictWords } from './words.js';

async function picture(game, frame) {
  try {
    const position = await ask(path('games', game.id, 'position'));
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

function verdict({ verdict: known, players }) {
  return el('p', { class: 'verdict', 'data-test': 'verdict' }, 'Solved: ',
    known.value !== 'DRAW' && playerSign(players.indexOf(known.player)), verdictWords(known, players));
}

function card(game) {
  const frame = el('div', { class: 'picture', 'aria-hidden': 'true' });
  if (!game.fault) {
    picture(game, frame);
  }
  return el('article', { class: 'card game-card', 'data-test': 'game-card', 'data-game': game.id },
    frame,
    el('h2', {}, el('a', { class: 'cover', href: writeAddress({ game: game.id }) }, game.name ?? game.id)),
    el('p', {}, game.fault ?? game.description),
    game.verdict && verdict(game),
    game.tablebases?.length > 0 && el('div', { class: 'tablebases' }, 'Tablebases: ',
      el('ul', {}, game.tablebases.map(one => tablebase(game, one)))));
}

export function drawHome(root, { games, rejected }) {
  root.replaceChildren(
    el('h1', {}, 'Every game here is a foregone conclusion'),
    el('p', { class: 'lead' }, 'Choose a game: who wins, in how many plies, and by which moves, when both sides play as well as can be.'),
    el('div', { class: 'games' }, games.map(card)),
    ...(rejected ? [el('p', { class: 'note' }, `Plug-ins that were rejected: ${rejected}. ./foregone plugins says why.`)] : []));
}
