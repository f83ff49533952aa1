// What a copy holds of a player: sealed for the player's own code, and closed to whoever has sealed it.

import { boxOf, contentOf } from './boxes.js';
import { keysForServer, openCode } from './codes.js';
import { NONCE_LENGTH, agreed, newAgreeingPair, opened, publicBytes, sealed } from './computing.js';
import { isSame, labelled } from './labels.js';
import { keyBetween } from './wraps.js';

const MIB = 1024 * 1024;
const SHAPE = { block: 16 * 1024, most: 48 * MIB, content: 64 * MIB };
// A key seals once.
const NONCE = new Uint8Array(NONCE_LENGTH);

const infoOf = ({ family, player, lookup }) => labelled('copy', family, player, lookup);

// `code` is what the roster has of it: { family, player, lookup, sign, wrap, sealed }. What comes of it is
// { ephemeral, sealed }.
export async function sealPlay(code, play) {
  const { privateKey, publicKey } = await newAgreeingPair();
  const [ephemeral, info] = [await publicBytes(publicKey), infoOf(code)];
  const key = await keyBetween(await agreed(privateKey, code.wrap), info, ephemeral, code.wrap);
  const box = await boxOf(play, SHAPE);
  if (key === null || box === null) throw new Error('this cannot be sealed for a code');
  return { ephemeral, sealed: await sealed(key, NONCE, box, info) };
}

// By a code that somebody has typed: { isOther: true } where it is none of this part; else { play }, which is null where
// something is not as it was sealed.
export async function openPlay(typed, code, { ephemeral, sealed: hidden }) {
  const { lookup } = await keysForServer(typed);
  if (!isSame(lookup, code.lookup)) return { isOther: true };
  const info = infoOf(code);
  const key = await (await openCode(typed, code.family, code))?.keyFor(ephemeral, info) ?? null;
  const box = key === null ? null : await opened(key, NONCE, hidden, info);
  return { play: box === null ? null : await contentOf(box, SHAPE) };
}
