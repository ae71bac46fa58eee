/* Above the board: which game this is, its rules to be read, the boards that it is played on, and a link to copy. */
import { writeAddress } from './address.js';
import { parseDiagram } from './diagram.js';
import { button, el, fillDialog, option, refill, whenChanged } from './dom.js';
import { node } from './tree.js';
import { titleOf } from './words.js';

const paragraphs = text => text.split(/\n+/).filter(Boolean).map(one => el('p', {}, one));

function showRules(dialog, { game, tree }) {
  const drawing = parseDiagram(node(tree, 0).position.svg);
  fillDialog(dialog, `Rules of ${titleOf(game)}`,
    el('div', { class: 'picture', translate: 'no' }, drawing ?? el('pre', {}, node(tree, 0).position.text)), ...paragraphs(game.rules));
  dialog.showModal();
}

/** A menu of beginnings, the usual one first; a start that is none of them is listed as such. */
function variants({ game, start }) {
  const usual = game.variants[0].position;
  const chosen = start === '' ? usual : start;
  const listed = game.variants.some(({ position }) => position === chosen) ? game.variants : [{ name: 'another beginning', position: start }, ...game.variants];
  return el('select', {
    'aria-label': 'Board', 'data-key': 'variant', 'data-test': 'variant',
    onchange: event => { location.hash = writeAddress({ game: game.id, position: event.target.value === usual ? '' : event.target.value }); },
  }, listed.map(({ name, position }) => option(position, name, chosen)));
}

export function createHead(root, rules, setUp, copyLink) {
  const draw = whenChanged(state => [state.game, state.start], state => {
    const { game } = state;
    refill(root,
      el('div', { class: 'card-head' }, el('h1', { id: 'title' }, titleOf(game)),
        el('div', { class: 'tabs' }, game.variants?.length > 1 && variants(state),
          game.setup && button('Set up', setUp, { 'data-key': 'setup', 'data-test': 'setup', title: 'put pieces on the board' }),
          game.rules && button('Rules', () => showRules(rules, state), { 'data-key': 'rules', 'data-test': 'rules' }),
          button('Link', copyLink, { 'aria-label': 'Copy a link to this', title: 'Copy a link to what is on the board, to this game or puzzle', 'data-key': 'link', 'data-test': 'link-copy' }))),
      el('p', { class: 'note tagline' }, game.description ?? ''));
  });
  return { render: draw };
}
