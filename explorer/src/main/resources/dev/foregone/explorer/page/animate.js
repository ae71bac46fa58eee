/*
 * From one drawing to the next: pieces that left one site and are new on another glide there, discs fall into holes, other
 * new pieces fade in, and counters are sown pit by pit. Only the difference between the drawings matters, so it works for every
 * game; nothing moves for people who prefer reduced motion.
 */
import { copyAbove } from './diagram.js';

const MILLIS = 220;
const SOWING_MILLIS = 70;
const CELL = 100;
const EASE = { duration: MILLIS, easing: 'cubic-bezier(.2,.7,.3,1)' };

const still = matchMedia('(prefers-reduced-motion: reduce)');

const sameKind = (one, other) => one.piece === other.piece && one.owner === other.owner;

function appeared(before, after) {
  return [...after.values()].filter(site => {
    const old = before.get(site.name);
    return site.holder && site.piece && !(old?.holder && sameKind(old, site));
  });
}

const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

function nearestGone(site, gone) {
  const candidates = gone.filter(old => sameKind(old, site));
  return candidates.sort((one, other) => distance(one, site) - distance(other, site))[0];
}

/** A copy glides above everything; the piece itself stays in its place in the document, for screen readers. */
function glide(site, from) {
  const { copy, remove } = copyAbove(site.holder);
  site.holder.animate([{ opacity: 0 }, { opacity: 0 }], EASE);
  const path = [{ transform: `translate(${from.x - site.x}px, ${from.y - site.y}px)` }, { transform: 'none' }];
  copy.animate(path, EASE).finished.catch(() => undefined).then(remove);
}

/** Above the highest hole of a column. */
const topOf = (site, sites) => ({ x: site.x, y: Math.min(...[...sites.values()].filter(one => one.kind === 'hole').map(one => one.y)) - CELL });

/** Pits that changed, in the order of sowing: from the one after that which was emptied. */
function sown(before, after) {
  const changed = [...after.values()].filter(site => site.holder && before.get(site.name)?.holder && before.get(site.name).count !== site.count);
  const emptied = changed.findIndex(site => site.count === '0');
  return [...changed.slice(emptied + 1), ...changed.slice(0, emptied + 1)];
}

export function animate(before, after) {
  if (still.matches || !before?.size) {
    return;
  }
  const gone = [...before.values()].filter(old => {
    const site = after.get(old.name);
    return old.holder && old.piece && !(site?.holder && sameKind(old, site));
  });
  for (const site of appeared(before, after)) {
    const from = nearestGone(site, gone);
    if (from) {
      gone.splice(gone.indexOf(from), 1);
      glide(site, from);
    } else if (site.kind === 'hole') {
      glide(site, topOf(site, after));
    } else {
      site.holder.animate([{ opacity: 0 }, { opacity: 1 }], EASE);
    }
  }
  sown(before, after).forEach((site, index) =>
    site.holder.animate([{ opacity: 0.1 }, { opacity: 1 }], { ...EASE, delay: index * SOWING_MILLIS, fill: 'backwards' }));
}
