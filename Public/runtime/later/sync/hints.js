// Hears how far the family's log has come, for as long as somebody looks at this device.

// Milliseconds: after a stream that could not be had, doubled up to the longest; a server that has none is not asked all
// the time.
const SHORT = 1_000;
const LONG = 60_000;
// A stream gives a sign of life three times as often.
const SILENCE = 60_000;
// From one stream that is given up to the next, and from a worker's begin to its first one. NB: under a service worker
// Firefox holds a stream that was given up, also by closing its page, until the server says the next thing in it, and has
// six connections in all: with one for each time that the network comes back nothing else would be answered.
const REST = 8_000;
const FIRST = 2_000;

// `open(signal)` answers a response whose body is the stream, `hear(top)` is told each place, and `live(isLive)` whether
// there is a stream that tells news by itself.
export function createHints(open, hear, live) {
  let controller = null;
  let timer;
  let pause = SHORT;
  // When one was given up last, by the clock on the wall, which may be set back.
  let givenUp = Date.now() + FIRST - REST;

  async function listen() {
    const mine = new AbortController();
    controller = mine;
    let silence;
    let isRefused = false;
    const stay = () => {
      clearTimeout(silence);
      silence = setTimeout(() => mine.abort(), SILENCE);
    };
    try {
      stay();
      const response = await open(mine.signal);
      // Whoever is refused asks no more before something has changed: to look for news tells why.
      isRefused = response.status >= 400 && response.status < 500 && response.status !== 429;
      if (!response.ok) throw new Error(`hints are not to be had: ${response.status}`);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let rest = ''; ;) {
        const { done, value } = await reader.read();
        if (done) break;
        stay();
        const lines = (rest + value).split('\n');
        rest = lines.pop();
        const top = lines.filter((line) => /^\d{1,16}$/.test(line)).pop();
        if (top === undefined) continue;
        pause = SHORT;
        live(true);
        // What goes wrong there is no trouble of the stream.
        queueMicrotask(() => hear(Number(top)));
      }
    } catch { /* Whether it ended or never began: it is asked for again. */ }
    clearTimeout(silence);
    if (controller !== mine) return;
    controller = null;
    live(false);
    if (isRefused) return;
    // By lot, so that all devices do not come back together to a server that was away.
    timer = setTimeout(listen, pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, LONG);
  }

  function stop() {
    clearTimeout(timer);
    if (controller !== null) givenUp = Date.now();
    const ended = controller;
    controller = null;
    ended?.abort();
    live(false);
  }

  // Also anew, as somebody else, and before its time; at most once in a while, and until then what is there goes on.
  function start() {
    pause = SHORT;
    clearTimeout(timer);
    const left = Math.min(REST, givenUp + REST - Date.now());
    if (left > 0) {
      timer = setTimeout(start, left);
      return;
    }
    stop();
    listen();
  }

  return { start, stop };
}
