// Animation frames that the test can take over: until then they come when the browser gives them, afterwards
// only when asked for. Their times are simulated, so that a busy machine looks like no weak device.
(() => {
  if (location.protocol === 'about:') return;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let waiting = new Map();
  let next = 1;
  let isHeld = false;
  let time = 0;

  function run(now) {
    time = now;
    const due = waiting;
    waiting = new Map();
    for (const draw of due.values()) draw(now);
  }

  (function pass() {
    if (isHeld) return;
    run(time + 1000 / 60);
    request(pass);
  })();

  globalThis.requestAnimationFrame = (draw) => {
    waiting.set(next, draw);
    return next++;
  };
  globalThis.cancelAnimationFrame = (frame) => waiting.delete(frame);

  globalThis.testFrames = {
    hold() { isHeld = true; },
    // How many wait for the next frame.
    waiting: () => waiting.size,
    // Frames as a screen gives them, and after every so many the places and the glow of all there is.
    sample({ seconds, every, rate, selector }) {
      const elements = [...document.querySelectorAll(selector)];
      const samples = [];
      for (let frame = 0; frame < seconds * rate; frame++) {
        run(time + 1000 / rate);
        if (frame % (every * rate) === 0) samples.push(elements.map(look).flat());
      }
      return samples;
    },
  };

  // Across, down, glow, and whatever else a transform could do.
  function look(element) {
    const style = getComputedStyle(element);
    const { a, b, c, d, e, f } = new DOMMatrixReadOnly(style.transform === 'none' ? '' : style.transform);
    return [e, f, Number(style.opacity), a, b, c, d];
  }
})();
