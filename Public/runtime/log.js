// The log of this tab: read at the start, added to, and kept level with what other tabs store.

import { inTime } from './in-time.js';
import { draftsOfEarlierVersions, forgetEverything, launchContext } from './marks.js';
import { inIdleTime, painted, pause } from './page.js';
import { isFull } from './storage.js';
import { createTabs } from './tabs.js';

// What is answered to a batch.
const STORED = Uint8Array.of(1);
const NO_ROOM = Uint8Array.of(2);
// Records of others that are read at a time: the way to storage and back takes longer than to take a few.
const LOT = 256;
// Of those, how many are taken at a time: one at first, for which a browser has to compile all that takes it; then few,
// and as many as a phone takes in so many milliseconds.
const FEW = 8;
const ENOUGH = 6;
// Milliseconds.
const PAUSE = 500;
const MINUTE = 60_000;

const after = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

// What never answers has failed.
const LATE = new Error('storage does not answer');

// `tell(news, bytes)` is the port's; `onErased()` is called when another tab has erased everything, `onNewer()` when
// a newer version of the app has changed the storage.
export function createLog(storage, tell, { onErased, onNewer }) {
  const tabs = createTabs(navigator.locks, { onWriteLock, onNews, onErased });
  let module;
  // What was read at the start is no longer all that lies below its key.
  let isSnapshotStale = false;
  // The last key of the log that Swift has seen.
  let through = 0;
  // Swift has been handed the log.
  let isOpen = false;
  // Unknown until the browser has answered the first time.
  let canWrite;
  // Nobody else can have stored anything since the log was read: this tab has held the lock from before.
  let isAllRead = false;
  let writeLockIsKnown;
  const writeLockKnown = new Promise((resolve) => { writeLockIsKnown = resolve; });

  // Begins before the module is there: both take their time.
  async function read() {
    const joined = tabs.join();
    storage.beginToOpen();
    // Where nothing may be kept there are no locks either, and who asks for one hears why.
    await Promise.race([writeLockKnown, joined.then(() => writeLockKnown)]);
    isAllRead = canWrite;
    return storage.readAll();
  }

  async function open(loaded, { device, snapshot, log, notes, isErased }) {
    module = loaded;
    // Browsers write marks when they like: after a crash those from before the erasing may be back.
    if (isErased && !snapshot && log.bytes.length === 0) {
      forgetEverything();
      tell('launched', launchContext());
    }
    tell('notesFound', notes ?? draftsOfEarlierVersions());
    if (snapshot && !module.restore(snapshot.pieces)) {
      await storage.dropSnapshot().catch(() => {});
      log = await storage.readAfter(0);
    }
    const isHeld = canWrite;
    const read = [log];
    // While the module was loading, another tab may have gone on, and may be closed by now: whoever opens
    // as the writer has read everything first.
    if (!isAllRead) read.push(await storage.readAfter(log.through));
    through = read.at(-1).through;
    module.opened(device, read.map(({ bytes }) => bytes), isHeld);
    isOpen = true;
    // What was reported before there was somebody to hear it. The app is there: nobody waits for it.
    readNews().then(() => { if (canWrite !== isHeld) tellWriteLock(); });
    lookForNews();
    document.addEventListener('visibilitychange', () => { if (!document.hidden) readNews(); });
  }

  // One after the other: each reads on where the one before has stopped. The notes are read by whoever has not
  // made them.
  let reading = Promise.resolve();
  let most = 1;
  // Ends the pause before the next try, and the next ones begin short: whoever tells of news need not wait.
  let hurry = () => {};
  function readNews({ withNotes = !canWrite } = {}) {
    hurry();
    reading = reading.then(() => readOn(withNotes, PAUSE));
    return reading;
  }

  // Again and again until it could: nobody else tells of what has come.
  async function readOn(withNotes, delay) {
    try {
      let news;
      do {
        news = await inTime(storage.readAfter(through, LOT), MINUTE / 2, LATE);
        for (const part of partsOf(news)) {
          // NB: not before its turn. A snapshot that is asked for meanwhile would be said to hold what Swift has not seen.
          through = Math.max(through, part.through);
          take(part);
          await pause();
        }
      } while (news.count > 0);
      if (withNotes && news.notes) tell('notesFound', news.notes);
    } catch (error) {
      console.info('news could not be read yet', error);
      if (error.name === 'VersionError') return onNewer();
      if (error === LATE) storage.disconnect();
      const isHurried = await Promise.race([
        after(delay).then(() => false),
        new Promise((done) => { hurry = () => done(true); }),
      ]);
      return readOn(withNotes, isHurried ? PAUSE : Math.min(2 * delay, MINUTE));
    }
  }

  // A tab may have gone before it told what it has stored: so this one looks now and then, and when somebody comes back
  // to it. NB: not when it gets the focus, for that comes with a tap.
  async function lookForNews() {
    for (;;) {
      await after(MINUTE);
      if (!document.hidden) await readNews();
    }
  }

  // How many the next part has is known when the one before was taken.
  function* partsOf({ bytes, keys }) {
    const lengths = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0, place = 0; place < keys.length;) {
      const [start, first] = [at, place];
      for (; place < keys.length && place - first < most; place += 1) at += 4 + lengths.getUint32(at, true);
      yield { bytes: bytes.subarray(start, at), count: place - first, through: keys[place - 1] };
    }
  }

  function take({ bytes, count }) {
    const began = performance.now();
    tell('recordsArrived', bytes, true);
    most = Math.max(FEW, Math.ceil(count * Math.min(2, ENOUGH / (performance.now() - began))));
  }

  function onNews() { if (isOpen) readNews(); }

  async function onWriteLock(isHeld) {
    canWrite = isHeld;
    if (!isHeld) isAllRead = false;
    writeLockIsKnown();
    if (!isOpen) return;
    // Whoever writes has read everything first.
    if (isHeld) await readNews({ withNotes: true });
    tellWriteLock();
  }

  function tellWriteLock() { tell(canWrite ? 'writeLockWon' : 'writeLockLost'); }

  // Swift waits for the answer and tries again when it does not come.
  async function append(batch, attempt, notes) {
    try {
      if (attempt > 0) storage.disconnect();
      const keys = await storage.append((stored, counter) => module.encodeBatch(batch, stored, counter), notes);
      // Nobody else has stored anything in between: it is no news.
      if (keys[0] === through + 1) through = keys.at(-1);
      tabs.tellOthers();
      return STORED;
    } catch (error) {
      console.warn('a batch could not be stored yet', error);
      if (error.name === 'VersionError') onNewer();
      if (!isFull(error)) return null;
      storage.makeRoom().catch(() => {});
      return NO_ROOM;
    }
  }

  async function putRecords(counter, records) {
    isSnapshotStale = true;
    await storage.putAll(records, counter);
    tabs.tellOthers();
  }

  async function saveSnapshot(covered) {
    await module.whole;
    const bytes = await inIdleTime(module.packSnapshot);
    if (bytes && !isSnapshotStale) await storage.saveSnapshot(covered, bytes);
  }

  // All at once and first what counts: should it not work, nothing is gone.
  async function erase() {
    await storage.erase();
    forgetEverything();
    tabs.tellErased();
  }

  const rows = {
    append: (bytes) => append(bytes.number(), bytes.number(), bytes.rest()),
    // Whether it is shown first that the page will be busy.
    async readLog(bytes) {
      if (bytes.bool()) await painted();
      return (await storage.readAfter(0)).bytes;
    },
    putRecords: (bytes) => putRecords(bytes.number(), bytes.rest()),
    saveSnapshot: () => saveSnapshot(through),
    erase,
    takeWriteLock: () => tabs.take(),
  };

  return { read, open, rows };
}
