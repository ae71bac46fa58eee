/*
 * Where what is chosen may go: a dot on each free target, a ring around what would be taken, strong enough for every ground in
 * both colour schemes; and above a column that is pointed at, the disc that would fall into it.
 */
import { svg } from './dom.js';

const taken = ({ holder, owner }) => holder && owner !== 'nobody';

/** Whether one click makes each move, and not on every free cell: then they are where the only piece may go. */
const goesAlone = (sites, next) => [...next.keys()].every(name => sites.get(name)?.kind === 'cell')
  && [...next.values()].flat().every(({ clicks }) => clicks.length === 1)
  && next.size < [...sites.values()].filter(site => site.kind === 'cell' && !taken(site)).length;

/** Targets are for the second click and those after it; a first click chooses what can move, or makes the move. */
export function drawTargets({ picked }, sites, next, tiled) {
  const goals = picked.length === 0 && !goesAlone(sites, next) ? [] : [...next.keys()].map(name => sites.get(name)).filter(Boolean);
  return svg('g', { class: tiled ? 'targets tiled' : 'targets', 'aria-hidden': 'true' }, goals.flatMap(({ x, y, ...site }) => (taken(site)
    ? [svg('circle', { class: 'rim', cx: x, cy: y, r: 40 }), svg('circle', { class: 'ring', cx: x, cy: y, r: 40 })]
    : svg('circle', { class: 'spot', cx: x, cy: y, r: 15 }))));
}

/** Above the highest hole of the column of a site. */
export function columnGhost(site, sites, turn) {
  const column = [...sites.values()].filter(({ kind, x }) => kind === 'hole' && Math.abs(x - site.x) < 1);
  const top = Math.min(...column.map(({ y }) => y));
  return svg('circle', { class: `ghost ${turn === 0 ? 'first' : 'second'}`, cx: site.x, cy: top - 72, r: 22 });
}
