/*
 * Moves as sequences of clicks, independent of the page: which clicks continue those made so far, and which moves they
 * make. A move is an object with clicks, the texts of what is clicked in turn.
 */
const begins = (clicks, picked) => picked.length <= clicks.length && picked.every((click, i) => click === clicks[i]);

/** Moves whose clicks begin with those made. */
export const continuing = (moves, picked) => moves.filter(move => begins(move.clicks, picked));

/** Moves whose clicks are exactly those made. */
export const complete = (moves, picked) =>
  continuing(moves, picked).filter(move => move.clicks.length === picked.length);

/** Each click that continues, with the moves it can lead to. */
export function nextClicks(moves, picked) {
  const next = new Map();
  for (const move of continuing(moves, picked)) {
    if (move.clicks.length > picked.length) {
      const click = move.clicks[picked.length];
      next.set(click, [...(next.get(click) ?? []), move]);
    }
  }
  return next;
}

/**
 * The result of a click: {picked} when more clicks are needed, {move} when a move is made, {menu} when several moves
 * have the same clicks. A click that does not continue starts again; a second click on the same site takes it back.
 */
export function afterClick(moves, picked, click) {
  let now = [...picked, click];
  if (continuing(moves, now).length === 0) {
    now = picked.at(-1) !== click && nextClicks(moves, []).has(click) ? [click] : [];
  }
  const made = now.length ? complete(moves, now) : [];
  const longer = nextClicks(moves, now).size > 0 && now.length > 0;
  if (made.length === 1 && !longer) {
    return { picked: [], move: made[0] };
  }
  return made.length ? { picked: now, menu: made, longer } : { picked: now };
}
