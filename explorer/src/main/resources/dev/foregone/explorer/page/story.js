/*
 * A review as a story: the moves that gave something away, the gravest of them in words, and the next one beside the board with
 * the reply that refutes it. What is proved says so plainly; what is only estimated always says that.
 */
import { button, el, svg } from './dom.js';
import { STRENGTHS, computerAgainst, namesOf } from './play.js';
import { node, wordOf, written } from './tree.js';

/** So many moves decide a game, at most. */
const TURNING_POINTS = 3;

/** What is estimated to be lost, of 2 from won to lost, before it is called a mistake. */
const ESTIMATED = 0.3;

/** What was there, what is there now, what a best move does, and how grave it is. */
const LOST = {
  WIN_TO_LOSS: { had: 'a win', now: 'lost now', keeps: 'wins', grave: 4 },
  WIN_TO_DRAW: { had: 'a win', now: 'a draw now', keeps: 'keeps it', grave: 3 },
  DRAW_TO_LOSS: { had: 'a draw', now: 'lost now', keeps: 'keeps it', grave: 3 },
};

const percent = ({ expectedLoss }) => `${Math.round(50 * expectedLoss)} %`;

/** Who made a move, said to the person who plays against the computer. */
function whoOf(at, { game, players }) {
  const computer = computerAgainst(players);
  return computer === null ? namesOf(game)[at.turn] : at.turn === computer ? 'the computer' : 'you';
}

/** "you had a win; 2 keeps it", said of a move that is proved to be a mistake; or what is estimated, which says so. */
function wordsOf(move, at, state) {
  const who = whoOf(at, state);
  const best = move.best.length > 0 && !move.best.includes(move.move) ? written(at.position, move.best[0]) : null;
  if (!move.loss) {
    return `${who} gave away ${percent(move)}, estimated, not proved${best ? `; ${best} seems better` : ''}`;
  }
  const { had, now, keeps } = LOST[move.loss];
  const better = best === null ? '' : move.bestProved ? `; ${best} ${keeps}` : `; ${best} seems best, not proved`;
  return `${who} had ${had}${better} (${wordOf(move)}: ${now})`;
}

const graveness = move => (move.loss ? LOST[move.loss].grave : move.expectedLoss);

const isMistake = move => (move.proved ? move.loss in LOST : move.expectedLoss >= ESTIMATED);

/** The move of a reply that is proved to take what a move gave away; null if there is none, or the position after that move is not there. */
export const refutationOf = (move, reply, after) => (move.loss && reply?.bestProved && after ? reply.best[0] : null);

/** The clicks of the reply that refutes a move, and that move's own. */
function threatOf(move, reply, at, after) {
  const refuting = refutationOf(move, reply, after);
  const clicks = (position, made) => position.moves.find(one => one.move === made)?.clicks ?? [];
  return refuting === null ? null
    : { made: clicks(at.position, move.move), reply: clicks(after.position, refuting), written: written(after.position, refuting) };
}

/** The mistakes of a line that has been judged, in the order in which they were made. */
export function mistakesOf(moves, nodes, state) {
  return moves.filter(move => nodes[move.number] && isMistake(move)).map(move => {
    const at = nodes[move.number - 1];
    const reply = moves.find(({ number }) => number === move.number + 1);
    return {
      id: at.id, ply: at.ply, number: move.number, proved: Boolean(move.loss), grave: graveness(move), words: `Move ${move.number}: ${wordsOf(move, at, state)}.`,
      threat: threatOf(move, reply, at, nodes[move.number]),
    };
  });
}

/** The gravest two or three, each to go to; where there is none, what that means. */
export function drawStory(mistakes, moves, actions) {
  const points = [...mistakes].sort((one, other) => other.grave - one.grave).slice(0, TURNING_POINTS).sort((one, other) => one.number - other.number);
  if (points.length === 0) {
    const open = moves.filter(({ proved }) => !proved).length;
    return el('p', { class: 'story', 'data-test': 'story' }, open === 0 ? 'Nobody gave anything away: that is proved of every move.'
      : `No mistake was found; ${open} of ${moves.length} moves are not proved.`);
  }
  return el('div', { class: 'story', 'data-test': 'story' }, el('h3', {}, points.length > 1 ? 'Turning points' : 'The turning point'),
    el('ol', {}, points.map(({ id, number, words, proved }) => el('li', { class: proved ? '' : 'guessed' },
      button(words, () => actions.toMistake(id), { class: 'plain', title: 'go to the position before this move', 'data-key': `turning ${number}`, 'data-test': 'turning-point' })))));
}

/** The mistake that is to be seen where one is; not while it is tried again. */
const mistakeAt = ({ mistakes, tree, retry }) => (retry ? null : mistakes?.find(({ id }) => id === tree.current) ?? null);

export const threatAt = state => mistakeAt(state)?.threat ?? null;

/** The next mistake after where one is, or else the first; null if there is none. */
export const mistakeAfter = ({ mistakes, tree }) => mistakes.find(({ ply }) => ply > node(tree).ply) ?? mistakes[0] ?? null;

/** What is said of a mistake beside the board. */
export const mistakeWords = ({ words, threat }) => (threat ? `${words} Refuted by ${threat.written}.` : words);

/** The move that was made as a dashed ring or way, and the reply that refutes it as a full one, with their letters ? and !. */
export function drawThreat({ made, reply }, sites) {
  const path = (clicks, kind, letter) => {
    const places = clicks.map(click => sites.get(click)).filter(Boolean);
    const [from, to] = [places[0], places.at(-1)];
    return to ? [svg('g', { class: kind },
      places.length > 1 && svg('line', { class: 'way', x1: from.x, y1: from.y, x2: to.x, y2: to.y }),
      svg('circle', { class: 'way', cx: to.x, cy: to.y, r: 42 }),
      svg('circle', { class: 'tag', cx: to.x + 32, cy: to.y - 32, r: 16 }),
      svg('text', { x: to.x + 32, y: to.y - 24, 'font-size': 24, 'font-weight': 700, 'text-anchor': 'middle' }, letter))] : [];
  };
  return svg('g', { class: 'threat', 'aria-hidden': 'true' }, ...path(made, 'made', '?'), ...path(reply, 'refutes', '!'));
}

/** A level from 0 to 1 in the words of the menu of strengths: as many equal parts as there are strengths, and nothing measured against them. */
const wordOfLevel = level => STRENGTHS[Math.min(STRENGTHS.length - 1, Math.floor(level * STRENGTHS.length))];

/** "about casual (novice to advanced)": what the moves that decided something make likely. */
export function levelWords(level) {
  if (!level) {
    return 'unknown: nothing to decide';
  }
  const [low, high] = [level.low, level.high].map(wordOfLevel);
  return `about ${wordOfLevel(level.level)}${low === high ? '' : ` (${low} to ${high})`}, level ${level.level.toFixed(2)}`;
}
