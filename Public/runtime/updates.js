// Which version of the app this page is of, and whether there is a newer one.
//
// The page holds a lock in its version's name, the name that the service worker gives the version's cache:
// the worker keeps what a page still uses. What a page does with a newer version is for Swift to decide.

import { version } from './files.js';

const WORKER = new URL('worker.js', document.baseURI);
// How long a page that is left open goes without looking for a newer version.
const PATIENCE = 60 * 60 * 1000;

// Private windows of some browsers have no service workers, and the app works without.
const { serviceWorker } = navigator;

// Where nothing may be kept there is no lock, and no worker that would ask who holds it.
navigator.locks.request(`timequest-version-${version}`, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});

// `onNewer()` is told when new pages get another version than this one.
export function watchUpdates(onNewer) {
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }) => { if (data.version !== version) onNewer(); });
  serviceWorker.addEventListener('controllerchange', sayHello);
  serviceWorker.startMessages();
  sayHello();
  register().then(look, report);
}

const register = () => serviceWorker.register(WORKER, { updateViaCache: 'none' });

// Now: the server may have nothing of this version any more.
export function lookForNewer() {
  if (serviceWorker) register().then((registration) => registration.update()).catch(report);
}

function sayHello() {
  serviceWorker.controller?.postMessage('hello');
}

// Browsers look for a newer worker when a page is loaded, and on phones that may be weeks ago.
function look(registration) {
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastLook < PATIENCE) return;
    lastLook = Date.now();
    registration.update().catch(report);
  });
}

// No network, most of the time: the version that is here does.
function report(error) {
  console.info('no newer version can be looked for now', error);
}
