// The lengths of the frames that follow a tap: `benchFrames(3000)` before it, `await benchFramesSeen` after it.
globalThis.benchFrames = (milliseconds) => {
  const times = [];
  globalThis.benchFramesSeen = new Promise((resolve) => {
    let tapped = Infinity;
    addEventListener('click', (click) => { tapped = click.timeStamp; }, { capture: true, once: true });
    const frame = (time) => {
      times.push(time);
      if (time < tapped + milliseconds) requestAnimationFrame(frame);
      else resolve(times.slice(1).map((end, before) => end - times[before]).filter((_, at) => times[at + 1] > tapped));
    };
    requestAnimationFrame(frame);
  });
};
