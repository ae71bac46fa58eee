/*
 * The part of the address after #: game/position/move/move..., each part percent-encoded. An empty position is the
 * beginning of the game, so it cannot be confused with a position that is written "-". Everything the page shows of a
 * played game can be restored from it.
 */
const READABLE = { '%2C': ',', '%3A': ':', '%40': '@', '%3D': '=', '%5B': '[', '%5D': ']' };

function encode(part) {
  return encodeURIComponent(part).replace(/%2C|%3A|%40|%3D|%5B|%5D/g, code => READABLE[code]);
}

function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The place that a fragment names: {game, position, moves}; an empty game means the list of games. */
export function readAddress(hash) {
  const [game = '', position = '', ...moves] = hash.replace(/^#/, '').split('/').map(decode);
  return { game, position, moves: moves.filter(move => move !== '') };
}

/** The fragment of a place, # included. */
export function writeAddress({ game, position = '', moves = [] }) {
  if (!game) {
    return '#';
  }
  const parts = position || moves.length ? [game, position, ...moves] : [game];
  return '#' + parts.map(encode).join('/');
}
