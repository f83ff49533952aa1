// The keys of the family's PIN and code: WebCrypto computes them, Swift decides what they open. What this
// device keeps of them lies beside the log and never leaves the device.

import { EMPTY, concatenated, encoded, randomBytes } from '../bytes.js';
import { codeBytes, keysForServer, makeCode } from './keys/codes.js';

const SALT_LENGTH = 16;
const CODE_LENGTH = 16;
const FAMILY_LENGTH = 16;
const KEY_BITS = 256;
// Other labels will open other things with the same code.
const VERIFIER = 'timequest family code verifier';

// NB: tabs of other versions of the app know it by this name.
const CHANGES = 'timequest-gate';

// `tell(news)` is the port's: another tab has changed what the device keeps.
export function gateRows(storage, tell) {
  const channel = new BroadcastChannel(CHANGES);
  channel.onmessage = () => tell('gateChanged');

  async function swap(known, record) {
    const now = await storage.swapGate(known, record);
    if (now.isSwapped) channel.postMessage('changed');
    return concatenated([Uint8Array.of(now.isSwapped ? 1 : 0), now.record]);
  }

  return {
    readGate: () => storage.kept('gate', EMPTY),
    swapGate: (bytes) => swap(bytes.piece(), bytes.rest()),
    // Salt, key, family code, its verifier, its paper.
    makeGate: (bytes) => made(bytes.text(), bytes.number()),
    derivePIN: (bytes) => keyOf(bytes.text(), bytes.piece(), bytes.number()),
    // Its verifier, and what a server finds its family by.
    async deriveFamilyCode(bytes) {
      const code = bytes.rest();
      const [verifier, { lookup }] = await Promise.all([verifierOf(code), keysForServer(code)]);
      return concatenated([verifier, lookup]);
    },
    makePaper: (bytes) => paperOf(bytes.rest()),
    copyText: (bytes) => navigator.clipboard.writeText(bytes.restOfText()).then(() => EMPTY),
    shareText: (bytes) => share(bytes.restOfText()),
    printPage: () => print(),
  };
}

async function share(text) {
  try {
    await navigator.share({ text });
  } catch (error) {
    // Whoever was asked with whom wants to share with nobody after all.
    if (error.name !== 'AbortError') throw error;
  }
}

async function made(pin, rounds) {
  const salt = randomBytes(SALT_LENGTH);
  const code = randomBytes(CODE_LENGTH);
  const [key, verifier, paper] = await Promise.all([keyOf(pin, salt, rounds), verifierOf(code), paperOf(code)]);
  return concatenated([salt, key, code, verifier, paper]);
}

// What a family is founded with whose code is on paper before it is there: a name for it, and what its roster is to have of
// the code. NB: Swift's `FamilyPaper` reads it.
async function paperOf(code) {
  const family = randomBytes(FAMILY_LENGTH);
  return concatenated([family, codeBytes(await makeCode(code, family))]);
}

async function keyOf(pin, salt, rounds) {
  const key = await crypto.subtle.importKey('raw', encoded(pin), 'PBKDF2', false, ['deriveBits']);
  return bits(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, KEY_BITS));
}

async function verifierOf(code) {
  const key = await crypto.subtle.importKey('raw', code, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoded(VERIFIER) };
  return bits(await crypto.subtle.deriveBits(how, key, KEY_BITS));
}

const bits = (buffer) => new Uint8Array(buffer);
