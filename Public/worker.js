// The service worker: keeps whole versions of the app on this device, so that it starts without a network
// and never as a mixture of two versions.
//
// A version lies in a folder of its own, app/<version>/, and in a cache of its own. A page lives with the
// version that it was loaded with: whatever it still asks for comes from that cache, which stays until no
// page holds the version's lock (runtime/updates.js). New pages get this worker's version. When a page may
// change over is for the page to decide, so this worker never waits.

// Scripts/pack-site writes these two.
const VERSION = 'VERSION';
// Paths from the scope, each with the hash of its content.
const FILES = {};

const PREFIX = 'timequest-version-';
const CACHE = PREFIX + VERSION;
const START = './';

addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepVersion(), answerWithoutThis(event)]).then(() => skipWaiting()));
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const path = keptPath(event.request);
  if (path !== undefined) event.respondWith(answer(event.request, path));
});
// What the family's server sends is the number of a reminder and the instant that it is for; the words are this device's.
// Something has to be shown for each, or browsers end the subscription.
addEventListener('push', (event) => event.waitUntil(ring(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeUp());
});
// A page says hello when it has started: it learns which version new pages get, and then is the time to
// look after the caches.
addEventListener('message', (event) => {
  event.source.postMessage({ version: VERSION });
  event.waitUntil(keepVersion().then(removeUnused).catch((error) => console.info('caches are looked after later', error)));
});

async function ring(data) {
  const { reminder, at } = told(data);
  const { title, body } = await wordsOf(reminder) ?? { title: 'TimeQuest' };
  // One that comes twice takes the place of the first.
  await registration.showNotification(title, { body, tag: `ringing ${reminder} ${at}`, icon: 'icons/192.png' });
}

// None where there are none, or they cannot be read: a browser takes the leave to ring from whoever shows nothing.
async function wordsOf(reminder) {
  try {
    const kept = await caches.match('words', { cacheName: 'timequest-ringing' });
    const { words, kinds } = await kept.json();
    return words[kinds[reminder]];
  } catch (error) {
    console.info('it rings without words', error);
    return undefined;
  }
}

function told(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

// Where a page is open, that one.
async function comeUp() {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : clients.openWindow(registration.scope));
}

// Every file or none: whoever finds a hash that is not right, or no network, leaves what is there to the
// next try.
async function keepVersion() {
  const cache = await caches.open(CACHE);
  const isMissing = await Promise.all(Object.keys(FILES).map(async (path) => !await cache.match(path)));
  const missing = Object.entries(FILES).filter((_, index) => isMissing[index]);
  await Promise.all(missing.map(async ([path, integrity]) => {
    // Files of a version never change; all others may lie in the browser's cache from before.
    const response = await fetch(path, { integrity, cache: path.startsWith('app/') ? 'default' : 'no-cache' });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  }));
  // Somebody may have removed the cache meanwhile.
  if (missing.length > 0 && !await caches.has(CACHE)) throw new Error('the cache is gone');
}

// Caches of other versions that no page uses. A page that is loading has no lock yet, and nobody knows which
// version it will be. (Counted, because browsers do not agree on what a lock's `clientId` is.)
async function removeUnused() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const held = (await navigator.locks.query()).held.map(({ name }) => name);
  const used = held.filter((name) => name.startsWith(PREFIX));
  // A version that is arriving has a cache and no page. Asked last: `names` may hold that cache already.
  if (used.length < windows.length || registration.installing || registration.waiting) return;
  const unused = names.filter((name) => name !== CACHE && !used.includes(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

// Where a request's answer lies in the caches; nothing for what is none of the app's files.
function keptPath({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  const scope = new URL(registration.scope);
  if (method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined;
  const path = pathname.slice(scope.pathname.length);
  if (path === '' || path === 'index.html') return START;
  // A page can also be of another version than this worker.
  return path in FILES || (path.startsWith('app/') && mode !== 'navigate') ? path : undefined;
}

// Browsers that can take this version's files out of its cache themselves: no start waits until this worker is awake.
async function answerWithoutThis(event) {
  if (!event.addRoutes) return;
  const { pathname } = new URL(registration.scope);
  const scope = pathname.replace(/[^\w/%.~-]/g, '\\$&');
  const routes = [scope, `${scope}app/${VERSION}/*`].map((pathname) => ({
    condition: { urlPattern: { pathname, search: '' }, requestMethod: 'get' },
    source: { cacheName: CACHE },
  }));
  await event.addRoutes(routes).catch((error) => console.info('this worker answers by itself', error));
}

async function answer(request, path) {
  const url = new URL(path, registration.scope);
  const kept = path in FILES ? await caches.match(url, { cacheName: CACHE }) : await caches.match(url);
  return kept ?? fetch(request);
}
