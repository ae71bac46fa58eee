/*
 * The statistics of all positions that can be reached from where the game began: positions by value and plies as bars, and
 * the longest wins, draws and losses, with links to these positions.
 */
import { el } from './dom.js';
import { writeAddress } from './address.js';
import { chip } from './marks.js';
import { ask, path, query } from './server.js';
import { createCard } from './task.js';
import { moveWords, number } from './words.js';

const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

function totals(statistics) {
  return ['WIN', 'DRAW', 'LOSS'].map(value => {
    const positions = statistics.counts.filter(one => one.value === value).reduce((sum, one) => sum + one.positions, 0);
    return el('tr', {},
      el('th', { scope: 'row' }, `${{ WIN: 'wins', DRAW: 'draws', LOSS: 'losses' }[value]} for the player to move`),
      el('td', { class: 'number' }, number(positions)), el('td', { class: 'number' }, share(positions, statistics.positions)));
  });
}

function bar(one, most, game) {
  const filled = el('div', { class: `bar-fill ${one.value.toLowerCase()}` });
  filled.style.width = `${Math.max(0.5, (100 * one.positions) / most)}%`;
  return el('tr', {},
    el('th', { scope: 'row' }, chip(one, game)),
    el('td', { class: 'bar-cell' }, filled), el('td', { class: 'number' }, number(one.positions)));
}

function longest(statistics, game) {
  const entries = Object.entries(statistics.longest ?? {});
  return entries.length > 0 && el('ul', { class: 'longest' }, entries.map(([value, { plies, position }]) =>
    el('li', {}, 'longest: ', chip({ value, plies }, game), ` ${moveWords({ value, plies }, game)} `,
      game.notation
        ? el('a', { href: writeAddress({ game: game.id, position }), 'data-test': 'longest' }, position) : position)));
}

function report(statistics, game) {
  const most = Math.max(1, ...statistics.counts.map(one => one.positions));
  return [
    el('p', {}, statistics.allPositions
      ? `${number(statistics.positions)} positions: all of the tier of ${statistics.root} and of lower tiers`
      : `${number(statistics.positions)} positions can be reached from ${statistics.root}`,
      statistics.symmetry ? ', counted up to symmetry' : '', '; they have ', number(statistics.moves), ' moves. ',
      statistics.file ? `From the tablebase ${statistics.file}.` : ''),
    el('table', { class: 'totals' }, el('tbody', {}, totals(statistics))),
    longest(statistics, game),
    el('div', { class: 'scroll bars-box', tabindex: 0, role: 'group', 'aria-label': 'positions by value and plies' }, el('table', { class: 'bars', 'data-test': 'bars' },
      el('caption', {}, 'positions by value and plies, for the player to move'),
      el('tbody', {}, statistics.counts.filter(one => one.positions > 0).map(one => bar(one, most, game)))))];
}

export const createStatistics = root => createCard(root, 'The whole game', {
  note: 'Every position that can be reached from where this game began, solved and counted.',
  label: 'Count all positions', waiting: 'the positions are counted', show: report,
  whyNot: game => (game.countable === false ? `The positions of this game are not counted here: ${game.whyNotCountable}.` : null),
  asked: ({ game, start }, signal) => ask(path('games', game.id, 'statistics') + query({ p: start }), { signal }),
});
