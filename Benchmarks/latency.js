// How long the last tap took to be seen: `benchTap()` before it, `await benchSeen()` after it.
//
// By Event Timing, which counts to the paint itself, in steps of 8 ms and from 16 ms on; for what is faster,
// from the event's stamp to the end of the frame that it changed.
(() => {
  const TIMED = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'click', 'input'];
  const ANSWERED = ['click', 'input'];
  const now = globalThis.benchClock?.now ?? performance.now.bind(performance);
  let entries = [];
  let tap = null;
  let last = null;

  const keep = (list) => { entries.push(...list); };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });

  // In the same frame as what the page draws because of the event; a task after it comes after the paint.
  function onAnswered(event) {
    if (!tap) return;
    const clicked = tap;
    tap = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => clicked.resolve(now() - event.timeStamp);
      port2.postMessage(null);
    });
  }
  // A touch on a slider is no click.
  for (const name of ANSWERED) addEventListener(name, onAnswered, true);

  const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

  globalThis.benchTap = () => {
    entries = [];
    tap = { since: now() };
    tap.painted = new Promise((resolve) => { tap.resolve = resolve; });
    last = tap;
  };

  globalThis.benchSeen = async () => {
    const byFrame = await Promise.race([last.painted, pause(5000)]);
    if (byFrame === undefined) throw new Error('the tap has hit nothing');
    const ours = () => entries.filter((entry) => entry.startTime >= last.since && TIMED.includes(entry.name));
    for (let tries = 0; tries < 12 && !ours().some((entry) => ANSWERED.includes(entry.name)); tries += 1) {
      await pause(20);
      keep(observer.takeRecords());
    }
    const byBrowser = Math.max(0, ...ours().map((entry) => entry.duration));
    return byBrowser || byFrame;
  };
})();
