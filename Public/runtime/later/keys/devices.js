// A device's own keys: a pair that signs, a pair that secrets are wrapped for, and a token for the server. A device has
// new ones at each pairing, and may have those of its earlier names beside them.

import { encoded, randomBytes } from '../../bytes.js';
import {
  boxed, newAgreeingPair, newSealingKey, newSigningPair, publicBytes, sha256, signature, unboxed,
} from './computing.js';
import { hexadecimal } from './labels.js';
import * as safe from './safe.js';

const TOKEN_LENGTH = 32;

// `id` are 16 bytes.
const nameOf = (id) => `device ${hexadecimal(id)}`;

// What the roster says of the device: { sign, wrap, tokenHash }. Rejects where this browser does not keep such keys.
export async function makeDevice(id) {
  const [sign, wrap, tokenKey] = await Promise.all([newSigningPair(), newAgreeingPair(), newSealingKey()]);
  const token = randomBytes(TOKEN_LENGTH);
  const known = {
    sign: await publicBytes(sign.publicKey), wrap: await publicBytes(wrap.publicKey), tokenHash: await sha256(token),
  };
  await safe.write(nameOf(id), {
    sign: sign.privateKey, wrap: wrap.privateKey, known, tokenKey, token: await boxed(tokenKey, token, encoded(nameOf(id))),
  });
  return known;
}

// { sign, wrap, tokenHash }; null when it has no keys here.
export const knownDevice = async (id) => (await safe.read(nameOf(id)))?.known ?? null;

// Whether any device has.
export const hasDeviceKeys = async () => (await safe.names()).some((name) => name.startsWith('device '));

export const forgetDevice = (id) => safe.erase(nameOf(id));

// 64 bytes, over what Swift has laid out with its label before it: an entry, a mark, a note.
export const signedBy = async (id, bytes) => signature((await heldBy(id)).sign, bytes);

// 64 digits, for a header of a request alone.
export async function tokenOf(id) {
  const { tokenKey, token } = await heldBy(id);
  return hexadecimal(await unboxed(tokenKey, token, encoded(nameOf(id))));
}

// What a secret is unwrapped with: { privateKey, publicKey }.
export async function wrapPairOf(id) {
  const { wrap, known } = await heldBy(id);
  return { privateKey: wrap, publicKey: known.wrap };
}

async function heldBy(id) {
  const held = await safe.read(nameOf(id));
  if (held === null) throw new KeysAreGone('this device has no keys here');
  return held;
}

// They are not there, which is something else than that they cannot be read.
export class KeysAreGone extends Error {}
