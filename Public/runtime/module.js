// The WebAssembly module: hands it what it imports, and its exports to the rest of the page.
//
// Bytes go in through `inbox`, and out as a pointer and a length or through `outbox`; views of its memory
// are made anew each time, because the memory moves when it grows.

import { encoded } from './bytes.js';
import { pause } from './page.js';

// What stands for functions of the later part (later.js) until it is here. Swift looks before it calls one.
const standIns = new Proxy({}, {
  get: () => () => { throw new Error('a function was called that is not loaded yet'); },
});

// Frames between two draws of news that come by the hundred.
const NOW_AND_THEN = 6;

// `onPatches(bytes)` and `onRequest(id, kind, bytes)` are handed Swift's own memory. `onTrouble(error)` is called
// when Swift or the runtime breaks; nothing is called in Swift afterwards.
export async function loadModule(response, { onPatches, onRequest, onTrouble }) {
  let exports;
  let isBroken = false;
  let noteWhole;
  // Until the later part is here, whoever needs it waits for this.
  const whole = new Promise((done) => { noteWhole = done; });

  const memory = (start, length) => new Uint8Array(exports.memory.buffer, start, length);

  function call(name, ...values) {
    if (isBroken) return undefined;
    try {
      return exports[name](...values);
    } catch (error) {
      isBroken = true;
      onTrouble(error);
      return undefined;
    }
  }

  // The parts of a message, one behind the other.
  function send(...parts) {
    let at = call('inbox', parts.reduce((sum, { length }) => sum + length, 0));
    if (at === undefined) return;
    for (const part of parts) {
      memory(at, part.length).set(part);
      at += part.length;
    }
  }

  // The first change after a frame is drawn as soon as Swift has returned, so that the next frame has only
  // to paint it; all further ones together when that frame begins, and with them what nobody has tapped for. News
  // that come by the hundred are drawn now and then, and between two frames.
  let hasDrawn = false;
  let isNews = false;
  let isOneOfMany = false;
  // Frames until such news are drawn.
  let waiting = 0;

  function draw() {
    waiting = 0;
    hasDrawn = true;
    requestAnimationFrame(() => { hasDrawn = false; });
    call('frame');
  }

  function countDown(frames) {
    waiting = frames;
    if (frames === 0) pause().then(draw);
    else requestAnimationFrame(() => { if (waiting) countDown(waiting - 1); });
  }

  function requestFrame() {
    if (isOneOfMany) countDown(NOW_AND_THEN);
    else if (hasDrawn || isNews) requestAnimationFrame(draw);
    else queueMicrotask(draw);
  }

  // What is drawn for somebody takes along what waits.
  function tell(name, ...values) {
    call(name, ...values);
    if (waiting && !isOneOfMany) draw();
  }

  const env = {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    utc_offset: (instant) => -new Date(instant).getTimezoneOffset(),
    apply_patches: (start, length) => onPatches(memory(start, length)),
    request_frame: requestFrame,
    request: (id, kind, start, length) => { onRequest(id, kind, memory(start, length)); },
  };

  const first = await WebAssembly.instantiateStreaming(response, { env, placeholder: standIns });
  ({ exports } = first.instance);
  call('__wasm_call_ctors');

  return {
    // The functions of the later part take the places that stand-ins had in the table.
    async add(laterPart) {
      await WebAssembly.instantiateStreaming(laterPart, { env, primary: exports });
      noteWhole();
    },
    whole,
    // Whether a table of texts is one of this module.
    joinTexts(texts) { send(texts); return call('join_texts') === 1; },
    start(seed, texts) { send(seed, texts); return call('start') === 1; },
    restore(pieces) { send(...pieces); return call('restore') === 1; },
    opened(device, records, canWrite) {
      send(device, ...records);
      call('opened', canWrite ? 1 : 0);
    },
    // Makes a part of a snapshot, as the later part can: null until it is whole, then its bytes; undefined when Swift
    // has broken.
    packSnapshot() {
      const length = call('pack_snapshot');
      if (length === undefined) return undefined;
      return length > 0 ? memory(call('outbox'), length).slice() : null;
    },
    // Goes through a part of a quest unseen: null until there is no more of it.
    rehearse: () => (call('rehearse') === 1 ? null : true),
    // Without so many of the first, which are stored already.
    encodeBatch(batch, stored, counter) {
      const length = call('encode_batch', batch, stored, counter) ?? 0;
      return memory(call('outbox') ?? 0, length).slice();
    },
    event(node, event, value) {
      const bytes = encoded(value);
      send(bytes);
      tell('event', node, event, bytes.length);
    },
    // Null when it could not be done.
    answer(id, bytes) {
      if (bytes) send(bytes);
      tell('answer', id, bytes ? 1 : 0, bytes ? bytes.length : 0);
    },
    news(kind, bytes, isMany) {
      send(bytes);
      [isNews, isOneOfMany] = [true, isMany];
      tell('news', kind, bytes.length);
      [isNews, isOneOfMany] = [false, false];
    },
  };
}
