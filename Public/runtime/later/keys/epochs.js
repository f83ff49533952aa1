// The secrets of streams. A device keeps what is derived from a secret as keys that no script can read, and the way to
// the secret itself: the wrap for this device, or the later secret that carries it. To give it to somebody the secret is
// opened again, and its bytes exist for that moment.

import { randomBytes } from '../../bytes.js';
import { boxed, derivedKey, unboxed } from './computing.js';
import { wrapPairOf } from './devices.js';
import { hexadecimal, ofEpoch } from './labels.js';
import * as safe from './safe.js';
import { checked, keyIDOf, unwrapped, wrapped } from './wraps.js';

const SECRET_LENGTH = 32;

const nameOf = (keyID) => `epoch ${hexadecimal(keyID)}`;

// A new secret, for an entry: { keyID, wraps, previous }, where each of `previous` is { keyID, sealed }. `earlier` are
// the ids of those that it is to carry. Nothing of it is kept: who makes it takes it like all others, once its entry is
// read back.
export async function makeEpoch(epoch, recipients, earlier = []) {
  const secret = randomBytes(SECRET_LENGTH);
  try {
    const keyID = await keyIDOf(secret, epoch);
    const wraps = await Promise.all(recipients.map((recipient) => wrapped(secret, epoch, keyID, recipient)));
    const key = await previousKey(secret, epoch);
    const previous = await Promise.all(earlier.map((one) => carried(key, epoch, one)));
    return { keyID, wraps, previous };
  } finally {
    secret.fill(0);
  }
}

const carried = (key, epoch, keyID) => withSecret(keyID, async (secret) => (
  { keyID, sealed: await boxed(key, secret, ofEpoch('previous', epoch, keyID)) }
));

// Resolves to whether the wrap is for the device, and holds the secret of that id. `epoch` and `keyID` are what the
// roster says.
export const takeEpoch = async (device, epoch, keyID, wrap) => (
  take(epoch, keyID, await unwrapped(wrap, epoch, keyID, await wrapPairOf(device)), { device, wrap })
);

// The same of a secret that a later one carries, which has been taken.
export async function takePrevious(later, number, { keyID, sealed }) {
  const held = await safe.read(nameOf(later));
  if (held === null) throw new Error('the secret is not held here');
  const epoch = { ...held.epoch, number };
  return take(epoch, keyID, await checked(await carriedBy(held, keyID, sealed), epoch, keyID), { later, sealed });
}

async function take(epoch, keyID, secret, way) {
  if (secret === null) return false;
  try {
    // The first way stays: it is known to lead there.
    if (await safe.read(nameOf(keyID)) !== null) return true;
    const [seal, previous] = await Promise.all([sealKey(secret, epoch), previousKey(secret, epoch)]);
    await safe.write(nameOf(keyID), { epoch, seal, previous, way });
    return true;
  } finally {
    secret.fill(0);
  }
}

const sealKey = (secret, epoch) => derivedKey(secret, ofEpoch('seal', epoch));

const previousKey = (secret, epoch) => derivedKey(secret, ofEpoch('previous', epoch));

// Wraps for others of a secret that has been taken.
export const giveEpoch = (keyID, recipients) => withSecret(keyID, (secret, epoch) => (
  Promise.all(recipients.map((recipient) => wrapped(secret, epoch, keyID, recipient)))
));

export const holdsEpoch = async (keyID) => await safe.read(nameOf(keyID)) !== null;

// Of its packs; null when the secret has not been taken.
export const sealingKeyOf = async (keyID) => (await safe.read(nameOf(keyID)))?.seal ?? null;

async function withSecret(keyID, work) {
  const held = await safe.read(nameOf(keyID));
  const secret = held === null ? null : await secretOf(held, keyID);
  if (secret === null) throw new Error('the secret is not held here');
  try {
    return await work(secret, held.epoch);
  } finally {
    secret.fill(0);
  }
}

async function secretOf({ epoch, way }, keyID) {
  if (way.wrap !== undefined) return unwrapped(way.wrap, epoch, keyID, await wrapPairOf(way.device));
  const later = await safe.read(nameOf(way.later));
  return later === null ? null : carriedBy(later, keyID, way.sealed);
}

const carriedBy = (later, keyID, sealed) => unboxed(later.previous, sealed, ofEpoch('previous', later.epoch, keyID));
