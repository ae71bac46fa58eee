/*
 * Questions to the server: JSON by fetch, and events for slow answers. An error becomes a Problem with what the server
 * says is accepted. A busy server (429) is asked again after the time it names. The caller may cancel with an
 * AbortSignal.
 */
import { carry } from './transport.js';

const ATTEMPTS = 8;

export class Problem extends Error {
  constructor({ title, status, detail, accepted, didYouMean, gone = false }) {
    super(detail || title || `the server answered ${status}`);
    Object.assign(this, { title, status, detail: this.message, accepted, didYouMean, gone });
  }
}

export function path(...parts) {
  return '/' + parts.map(encodeURIComponent).join('/');
}

/** The query of an address; empty parameters are left out, a list is repeated. */
export function query(parameters) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== '' && one !== null && one !== undefined) {
        search.append(name, one);
      }
    }
  }
  const text = search.toString();
  return text ? '?' + text : '';
}

export const isAbort = error => error?.name === 'AbortError';

/** Whether the server did not answer at all. */
export const isGone = problem => Boolean(problem?.gone);

function pause(seconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });
}

async function problemOf(response) {
  try {
    return new Problem({ status: response.status, ...(await response.json()) });
  } catch {
    return new Problem({ status: response.status, title: response.statusText });
  }
}

async function request(address, { signal, onWait, ...rest } = {}) {
  for (let attempt = 1; ; attempt++) {
    let response;
    try {
      response = await carry(address, { signal, ...rest });
    } catch (error) {
      if (isAbort(error) || signal?.aborted) {
        throw error;
      }
      throw new Problem(error.facts ?? { title: error.message });
    }
    if (response.ok) {
      return response;
    }
    if (response.status !== 429 || attempt === ATTEMPTS) {
      throw await problemOf(response);
    }
    onWait?.();
    await pause(Math.max(1, Number(response.headers.get('Retry-After')) || 1), signal);
  }
}

const posted = body => ({ method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

export async function ask(address, options) {
  const headers = { Accept: 'application/json', ...options?.headers };
  return (await request(address, { ...options, headers })).json();
}

/** Asks with a body. */
export const askPosted = (address, body) => ask(address, posted(body));

export async function askText(address, options) {
  return (await request(address, options)).text();
}

/** The fields of one event of a stream. */
function parseEvent(block) {
  const event = { name: 'message', data: '' };
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) {
      event.name = line.slice(6).trim();
    } else if (line.startsWith('data:')) {
      event.data += line.slice(5).trim();
    }
  }
  return event;
}

/** The server has ended in the middle of an answer. */
const CUT = { title: 'the connection ended before the answer', accepted: 'ask again', gone: true };

async function* events(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(error => { throw isAbort(error) ? error : new Problem(CUT); });
      if (done) {
        return;
      }
      const blocks = (rest + value).split(/\r?\n\r?\n/);
      rest = blocks.pop();
      yield* blocks.map(parseEvent);
    }
  } finally {
    reader.cancel().catch(() => undefined); // once the answer is known, nobody waits for the end of the stream
  }
}

/**
 * Asks for events; the answer is that of the event "result". What comes on the way goes to the listener of its name in
 * {@code on}. With a body the question is posted.
 */
export async function askEvents(address, { signal, on = {}, onWait, body }) {
  const question = body ? posted(body) : {};
  const response = await request(address, { signal, onWait, ...question, headers: { Accept: 'text/event-stream', ...question.headers } });
  for await (const event of events(response)) {
    if (event.name === 'result') {
      return JSON.parse(event.data);
    } else if (event.name === 'problem') {
      throw new Problem(JSON.parse(event.data));
    }
    on[event.name]?.(JSON.parse(event.data));
  }
  throw new Problem(CUT);
}
