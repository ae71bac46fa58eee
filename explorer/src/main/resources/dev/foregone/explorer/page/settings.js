/*
 * Settings kept between visits: hints, colours, the time limits, how the history is shown, the computer's strength, sounds,
 * and whether single letters are keys. If the browser stores nothing, everything works and is forgotten.
 */
import { STRENGTHS } from './play.js';

const KEY = 'foregone';

const ACCEPTED = {
  hints: ['plies', 'value', 'off'],
  theme: ['auto', 'light', 'dark'],
  limit: ['1s', '5s', '30s', '2m', '10m', '1h'],
  thinking: ['200ms', '1s', '5s'],
  history: ['plot', 'table'],
  strength: STRENGTHS,
  letters: ['on', 'off'],
  sounds: ['off', 'on'],
};

export const LIMITS = [['1s', '1 second'], ['5s', '5 seconds'], ['30s', '30 seconds'], ['2m', '2 minutes'],
  ['10m', '10 minutes'], ['1h', '1 hour']];

export const THINKING = [['200ms', '0.2 seconds'], ['1s', '1 second'], ['5s', '5 seconds']];

const DEFAULTS = { hints: 'plies', theme: 'auto', limit: '30s', thinking: '1s', history: 'plot', strength: 'intermediate', letters: 'on', sounds: 'off' };

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

export function loadSettings() {
  const kept = stored();
  const valid = Object.entries(ACCEPTED).filter(([name, values]) => values.includes(kept[name]));
  return { ...DEFAULTS, ...Object.fromEntries(valid.map(([name]) => [name, kept[name]])) };
}

export function saveSettings(state) {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.keys(ACCEPTED).map(name => [name, state[name]]))));
  } catch {
    // the browser stores nothing: the setting is forgotten
  }
}

export function applyTheme(theme) {
  document.documentElement.dataset.theme = theme;
}
