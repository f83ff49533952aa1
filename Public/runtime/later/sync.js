// The family's devices: hands wishes to the worker that keeps them in step, and tells what it shows. There is none where
// this device belongs to no family and nobody wants it to.

import { EMPTY, concatenated, encoded } from '../bytes.js';
import { file } from '../files.js';
import { keptCode } from './keys/codes.js';

// One tab's worker works for all. NB: tabs of other versions of the app know lock and channel by this name.
const NAME = 'timequest-sync';
// Milliseconds after which a worker that could not go on is begun again, doubled up to the longest.
const SHORT_PAUSE = 5_000;
const LONG_PAUSE = 60_000;
// Milliseconds from one look at the worker to the next, and after how many that find nothing done it is begun again. They
// are counted and not timed: a page that was asleep has not waited.
const LOOK = 12_000;
const PATIENCE = 4;
// Of a status: the place of its progress, and what that says where nobody is at work, or has no room (`SyncStatus`).
const PROGRESS = 1;
const UNANSWERED = 3;
const NO_ROOM = 4;

const ALONE = 0;
// How often a wish is told to the tab that works, and milliseconds from one time to the next.
const TRIES = 4;
const AGAIN = 2_000;

const isSame = (one, other) => one.length === other.length && one.every((byte, place) => byte === other[place]);

// `tell(news)` is the port's.
export function syncRows(storage, tell) {
  const channel = new BroadcastChannel(NAME);
  let worker = null;
  // Whether the worker is this tab's.
  let isMine = false;
  // Who waits for a word of the worker's, whatever it says.
  const waiting = [];
  // None before the first.
  let status = EMPTY;
  let joined;
  let pause = SHORT_PAUSE;
  // Looks at whoever is at work since something was last seen to be done.
  let looks = 0;
  let progress = -1;
  // Whether this page had a turn since the last look, in which it could have been answered: one that was asleep or busy,
  // and whose timers end all at once, has not waited.
  let hasTurned = false;
  const turns = new MessageChannel();
  turns.port1.onmessage = () => { hasTurned = true; };
  // What was handed to the tab that works, until that has heard of it; and what this one has heard.
  const handed = new Map();
  const heard = new Set();

  channel.onmessage = ({ data }) => {
    if (data.wish) {
      if (isMine) hearWish(data);
    } else if (data.heard) {
      handed.get(data.heard)?.();
    } else if (data.status) {
      looks = 0;
      if (!isMine) show(data.status);
    } else if (worker !== null && status.length > 0) {
      // A tab has come up.
      channel.postMessage({ status });
    }
  };

  function show(shown) {
    if (isSame(status, shown)) return;
    status = shown;
    tell('syncChanged', status);
  }

  // Whoever was at work says nothing any more: what stood there last may not be so.
  function showTrouble(trouble) {
    if (status.length === 0 || status[0] === ALONE) return;
    const shown = status.slice();
    shown[PROGRESS] = trouble;
    if (isMine) channel.postMessage({ status: shown });
    show(shown);
  }

  // Resolves when it is known whose worker is at work. Where it is another tab's, this one begins when that is closed.
  function join() {
    joined ??= new Promise((known) => {
      navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
        known();
        if (lock !== null) return begin();
        navigator.locks.request(NAME, begin);
        return undefined;
      });
    });
    return joined;
  }

  // For as long as this tab is there.
  function begin() {
    isMine = true;
    start();
    addEventListener('online', startAgain);
    return new Promise(() => {});
  }

  // Also before its time: the network is back, or somebody wants something.
  function startAgain() { if (isMine && worker === null) start(); }

  function start() {
    [looks, progress] = [0, -1];
    const begun = new Worker(file('later/sync/worker.js'));
    worker = begun;
    worker.onmessage = ({ data }) => {
      if (data.progress === undefined) return hear(data);
      if (data.progress !== progress || !data.isBusy) [looks, pause] = [0, SHORT_PAUSE];
      progress = data.progress;
      return undefined;
    };
    // It is not kept for later visits: without a network there is nothing for it to do.
    worker.onerror = (event) => {
      // It is no trouble of the page's.
      event.preventDefault();
      // What goes wrong together is told one by one.
      if (worker !== begun) return;
      console.info(`the worker of sync rests: ${event.message}`);
      end();
      if (event.message?.includes('Quota')) showTrouble(NO_ROOM);
      setTimeout(startAgain, pause);
      pause = Math.min(2 * pause, LONG_PAUSE);
    };
    worker.postMessage({ reader: String(file('later/sync/machine.wasm')) });
  }

  function hear(shown) {
    for (const { resolve } of waiting.splice(0)) resolve();
    channel.postMessage({ status: shown });
    show(shown);
  }

  function end() {
    worker.terminate();
    worker = null;
    for (const { reject } of waiting.splice(0)) reject(new Error('the worker of sync rests'));
  }

  // Whatever never answers would stop it until the page is loaded again, and nobody would know.
  function watch() {
    setTimeout(watch, LOOK);
    if (joined === undefined) return;
    if (worker !== null) worker.postMessage({ isAsked: true });
    else if (!isMine && !document.hidden) channel.postMessage({});
    else return;
    if (hasTurned) looks += 1;
    hasTurned = false;
    turns.port2.postMessage(null);
    if (looks <= PATIENCE) return;
    showTrouble(UNANSWERED);
    if (worker === null) return;
    console.info('the worker of sync does not answer, and is begun anew');
    end();
    start();
  }
  watch();

  // Also where it is told more than once.
  function hearWish({ wish, id }) {
    startAgain();
    // NB: tabs of earlier versions give none.
    if (id === undefined || !heard.has(id)) worker.postMessage({ wish });
    heard.add(id);
    channel.postMessage({ heard: id });
  }

  // A message between tabs can be lost: it is told again until it was heard.
  const handOver = (wish) => new Promise((resolve, reject) => {
    const id = crypto.randomUUID();
    let left = TRIES;
    function tryIt() {
      if (!handed.has(id)) return undefined;
      if (left === 0) return end(reject, new Error('the tab that works does not answer'));
      left -= 1;
      channel.postMessage({ wish, id });
      return setTimeout(tryIt, AGAIN);
    }
    function end(how, error) {
      handed.delete(id);
      how(error);
    }
    handed.set(id, () => end(resolve));
    tryIt();
  });

  // It may not get that far: without a network there is none where nothing was kept of it.
  const handOn = (wish) => new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    worker.postMessage({ wish });
  });

  document.addEventListener('visibilitychange', () => worker?.postMessage({ isShown: !document.hidden }));

  return {
    async readSync() {
      if (joined === undefined) {
        const kept = await storage.kept('sync/status', EMPTY);
        if (kept.length === 0) return EMPTY;
        if (status.length === 0) status = kept;
      }
      await join();
      // Whoever is at work says how it stands by now.
      channel.postMessage({});
      return status;
    },
    async wishSync(bytes) {
      const wish = bytes.rest();
      await join();
      startAgain();
      if (worker === null) await handOver(wish);
      else await handOn(wish);
    },
    // A recovery code, for whoever puts it on paper, and where the family opens the app. No other tab hears of it.
    async readCode(bytes) {
      const code = await keptCode(bytes.rest());
      return code === null ? EMPTY : concatenated([code, encoded(document.baseURI)]);
    },
  };
}
