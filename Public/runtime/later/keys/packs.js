// Seals and opens packs. Swift lays out their headers and contents, and reads them; here they are deflated, padded,
// sealed and signed.

import { concatenated, randomBytes } from '../../bytes.js';
import { boxOf, contentOf, wordAt } from './boxes.js';
import { NONCE_LENGTH, TAG_LENGTH, isSigned, opened, sealed, sha256 } from './computing.js';
import { signedBy } from './devices.js';
import { sealingKeyOf } from './epochs.js';
import { labelled, word } from './labels.js';

const SIGNATURE_LENGTH = 64;
// By the digit at the end of its form: with the mark of the chain's device it is longer.
const HEADER_LENGTHS = { 1: 252, 2: 252 + SIGNATURE_LENGTH };
// Where the key's id stands in a header.
const KEY_ID = [68, 84];
const LARGEST_SEALED = 256 * 1024;
const SHAPE = { block: 256, most: LARGEST_SEALED - TAG_LENGTH, content: 2 * 1024 * 1024 };

const keyIDIn = (header) => header.subarray(...KEY_ID);

// The record of a pack, or null where it would be larger than a pack may be; its key is the one of the header, and
// `device` the uploader.
export async function sealPack(device, header, content) {
  const key = await keyOf(header);
  const box = await boxOf(content, SHAPE);
  if (box === null) return null;
  const nonce = randomBytes(NONCE_LENGTH);
  const hidden = await sealed(key, nonce, box, header);
  const before = concatenated([header, nonce, word(hidden.length)]);
  const signature = await signedBy(device, await signedBytes(before, hidden));
  return concatenated([before, hidden, signature]);
}

// The content, or null where the pack is damaged or is none.
export async function openPack(record) {
  const parts = partsOf(record);
  if (parts === null) return null;
  const { header, nonce, hidden } = parts;
  const box = await opened(await keyOf(header), nonce, hidden, header);
  return box === null ? null : contentOf(box, SHAPE);
}

// Whether the uploader has signed it, whose public key the roster says.
export async function isPackSigned(record, publicKey) {
  const parts = partsOf(record);
  return parts !== null && isSigned(publicKey, parts.signature, await signedBytes(parts.before, parts.hidden));
}

async function keyOf(header) {
  const key = await sealingKeyOf(keyIDIn(header));
  if (key === null) throw new Error('the secret is not held here');
  return key;
}

const signedBytes = async (before, hidden) => labelled('pack', before, await sha256(hidden));

function partsOf(record) {
  const headerLength = HEADER_LENGTHS[String.fromCharCode(record[3])];
  if (headerLength === undefined) return null;
  const [beforeLength, end] = [headerLength + NONCE_LENGTH + 4, record.length - SIGNATURE_LENGTH];
  if (end < beforeLength || end - beforeLength > LARGEST_SEALED) return null;
  const before = record.subarray(0, beforeLength);
  if (wordAt(before, beforeLength - 4) !== end - beforeLength) return null;
  return {
    before,
    header: before.subarray(0, headerLength),
    nonce: before.subarray(headerLength, headerLength + NONCE_LENGTH),
    hidden: record.subarray(beforeLength, end),
    signature: record.subarray(end),
  };
}
