/*
 * A game against the computer: one button begins it, and another begins it anew. Hints are off until it is over. The first end of a
 * game from a beginning, by its rules or because the person resigns, is added to the person's score, unless the person has had help.
 */
import { whenChanged } from './dom.js';
import { computerAgainst, people } from './play.js';
import { resultOf, winnerOf } from './repetition.js';
import { record } from './scores.js';
import { line, node } from './tree.js';

/** Whether a game against the computer is going on. */
export const inPlay = state => state.match && Boolean(state.tree) && !resultOf(state);

/** A board whose second player sits on the other side, as where pieces point, are white and black, or lie in pits of each player. */
const turns = ({ tree }) => /data-facing|"white-and-black"|class="site pit/.test(node(tree).position.svg ?? '');

/** Whether nothing has been played yet, from one of the beginnings of the game. */
const begins = ({ tree, start, game }) => tree.current === 0 && (start === '' || Boolean(game.variants?.some(({ position }) => position === start)));

/** Whether the person has help: a move has been taken back, a hint or the best move is asked for, or values are in view. */
const isHelped = state => inPlay(state) && (node(state.tree).next !== null || Boolean(state.seeking) || !state.hidden);

const isPerson = player => player.kind === 'person';

export function createMatches(store, play) {
  const { get, set } = store;

  /** From the position that is shown. */
  function begin(side, strength) {
    const players = people().map((player, turn) => (turn === side ? player : { ...player, kind: 'computer', strength }));
    set({ match: true, hidden: true, flipped: side === 1 && turns(get()), side, players, paused: false, puzzle: null, retry: null, notice: null, taken: null, counts: begins(get()), helped: false });
  }

  /** Adds the result of a game to the score, once, or says why not. */
  function settle(result) {
    const { game, players, counts, helped } = get();
    const computer = computerAgainst(players);
    if (counts && computer !== null) {
      set({ counts: false, notice: helped ? 'Not added to your score: you had a hint, or took a move back.' : record(game.id, players[computer].strength, result) });
    }
  }

  /** Ends the game before its end, which loses it for who has made a move. */
  function resign() {
    const { players, tree } = get();
    if (inPlay(get()) && line(tree).slice(0, -1).some(({ turn }) => isPerson(players[turn]))) {
      settle('lost');
    }
    end();
  }

  function end() {
    set({ match: false, players: people(), hidden: false });
  }

  /** Another game, the person on the same side or the other. */
  function again(swapped) {
    const { match, hidden, side, players } = get();
    set({ hidden: match || hidden, ...(swapped ? { side: 1 - side, flipped: side === 0 && turns(get()), players: [...players].reverse() } : {}) });
    play.restart();
  }

  /** Who has won, by the rules or because a draw was taken, as the person sees it. */
  function judge(state) {
    const who = winnerOf(state);
    settle(who === null ? 'drawn' : who === computerAgainst(state.players) ? 'lost' : 'won');
  }

  store.listen(whenChanged(state => [state.tree, state.players, state.drawn], state => {
    if (state.match && state.tree && state.players.every(isPerson)) {
      end();
    } else if (state.match && state.tree && !inPlay(state)) {
      set({ hidden: false });
      judge(state);
    } else if (state.match && state.tree?.nodes.length === 1) {
      set({ counts: begins(state), helped: false });
    }
  }));

  store.listen(whenChanged(state => [state.tree, state.seeking, state.hidden, state.match], state => {
    if (!state.helped && isHelped(state)) {
      set({ helped: true });
    }
  }));

  /** Takes the draw that a repetition offers. */
  function draw() {
    set({ taken: node(get().tree).position, picked: [], notice: null });
  }

  return { begin, resign, again, draw };
}
