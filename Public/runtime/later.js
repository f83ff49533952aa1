// What no quest needs: loaded when the first screen stands. The module's part, its texts, its style sheet and its
// script, and then what grows in the evening.

import { file } from './files.js';
import { added, once } from './loading.js';
import { inIdleTime, painted } from './page.js';
import { fetchLaterTexts } from './texts.js';

// Milliseconds after which a load that goes on for ever is broken off.
const PATIENCE = 60_000;
// Milliseconds from a load that failed to the next, unless somebody or the network asks before.
const PAUSE = 20_000;

// A load that is tried again and again until it has come, and never twice at a time.
function persistent(load, onFailure) {
  let isOnItsWay = false;
  let next;

  async function attempt() {
    if (isOnItsWay) return;
    isOnItsWay = true;
    clearTimeout(next);
    try {
      await load(AbortSignal.timeout(PATIENCE));
    } catch (error) {
      console.info('a part of the app could not be loaded for now', error);
      isOnItsWay = false;
      next = setTimeout(attempt, PAUSE);
      onFailure?.();
    }
  }

  addEventListener('online', () => { if (next !== undefined) attempt(); });
  return attempt;
}

// `module` is the first part, `tell(news)` the port's; `onScript()` is called before Swift asks for any of its rows,
// `onMissing()` after each load that failed.
export function createLaterPart(module, { tell, onScript, onMissing }) {
  // How its screens look and move: before the first of them is drawn.
  const addLook = once(async (signal) => {
    await Promise.all([
      added(signal, 'link', { rel: 'stylesheet', href: file('later/later.css') }),
      added(signal, 'script', { src: file('later/later.js') }),
    ]);
    timequestLook.show();
    onScript();
  });

  const addTexts = once(async (signal) => {
    if (!module.joinTexts(await fetchLaterTexts(signal))) throw new Error('the texts are not those of this version');
  });

  const loadEvening = persistent((signal) => timequestLater.loadEvening(tell, signal));

  const load = persistent(async (signal) => {
    const [response] = await Promise.all([
      fetch(file('later/later.wasm'), { signal }),
      addTexts(signal),
      addLook(signal),
    ]);
    await module.add(response);
    tell('laterPartArrived');
    loadEvening().then(() => inIdleTime(module.rehearse));
  }, () => {
    tell('laterPartMissing');
    onMissing();
  });

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
