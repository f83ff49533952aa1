// Of several tabs one holds the pen: a lock that the browser gives to one tab at a time. It is there for
// the player, who should not do one quest in two places; the log itself bears several writers.

const PEN = 'timequest-pen';
const NEWS = 'timequest-news';

// `onPen(isHeld)` is told every change; `onNews()` that another tab has stored something, `onErased()` that it
// has erased everything.
export function createTabs(locks, { onPen, onNews, onErased }) {
  const channel = new BroadcastChannel(NEWS);
  channel.onmessage = ({ data }) => { if (data === 'erased') onErased(); else onNews(); };
  let waiting = null;
  // Held, or about to be: taking it once more would take it away from this very tab.
  let isOurs = false;

  async function ask(options) {
    try {
      const isRefused = await locks.request(PEN, options, (lock) => lock === null || hold());
      if (isRefused) lose();
    } catch (error) {
      if (error.name !== 'AbortError') throw error;
      // Another tab took the pen away; or this one gave up waiting, because it takes it.
      if (!options.signal?.aborted) lose();
    }
  }

  // Held until the tab closes or another one takes it.
  function hold() {
    waiting = null;
    isOurs = true;
    onPen(true);
    return new Promise(() => {});
  }

  // When the tab that holds the pen goes away, this one may have it.
  function lose() {
    isOurs = false;
    onPen(false);
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  }

  const join = () => ask({ ifAvailable: true });

  function takePen() {
    if (isOurs) return;
    isOurs = true;
    waiting?.abort();
    waiting = null;
    ask({ steal: true });
  }

  return {
    join,
    takePen,
    tellOthers: () => channel.postMessage('stored'),
    tellErased: () => channel.postMessage('erased'),
  };
}
