/* What the games of this game are like, from games that the server plays: who is favoured at once, the whole report in a dialog. */
import { button, el } from './dom.js';
import { showWide } from './graph.js';
import { askEvents, path, query } from './server.js';
import { createCard } from './task.js';
import { number, titleOf } from './words.js';

/** The report's own page but for its title and its head, whose style the browser does not let in. */
const whole = html => el('div', { class: 'report' }, [...new DOMParser().parseFromString(html.slice(html.indexOf('</h1>')), 'text/html').body.children]);

export const createReport = (root, dialog) => createCard(root, 'What its games are like', {
  note: 'Opponents of six strengths play this game against their like: who is favoured, how long games last, and what nobody uses.',
  label: 'Report on this game', waiting: 'games are played', again: report => report.stopped,
  whyNot: game => (game.reports ? null : 'Reports are made by \'foregone report\', or where \'foregone explore\' serves this page.'),
  asked: ({ game, start }, signal, tell) => askEvents(path('games', game.id, 'report') + query({ p: start }),
    { signal, on: { progress: ({ games, of }) => tell({ value: games || null, max: of }) } }),
  show: (report, game) => [
    el('p', { 'data-test': 'verdict' }, report.verdict),
    report.stopped && el('p', { class: 'note' }, `${number(report.games)} of ${number(report.planned)} games, as many as half a minute allowed.`),
    button('The whole report', () => showWide(dialog, `What ${titleOf(game)} is like`, whole(report.html)), { 'data-key': 'run', 'data-test': 'report-open' })],
});
