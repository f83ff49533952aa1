// A clock that starts where a history ends and runs on by itself; `benchClock.pass` pushes it forward.
// `benchClock.now` is the real one, which events are stamped with.
(() => {
  const START = __START__;
  const wall = Date.now.bind(Date);
  const running = performance.now.bind(performance);
  const begun = wall();
  let ahead = 0;
  Date.now = () => START + wall() - begun + ahead;
  performance.now = () => running() + ahead;
  globalThis.benchClock = { now: running, pass(milliseconds) { ahead += milliseconds; } };
})();
