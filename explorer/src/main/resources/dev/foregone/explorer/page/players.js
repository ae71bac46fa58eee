/*
 * The players: for each side a person or a computer. A computer is of a strength, which says how far it sees. The seed decides the
 * computers' choices: the same seed, the same game.
 */
import { button, el, option, refill, whenChanged } from './dom.js';
import { playerSign } from './marks.js';
import { STRENGTHS, namesOf } from './play.js';
import { scoresWords } from './scores.js';
import { THINKING } from './settings.js';

function strengthOf(player, index, name, actions) {
  return el('label', { class: 'inline' }, 'strength ', el('select', {
    'data-key': `strength ${index}`, 'data-test': `strength-${index}`, 'aria-label': `strength of the computer that plays ${name}`,
    onchange: event => actions.setPlayer(index, { strength: event.target.value }),
  }, STRENGTHS.map(one => option(one, one, player.strength))));
}

function side(player, index, name, actions) {
  return el('div', { class: 'player' },
    el('label', { class: 'inline' }, playerSign(index), el('span', { class: 'player-name' }, name),
      el('select', {
        'data-key': `kind ${index}`, 'data-test': `kind-${index}`, 'aria-label': `who plays ${name}`,
        onchange: event => actions.setPlayer(index, { kind: event.target.value }),
      }, option('person', 'person', player.kind), option('computer', 'computer', player.kind))),
    player.kind === 'computer' && strengthOf(player, index, name, actions));
}

function timeField(thinking, actions) {
  return el('label', { class: 'inline' }, 'time for a move ', el('select', {
    'data-key': 'thinking', 'data-test': 'thinking', onchange: event => actions.setThinking(event.target.value),
  }, THINKING.map(([value, label]) => option(value, label, thinking))));
}

function seedField(seed, actions) {
  return el('span', { class: 'inline' },
    el('label', { class: 'inline' }, 'seed ', el('input', {
      type: 'number', min: 0, max: 999999, step: 1, value: seed, 'data-key': 'seed', 'data-test': 'seed',
      onchange: event => actions.setSeed(Number(event.target.value)),
    })), button('Another', () => actions.setSeed(Math.floor(Math.random() * 1000000)), { 'data-key': 'another', 'data-test': 'seed-another' }));
}

export function createPlayers(root, actions) {
  const body = el('div', { class: 'players' });
  root.append(el('div', { class: 'card-head' }, el('h2', { id: 'players-title' }, 'Players'),
    button('Swap sides', actions.swap, { title: 'Swap sides (s)', 'data-test': 'swap', 'aria-keyshortcuts': 's' })), body);

  const draw = whenChanged(state => [state.players, state.seed, state.thinking, state.game, state.counts], state => {
    const names = namesOf(state.game);
    const anyComputer = state.players.some(player => player.kind === 'computer');
    refill(body, ...state.players.map((player, index) => side(player, index, names[index], actions)),
      anyComputer && el('div', { class: 'seed' }, timeField(state.thinking, actions), seedField(state.seed, actions)),
      el('p', { class: 'note seed', 'data-test': 'scores' }, scoresWords(state.game.id)));
  });
  return { render: draw };
}
