/*
 * The two files that answer questions on a page without a server. Where one of them cannot be had, the error says which it is, what came in
 * its place, and what to do; it has the facts that a Problem of the page is made of.
 */
const WASM = 'foregone.wasm';
const WORKER = 'worker.js';

const OPTIONS = { builtins: ['js-string'] };
const MAGIC = '\0asm';
const SHOWN = 40;

/** A module with a type that only the garbage collection of WebAssembly has. */
const COLLECTED = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

const POLICY = "a Content-Security-Policy with script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
const BROWSER = 'Chrome 119, Firefox 120, Safari 18.2, or later';
const SAME_ORIGIN = 'a frame without a sandbox, or with allow-same-origin';
const AGAIN = 'load the page again';

const asMade = name => `the file ${name} beside index.html, whole, as it was made; then load the page again`;
const urlOf = name => new URL(name, import.meta.url);

class LoadingError extends Error {
  constructor(title, accepted, gone = false) {
    super(title);
    this.facts = { title, accepted, gone };
  }
}

/** What the content security policy has kept from the page, and the directive that did. */
const forbidden = new Map();
document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => forbidden.set(blockedURI, effectiveDirective));

/** The page hears of the policy a turn later than of the failure. */
async function checkPolicy(...uris) {
  await new Promise(done => setTimeout(done));
  const directive = uris.map(uri => forbidden.get(String(uri))).find(Boolean);
  if (directive) {
    throw new LoadingError(`the content security policy of this page, by its ${directive}, forbids what it needs`, POLICY);
  }
}

/** Whoever does not answer now may answer later. */
async function received(name, promise) {
  try {
    return await promise;
  } catch (error) {
    await checkPolicy(urlOf(name));
    throw new LoadingError(`${name} did not come, or not whole: ${error.message}`, 'a connection to the server: the page then goes on by itself', true);
  }
}

async function fetched(name) {
  const response = await received(name, fetch(urlOf(name)));
  if (!response.ok) {
    throw new LoadingError(`${name} did not come: the server answered ${response.status} ${response.statusText}`.trim(), asMade(name));
  }
  return response;
}

const typeOf = response => response.headers.get('Content-Type') ?? 'a file of no type';

async function compileWhole() {
  const response = await fetched(WASM);
  const bytes = await received(WASM, response.arrayBuffer());
  const start = new TextDecoder().decode(bytes.slice(0, SHOWN));
  if (!start.startsWith(MAGIC)) {
    throw new LoadingError(`${WASM} is not WebAssembly: ${typeOf(response)} came, which begins with ${JSON.stringify(start)}`, asMade(WASM));
  }
  return WebAssembly.compile(bytes, OPTIONS).catch(async error => {
    await checkPolicy('wasm-eval');
    throw new LoadingError(`${WASM} is damaged or cut off, after ${bytes.byteLength} bytes: ${error.message}`, asMade(WASM));
  });
}

/** The module of all jars. */
export async function compile() {
  if (!globalThis.WebAssembly?.validate(COLLECTED)) {
    throw new LoadingError('this browser has no WebAssembly with garbage collection', BROWSER);
  }
  return WebAssembly.compileStreaming(fetch(urlOf(WASM)), OPTIONS).catch(compileWhole); // which says why, or ignores the type of the file
}

/** A worker, which may still fail. */
export function begin() {
  try {
    return new Worker(urlOf(WORKER), { type: 'module' });
  } catch (error) {
    throw new LoadingError(`${WORKER} cannot be started: ${error.message}`, self.origin === 'null' ? SAME_ORIGIN : POLICY);
  }
}

async function check({ message }) {
  if (message) { // it has begun
    throw new LoadingError(`${WORKER} failed: ${message}`, AGAIN);
  }
  await checkPolicy(urlOf(WORKER));
  throw new LoadingError(`${WORKER} is not JavaScript: ${typeOf(await fetched(WORKER))} came`, asMade(WORKER) + ', sent as text/javascript');
}

/** The facts of what a worker failed by, after such an event. */
export const hindrance = event => check(event).catch(({ facts }) => facts);
