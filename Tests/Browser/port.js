// The port in Swift's place: `testPort.ask` asks for any row, `testPort.told` has the numbers of all news. What Swift
// itself asks of some rows is answered with nothing, so that nobody but the test has done what was done.
(() => {
  if (location.protocol === 'about:') return;
  const KEPT_FROM_SWIFT = new Set(__KEPT__);
  // Above every number that Swift gives.
  const FIRST = 1_000_000_000;
  const instantiateReally = WebAssembly.instantiateStreaming;
  const waiting = new Map();
  const told = [];
  let asked = FIRST;
  let swift;
  let request;
  // Where the bytes lie that Swift is handed.
  let inbox;

  const bytesAt = (start, length) => new Uint8Array(swift.memory.buffer, start, length);

  const heard = (exports) => ({
    ...exports,
    inbox: (length) => { inbox = exports.inbox(length); return inbox; },
    news(kind, length) {
      told.push(kind);
      exports.news(kind, length);
    },
    answer(id, isDone, length) {
      if (id < FIRST) exports.answer(id, isDone, length);
      else waiting.get(id)(isDone ? [...bytesAt(inbox, length)] : null);
    },
  });

  WebAssembly.instantiateStreaming = async (response, imports) => {
    if (imports.env?.request === undefined) return instantiateReally(response, imports);
    request = imports.env.request;
    const env = {
      ...imports.env,
      request(id, kind, ...bytes) {
        if (!KEPT_FROM_SWIFT.has(kind)) request(id, kind, ...bytes);
        else if (id !== 0) queueMicrotask(() => swift.answer(id, 0, 0));
      },
    };
    const { instance: { exports } } = await instantiateReally(response, { ...imports, env });
    swift ??= exports;
    return { instance: { exports: heard(exports) } };
  };

  globalThis.testPort = {
    told,
    // Bytes in and out are numbers; null says that it could not be done.
    ask(kind, bytes) {
      asked += 1;
      const answer = new Promise((done) => waiting.set(asked, done));
      const start = swift.inbox(bytes.length);
      bytesAt(start, bytes.length).set(bytes);
      request(asked, kind, start, bytes.length);
      return answer;
    },
  };
})();
