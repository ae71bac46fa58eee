/*
 * Whose turn it is and what the position is worth, above the board; below it a line for what is to be said or chosen, which
 * keeps its height. While a value is not known yet: how far the search has come, what is proved so far, and a button that
 * stops it, in a place that is kept when nothing is searched for, so that nothing moves when a search begins or ends.
 */
import { VISIBLE_AFTER_MILLIS } from './analyst.js';
import { button, el, option, refill, whenChanged } from './dom.js';
import { playerSign } from './marks.js';
import { adviceOf, analysisOf, solved } from './outcomes.js';
import { computerAgainst, namesOf } from './play.js';
import { nameOf } from './places.js';
import { OFFERED, mayDraw, resultOf, times, winnerOf } from './repetition.js';
import { computerToMove } from './replies.js';
import { LIMITS } from './settings.js';
import { node } from './tree.js';
import { duration, estimateWords, finished, number, sentence } from './words.js';

/** More letters than this would not fit beside whose turn it is, and move the board. */
const LONG = 34;

/** The value in words, or what is known about it. */
export function valueWords(state) {
  const at = node(state.tree);
  const names = namesOf(state.game);
  const result = resultOf(state);
  if (result) {
    const reason = state.drawn ? `the same position ${times(state.tree)} times` : at.position.ending?.reason;
    return `${finished(result, names, at.turn)}${reason ? `: ${reason}` : ''}`;
  }
  const outcome = solved(state, at);
  return outcome && state.hints !== 'off' ? sentence(outcome, state.game, at.turn, state.hints) : null;
}

/** Who has won, said to the person who plays against the computer. */
function over(state) {
  const computer = computerAgainst(state.players);
  if (computer === null) {
    return 'The game is over';
  }
  const who = winnerOf(state);
  return who === null ? 'A draw' : who === computer ? 'The computer has won' : 'You have won';
}

/** Whether it is the turn of the person who plays against the computer. */
const isMine = (state, at) => state.match && computerAgainst(state.players) === 1 - at.turn;

/** What is estimated of a position about which nothing is proved: for whom, and that it is no proof. */
function estimateOf(state) {
  const at = node(state.tree);
  const { estimate = null } = (state.hints !== 'off' && adviceOf(state, at)) || {};
  return estimate === null ? '' : `${namesOf(state.game)[at.turn]}: ${estimateWords(estimate)}`;
}

/** Bounds that say nothing are not said. */
const worthSaying = bounds => (bounds && !/^nothing/.test(bounds) ? `Proved so far: ${bounds}.` : '');

const proved = bounds => worthSaying(bounds) && el('p', { class: 'proved', 'data-test': 'bounds' }, worthSaying(bounds));

/** The search for the best move that a person has asked for: above the board, where there is room for it. */
function createSeeking(stop) {
  return el('span', { class: 'note seeking', 'data-test': 'seeking' }, el('span', { role: 'status' }, 'Looking for the best move…'),
    el('progress', { 'aria-label': 'the best move is looked for' }), button('Stop', stop, { 'data-test': 'seeking-stop' }));
}

/** The box of a running search. It is changed in place, and Stop stays where it is, so that no press of it is lost. */
function createAsking(stop) {
  const words = el('p', { class: 'facts' });
  const bar = el('progress', { max: 1, 'aria-label': 'progress of the search' });
  const bounds = el('p', { class: 'proved', 'data-test': 'bounds' });
  const element = el('div', { class: 'asking', 'data-test': 'asking' }, words,
    button('Stop', stop, { 'data-test': 'stop' }), bar, bounds);
  return {
    element,
    update({ progress = {} }, value) {
      const facts = [
        progress.positions !== undefined && `${number(progress.positions)} positions`,
        progress.elapsedMillis !== undefined && duration(progress.elapsedMillis),
      ].filter(Boolean).join(', ');
      words.textContent = progress.waiting ? 'Waiting for other questions…'
        : `${value ? 'Searching for what each move is worth' : 'Not known yet: searching'}${facts && ` (${facts})`}…`;
      bounds.textContent = value ? '' : worthSaying(progress.inWords);
      bounds.hidden = !bounds.textContent;
      if (progress.fraction === undefined) {
        bar.removeAttribute('value');
      } else {
        bar.value = progress.fraction;
      }
    },
  };
}

function unsettled(tried, value, actions, state) {
  const { problem } = tried;
  const why = problem ? problem.message : `${value ? 'What each move is worth is not known' : 'Not known'}: ${tried.stopped}.`;
  return el('div', { class: 'asking', 'data-test': 'unsettled' },
    el('p', {}, why),
    problem?.accepted && el('p', { class: 'accepted' }, problem.accepted),
    !problem && !value && proved(tried.inWords),
    !problem && limits(state, actions),
    button('Search again', actions.askAgain, { 'data-key': 'again', 'data-test': 'ask-again' }));
}

export function limits(state, actions) {
  return el('label', { class: 'inline' }, 'Time limit ',
    el('select', { 'data-key': 'limit', 'data-test': 'limit', onchange: event => actions.setLimit(event.target.value) },
      LIMITS.map(([value, label]) => option(value, label, state.limit))));
}

/** The question about the current position, once it has taken long enough to be shown. */
function lasting(state) {
  const { question, hints } = state;
  const shown = question && !question.background && hints !== 'off' && performance.now() - question.since >= VISIBLE_AFTER_MILLIS;
  return shown ? question : null;
}

export function createStatus(root, saidRoot, searchRoot, actions) {
  const asking = createAsking(actions.stop);
  const seeking = createSeeking(actions.stopSeeking);
  const rest = el('div');
  const searching = el('span', { class: 'note searching' }, 'searching…');
  root.append(rest);
  const ended = el('div');
  const idle = el('p', { class: 'note' }, 'Nothing is being searched for.');
  searchRoot.append(asking.element, ended, idle);

  const draw = whenChanged(
    state => [node(state.tree), state.hints, state.known, state.tried, state.advised, state.players, state.match, state.paused, state.drawn],
    state => {
      const at = node(state.tree);
      const value = valueWords(state);
      const thinks = computerToMove(state) ? (state.paused ? ': the computer waits for Go on' : ': the computer thinks…') : '';
      const who = namesOf(state.game)[at.turn];
      const turn = resultOf(state) ? over(state) : isMine(state, at) ? `Your turn: ${who}` : `${who} to move${thinks}`;
      refill(rest,
        el('div', { class: 'headline' },
          el('span', { class: 'turn', 'data-test': 'turn' }, !resultOf(state) && playerSign(at.turn), turn),
          el('strong', { class: value?.length > LONG ? 'value long' : 'value', 'data-test': 'value' }, value ?? ''),
          el('span', { class: 'note estimate', 'data-test': 'estimate' }, value ? '' : estimateOf(state)), searching, seeking));
    });

  const drawSaid = whenChanged(state => [state.notice, state.picked, mayDraw(state), state.tree], ({ notice, picked, ...state }) => refill(saidRoot,
    notice ? el('p', { class: 'notice', role: 'status' }, notice)
      : picked.length > 0 ? el('p', { class: 'ask' }, `${picked.join(' and ')} ${picked.length > 1 ? 'are' : 'is'} chosen: choose what comes next.`)
        : mayDraw(state) && el('p', { class: 'notice', role: 'status' }, `${times(state.tree) === OFFERED ? 'Third' : 'Fourth'} time here; the fifth is a draw.`),
    mayDraw(state) && button('Draw', actions.takeDraw, { title: 'End the game as a draw', 'data-key': 'draw', 'data-test': 'draw' }),
    picked.length > 0 && button('Cancel', actions.cancel, { 'aria-keyshortcuts': 'Escape', 'data-key': 'cancel', 'data-test': 'cancel' })));

  const drawEnded = whenChanged(
    state => [node(state.tree), state.hints, state.known, state.tried, state.advised, state.limit],
    state => {
      const at = node(state.tree);
      const tried = state.tried.get(nameOf(state, at));
      refill(ended, state.hints !== 'off' && tried && !analysisOf(state, at) && unsettled(tried, valueWords(state), actions, state));
    });

  return {
    render(state) {
      draw(state);
      drawEnded(state);
      drawSaid(state);
      const question = lasting(state);
      searching.hidden = !question || Boolean(state.seeking);
      asking.element.hidden = !question;
      seeking.hidden = !state.seeking;
      searchRoot.hidden = state.hints === 'off';
      idle.hidden = Boolean(question) || ended.hasChildNodes();
      if (question) {
        asking.update(question, valueWords(state));
      }
    },
  };
}
