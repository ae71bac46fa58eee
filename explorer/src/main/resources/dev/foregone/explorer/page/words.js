/*
 * Outcomes in words and in marks. Units are always named: a ply is one player's one move. An outcome is an object with
 * value (WIN, DRAW, LOSS, for a player who is named) and plies, null for a draw that never ends.
 */
import { namesOf } from './play.js';

/** In the order in which people know games; those that are not named, or not there, are no matter. */
const FAME = ['tictactoe', 'connectfour', 'endings', 'kalah', 'morris', 'dobutsu', 'amazons'];

const fameOf = ({ id }) => (FAME.includes(id) ? FAME.indexOf(id) : FAME.length);

/** The best-known games first, the others as they are listed. */
export const byFame = games => [...games].sort((one, other) => fameOf(one) - fameOf(other));

/** A game's name, with a capital wherever it stands. */
export function titleOf({ id, name = id }) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const HINTS = ['plies', 'value', 'off'];

const count = new Intl.NumberFormat('en');

export const number = value => count.format(value);

export const plies = value => `${number(value)} ${value === 1 ? 'ply' : 'plies'}`;

export const opposite = { WIN: 'LOSS', DRAW: 'DRAW', LOSS: 'WIN' };

const endless = outcome => outcome.value === 'DRAW' && outcome.plies === null;

/** " in 5 plies" or, of a game with a goal, which its people count the winner's moves to, ": mate in 3 (5 plies)". */
function inPlies(outcome, { goal }, hints) {
  if (hints === 'value' || outcome.plies === undefined || outcome.plies === null) {
    return '';
  }
  return goal && outcome.value !== 'DRAW' ? `: ${goal} in ${number(Math.ceil(outcome.plies / 2))} (${plies(outcome.plies)})` : ` in ${plies(outcome.plies)}`;
}

/** "x wins in 5 plies", said of a position in which a player is to move. */
export function sentence(outcome, game, turn, hints = 'plies') {
  const names = namesOf(game);
  if (outcome.plies === 0) {
    return finished(outcome.value, names, turn);
  }
  if (endless(outcome)) {
    return hints === 'value' ? 'a draw' : 'a draw that never ends';
  }
  if (outcome.value === 'DRAW') {
    return `a draw${inPlies(outcome, game, hints)}`;
  }
  return `${names[outcome.value === 'WIN' ? turn : 1 - turn]} wins${inPlies(outcome, game, hints)}`;
}

/** "x has won", said of a finished position. */
export function finished(result, names, turn) {
  return result === 'DRAW' ? 'the game is drawn' : `${names[result === 'WIN' ? turn : 1 - turn]} has won`;
}

const isNumber = value => typeof value === 'number';

/** Whether anything can be said of a move: what is proved, what is estimated, or what it seems not to exceed. */
export const isHint = move => move.value !== undefined || isNumber(move.estimate) || isNumber(move.noBetterThan);

/** An estimate from -1 to 1 as an expected score: 0 % is lost, 100 % won. */
const score = estimate => Math.round(50 + 50 * estimate);

export const estimateWords = estimate => `estimated, not proved: ${score(estimate)} %`;

const guessWords = ({ estimate, noBetterThan }) =>
  isNumber(noBetterThan) ? `not compared, no better than ${score(noBetterThan)} %, not proved` : estimateWords(estimate);

/** ", gains d3 6 %, gives up e4 3 %", said of a move: where it seems to gain and lose most. */
export const whyWords = (why = []) =>
  why.map(({ site, gain }) => `, ${gain > 0 ? 'gains' : 'gives up'} ${site} ${Math.round(50 * Math.abs(gain))} %`).join('');

/** "x, who moves first, wins within 41 plies", said of a game. */
export function verdictWords({ value, player, plies: within }, players) {
  if (value === 'DRAW') {
    return 'a draw';
  }
  return `${player}, who moves ${player === players[0] ? 'first' : 'second'}, wins${within === null ? '' : ` within ${plies(within)}`}`;
}

/** "The strategy for x plays 4: x wins.", said of a position that a strategy has. */
export function strategyWords({ player, move, leaf, proved }) {
  const does = move !== null ? `plays ${move}` : leaf ? 'leaves the rest to a small search' : 'has an answer to every move';
  return `The strategy for ${player} ${does}: ${proved}.`;
}

/** "wins in 5 plies", said of a move; or the estimate, or what it seems not to exceed, which cannot be taken for that. */
export function moveWords(outcome, game, hints = 'plies') {
  if (outcome.value === undefined) {
    return guessWords(outcome);
  }
  if (endless(outcome)) {
    return hints === 'value' ? 'draws' : 'draws without end';
  }
  return { WIN: 'wins', DRAW: 'draws', LOSS: 'loses' }[outcome.value] + inPlies(outcome, game, hints);
}

/** "W5", "D9", "L4", "D∞", or the letter alone; "~65%" for an estimate, "≤65%" for a move that was not compared. */
export function markText(outcome, hints = 'plies') {
  if (outcome.value === undefined) {
    return isNumber(outcome.noBetterThan) ? `≤${score(outcome.noBetterThan)}%` : `~${score(outcome.estimate)}%`;
  }
  const letter = outcome.value[0];
  if (hints === 'value' || outcome.plies === undefined) {
    return letter;
  }
  return letter + (endless(outcome) ? '∞' : outcome.plies);
}

/** The cost of a move compared with the best, in short: "best", "3 plies later", "win → loss". */
export function costWords(move, best, hints = 'plies') {
  const { value: lost, plies: later } = move.delta;
  if (lost > 0) {
    return `${best.toLowerCase()} → ${move.value.toLowerCase()}`;
  }
  if (hints === 'value') {
    return 'keeps the value';
  }
  if (later === null) {
    return 'never ends';
  }
  return later === 0 ? 'best' : `${plies(later)} ${move.value === 'LOSS' ? 'sooner' : 'later'}`;
}

/** The only move that keeps the value, where others do not; or null. */
export function onlyMove(analysis) {
  const moves = analysis?.moves ?? [];
  const keeping = moves.filter(move => move.value === analysis.value);
  return keeping.length === 1 && moves.length > 1 ? keeping[0].move : null;
}

/** How strong a mark is, from 0.2 to 1: the sooner the end, the stronger. */
export function strength(outcome) {
  if (outcome.plies === undefined) {
    return 0.5;
  }
  return outcome.plies === null ? 0.2 : 0.2 + 0.8 * Math.pow(0.86, Math.max(0, outcome.plies - 1));
}

export const duration = millis =>
  millis < 1000 ? `${Math.round(millis)} ms` : `${(millis / 1000).toFixed(millis < 10000 ? 1 : 0)} s`;
