/*
 * The board: the server's drawing, whose sites become buttons with names for screen readers. A click on a site is a click
 * of a move, and a piece can be dragged instead; marks say what the moves are worth. Arrow keys go from site to site. The
 * board can be turned around. A game without a drawing shows its text; clicks that are not sites are buttons below, which stay in their places too.
 */
import { animate } from './animate.js';
import { nextClicks } from './clicks.js';
import { parseDiagram, sitesOf, turnAround } from './diagram.js';
import { makeDraggable } from './drag.js';
import { drawThreat, threatAt } from './story.js';
import { columnGhost, drawTargets } from './targets.js';
import { button, el, refill, svg, whenChanged } from './dom.js';
import { narrow, stackHands } from './hands.js';
import { chip, mark } from './marks.js';
import { adviceOf, analysisOf, bestOf, ratedMoves } from './outcomes.js';
import { line, node, wordOf } from './tree.js';
import { isHint, moveWords } from './words.js';

/** The site that a click on a site of a group means. */
function target(site, sites, next) {
  if (next.has(site.name) || !site.group) {
    return site.name;
  }
  const partner = [...sites.values()].find(other => other.group === site.group && next.has(other.name));
  return partner?.name ?? site.name;
}

function describe(site, moves, { picked, hints, game }, verb = 'move') {
  if (!moves) {
    return site.title;
  }
  const best = bestOf(moves);
  const whole = best.clicks.length === picked.length + 1;
  const worth = isHint(best) && hints !== 'off' ? `${whole ? ', ' : ', at best '}${moveWords(best, game, hints)}` : '';
  return `${site.title}; ${whole ? verb : 'choose'}${worth}`;
}

function mentionPicked(element, picked) {
  if (picked) {
    element.setAttribute('aria-pressed', 'true');
  } else {
    element.removeAttribute('aria-pressed');
  }
}

/** The nearest site in the direction of an arrow key. */
function neighbour(site, sites, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const costs = [...sites.values()].map(other => {
    const along = (other.x - site.x) * dx + (other.y - site.y) * dy;
    const aside = Math.abs((other.x - site.x) * dy) + Math.abs((other.y - site.y) * dx);
    return { other, cost: along > 1 ? along + 2.5 * aside : Infinity };
  });
  const best = costs.reduce((one, two) => (two.cost < one.cost ? two : one), { cost: Infinity });
  return best.other;
}

export function createBoard(root, prompt, actions) {
  root.translate = false;
  let drawing = null;
  let sites = new Map();
  let next = new Map();
  let rover = null;
  let choices = [];
  let moves = [];
  let turn = 0;

  function rove(site, focus = true) {
    sites.get(rover)?.element.setAttribute('tabindex', '-1');
    rover = site.name;
    site.element.setAttribute('tabindex', '0');
    if (focus) {
      site.element.focus({ preventScroll: true });
    }
  }

  function press(event, site) {
    if (event.key.startsWith('Arrow') && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const there = neighbour(site, sites, event.key);
      event.preventDefault();
      event.stopPropagation();
      if (there) {
        rove(there);
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      actions.pick(target(site, sites, next), site.element);
    }
  }

  /** Whether more clicks follow the one on this site. */
  const leads = site => moves.some(({ clicks }) => clicks.length > 1 && clicks[0] === site.name);

  /** What can be clicked after a site. */
  const goals = from => nextClicks(moves, [from]);

  function wire(site) {
    const { element } = site;
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '-1');
    element.addEventListener('click', () => {
      rove(site, false);
      actions.pick(target(site, sites, next), element);
    });
    element.addEventListener('keydown', event => press(event, site));
    makeDraggable(site, () => leads(site), (from, to, anchor) => actions.drag(from, target(sites.get(to), sites, goals(from)), anchor));
    const lightBest = () => actions.light(bestOf(next.get(target(site, sites, next)) ?? [])?.move ?? null);
    element.addEventListener('pointerenter', () => {
      lightBest();
      if (site.kind === 'hole' && next.has(target(site, sites, next))) {
        drawing.append(columnGhost(site, sites, turn));
      }
    });
    element.addEventListener('pointerleave', () => {
      actions.light(null);
      drawing.querySelectorAll('.ghost').forEach(ghost => ghost.remove());
    });
    element.addEventListener('focus', () => {
      rove(site, false);
      if (element.matches(':focus-visible')) { // a mouse or a finger has not pointed there, and nothing is to look like a hint
        lightBest();
      }
    });
    element.addEventListener('blur', () => actions.light(null));
  }

  const drawPosition = whenChanged(state => [node(state.tree).position, state.flipped, narrow.matches], state => {
    const focused = drawing?.contains(document.activeElement) ? rover : null;
    const before = sites;
    const { position } = node(state.tree);
    drawing = parseDiagram(position.svg);
    sites = drawing ? sitesOf(drawing) : new Map();
    if (narrow.matches && drawing) {
      stackHands(drawing, sites);
    }
    if (state.flipped && drawing) {
      turnAround(drawing, sites);
    }
    next = new Map();
    sites.forEach(wire);
    root.classList.toggle('as-text', !drawing);
    root.replaceChildren(drawing ?? el('pre', { class: 'text-board', tabindex: 0, 'aria-label': 'position' }, position.text));
    drawing?.setAttribute('role', 'group');
    root.closest('#game')?.setAttribute('data-colours', drawing?.dataset.colours ?? '');
    animate(before, sites);
    const start = sites.get(rover) ?? [...sites.values()][0];
    if (start) {
      rove(start, focused !== null);
    }
  });

  function decorate(state) {
    const { picked, lit } = state;
    moves = ratedMoves(state);
    turn = node(state.tree).turn;
    next = nextClicks(moves, picked);
    const litClicks = moves.find(move => move.move === lit)?.clicks ?? [];
    const last = lastClicks(state);
    const ending = node(state.tree).position.ending?.sites ?? [];
    for (const site of sites.values()) {
      const { element } = site;
      const goal = target(site, sites, next);
      element.classList.toggle('open', next.has(goal));
      element.classList.toggle('picked', picked.includes(site.name));
      element.classList.toggle('lit', litClicks.includes(site.name));
      element.classList.toggle('last', last.includes(site.name));
      element.classList.toggle('ending', ending.includes(site.name));
      element.classList.toggle('movable', leads(site));
      element.setAttribute('aria-disabled', String(!next.has(goal)));
      mentionPicked(element, picked.includes(site.name));
      const label = describe(site, next.get(goal), state, actions.verb);
      element.setAttribute('aria-label', label);
      element.querySelector('title')?.replaceChildren(label);
    }
    aim(picked);
    drawing?.querySelectorAll('.targets').forEach(old => old.remove());
    drawing?.append(drawTargets(state, sites, next, Boolean(drawing.querySelector('.tile'))));
    drawMarks(state);
    drawing?.querySelector('.threat')?.remove();
    const threat = threatAt(state);
    if (threat) {
      drawing?.append(drawThreat(threat, sites));
    }
  }

  /** A piece that still aims, as an amazon that has moved and not shot, stands where it will be. */
  function aim([from, to]) {
    const [piece, there] = [sites.get(from), sites.get(to)];
    const moved = piece?.holder && there && !there.holder;
    sites.forEach(site => site.holder?.removeAttribute('transform'));
    if (moved) {
      piece.holder.setAttribute('transform', `translate(${there.x - piece.x} ${there.y - piece.y})`);
    }
  }

  function drawMarks({ hints }) {
    drawing?.querySelector('.marks')?.remove();
    const marks = svg('g', { class: 'marks', 'aria-hidden': 'true' });
    for (const [click, moves] of next) {
      const site = sites.get(click);
      const best = bestOf(moves);
      if (site && isHint(best) && hints !== 'off') {
        const small = Boolean(site.holder) || site.kind === 'point'; // what is there is to be seen
        const place = `translate(${site.x} ${site.y + (small ? 40 : 0)}) scale(${small ? readable() : 1.05})`;
        marks.append(svg('g', { transform: place }, mark(best, hints)));
      }
    }
    drawing?.append(marks);
  }

  /** The scale of a mark beside a piece: as small as can be, and in a small drawing as large as its cell. */
  function readable() {
    const cell = 100 * (drawing.getScreenCTM()?.a ?? 1);
    return Math.min(1.2, Math.max(0.68, 11 / (22 * cell / 100)));
  }

  /** A button for some moves, which gets a mark as soon as one of them is rated, without moving. */
  function choice(label, moves, run, key) {
    const element = button(label, run, { class: 'choice', translate: 'no', 'data-key': key, 'data-test': 'click' });
    choices.push({ element, label, moves: moves.map(move => move.move) });
    return element;
  }

  function drawButtons(state) {
    const { picked } = state;
    choices = [];
    const legal = ratedMoves(state);
    const others = !drawing ? [] : [...nextClicks(legal, picked)].filter(([click]) => !sites.has(click)).map(([click, made]) =>
      choice(made.length > 1 || made[0].clicks.length > 1 ? click : wordOf(made[0]), made,
        event => actions.pick(click, event.currentTarget), `click ${click}`));
    const whole = drawing ? [] : legal.map(move => choice(wordOf(move), [move], () => actions.play(move.move), `move ${move.move}`));
    refill(prompt, ...(choices.length ? [el('div', { class: 'buttons' }, others, whole)] : []));
  }

  function markButtons(state) {
    const rated = ratedMoves(state);
    for (const { element, label, moves } of choices) {
      const best = bestOf(rated.filter(move => moves.includes(move.move)));
      const shown = best && isHint(best) && state.hints !== 'off';
      element.replaceChildren(label, ...(shown ? [chip(best, state.game, state.hints)] : []));
      element.setAttribute('aria-label', shown ? `${label}, ${moveWords(best, state.game, state.hints)}` : label);
    }
  }

  const drawState = whenChanged(
    state => [node(state.tree), state.flipped, narrow.matches, state.picked, state.lit, state.hints, state.mistakes, state.retry, analysisOf(state, node(state.tree)),
      adviceOf(state, node(state.tree))],
    decorate);

  /** A pressed button must not be replaced before it is released. */
  const drawChoices = whenChanged(state => [node(state.tree), state.picked], drawButtons);
  const markChoices = whenChanged(
    state => [node(state.tree), state.picked, state.hints, analysisOf(state, node(state.tree)),
      adviceOf(state, node(state.tree))], markButtons);

  return {
    render(state) {
      drawPosition(state);
      drawState(state);
      drawChoices(state);
      markChoices(state);
    },
    focus: () => (sites.get(rover)?.element ?? root.firstElementChild)?.focus({ preventScroll: document.body.classList.contains('playing') }),
  };
}

/** The clicks of the move that led to the current position. */
function lastClicks(state) {
  const [parent, at] = line(state.tree).slice(-2);
  return at ? parent.position.moves.find(move => move.move === at.move)?.clicks ?? [] : [];
}
