// The family's devices: hands wishes to the worker that keeps them in step, and tells what it shows. There is none where
// this device belongs to no family and nobody wants it to.

import { EMPTY, concatenated, encoded } from '../bytes.js';
import { file } from '../files.js';
import { keptCode } from './keys/codes.js';

// One tab's worker works for all. NB: tabs of other versions of the app know lock and channel by this name.
const NAME = 'timequest-sync';
// Milliseconds after which a worker that could not begin is begun again.
const PAUSE = 60_000;

// `tell(news)` is the port's.
export function syncRows(storage, tell) {
  const channel = new BroadcastChannel(NAME);
  let worker = null;
  // None before the first.
  let status = EMPTY;
  let joined;

  channel.onmessage = ({ data }) => {
    if (data.wish) worker?.postMessage(data);
    else if (data.status) show(data.status);
    // A tab has come up.
    else if (worker !== null && status.length > 0) channel.postMessage({ status });
  };

  function show(shown) {
    status = shown;
    tell('syncChanged', status);
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
    start();
    addEventListener('online', () => { if (worker === null) start(); });
    return new Promise(() => {});
  }

  function start() {
    worker = new Worker(file('later/sync/worker.js'));
    worker.onmessage = ({ data }) => {
      channel.postMessage({ status: data });
      show(data);
    };
    // It is not kept for later visits: without a network there is nothing for it to do.
    worker.onerror = (event) => {
      // It is no trouble of the page's.
      event.preventDefault();
      console.info(`the worker of sync rests: ${event.message}`);
      worker.terminate();
      worker = null;
      setTimeout(() => { if (worker === null) start(); }, PAUSE);
    };
    worker.postMessage({ reader: String(file('later/sync/machine.wasm')) });
  }

  document.addEventListener('visibilitychange', () => worker?.postMessage({ isShown: !document.hidden }));

  return {
    async readSync() {
      if (joined === undefined) {
        const kept = await storage.syncStatus();
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
      (worker ?? channel).postMessage({ wish });
    },
    // A recovery code, for whoever puts it on paper, and where the family opens the app. No other tab hears of it.
    async readCode(bytes) {
      const code = await keptCode(bytes.rest());
      return code === null ? EMPTY : concatenated([code, encoded(document.baseURI)]);
    },
  };
}
