/*
 * What the games of this game are like: opponents of several strengths play it on the server. Who is favoured is said at once, the whole report
 * in a dialog.
 */
import { button, el } from './dom.js';
import { showWide } from './graph.js';
import { askEvents, path, query } from './server.js';
import { createCard } from './task.js';

/** The report's own page but for its head, whose style the browser does not let in. */
const whole = html => el('div', { class: 'report' }, [...new DOMParser().parseFromString(html.slice(html.indexOf('<body>')), 'text/html').body.children]);

export const createReport = (root, dialog) => createCard(root, 'What its games are like', {
  note: 'Opponents of six strengths play this game against their like: who is favoured, how long games last, and what nobody uses.',
  label: 'Report on this game', waiting: 'games are played',
  whyNot: game => (game.reports ? null : 'Reports are made by \'foregone report\', or where \'foregone explore\' serves this page.'),
  asked: ({ game, start }, signal, tell) => askEvents(path('games', game.id, 'report') + query({ p: start }),
    { signal, on: { progress: ({ games, of }) => tell({ value: games || null, max: of }) } }),
  show: (report, game) => [
    el('p', { 'data-test': 'verdict' }, report.verdict),
    button('The whole report', () => showWide(dialog, `What ${game.name} is like`, whole(report.html)), { 'data-key': 'run', 'data-test': 'report-open' })],
});
