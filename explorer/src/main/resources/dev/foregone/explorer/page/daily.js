/*
 * The puzzle of the day, and a win to hold, on the list of games: from the date in UTC, so that every site with the same games has the same
 * ones. They are of the kind that is found in games of any size. Days in a row are counted in the browser alone.
 */
import { button, el, refill } from './dom.js';
import { explain } from './problems.js';
import { ask, path, query } from './server.js';
import { titleOf } from './words.js';

const KEY = 'foregone.daily';
const VERSION = 1;
const DAY_MILLIS = 24 * 60 * 60 * 1000;
const KIND = { moves: 1, within: 3 };

/** So many games are tried: some have no puzzle of this kind for a date. */
const TRIED = 4;

const dayOf = time => new Date(time).toISOString().slice(0, 10);

const today = () => dayOf(Date.now());

/** A number of 32 bits from a text (FNV-1a). */
const hashOf = text => [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 0x01000193) >>> 0, 0x811c9dc5);

/** The games in the order of the day; another game on a site changes the order of no other two. */
const inOrder = (games, day) => games.filter(({ fault, notation }) => !fault && notation)
  .map(game => ({ game, rank: hashOf(`${day} ${game.id}`) })).sort((one, other) => one.rank - other.rank).map(({ game }) => game);

/** What has been solved: the last day, and how many in a row until then. */
function solvedDays() {
  try {
    const { version, last, row } = JSON.parse(localStorage.getItem(KEY));
    return version === VERSION && Number.isInteger(row) ? { last, row } : { last: null, row: 0 };
  } catch {
    return { last: null, row: 0 };
  }
}

/** Counts the puzzle of a day as solved. */
export function solvedDay(day) {
  const { last, row } = solvedDays();
  try {
    if (last !== day) {
      localStorage.setItem(KEY, JSON.stringify({ version: VERSION, last: day, row: last === dayOf(Date.parse(day) - DAY_MILLIS) ? row + 1 : 1 }));
    }
  } catch {
    // the browser stores nothing: it is forgotten
  }
}

/** Draws a puzzle of the day: of the first game that has one. */
async function drawn(games, seed) {
  let none = null;
  for (const { id } of games.slice(0, TRIED)) {
    try {
      const asked = { ...KIND, seed };
      return { ...await ask(path('games', id, 'puzzle') + query(asked)), asked };
    } catch (problem) {
      if (problem.status !== 422) {
        throw problem;
      }
      none = problem;
    }
  }
  throw none;
}

function done(day) {
  const { last, row } = solvedDays();
  return last === day ? `Solved${row > 1 ? `, ${row} days in a row` : ''}.` : last === dayOf(Date.parse(day) - DAY_MILLIS) && row > 1 ? `${row} days in a row so far.` : '';
}

/** The card of the day; nothing is asked until a button is pressed. */
export function dailyCard(games, { solve, hold }) {
  const day = today();
  const order = inOrder(games, day);
  const said = el('div', { role: 'status' });

  async function begin(seed, use) {
    refill(said, el('p', { class: 'note' }, 'Looking for it…'), el('progress', { 'aria-label': 'the puzzle is looked for' }));
    try {
      const found = await drawn(order, seed);
      if (said.isConnected) {
        await use(found);
      }
    } catch (problem) {
      refill(said, explain(problem));
    }
  }

  const seed = Number(day.replaceAll('-', ''));
  return order.length === 0 ? [] : [el('section', { class: 'card daily', 'aria-labelledby': 'daily-title', 'data-test': 'daily' },
    el('h2', { id: 'daily-title' }, 'The puzzle of the day'),
    el('p', {}, `${day}, ${titleOf(order[0])}. `, el('span', { 'data-test': 'daily-done' }, done(day))),
    el('div', { class: 'buttons' },
      button('Solve it', () => begin(seed, found => solve({ ...found, day })), { class: 'primary', 'data-test': 'daily-solve' }),
      button('Hold a win', () => begin(seed + 1, hold), { title: 'Play another won position against the perfect player', 'data-test': 'daily-hold' })), said)];
}
