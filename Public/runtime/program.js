// The WebAssembly module: hands it what it imports, and its exports to the rest of the page.
//
// Bytes go in through `inbox`, and out as a pointer and a length or through `outbox`; views of its memory
// are made anew each time, because the memory moves when it grows.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// `onTrouble(error)` is called when Swift or the runtime breaks; nothing is called in Swift afterwards.
export async function loadProgram(response, browser, onTrouble) {
  let exports;
  let isBroken = false;
  let lastWords = '';

  const memory = (start, length) => new Uint8Array(exports.memory.buffer, start, length);
  const copied = (start, length) => memory(start, length).slice();
  const text = (start, length) => decoder.decode(memory(start, length));

  function call(name, ...values) {
    if (isBroken) return undefined;
    try {
      return exports[name](...values);
    } catch (error) {
      isBroken = true;
      onTrouble(error, lastWords);
      return undefined;
    }
  }

  function send(bytes) {
    const start = call('inbox', bytes.length);
    if (start !== undefined) memory(start, bytes.length).set(bytes);
  }

  const sendIfAny = (bytes) => { if (bytes) send(bytes); };

  // The first change after a frame is drawn as soon as Swift has returned, so that the next frame has only
  // to paint it; all further ones together when that frame begins.
  let hasDrawn = false;

  function draw() {
    hasDrawn = true;
    requestAnimationFrame(() => { hasDrawn = false; });
    call('frame');
  }

  const env = {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    utc_offset: (instant) => -new Date(instant).getTimezoneOffset(),
    apply_patches: (start, length) => browser.applyPatches(memory(start, length)),
    request_frame: () => { if (hasDrawn) requestAnimationFrame(draw); else queueMicrotask(draw); },
    append: (batch, attempt) => browser.append(batch, attempt),
    wait: (timer, milliseconds) => setTimeout(() => call('timer_fired', timer), milliseconds),
    set_inside: (isInside) => browser.setInside(isInside === 1),
    take_pen: () => browser.takePen(),
    keep_storage: () => browser.keepStorage(),
    reload: () => browser.reload(),
    save_snapshot: () => browser.saveSnapshot(),
    remember_use: (isUsed) => browser.rememberUse(isUsed === 1),
    // The name, then the passphrase of a copy that is sealed.
    save_copy: (start, nameLength, length, rounds) => browser.saveCopy(
      text(start, nameLength), rounds > 0 ? text(start + nameLength, length - nameLength) : null, rounds,
    ),
    remember_copy: (time) => browser.rememberCopy(time),
    pick_copy: () => browser.pickCopy(),
    unseal_copy: (start, headLength, passphraseLength, length, rounds) => {
      let at = start;
      const next = (count, take) => take((at += count) - count, count);
      browser.unsealCopy({
        rounds,
        salt: next(16, copied),
        iv: next(12, copied),
        head: next(headLength, copied),
        passphrase: next(passphraseLength, text),
        sealed: next(start + length - at, copied),
      });
    },
    plan_copy: () => browser.planCopy(),
    store_copy: (counter) => browser.storeCopy(counter),
    read_keeping: () => browser.readKeeping(),
    erase_everything: () => browser.eraseEverything(),
    keep_look: (look) => browser.keepLook(look),
    keep_drafts: (start, length) => browser.keepDrafts(text(start, length)),
    read_gate: () => browser.readGate(),
    store_gate: (start, length) => browser.storeGate(copied(start, length)),
    make_gate: (start, length, rounds) => browser.makeGate(text(start, length), rounds),
    // The salt, then the PIN.
    derive_pin: (start, saltLength, length, rounds) =>
      browser.derivePIN(text(start + saltLength, length - saltLength), copied(start, saltLength), rounds),
    derive_family_code: (start, length) => browser.deriveFamilyCode(copied(start, length)),
  };

  // What Swift prints, and the file and line of a trap: the console's.
  function write(file, pieces, count, written) {
    const view = new DataView(exports.memory.buffer);
    let length = 0;
    for (let piece = pieces; piece < pieces + count * 8; piece += 8) {
      const size = view.getUint32(piece + 4, true);
      lastWords = decoder.decode(memory(view.getUint32(piece, true), size));
      console.error(lastWords.trimEnd());
      length += size;
    }
    view.setUint32(written, length, true);
    return 0;
  }

  const imports = { env, wasi_snapshot_preview1: { fd_write: write } };
  ({ exports } = (await WebAssembly.instantiateStreaming(response, imports)).instance);
  call('__wasm_call_ctors');

  // What Swift has put into the outbox; the function answers how much.
  function taken(name, ...values) {
    const length = call(name, ...values) ?? 0;
    return copied(call('outbox') ?? 0, length);
  }

  return {
    // Whether the table of texts is one of this module.
    start(seed, texts) { send(concatenated([seed, texts])); return call('start') === 1; },
    restore(pieces) { send(concatenated(pieces)); return call('restore') === 1; },
    draftsFound(text) { send(encoder.encode(text)); call('drafts_found'); },
    placed(isInstalled, wasUsed, look) { call('placed', isInstalled ? 1 : 0, wasUsed ? 1 : 0, look); },
    opened(device, records, holdsPen) {
      send(concatenated([device, ...records]));
      call('opened', holdsPen ? 1 : 0);
    },
    // Makes a part of a snapshot: null until it is whole, then its bytes; undefined when Swift has broken.
    packSnapshot() {
      const length = call('pack_snapshot');
      if (length === undefined) return undefined;
      return length > 0 ? memory(call('outbox'), length).slice() : null;
    },
    storageBlocked() { call('storage_blocked'); },
    storageFull() { call('storage_full'); },
    noRoom(batch) { call('no_room', batch); },
    event(node, event, value) {
      const bytes = encoder.encode(value);
      send(bytes);
      call('event', node, event, bytes.length);
    },
    wentBack() { call('went_back'); },
    pageHidden(isHidden) { call('page_hidden', isHidden ? 1 : 0); },
    encodeBatch: (batch, counter) => taken('encode_batch', batch, counter),
    copyOfLog(records) { send(records); return taken('copy_of_log'); },
    sealingHead(salt, iv) { send(concatenated([salt, iv])); return taken('sealing_head'); },
    sealedCopy(bytes) { send(bytes); return taken('sealed_copy'); },
    copyHandedOver(outcome) { call('copy_handed_over', outcome); },
    fileChosen() { call('file_chosen'); },
    copyChosen(file) { send(file); call('copy_chosen', file.length); },
    // What could not be had is null.
    copyUnsealed(file) { sendIfAny(file); call('copy_unsealed', file ? file.length : -1); },
    copyPlanned(records) { sendIfAny(records); call('copy_planned', records ? records.length : -1); },
    encodeCopy: () => taken('encode_copy'),
    copyStored(isStored) { call('copy_stored', isStored ? 1 : 0); },
    keepingRead(copiedAt, isPromised) { call('keeping_read', copiedAt, isPromised ? 1 : 0); },
    erased(isErased) { call('erased', isErased ? 1 : 0); },
    saved(batch) { call('saved', batch); },
    newsArrived(records) { send(records); call('news_arrived'); },
    updateFound() { call('update_found'); },
    gateRead(bytes) { sendIfAny(bytes); call('gate_read', bytes ? bytes.length : -1); },
    gateStored(isStored) { call('gate_stored', isStored ? 1 : 0); },
    gateMade(pieces) { sendIfAny(pieces && concatenated(pieces)); call('gate_made', pieces ? 1 : 0); },
    gateDerived(bytes) { sendIfAny(bytes); call('gate_derived', bytes ? 1 : 0); },
    penChanged(isHeld) { call('pen_changed', isHeld ? 1 : 0); },
  };
}

function concatenated(pieces) {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
