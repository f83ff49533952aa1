// How long the last tap took to be seen: `benchTap()` before it, `await benchSeen()` after it.
//
// By Event Timing, which counts to the paint itself, in steps of 8 ms and from 16 ms on; for what is faster,
// from the event's stamp to the end of the frame that it changed.
(() => {
  const TIMED = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'click', 'input'];
  const now = globalThis.benchClock?.now ?? performance.now.bind(performance);
  let entries = [];
  let tap = null;

  const keep = (list) => { entries.push(...list); };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });

  // In the same frame as what the page draws because of the click; a task after it comes after the paint.
  function onClick(click) {
    if (!tap) return;
    const clicked = tap;
    tap = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => clicked.resolve(now() - click.timeStamp);
      port2.postMessage(null);
    });
  }
  addEventListener('click', onClick, true);

  const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

  globalThis.benchTap = () => {
    entries = [];
    tap = {};
    tap.since = now();
    globalThis.benchPainted = new Promise((resolve) => { tap.resolve = resolve; });
    globalThis.benchSince = tap.since;
  };

  globalThis.benchSeen = async () => {
    const byFrame = await globalThis.benchPainted;
    const ours = () => entries.filter((entry) => entry.startTime >= benchSince && TIMED.includes(entry.name));
    for (let tries = 0; tries < 12 && !ours().some((entry) => entry.name === 'click'); tries += 1) {
      await pause(20);
      keep(observer.takeRecords());
    }
    const byBrowser = Math.max(0, ...ours().map((entry) => entry.duration));
    return byBrowser || byFrame;
  };
})();
