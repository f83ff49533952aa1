// Copies of the log as files: hands one to her, asks her for one, and stores it. Swift writes and reads
// what is in them.

import { inNormalForm } from './earlier.js';
import { seal, unseal } from './sealing.js';

const TYPE = 'application/json';
// Sealed, the largest copy that Swift takes; a larger file is not worth reading.
const LARGEST_FILE = 86 * 1024 * 1024;
// What `handedOver` is told.
const NOT_MADE = 0;
const MADE = 1;
const WITHDRAWN = 2;

// `program` is what Swift does: `ofLog(records)`, `sealingHead(salt, iv)`, `sealed(bytes)`, `handedOver(outcome)`,
// `fileChosen()`, `chosen(file)`, `unsealed(file)`, `planned(records)`, `encoded()`, `stored(isStored)`,
// `keepingRead(copiedAt, isPromised)`.
export function createCopies(storage, randomBytes, program) {
  // One for all times: a picker that nobody holds may be gone before its file is chosen.
  const picker = document.createElement('input');
  picker.type = 'file';
  // Some mail programs send a copy on as plain text.
  picker.accept = `.json,${TYPE},text/plain`;
  picker.addEventListener('change', async () => {
    if (picker.files.length !== 1) return;
    const file = picker.files[0];
    program.fileChosen();
    // A long one keeps the page busy: it has said so before.
    await painted();
    program.chosen(await bytesOf(file));
  });

  // `passphrase` is null for a copy that everybody can read.
  async function save(name, passphrase, rounds) {
    let outcome = NOT_MADE;
    try {
      const { bytes } = await storage.readAfter(0);
      const copy = program.ofLog(bytes);
      const content = passphrase === null ? copy : await sealed(copy, passphrase, rounds);
      // Swift has broken: an empty file is no copy.
      if (content.length === 0) throw new Error('there is nothing to hand over');
      outcome = await handOver(new File([content], name, { type: TYPE }));
    } catch (error) {
      console.warn('no copy was made', error);
    }
    program.handedOver(outcome);
  }

  const sealed = async (copy, passphrase, rounds) =>
    program.sealed(await seal(copy, passphrase, rounds, randomBytes, program.sealingHead));

  function pick() {
    // The same file may be chosen once more.
    picker.value = '';
    picker.click();
  }

  async function open(pieces) {
    await painted();
    const copy = await unseal(pieces).catch((error) => {
      console.warn('a sealed copy stays closed', error);
      return null;
    });
    program.unsealed(copy && inNormalForm(copy));
  }

  async function plan() {
    await painted();
    const log = await storage.readAfter(0).catch((error) => {
      console.warn('the log cannot be read', error);
      return null;
    });
    program.planned(log && log.bytes);
  }

  async function store(counter) {
    try {
      await storage.putAll(program.encoded(), counter);
      program.stored(true);
    } catch (error) {
      console.warn('a copy could not be stored', error);
      program.stored(false);
    }
  }

  // Marks beside the log: that they are not kept or found says nothing about the copy.
  const remember = (time) => storage.putCopied(time).catch((error) => console.warn('a copy is not remembered', error));

  async function readKeeping() {
    const copiedAt = await storage.copied().catch(() => -1);
    const isPromised = await navigator.storage?.persisted?.().catch(() => false) ?? false;
    program.keepingRead(copiedAt, isPromised);
  }

  return { save, pick, open, plan, store, remember, readKeeping };
}

// What was changed last is on the screen.
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

// Where there are fingers, files are passed on and seldom looked for in a folder.
async function handOver(file) {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return MADE;
    } catch (error) {
      if (error.name === 'AbortError') return WITHDRAWN;
      console.info('a copy could not be shared', error);
    }
  }
  download(file);
  return MADE;
}

let address;
function download(file) {
  // The one before has been downloaded long ago.
  if (address !== undefined) URL.revokeObjectURL(address);
  address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
}

// None when the file cannot be read or is no copy for sure.
async function bytesOf(file) {
  if (file.size > LARGEST_FILE) return new Uint8Array();
  return inNormalForm(new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer())));
}
