/*
 * From one drawing to the next: pieces that left one site and are new on another glide there, other new pieces
 * fade in, and changed counts swell a little. Only the difference between the drawings matters, so it works for every
 * game; nothing moves for people who prefer reduced motion.
 */
const MILLIS = 220;
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
  const copy = site.holder.cloneNode(true);
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('gliding');
  site.element.ownerSVGElement.append(copy);
  site.holder.animate([{ opacity: 0 }, { opacity: 0 }], EASE);
  const path = [{ transform: `translate(${from.x - site.x}px, ${from.y - site.y}px)` }, { transform: 'none' }];
  copy.animate(path, EASE).finished.catch(() => undefined).then(() => copy.remove());
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
    } else {
      site.holder.animate([{ opacity: 0 }, { opacity: 1 }], EASE);
    }
  }
  for (const site of after.values()) {
    const old = before.get(site.name);
    if (site.holder && old?.holder && old.count !== site.count) {
      site.holder.animate([{ opacity: 0.2 }, { opacity: 1 }], EASE);
    }
  }
}
