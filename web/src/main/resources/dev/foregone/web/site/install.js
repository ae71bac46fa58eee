/*
 * Makes the page one that can be installed, and that opens without a network. A browser that cannot do that, or may not, shows the page
 * as ever.
 */
const OFFLINE = new URL('offline.js', import.meta.url);
const NOT_SEEN = ['worker.js', 'foregone.wasm'];

function describe() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = new URL('page.webmanifest', import.meta.url);
  document.head.append(link);
}

/** The files that came before the service worker was there. */
function firstFiles(scope) {
  const seen = performance.getEntriesByType('resource').map(({ name }) => name).filter(name => name.startsWith(scope));
  return [...new Set([...seen, location.href.split('#')[0], ...NOT_SEEN.map(name => new URL(name, import.meta.url).href)])];
}

export async function install() {
  if (navigator.serviceWorker) {
    describe();
    await navigator.serviceWorker.register(OFFLINE);
    const { scope, active } = await navigator.serviceWorker.ready;
    active.postMessage(firstFiles(scope));
  }
}
