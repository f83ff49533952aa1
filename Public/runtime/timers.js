// What Swift waits for.

// Milliseconds. A timer sleeps with the device and knows nothing of a clock that is set, so for a time of day
// the clock is looked at again after this while at the latest.
const LOOK = 60_000;

const running = new Map();

export const timerRows = {
  // How it is waited, by the numbers of the table below, and the milliseconds.
  wait(bytes, id) {
    const begin = WAYS[bytes.byte()];
    const time = bytes.number();
    return new Promise((done) => { begin(time, id, done); });
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

// Nobody has touched the page for so long. Of the two clocks one sleeps with the device and the other can be set:
// whichever says more is believed.
function waitUntouched(time, id, done) {
  noteTouch();
  const look = () => {
    const left = time - Math.max(performance.now() - touched.awake, Date.now() - touched.wall);
    if (left <= 0) done();
    else wait(Math.min(left, LOOK), id, look);
  };
  look();
}

const touched = { awake: 0, wall: 0 };

function noteTouch() {
  touched.awake = performance.now();
  touched.wall = Date.now();
}

for (const touch of ['pointerdown', 'touchmove', 'wheel', 'keydown']) {
  addEventListener(touch, noteTouch, { capture: true, passive: true });
}

const WAYS = [wait, waitUntil, waitUntouched];
