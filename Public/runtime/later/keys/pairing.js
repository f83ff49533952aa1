// Two devices that pair: what comes of a code that one shows and the other is typed, the messages in their mailbox, and
// the symbols that are equal on both screens when nobody stands between them.

import { concatenated, randomBytes } from '../../bytes.js';
import { boxed, derivedBytes, derivedKey, sha256, unboxed } from './computing.js';
import { isSame, labelled } from './labels.js';

const CODE_LENGTH = 10;
const MAILBOX_LENGTH = 16;
const NONCE_LENGTH = 32;
const LARGEST_MESSAGE = 4096;
const SYMBOL_BITS = [18, 12, 6, 0];

export const newPairingCode = () => randomBytes(CODE_LENGTH);

// { mailbox, seal(number, message), open(number, sealed) }; messages are bytes that Swift has laid out, and null where
// one does not open.
export async function pairingOf(code) {
  const [mailbox, key] = await Promise.all([
    derivedBytes(code, labelled('pair mailbox'), MAILBOX_LENGTH), derivedKey(code, labelled('pair key')),
  ]);
  const along = (number) => concatenated([mailbox, Uint8Array.of(number)]);
  return {
    mailbox,
    seal: (number, message) => boxed(key, message, along(number)),
    open: async (number, sealed) => (sealed.length > LARGEST_MESSAGE ? null : unboxed(key, sealed, along(number))),
  };
}

export const newNonce = () => randomBytes(NONCE_LENGTH);

// What the inviter tells before the joiner has told anything: then nobody can choose a nonce to fit.
export const promiseOf = (nonce) => sha256(nonce);

export const isKept = async (promise, nonce) => isSame(promise, await sha256(nonce));

// Four numbers below 64. Each side is { nonce, sign, wrap }.
export async function symbolsOf(inviter, joiner) {
  const info = labelled('symbols', inviter.sign, inviter.wrap, joiner.sign, joiner.wrap);
  const [high, middle, low] = await derivedBytes(concatenated([inviter.nonce, joiner.nonce]), info, 3);
  const bits = high << 16 | middle << 8 | low;
  return SYMBOL_BITS.map((shift) => bits >> shift & 63);
}
