// What Swift waits for.

// Milliseconds. A timer sleeps with the device and knows nothing of a clock that is set, so for a time of day
// the clock is looked at again after this while at the latest.
const LOOK = 60_000;

const running = new Map();

export const timerRows = {
  // Whether the time is one of the clock on the wall, and the milliseconds.
  wait(bytes, id) {
    const isTimeOfDay = bytes.bool();
    const time = bytes.number();
    return new Promise((done) => { if (isTimeOfDay) waitUntil(time, id, done); else wait(time, id, done); });
  },
  stopWaiting(bytes) {
    const id = bytes.number();
    clearTimeout(running.get(id));
    running.delete(id);
  },
};

function wait(milliseconds, id, done) {
  running.set(id, setTimeout(() => { running.delete(id); done(); }, milliseconds));
}

function waitUntil(time, id, done) {
  const left = time - Date.now();
  if (left <= 0) done();
  else wait(Math.min(left, LOOK), id, () => waitUntil(time, id, done));
}
