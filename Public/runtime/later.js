// What no quest needs: loaded when the first screen stands. The module's part and its style sheet again and again until
// they are here.

import { loadEvening } from './evening.js';
import { file } from './files.js';
import { painted } from './page.js';

// Milliseconds after which a load that goes on for ever is broken off.
const PATIENCE = 60_000;
// Milliseconds from a load that failed to the next, unless somebody or the network asks before.
const PAUSE = 20_000;

// Nothing is drawn by it before it is here; one that failed is of no more use.
const addStyles = (signal) => new Promise((done, failed) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = file('later/later.css');
  const giveUp = () => {
    link.remove();
    failed(new Error(`${link.href} has not come`));
  };
  link.onerror = giveUp;
  signal.addEventListener('abort', giveUp);
  link.onload = () => {
    signal.removeEventListener('abort', giveUp);
    timequestLook.show();
    done();
  };
  document.head.append(link);
});

// `module` is the first part, `tell(news)` the port's; `onMissing()` is called after each load that failed.
export function createLaterPart(module, { tell, onMissing }) {
  let areStylesHere = false;
  let isHere = false;
  let isLoading = false;
  let next;

  async function load() {
    if (isHere || isLoading) return;
    isLoading = true;
    clearTimeout(next);
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const [response] = await Promise.all([
        fetch(file('later/later.wasm'), { signal }),
        areStylesHere || addStyles(signal).then(() => { areStylesHere = true; }),
      ]);
      await module.add(response);
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
      loadScript('senses');
    },
    rows: {
      loadLaterPart() { load(); },
    },
  };
}

// A script that nothing waits for; where there is no network, when it is back.
function loadScript(name) {
  import(file(`runtime/later/${name}.js`)).catch((error) => {
    console.info(`${name} could not be loaded for now`, error);
    addEventListener('online', () => loadScript(name), { once: true });
  });
}
