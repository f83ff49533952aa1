// The page as a whole: *Back*, whether somebody looks, loading it again.

// Lets the browser do what waits, paint among it; sooner than a timer, of which it makes 4 ms.
export const pause = () => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { port1.close(); done(); };
  port2.postMessage(null);
});

// What was changed last is on the screen.
export const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// What moves begins after the frame that answers the tap, which makes no animation; who wants no motion has it at once.
// An element that connects has its content by then.
export function beginMoving(begin) {
  if (isStill()) queueMicrotask(begin);
  else painted().then(begin);
}

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
