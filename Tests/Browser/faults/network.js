// Faults of the network, and of what tabs and workers tell each other.
(() => {
  const { hit, counted, say } = testFaults;
  if (testFaults.facts) return;
  // What the last request to the family's server came to: a status, or 'none'.
  let answered = null;
  // Hints that have come.
  let heard = 0;
  // Answers that are held, and streams of hints that are open.
  let held = [];
  const streams = new Set();

  const HTML = '<!doctype html><title>Please sign in</title><h1>Welcome to our wireless network</h1>';
  const failed = () => new TypeError('Failed to fetch');

  // Ways that know no answer of the server's.
  const unasked = {
    fail() { throw failed(); },
    html: (status) => new Response(HTML, { status: Number(status), headers: { 'Content-Type': 'text/html' } }),
    empty: () => new Response('', { status: 200 }),
  };

  const half = (body) => body.slice(0, body.length >> 1);
  // Ways to spoil one, as bytes or as a stream.
  const spoiled = {
    half,
    flip: (body) => body.map((byte, place) => (place === body.length >> 1 ? byte ^ 1 : byte)),
    garbage: () => crypto.getRandomValues(new Uint8Array(256)),
    cut: (body) => new ReadableStream({
      start(controller) {
        controller.enqueue(half(body));
        controller.error(new TypeError('network error'));
      },
    }),
    slow: (body) => new Promise((done) => { held.push(() => done(body)); }),
  };

  // Until its caller gives it up.
  const hanging = (signal) => new Promise((_, over) => signal?.addEventListener('abort', () => over(signal.reason)));

  async function faulty(how, ask, signal) {
    const [way, detail] = how.split(':');
    if (way === 'never') return hanging(signal);
    if (way in unasked) return unasked[way](detail);
    const answer = await ask();
    if (way === 'lost') throw failed();
    if (way === 'twice') return ask();
    if (way === 'endless') {
      const end = hanging(signal);
      return new Response(new ReadableStream({ start(controller) { end.catch((error) => controller.error(error)); } }));
    }
    const body = await spoiled[way](new Uint8Array(await answer.arrayBuffer()));
    return new Response(answer.status === 204 ? null : body, { status: answer.status });
  }

  // A server gives a sign of life three times a minute, and its clock does not move with this one.
  function alive(answer) {
    if (!answer.ok || !answer.body) return answer;
    let controller;
    const both = new TransformStream({
      start(its) { streams.add(controller = its); },
      transform(bytes, its) {
        if (bytes.some((byte) => byte >= 48)) heard += 1;
        its.enqueue(bytes);
      },
    });
    answer.body.pipeTo(both.writable).catch(() => {}).finally(() => streams.delete(controller));
    return new Response(both.readable, { status: answer.status });
  }

  const fetchReally = globalThis.fetch;
  globalThis.fetch = async function (target, options = {}) {
    const place = `${options.method ?? 'GET'} ${target}`;
    const ask = () => fetchReally.call(this, target, options);
    const how = hit('fetch', place);
    const isSync = place.includes('/v1/');
    try {
      const answer = how === null ? await counted(ask()) : await faulty(how, ask, options.signal);
      if (isSync) answered = answer.status;
      return place.includes('/hints') ? alive(answer) : answer;
    } catch (error) {
      if (isSync && options.signal?.reason?.name !== 'AbortError') answered = 'none';
      throw error;
    }
  };

  BroadcastChannel.prototype.postMessage = function (message) {
    const words = typeof message === 'string' ? message : Object.keys(message).join();
    return hit('news', `${this.name} ${words}`) === null ? say.call(this, message) : undefined;
  };

  Object.assign(testFaults, {
    facts: () => ({ answered, heard }),
    isHeld: () => held.length > 0,
    letGo() { held.splice(0).forEach((letGo) => letGo()); },
    liven() { for (const controller of streams) controller.enqueue(Uint8Array.of(10)); },
  });
})();
