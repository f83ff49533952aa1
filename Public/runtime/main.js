// The start of the page: brings the module, the storage and the other tabs together.

import { randomBytes } from './bytes.js';
import { createDOM } from './dom.js';
import { file, version } from './files.js';
import { createLaterPart } from './later.js';
import { createLog } from './log.js';
import { forgetEverything, launchContext, markRows } from './marks.js';
import { loadModule } from './module.js';
import { createPage } from './page.js';
import { createPort } from './port.js';
import './ribbons.js';
import { createStorage, unusable } from './storage.js';
import { fetchTexts } from './texts.js';
import { timerRows } from './timers.js';
import { lookForNewer, watchUpdates } from './updates.js';

// Milliseconds in which any storage has answered. Some browsers' never does after an update of theirs.
const PATIENCE = 15_000;

// Whoever comes back from a sign-in, or by a link to the family, brings in the address what is nobody else's: it stands
// here alone from now on.
const arrival = location.href;
history.replaceState(history.state, '', arrival.split(/[?#]/)[0]);

// Some browsers ask once whether the app shall stand on the home screen, before the part is here that asks for it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.timequestOffer = event;
});

// A page of an older version never writes into a newer one's storage. Loaded again it is of the newer version,
// too, and goes on where it was.
const goOnAsNewer = () => location.reload();
// Another tab has erased what this one shows: nothing of it is written any more.
const startAnew = () => { forgetEverything(); location.reload(); };

// Where nothing may be kept some browsers throw already at the name of the place: whoever opens it hears why.
function placeOf(ask, none) {
  try {
    return ask();
  } catch (error) {
    return none(error);
  }
}

const places = {
  indexedDB: placeOf(() => globalThis.indexedDB, (error) => ({ open() { throw error; } })),
  buckets: placeOf(() => navigator.storageBuckets, () => undefined),
};
const storage = createStorage(places, randomBytes, version, { onNewer: goOnAsNewer, onErased: startAnew });
const port = createPort();
const log = createLog(storage, port.tell, { onErased: startAnew, onNewer: goOnAsNewer });
const page = createPage(port.tell);
const rows = { ...log.rows, ...markRows, ...page.rows, ...timerRows };

// The page is still being read: what takes its time begins now. `showTrouble(error)` and `hideTrouble()` are of the
// pages for when Swift cannot speak.
export async function start({ pageIsRead, showTrouble, hideTrouble }) {
  const stored = log.read();
  // Looked at once the module is there; until then no browser shall call a failure uncaught.
  stored.catch(() => {});
  const texts = fetchTexts();
  texts.catch(() => {});
  let dom;
  // NB: asked for as the page's own `preload` does, or WebKit loads it twice.
  const module = await loadModule(fetch(file('app.wasm'), { mode: 'no-cors', credentials: 'include' }), {
    onPatches: (bytes) => dom.apply(bytes), onRequest: port.request, onTrouble: showTrouble,
  });
  await pageIsRead;
  dom = createDOM(document.getElementById('app'), module.event);
  const laterPart = createLaterPart(module, {
    tell: port.tell,
    onScript() {
      port.learn(timequestLater);
      Object.assign(rows, timequestLater.rows(storage, port.tell, arrival));
    },
    onMissing: lookForNewer,
  });
  port.connect(module, Object.assign(rows, laterPart.rows));
  if (!module.start(randomBytes(32), await texts)) throw new Error('the texts are not those of this version');
  port.tell('launched', launchContext());
  page.watch();
  const hasAnswered = waitPatiently(showTrouble, hideTrouble);
  try {
    await log.open(module, await stored);
    hasAnswered();
  } catch (error) {
    hasAnswered();
    const news = unusable(error);
    if (news === null) showTrouble(error);
    else { port.tell(news); console.error(error); }
  }
  laterPart.loadAfterPaint();
  watchUpdates(() => port.tell('updateFound'));
}

// Says after a while that something is wrong. What comes late is good all the same.
function waitPatiently(showTrouble, hideTrouble) {
  let isTold = false;
  const patience = setTimeout(() => {
    isTold = true;
    showTrouble(new Error('storage does not answer'));
  }, PATIENCE);
  return () => {
    clearTimeout(patience);
    if (isTold) hideTrouble();
  };
}
