// A worker's clock that goes on, and can be moved: `testFaults.advance(milliseconds)`.
(() => {
  if (testFaults.advance) return;
  const RealDate = Date;
  const [setReally, clearReally] = [globalThis.setTimeout, globalThis.clearTimeout];
  // How far it was moved; at which places in time what is to happen.
  let moved = 0;
  let wall = 0;
  let next = 1;
  const timers = new Map();
  const now = () => RealDate.now() + moved + wall;

  globalThis.Date = class extends RealDate {
    constructor(...parts) { super(...(parts.length === 0 ? [now()] : parts)); }
    static now() { return now(); }
  };

  function set(timer) {
    clearReally(timer.real);
    timer.real = setReally(() => end(timer), Math.min(Math.max(0, timer.due - performance.now() - moved), 2 ** 31 - 1));
  }

  function end(timer) {
    clear(timer.id);
    timer.run();
  }

  function clear(id) {
    clearReally(timers.get(id)?.real);
    timers.delete(id);
  }

  globalThis.setTimeout = (run, milliseconds = 0, ...values) => {
    const timer = { id: next++, due: performance.now() + moved + milliseconds, run: () => run(...values) };
    timers.set(timer.id, timer);
    set(timer);
    return timer.id;
  };
  globalThis.clearTimeout = clear;

  // The browser's own does not move.
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    globalThis.setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
    return controller.signal;
  };

  const turn = () => new Promise((done) => { testFaults.later(done, 4); });

  // What is asked of a server and of the browser has its real time, a second at most: on a busy machine none would be in
  // time else, and on a quiet one all of it is there at once.
  const answered = async () => {
    for (let left = 250; left > 0 && testFaults.isAsking(); left -= 1) await turn();
  };

  // In steps in which what is alive gives a sign of it.
  testFaults.advance = async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= 5000) {
      testFaults.liven();
      await turn();
      await answered();
      moved += Math.min(5000, left);
      const due = [...timers.values()].filter((timer) => timer.due <= performance.now() + moved);
      for (const timer of due.sort((one, other) => one.due - other.due)) if (timers.has(timer.id)) end(timer);
      for (const timer of timers.values()) set(timer);
      await turn();
    }
  };
  // The one on the wall alone, as somebody sets it.
  testFaults.setWall = (milliseconds) => { wall = milliseconds; };
})();
