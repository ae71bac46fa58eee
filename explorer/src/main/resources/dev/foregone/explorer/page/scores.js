/*
 * How a person has done against each strength, game by game: won, drawn, lost, and the last three, which say whether to try a stronger
 * or a weaker one. It is kept in the browser alone; if that stores nothing, it is forgotten.
 */
import { STRENGTHS } from './play.js';

const VERSION = 1;

/** So many games in a row say something. */
const ROW = 3;

const keyOf = game => `foregone.scores.${game}`;

const RESULTS = ['won', 'drawn', 'lost'];

const isScore = score => RESULTS.every(result => Number.isInteger(score?.[result])) && Array.isArray(score.last);

/** The scores of a game by strength. */
function scoresOf(game) {
  try {
    const { version, scores } = JSON.parse(localStorage.getItem(keyOf(game)));
    return version === VERSION ? Object.fromEntries(STRENGTHS.map(name => [name, scores[name]]).filter(([, score]) => isScore(score))) : {};
  } catch {
    return {};
  }
}

const scoreWords = score => RESULTS.map(result => `${score[result]} ${result}`).join(', ');

/** "You beat casual 3 of 3: try intermediate.", or nothing. */
function ladder(strength, { last }) {
  const all = result => last.length === ROW && last.every(one => one === result);
  const next = STRENGTHS[STRENGTHS.indexOf(strength) + (all('won') ? 1 : all('lost') ? -1 : NaN)];
  if (all('won')) {
    return ` You beat ${strength} ${ROW} of ${ROW}: ${next ? `try ${next}` : 'there is nobody stronger'}.`;
  }
  return all('lost') && next ? ` ${strength} beat you ${ROW} of ${ROW}: try ${next}.` : '';
}

/** Adds a result to the score, and says what the score is now. */
export function record(game, strength, result) {
  const scores = scoresOf(game);
  const before = scores[strength] ?? { won: 0, drawn: 0, lost: 0, last: [] };
  const score = { ...before, [result]: before[result] + 1, last: [...before.last, result].slice(-ROW) };
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ version: VERSION, scores: { ...scores, [strength]: score } }));
  } catch {
    // the browser stores nothing: the score is forgotten
  }
  return `Against ${strength}: ${scoreWords(score)}.${ladder(strength, score)}`;
}

/** "Your games: casual 3 won, 0 drawn, 1 lost", or nothing. */
export function scoresWords(game) {
  const scores = Object.entries(scoresOf(game));
  return scores.length ? `Your games: ${scores.map(([name, score]) => `${name} ${scoreWords(score)}`).join('; ')}.` : '';
}
