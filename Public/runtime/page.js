// The page as a whole: its frames and its idle time, *Back*, whether somebody looks, loading it again.

// Milliseconds in which a slow phone does a part of what is done in idle time.
const ENOUGH = 10;

// Lets the browser do what waits, paint among it; sooner than a timer, of which it makes 4 ms.
export const pause = () => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { port1.close(); done(); };
  port2.postMessage(null);
});

// The frame that answers a tap has been painted.
export const answered = () => new Promise((done) => requestAnimationFrame(() => pause().then(done)));

// What was changed last is on the screen.
export const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// What moves begins after the frame that answers the tap, which makes no animation; who wants no motion has it at once.
// An element that connects has its content by then.
export function beginMoving(begin) {
  if (isStill()) queueMicrotask(begin);
  else painted().then(begin);
}

// Calls `work` until it answers something else than null, in the time that the page has left over: neither a screen nor
// a tap waits for it.
export async function inIdleTime(work) {
  let result = null;
  while (result === null) {
    const idle = await pageIsIdle();
    do result = work(); while (result === null && idle.timeRemaining() > ENOUGH);
  }
  await pageIsIdle();
  return result;
}

// Safari does not say when it is idle.
const pageIsIdle = () => new Promise((done) => {
  if (globalThis.requestIdleCallback) requestIdleCallback(done);
  else setTimeout(done, 20, { timeRemaining: () => 0 });
});

// *Back*, which on phones is a swipe, leads from every screen home, and from home out of the app.
const INSIDE = 'inside';

// `tell(news)` is the port's.
export function createPage(tell) {
  let isInside = false;
  // The browser takes its time to go back: whoever asks it twice meanwhile is led out of the app.
  let isGoingBack = false;

  function settleHistory() {
    if (isGoingBack) return;
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
    tell('wentBack');
  });

  return {
    watch() {
      document.addEventListener('visibilitychange', () => tell(document.hidden ? 'pageHidden' : 'pageShown'));
    },
    rows: {
      // Behind the frame that answers the tap: of a new entry a browser makes some milliseconds.
      setInside(bytes) {
        isInside = bytes.bool();
        pause().then(settleHistory);
      },
      // Some browsers ask the player, so nothing waits for the answer.
      keepStorage() {
        navigator.storage?.persist?.().catch((error) => console.info('the browser may clear what is stored', error));
      },
      reload: () => location.reload(),
    },
  };
}
