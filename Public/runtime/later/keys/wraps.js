// The secret of an epoch, given to one member: under a key of the member's and of a pair that is made for this alone.

import { concatenated, encoded } from '../../bytes.js';
import {
  NONCE_LENGTH, agreed, derivedBytes, derivedKey, newAgreeingPair, opened, publicBytes, sealed,
} from './computing.js';
import { isSame, ofEpoch } from './labels.js';

const KEY_ID_LENGTH = 16;
// Used once.
const NONCE = new Uint8Array(NONCE_LENGTH);

export const keyIDOf = (secret, epoch) => derivedBytes(secret, ofEpoch('key id', epoch), KEY_ID_LENGTH);

// A recipient is { member, publicKey }, a member the text that the roster has: an id's digits, or `recovery:` and so on.
// What comes of it is { to, ephemeral, sealed }.
export async function wrapped(secret, epoch, keyID, { member, publicKey }) {
  const { privateKey, publicKey: mine } = await newAgreeingPair();
  const ephemeral = await publicBytes(mine);
  const info = infoOf(epoch, keyID, member);
  const key = await keyBetween(await agreed(privateKey, publicKey), info, ephemeral, publicKey);
  if (key === null) throw new Error('a recipient has no key');
  return { to: member, ephemeral, sealed: await sealed(key, NONCE, secret, info) };
}

// Null when it is not for this pair, or holds another secret than all others have under that id.
//
// NB: whoever gets the bytes wipes them when they are done.
export async function unwrapped(wrap, epoch, keyID, pair) {
  const info = infoOf(epoch, keyID, wrap.to);
  const key = await keyBetween(await agreed(pair.privateKey, wrap.ephemeral), info, wrap.ephemeral, pair.publicKey);
  return checked(key === null ? null : await opened(key, NONCE, wrap.sealed, info), epoch, keyID);
}

// The secret if it is the one of that id, else null: so nobody can be given another one than the rest.
export async function checked(secret, epoch, keyID) {
  return secret !== null && isSame(await keyIDOf(secret, epoch), keyID) ? secret : null;
}

const infoOf = (epoch, keyID, member) => ofEpoch('wrap', epoch, keyID, encoded(member));

// Of what two pairs have agreed on, one of which was made for this alone; null where they have not.
export async function keyBetween(shared, info, ephemeral, recipient) {
  if (shared === null) return null;
  const key = await derivedKey(shared, info, concatenated([ephemeral, recipient]));
  shared.fill(0);
  return key;
}
