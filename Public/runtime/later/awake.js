// The screen stays on while a step runs, where the device can: a phone that sleeps hides *Done* behind its lock. Nothing
// waits for it, and nobody is told where a device refuses.

const { wakeLock } = navigator;
const app = document.getElementById('app');

// What holds the screen; browsers let go of it by themselves when nobody looks at the page.
let held = null;
let isChanging = false;
// A device that refuses, with its battery low, is asked again at the next step, or when somebody comes back.
let isRefused = false;

const isWanted = () => !document.hidden && app.querySelector('.do') !== null;

async function follow() {
  if (!isWanted()) isRefused = false;
  if (isChanging || isRefused || isWanted() === (held !== null && !held.released)) return;
  isChanging = true;
  try {
    if (isWanted()) held = await wakeLock.request('screen');
    else await held.release();
  } catch (error) {
    held = null;
    isRefused = true;
    console.info('the screen may go dark', error);
  }
  isChanging = false;
  // Meanwhile the step may have ended.
  follow();
}

export const canStayAwake = wakeLock !== undefined;

if (canStayAwake) {
  new MutationObserver(follow).observe(app, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', follow);
  follow();
}
