// The part of the module that no quest needs: loaded when the first screen stands, and again and again until it is
// here.

import { loadEvening } from './evening.js';
import { file } from './files.js';
import { painted } from './page.js';

// Milliseconds after which a load that goes on for ever is broken off.
const PATIENCE = 60_000;
// Milliseconds from a load that failed to the next, unless somebody or the network asks before.
const PAUSE = 20_000;

// `module` is the first part, `tell(news)` the port's; `onMissing()` is called after each load that failed.
export function createLaterPart(module, { tell, onMissing }) {
  let isHere = false;
  let isLoading = false;
  let next;

  async function load() {
    if (isHere || isLoading) return;
    isLoading = true;
    clearTimeout(next);
    try {
      await module.add(fetch(file('later.wasm'), { signal: AbortSignal.timeout(PATIENCE) }));
      isHere = true;
      tell('laterPartArrived');
      loadEvening(tell);
    } catch (error) {
      console.info('a part of the app could not be loaded for now', error);
      next = setTimeout(load, PAUSE);
      tell('laterPartMissing');
      onMissing();
    }
    isLoading = false;
  }

  addEventListener('online', load);

  return {
    // A page that nobody looks at is never painted.
    async loadAfterPaint() {
      if (!document.hidden) await painted();
      load();
    },
    rows: {
      loadLaterPart() { load(); },
    },
  };
}
