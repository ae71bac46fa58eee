/*
 * Keeps the files of the page, as its service worker, so that it opens without a network. With one, each file is asked for anew: so a
 * page whose files have changed is new as a whole.
 */
const KEPT = 'foregone ' + self.registration.scope;

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', event => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});

/** The files that the page had before this was there. */
self.addEventListener('message', event => event.waitUntil(keep(event.data)));

async function keep(files) {
  const kept = await caches.open(KEPT);
  await Promise.all(files.map(async file => await kept.match(file) ?? kept.add(file)));
}

async function answer(request) {
  const kept = await caches.open(KEPT);
  try {
    const response = await fetch(request, { cache: 'no-cache' });
    if (response.ok) {
      await kept.put(request, response.clone()).catch(() => undefined); // there may be no room
    }
    return response;
  } catch (error) {
    return await kept.match(request, { ignoreSearch: true }) ?? Response.error();
  }
}
