// Recovery codes: 16 bytes that stand on paper, and all that comes of them. A code has key pairs of its own, sealed under
// it, so that secrets can be wrapped for a code that nobody is typing.

import { concatenated, encoded, numbered, randomBytes } from '../../bytes.js';
import {
  agreed, agreeingKey, boxed, derivedBytes, derivedKey, newAgreeingPair, newSealingKey, newSigningPair, privateBytes, publicBytes,
  sha256, signature, signingKey, unboxed,
} from './computing.js';
import { hexadecimal, isSame, labelled, word } from './labels.js';
import * as safe from './safe.js';
import { keyBetween, unwrapped, wrapped } from './wraps.js';

const CODE_LENGTH = 16;
const LOOKUP_LENGTH = 16;
const TOKEN_LENGTH = 32;

// A member is the text that the roster has: `recovery:family`, or `recovery:` and a player's digits.
// One that is made in the place of another has a name of its own: until its entry is stored, the other one counts.
const nameOf = (member, family, replaced = null) =>
  ['code', hexadecimal(family), member, ...(replaced?.some((byte) => byte > 0) ? [hexadecimal(replaced)] : [])].join(' ');

export const newCode = () => randomBytes(CODE_LENGTH);

// { lookup, token }: what the server finds the family by, and lets in.
export async function keysForServer(code) {
  const [lookup, token] = await Promise.all([
    derivedBytes(code, labelled('code lookup'), LOOKUP_LENGTH), derivedBytes(code, labelled('code token'), TOKEN_LENGTH),
  ]);
  return { lookup, token };
}

// What tells in the family area that the code is the right one.
export const gateOf = (code) => derivedBytes(code, labelled('code gate'), TOKEN_LENGTH);

// What the roster says of it: { lookup, tokenHash, sign, wrap, sealed }.
export async function makeCode(code, family) {
  const [signing, wrapping] = await Promise.all([newSigningPair(true), newAgreeingPair(true)]);
  const [sign, wrap] = await Promise.all([publicBytes(signing.publicKey), publicBytes(wrapping.publicKey)]);
  const secrets = await Promise.all([privateBytes(signing.privateKey), privateBytes(wrapping.privateKey)]);
  const content = concatenated(secrets.flatMap((secret) => [word(secret.length), secret]));
  const sealed = await boxed(await keyOf(code), content, alongOf(family, sign, wrap));
  for (const bytes of [...secrets, content]) bytes.fill(0);
  const { lookup, token } = await keysForServer(code);
  return { lookup, tokenHash: await sha256(token), sign, wrap, sealed };
}

// The same as the bytes that Swift's `rosterCode` reads.
export const codeBytes = ({ lookup, tokenHash, sign, wrap, sealed }) =>
  concatenated([lookup, tokenHash, sign, wrap, numbered(sealed.length), sealed]);

// The same for a new code, which is kept here, sealed, until somebody writes it down. Whoever asks again for the same one
// is given its keys anew: an answer may have been on its way when the power was cut.
export async function makeKeptCode(member, family, replaced) {
  const name = nameOf(member, family, replaced);
  const kept = await keptAs(name);
  const code = kept ?? newCode();
  if (kept === null) await keep(name, code);
  const made = await makeCode(code, family);
  code.fill(0);
  return made;
}

async function keep(name, code) {
  const key = await newSealingKey();
  await safe.write(name, { key, code: await boxed(key, code, encoded(name)) });
}

// Null where none is kept: only then may another take its place.
async function keptAs(name) {
  const kept = await safe.read(name);
  if (kept === null) return null;
  const code = await unboxed(kept.key, kept.code, encoded(name));
  if (code === null) throw new Error('a code that is kept here does not open');
  return code;
}

// The code itself, for whoever writes it down: the one that the server finds the family by under `lookup`. Null where it
// is not kept here.
export async function keptCode(lookup) {
  for (const name of await safe.names()) {
    const code = name.startsWith('code ') ? await keptAs(name) : null;
    if (code === null) continue;
    if (isSame((await keysForServer(code)).lookup, lookup)) return code;
    code.fill(0);
  }
  return null;
}

// Whether the code, which somebody has typed, is the one of the roster. It is kept here then, as where it was made.
export async function keepTypedCode(code, member, family, known) {
  const isRight = await openCode(code, family, known) !== null;
  if (isRight) await keep(nameOf(member, family), code);
  return isRight;
}

// What a code can do whose keys the roster has: { sign(bytes), give(...), keyFor(...) }; null when the code is another one.
export async function openCode(code, family, { sign, wrap, sealed }) {
  const content = await unboxed(await keyOf(code), sealed, alongOf(family, sign, wrap));
  if (content === null) return null;
  const [signing, wrapping] = piecesOf(content);
  const signer = await signingKey(signing);
  const pair = { privateKey: await agreeingKey(wrapping), publicKey: wrap };
  content.fill(0);
  return {
    sign: (bytes) => signature(signer, bytes),
    // Of what was sealed for the code by a pair that was made for this alone.
    keyFor: async (ephemeral, info) => keyBetween(await agreed(pair.privateKey, ephemeral), info, ephemeral, wrap),
    // What was wrapped for the code, wrapped for others: so a device comes in that nobody is left to invite.
    async give(epoch, keyID, wrap, recipients) {
      const secret = await unwrapped(wrap, epoch, keyID, pair);
      if (secret === null) return null;
      try {
        return await Promise.all(recipients.map((recipient) => wrapped(secret, epoch, keyID, recipient)));
      } finally {
        secret.fill(0);
      }
    },
  };
}

const keyOf = (code) => derivedKey(code, labelled('code wrap'));

const alongOf = (family, sign, wrap) => labelled('code keys', family, sign, wrap);

function piecesOf(content) {
  const numbers = new DataView(content.buffer, content.byteOffset);
  const first = numbers.getUint32(0, true);
  return [content.slice(4, 4 + first), content.slice(4 + first + 4)];
}
