/*
 * The game played so far, with its branches: a tree of nodes, each a position and the move that led to it. Trees are
 * immutable; each change returns another. A node remembers which of its children was visited last, so that redo goes
 * back the same way.
 */

/** Whose turn it is: 0 for the player who moves first in the game, 1 for the other. */
function turnOf(position, players, otherwise) {
  const index = players.indexOf(position.player);
  return index < 0 ? otherwise : index;
}

function turnAfter(parent, move, position, players) {
  const again = parent.position.moves.find(one => one.move === move)?.movesAgain;
  return turnOf(position, players, again ? parent.turn : 1 - parent.turn);
}

/** A move that the server tells of, as people write it. */
export const wordOf = ({ move, written }) => written ?? move;

/** A move of a position as people write it. */
export const written = (position, move) => wordOf(position.moves.find(one => one.move === move) ?? { move });

/** A tree of one node. */
export function plant(position, players) {
  const turn = turnOf(position, players, 0);
  const root = { id: 0, parent: null, move: null, position, turn, ply: 0, children: [], next: null };
  return { players, nodes: [root], current: 0 };
}

export const node = (tree, id = tree.current) => tree.nodes[id];

export function childBy(tree, id, move) {
  return tree.nodes[id].children.find(child => tree.nodes[child].move === move) ?? null;
}

function changed(tree, id, patch) {
  const nodes = tree.nodes.slice();
  nodes[id] = { ...nodes[id], ...patch };
  return { ...tree, nodes };
}

/** The tree with a node made current; redo follows the path to it from now on. */
export function go(tree, id) {
  const nodes = tree.nodes.slice();
  for (let at = id; nodes[at].parent !== null; at = nodes[at].parent) {
    const parent = nodes[nodes[at].parent];
    if (parent.next !== at) {
      nodes[parent.id] = { ...parent, next: at };
    }
  }
  return { ...tree, nodes, current: id };
}

/** The tree after a move in a node, which becomes a branch if there are other moves already; its child is current. */
export function grow(tree, id, move, position) {
  const known = childBy(tree, id, move);
  if (known !== null) {
    return go(tree, known);
  }
  const parent = tree.nodes[id];
  const child = {
    id: tree.nodes.length, parent: id, move, written: written(parent.position, move), position, ply: parent.ply + 1, children: [], next: null,
    turn: turnAfter(parent, move, position, tree.players),
  };
  const grown = { ...tree, nodes: [...tree.nodes, child] };
  return go(changed(grown, id, { children: [...parent.children, child.id] }), child.id);
}

/** The nodes from the root to one. */
export function line(tree, id = tree.current) {
  const nodes = [];
  for (let at = id; at !== null; at = tree.nodes[at].parent) {
    nodes.push(tree.nodes[at]);
  }
  return nodes.reverse();
}

/** The nodes from the root to the current one, and by redo on to the end. */
export function wholeLine(tree) {
  const nodes = line(tree);
  for (let at = node(tree).next; at !== null; at = tree.nodes[at].next) {
    nodes.push(tree.nodes[at]);
  }
  return nodes;
}

/** The moves that lead from the root to a node. */
export const movesTo = (tree, id = tree.current) => line(tree, id).slice(1).map(one => one.move);
