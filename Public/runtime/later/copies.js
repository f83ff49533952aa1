// Copies of the log and reminders as files: hands one over, and asks for a copy. Swift writes and reads what is in them.

import { concatenated, numbered, randomBytes } from '../bytes.js';
import { painted } from '../page.js';
import { inNormalForm } from './earlier.js';
import { createPicker } from './picker.js';
import { seal, unseal } from './sealing.js';

const TYPE = 'application/json';
const CALENDAR = 'text/calendar';
// What is answered to a file that was handed over.
const MADE = Uint8Array.of(1);
const WITHDRAWN = Uint8Array.of(0);

export const copyRows = (storage) => ({
  pickFile,
  readFile,
  // The name, then the file. A browser copies what it makes a file of.
  handOver: (bytes) => handOver(bytes.text(), bytes.view()),
  randomBytes: (bytes) => randomBytes(bytes.number()),
  seal,
  async unseal(bytes) {
    const opening = unseal(bytes);
    await painted();
    const copy = await opening;
    return copy && inNormalForm(copy);
  },
  // When the last copy was made, and whether the browser has promised to keep what is stored.
  async readKeeping() {
    const copiedAt = await storage.kept('copied', -1).catch(() => -1);
    const isPromised = await navigator.storage?.persisted?.().catch(() => false) ?? false;
    return concatenated([numbered(copiedAt), Uint8Array.of(isPromised ? 1 : 0)]);
  },
  rememberCopy: (bytes) => storage.keep('copied', bytes.number()),
});

// Some mail programs send a copy on as plain text.
const picker = createPicker(`.json,${TYPE},text/plain`);

async function pickFile() {
  const file = await picker.pick();
  return file && numbered(file.size);
}

// Nothing when the file cannot be read. A long one keeps the page busy: it says so before.
async function readFile() {
  const file = picker.chosen();
  await painted();
  return inNormalForm(new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer())));
}

// Where there are fingers, files are passed on and seldom looked for in a folder.
async function handOver(name, content) {
  const file = new File([content], name, { type: name.endsWith('.ics') ? CALENDAR : TYPE });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return MADE;
    } catch (error) {
      if (error.name === 'AbortError') return WITHDRAWN;
      console.info('a file could not be shared', error);
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
