/* The menu of games in the header, which leads from one game to another. */
import { writeAddress } from './address.js';
import { option, whenChanged } from './dom.js';
import { ask, path } from './server.js';
import { placeOfGame } from './session.js';
import { byFame, titleOf } from './words.js';

export function createGameMenu(select, onProblem) {
  let games = null;

  async function load() {
    games = [];
    try {
      games = byFame((await ask(path('games'))).games);
      draw(select.value);
    } catch (problem) {
      onProblem(problem);
    }
  }

  function draw(chosen, name) {
    const known = games?.some(game => game.id === chosen) ? games : [{ id: chosen, name }];
    select.replaceChildren(...known.map(game => option(game.id, titleOf(game), chosen)));
  }

  select.addEventListener('change', () => { location.hash = writeAddress(placeOfGame(select.value)); });

  const show = whenChanged(state => [state.game], ({ game }) => draw(game.id, game.name));
  return function render(state) {
    const inGame = state.view === 'game' && Boolean(state.tree);
    select.hidden = !inGame;
    if (inGame) {
      show(state);
    }
    if (inGame && games === null) {
      load();
    }
  };
}
