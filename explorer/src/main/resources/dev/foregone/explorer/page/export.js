/* Files to take away: the board as SVG, the answer as JSON, the game as text with what each position was worth or in its own format. */
import { analysisOf, outcomeOf } from './outcomes.js';
import { namesOf } from './play.js';
import { askPosted, path } from './server.js';
import { movesTo, node, wholeLine } from './tree.js';
import { finished, sentence, titleOf } from './words.js';

function save(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

const nameOf = ({ game, tree }, ending) => `${game.id}-${node(tree).ply}.${ending}`;

const whoOf = ({ kind, strength }) => (kind === 'person' ? 'person' : `computer, ${strength}`);

/** The game as text: who plays, a line for each ply with what is proved of the position after it, and the result. */
function gameText(state) {
  const names = namesOf(state.game);
  const nodes = wholeLine(state.tree);
  const worth = at => {
    const outcome = outcomeOf(state, at);
    return outcome ? `  (${sentence(outcome, state.game, at.turn)})` : '';
  };
  const last = nodes.at(-1);
  const { result, ending } = last.position;
  return [`${titleOf(state.game)}, from ${nodes[0].position.position}${worth(nodes[0])}`,
    ...names.map((name, turn) => `${name}: ${whoOf(state.players[turn])}`),
    ...nodes.slice(1).map((at, index) => `${at.ply}. ${names[nodes[index].turn]}: ${at.written}${at.position.result ? '' : worth(at)}`),
    ...(result ? [`${finished(result, names, last.turn)}${ending ? `: ${ending.reason}` : ''}`] : []), ''].join('\n');
}

export const saveBoard = state => save(nameOf(state, 'svg'), 'image/svg+xml', node(state.tree).position.svg);

export const saveAnswer = state => save(nameOf(state, 'json'), 'application/json', `${JSON.stringify(analysisOf(state, node(state.tree)), null, 1)}\n`);

export const saveGame = state => save(nameOf(state, 'txt'), 'text/plain', gameText(state));

/** The game in the file format that its people keep games in. */
export async function saveRecord(state) {
  const { game, start, tree, players } = state;
  const moves = movesTo(tree, wholeLine(tree).at(-1).id);
  const { format, text } = await askPosted(path('games', game.id, 'record'), { start, moves, players: players.map(whoOf) });
  save(nameOf(state, format.toLowerCase()), 'text/plain', text);
}
