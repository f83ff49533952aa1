// The keys of the family's PIN and code: WebCrypto computes them, Swift decides what they open. What this
// device keeps of them lies beside the log and never leaves the device.

import { concatenated, encoded, randomBytes } from './bytes.js';

const SALT_LENGTH = 16;
const CODE_LENGTH = 16;
const KEY_BITS = 256;
// Other labels will open other things with the same code.
const VERIFIER = 'timequest family code verifier';

export const gateRows = (storage) => ({
  readGate: () => storage.gate(),
  storeGate: (bytes) => storage.putGate(bytes.rest()),
  // Salt, key, family code, its verifier.
  makeGate: (bytes) => made(bytes.text(), bytes.number()),
  derivePIN: (bytes) => keyOf(bytes.text(), bytes.piece(), bytes.number()),
  deriveFamilyCode: (bytes) => verifierOf(bytes.rest()),
});

async function made(pin, rounds) {
  const salt = randomBytes(SALT_LENGTH);
  const code = randomBytes(CODE_LENGTH);
  const [key, verifier] = await Promise.all([keyOf(pin, salt, rounds), verifierOf(code)]);
  return concatenated([salt, key, code, verifier]);
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
