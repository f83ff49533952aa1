// What no quest needs: loaded when the first screen stands. The module's part, its style sheet and the finale's script
// again and again until all of them are here.

import { loadEvening } from './evening.js';
import { file } from './files.js';
import { painted } from './page.js';

// Milliseconds after which a load that goes on for ever is broken off.
const PATIENCE = 60_000;
// Milliseconds from a load that failed to the next, unless somebody or the network asks before.
const PAUSE = 20_000;

// A style sheet or a script that holds from then on; one that failed is of no more use.
const added = (signal, name, about) => new Promise((done, failed) => {
  const element = Object.assign(document.createElement(name), about);
  const giveUp = () => {
    element.remove();
    failed(new Error(`${about.href ?? about.src} has not come`));
  };
  element.onerror = giveUp;
  signal.addEventListener('abort', giveUp);
  element.onload = () => {
    signal.removeEventListener('abort', giveUp);
    done();
  };
  document.head.append(element);
});

// `module` is the first part, `tell(news)` the port's; `onMissing()` is called after each load that failed.
export function createLaterPart(module, { tell, onMissing }) {
  let isLookHere = false;
  let isHere = false;
  let isLoading = false;
  let next;

  // How its screens look and move: before the first of them is drawn.
  async function addLook(signal) {
    if (isLookHere) return;
    await Promise.all([
      added(signal, 'link', { rel: 'stylesheet', href: file('later/later.css') }),
      customElements.get('quest-finale') ?? added(signal, 'script', { src: file('runtime/later/finale.js') }),
    ]);
    isLookHere = true;
    timequestLook.show();
  }

  async function load() {
    if (isHere || isLoading) return;
    isLoading = true;
    clearTimeout(next);
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const [response] = await Promise.all([
        fetch(file('later/later.wasm'), { signal }),
        addLook(signal),
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
