// What stands before everything that keys are derived for or sign: the same as Swift's `WireLabel` and `KeyInfo`.
// Bytes that hold no key's secret are laid out in Swift alone, and come here as they are.

import { concatenated, encoded } from '../../bytes.js';

export const labelled = (name, ...parts) => concatenated([encoded(`timequest/1 ${name}\0`), ...parts]);

// An epoch is { family, stream, number }: two ids of 16 bytes, and which secret of the stream, from 1.
export const ofEpoch = (name, { family, stream, number }, ...parts) => (
  labelled(name, family, stream, word(number), ...parts)
);

// 32 bits, little-endian.
export function word(number) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number, true);
  return bytes;
}

export const hexadecimal = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const isSame = (one, other) => one.length === other.length && one.every((byte, place) => byte === other[place]);
