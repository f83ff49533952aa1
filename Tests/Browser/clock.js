// A clock that stands still until the test moves it: the page's Date, performance.now and setTimeout.
// Animation frames and storage stay real. A reload goes on at the same time, with timers forgotten.
(() => {
  if (location.protocol === 'about:') return;
  const START = __START__;
  const saved = sessionStorage.getItem('test-clock');
  const [savedWall, savedRunning] = saved ? JSON.parse(saved) : [START, 0];
  const RealDate = Date;
  const realTimeout = globalThis.setTimeout.bind(globalThis);
  // Milliseconds: of the clock on the wall, and that the device was awake.
  let wall = savedWall;
  let running = savedRunning;
  const loadedAt = running;
  let timers = [];
  let nextTimer = 1;

  function move(milliseconds) {
    wall += milliseconds;
    running += milliseconds;
    remember();
  }

  function remember() {
    sessionStorage.setItem('test-clock', JSON.stringify([wall, running]));
  }

  function runNext(end) {
    const next = timers.filter((timer) => timer.due <= end).sort((a, b) => a.due - b.due)[0];
    if (!next) return false;
    timers = timers.filter((timer) => timer !== next);
    move(Math.max(next.due - running, 0));
    next.run();
    return true;
  }

  // Whatever promises lead to without waiting for anything else has happened afterwards.
  async function promises() {
    for (let turn = 0; turn < 20; turn += 1) await null;
  }

  globalThis.testClock = {
    async advance(milliseconds) {
      const end = running + milliseconds;
      // Each may set others, also in a promise that it keeps.
      while (runNext(end)) await promises();
      move(end - running);
    },
    // Asleep: the wall goes on, nothing in the page does.
    sleep(milliseconds) {
      wall += milliseconds;
      remember();
    },
    wall: () => wall,
    // For scripts of the test's own that wait for themselves.
    realTimeout,
  };

  globalThis.Date = class extends RealDate {
    constructor(...parts) { super(...(parts.length === 0 ? [wall] : parts)); }
    static now() { return wall; }
  };
  performance.now = () => running - loadedAt;
  globalThis.setTimeout = (run, milliseconds = 0, ...values) => {
    timers.push({ id: nextTimer, due: running + milliseconds, run: () => run(...values) });
    return nextTimer++;
  };
  globalThis.clearTimeout = (id) => { timers = timers.filter((timer) => timer.id !== id); };
})();
