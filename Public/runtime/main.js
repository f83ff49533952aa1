// The start of the page: brings the module, the storage and the other tabs together.

import { createCopies } from './copies.js';
import { createDOM } from './dom.js';
import { createGate } from './gate.js';
import { draftsKept, forgetEverything, isInstalled, keepDrafts, rememberUse, wasUsed, watchDrafts } from './place.js';
import { loadProgram } from './program.js';
import './sky.js';
import { packed } from './snapshot.js';
import { hideTrouble, showTrouble } from './start.js';
import { createStorage } from './storage.js';
import { createTabs } from './tabs.js';
import { fetchTexts } from './texts.js';
import { version, watchUpdates } from './updates.js';

const randomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));
const root = document.getElementById('app');
const storage = createStorage(globalThis.indexedDB, randomBytes, version, { onNewer: goOnAsNewer, onErased: startAnew });
const tabs = createTabs(navigator.locks, { onPen, onNews: () => { if (isOpen) readNews(); }, onErased: startAnew });

// Milliseconds in which any storage has answered. Some browsers' never does after an update of theirs.
const PATIENCE = 15_000;

let program;
let dom;
// What was read at the start is no longer all that lies below its key.
let isSnapshotStale = false;
// The last key of the log that the program has seen.
let through = 0;
// The program has been handed the log.
let isOpen = false;
// Unknown until the browser has answered the first time.
let holdsPen;
let penIsKnown;
const penKnown = new Promise((resolve) => { penIsKnown = resolve; });

async function start() {
  const stored = readStorage();
  // Looked at once the module is there; until then no browser shall call a failure uncaught.
  stored.catch(() => {});
  const texts = fetchTexts();
  texts.catch(() => {});
  tabs.join();
  program = await loadProgram(fetch(new URL('../app.wasm', import.meta.url)), browser, showTrouble);
  dom = createDOM(root, program.event);
  if (!program.start(randomBytes(32), await texts)) throw new Error('the texts are not those of this version');
  readDrafts();
  watchDrafts(readDrafts);
  program.placed(isInstalled(), wasUsed(), timequestLook.kept());
  document.addEventListener('visibilitychange', () => program.pageHidden(document.hidden));
  const hasAnswered = waitPatiently();
  try {
    await handOver(await stored);
    hasAnswered();
  } catch (error) {
    hasAnswered();
    tellWhatIsWrong(error);
  }
  watchUpdates(() => program.updateFound());
}

function readDrafts() { program.draftsFound(draftsKept()); }

// Says after a while that something is wrong. What comes late is good all the same.
function waitPatiently() {
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

// Names of what browsers say that give no storage: private windows of some, or it is switched off.
const BLOCKED = ['SecurityError', 'InvalidStateError', 'NotSupportedError'];

function tellWhatIsWrong(error) {
  if (isFull(error)) program.storageFull();
  else if (BLOCKED.includes(error.name)) program.storageBlocked();
  else return showTrouble(error);
  console.error(error);
}

const isFull = (error) => error.name === 'QuotaExceededError';

// What the program asks for.
const browser = {
  applyPatches: (bytes) => dom.apply(bytes),
  append,
  setInside,
  takePen: () => tabs.takePen(),
  keepStorage,
  reload: () => location.reload(),
  saveSnapshot: () => saveSnapshot(through).catch((error) => console.warn('no snapshot', error)),
  rememberUse,
  saveCopy: (name, passphrase, rounds) => copies.save(name, passphrase, rounds),
  rememberCopy: (time) => copies.remember(time),
  pickCopy: () => copies.pick(),
  unsealCopy: (pieces) => copies.open(pieces),
  planCopy: () => copies.plan(),
  storeCopy(counter) {
    isSnapshotStale = true;
    copies.store(counter);
  },
  readKeeping: () => copies.readKeeping(),
  eraseEverything,
  keepDrafts,
  keepLook: (look) => timequestLook.keep(look),
  readGate: () => gate.read(),
  storeGate: (record) => gate.store(record),
  makeGate: (pin, rounds) => gate.make(pin, rounds),
  derivePIN: (pin, salt, rounds) => gate.derivePIN(pin, salt, rounds),
  deriveFamilyCode: (code) => gate.deriveFamilyCode(code),
};

const copies = createCopies(storage, randomBytes, {
  ofLog: (records) => program.copyOfLog(records),
  sealingHead: (salt, iv) => program.sealingHead(salt, iv),
  sealed: (bytes) => program.sealedCopy(bytes),
  handedOver: (outcome) => program.copyHandedOver(outcome),
  fileChosen: () => program.fileChosen(),
  chosen: (file) => program.copyChosen(file),
  unsealed: (file) => program.copyUnsealed(file),
  planned: (records) => program.copyPlanned(records),
  keepingRead: (copiedAt, isPromised) => program.keepingRead(copiedAt, isPromised),
  encoded: () => program.encodeCopy(),
  stored(isStored) {
    if (isStored) tabs.tellOthers();
    program.copyStored(isStored);
  },
});

const gate = createGate(storage, randomBytes, {
  recordRead: (bytes) => program.gateRead(bytes),
  recordStored: (isStored) => program.gateStored(isStored === true),
  made: (pieces) => program.gateMade(pieces),
  derived: (bytes) => program.gateDerived(bytes),
});

// Some browsers ask the player, so nothing waits for the answer.
function keepStorage() {
  navigator.storage?.persist?.().catch((error) => console.info('the browser may clear what is stored', error));
}

// *Back*, which on phones is a swipe, leads from every screen home, and from home out of the app.
const INSIDE = 'inside';
let isInside = false;
// The browser takes its time to go back: whoever asks it twice meanwhile is led out of the app.
let isGoingBack = false;

function setInside(value) {
  isInside = value;
  if (!isGoingBack) settleHistory();
}

function settleHistory() {
  // A reload in the middle of a quest finds the entry that it had made before.
  if (isInside && history.state !== INSIDE) history.pushState(INSIDE, '');
  if (isInside || history.state !== INSIDE) return;
  isGoingBack = true;
  history.back();
}

addEventListener('popstate', () => {
  if (isGoingBack) {
    isGoingBack = false;
    settleHistory();
    return;
  }
  if (!isInside || history.state === INSIDE) return;
  isInside = false;
  program.wentBack();
});

// Begins before the module is there: both take their time.
async function readStorage() {
  const device = await storage.device();
  const snapshot = await storage.snapshot().catch(() => null);
  const log = await storage.readAfter(snapshot?.through ?? 0);
  await penKnown;
  return { device, snapshot, log };
}

async function handOver({ device, snapshot, log }) {
  if (snapshot && !program.restore(snapshot.pieces)) {
    await storage.dropSnapshot().catch(() => {});
    log = await storage.readAfter(0);
  }
  // While the module was loading, another tab may have gone on, and may be closed by now: whoever opens
  // as the writer has read everything first.
  const isHeld = holdsPen;
  const rest = await storage.readAfter(log.through);
  through = rest.through;
  program.opened(device, [log.bytes, rest.bytes], isHeld);
  isOpen = true;
  // What was reported before there was somebody to hear it.
  await readNews();
  if (holdsPen !== isHeld) program.penChanged(holdsPen);
}

// All at once and first what counts: should it not work, nothing is gone.
async function eraseEverything() {
  try {
    await storage.erase();
  } catch (error) {
    console.warn('nothing was erased', error);
    return program.erased(false);
  }
  forgetEverything();
  tabs.tellErased();
  program.erased(true);
}

// Another tab has erased what this one shows: nothing of it is written any more.
function startAnew() {
  forgetEverything();
  location.reload();
}

// The program waits for `saved` and tries again when it does not come.
async function append(batch, attempt) {
  try {
    if (attempt > 0) storage.disconnect();
    await storage.append((counter) => program.encodeBatch(batch, counter));
    program.saved(batch);
    tabs.tellOthers();
  } catch (error) {
    console.warn('a batch could not be stored yet', error);
    if (isFull(error)) await makeRoom(batch);
    if (error.name === 'VersionError') goOnAsNewer();
  }
}

// A page of an older version never writes into a newer one's storage. Loaded again it is of the newer
// version, too, and goes on where it was.
function goOnAsNewer() {
  location.reload();
}

// The snapshot can be made again, so it is the first to go. The program tries again by itself.
async function makeRoom(batch) {
  program.noRoom(batch);
  await storage.dropSnapshot().catch(() => {});
}

async function saveSnapshot(covered) {
  const bytes = await packed(program.packSnapshot);
  if (bytes && !isSnapshotStale) await storage.saveSnapshot(covered, bytes);
}

// One after the other: each reads on where the one before has stopped.
let reading = Promise.resolve();
function readNews() {
  reading = reading.then(async () => {
    const news = await storage.readAfter(through);
    through = news.through;
    if (news.bytes.length > 0) program.newsArrived(news.bytes);
  }).catch((error) => console.warn('news could not be read', error));
  return reading;
}

async function onPen(isHeld) {
  holdsPen = isHeld;
  penIsKnown();
  if (!isOpen) return;
  // Whoever writes has read everything first.
  if (isHeld) {
    await readNews();
    readDrafts();
  }
  program.penChanged(holdsPen);
}

start().catch(showTrouble);
