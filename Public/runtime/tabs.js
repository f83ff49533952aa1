// Of several tabs one writes: the one that holds a lock, which the browser gives to one tab at a time. It is there
// for the player, who should not do one quest in two places; the log itself bears several writers.

// NB: tabs of other versions of the app know both by these names.
const WRITE_LOCK = 'timequest-pen';
const NEWS = 'timequest-news';

// `onWriteLock(isHeld)` is told every change; `onNews()` that another tab has stored something, `onErased()` that it
// has erased everything.
export function createTabs(locks, { onWriteLock, onNews, onErased }) {
  let channel;
  let waiting = null;
  // Held, or about to be: taking it once more would take it away from this very tab.
  let isOurs = false;

  async function ask(options) {
    try {
      const isRefused = await locks.request(WRITE_LOCK, options, (lock) => lock === null || hold());
      if (isRefused) lose();
    } catch (error) {
      if (error.name !== 'AbortError') throw error;
      // Another tab took the lock away; or this one gave up waiting, because it takes it.
      if (!options.signal?.aborted) lose();
    }
  }

  // Held until the tab closes or another one takes it.
  function hold() {
    waiting = null;
    isOurs = true;
    onWriteLock(true);
    return new Promise(() => {});
  }

  // When the tab that holds the lock goes away, this one may have it.
  function lose() {
    isOurs = false;
    onWriteLock(false);
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  }

  // Where nothing may be kept both of these throw, and whoever joins hears why.
  async function join() {
    channel = new BroadcastChannel(NEWS);
    channel.onmessage = ({ data }) => { if (data === 'erased') onErased(); else onNews(); };
    await ask({ ifAvailable: true });
  }

  function take() {
    if (isOurs) return;
    isOurs = true;
    waiting?.abort();
    waiting = null;
    ask({ steal: true });
  }

  return {
    join,
    take,
    tellOthers: () => channel.postMessage('stored'),
    tellErased: () => channel.postMessage('erased'),
  };
}
