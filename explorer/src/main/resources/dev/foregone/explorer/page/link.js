/*
 * What an address asks for before its #, and the links that ask for it: ?play=casual&as=2 is a game against that strength from the position
 * on, in which one moves second; ?puzzle=7&moves=1&within=3 is the puzzle that the seed 7 draws from there. A link names no solution and
 * no value: whoever opens it has them proved anew.
 */
import { readAddress, writeAddress } from './address.js';
import { embedded } from './embed.js';
import { inPlay } from './match.js';
import { STRENGTHS, computerAgainst } from './play.js';
import { puzzleProgress } from './puzzle.js';
import { Problem, ask, path, query } from './server.js';
import { movesTo, node } from './tree.js';

const here = () => location.origin + location.pathname;

const NUMBER = /^\d{1,15}$/;

/** Refuses what is asked for badly. */
function check(name, value, accepts, accepted) {
  if (!accepts(value)) {
    throw new Problem({ title: `this link asks for ${name}=${value}`, accepted });
  }
  return value;
}

const numberIn = (asked, name, otherwise) => check(name, asked.get(name) || otherwise, value => value === '' || NUMBER.test(value), 'a whole number');

/** What is asked for: a game against the computer, or a puzzle; null if nothing is. Throws a Problem that says what would do. */
function read(asked) {
  if (asked.has('play')) {
    return {
      strength: check('play', asked.get('play'), value => STRENGTHS.includes(value), STRENGTHS.join(', ')),
      side: { 1: 0, 2: 1 }[check('as', asked.get('as') ?? '', value => ['', '1', '2'].includes(value), '1 for who moves first in the game, 2 for the other')],
    };
  }
  return asked.has('puzzle') ? { seed: numberIn(asked, 'puzzle', '0'), moves: numberIn(asked, 'moves', '1'), within: numberIn(asked, 'within', '') } : null;
}

/** Does what the address asks for, once its place is shown, and takes it out of the address: a reload goes on with what has begun. */
export async function grant(state, actions) {
  const asked = new URLSearchParams(location.search);
  const wish = read(asked);
  if (!wish) {
    return;
  }
  if (!state.tree) {
    throw new Problem({ title: 'this link names no game', accepted: `${location.search}#tictactoe, and the like` });
  }
  if (wish.strength) {
    actions.beginMatch(wish.side ?? node(state.tree).turn, wish.strength);
  } else {
    const { game, position: p } = readAddress(location.hash);
    const parameters = { p, moves: wish.moves, seed: wish.seed, within: wish.within };
    const found = await ask(path('games', game, 'puzzle') + query(parameters));
    await actions.beginPuzzle({ ...found, asked: parameters });
  }
  history.replaceState(null, '', (embedded ? '?embed' : location.pathname) + location.hash);
}

/** A link to what one is at: an open puzzle, a game against the computer from here on, or else what is shown. */
export function linkTo(state) {
  const { game, start, tree, players, puzzle } = state;
  const place = writeAddress({ game: game.id, position: start, moves: movesTo(tree) });
  const computer = players[computerAgainst(players)];
  if (puzzleProgress(state) && puzzle.asked) {
    const { p, seed, moves, within } = puzzle.asked;
    return here() + query({ puzzle: seed, moves, within }) + writeAddress({ game: game.id, position: p });
  }
  return here() + (inPlay(state) ? query({ play: computer.strength, as: 2 - computerAgainst(players) }) : '') + place;
}
