// Seals and opens packs. Swift lays out their headers and contents, and reads them; here they are deflated, padded,
// sealed and signed.

import { concatenated, randomBytes } from '../../bytes.js';
import { NONCE_LENGTH, TAG_LENGTH, isSigned, opened, sealed, sha256 } from './computing.js';
import { signedBy } from './devices.js';
import { sealingKeyOf } from './epochs.js';
import { labelled, word } from './labels.js';

const HEADER_LENGTH = 252;
const SIGNATURE_LENGTH = 64;
const BEFORE_LENGTH = HEADER_LENGTH + NONCE_LENGTH + 4;
// Where the key's id stands in a header.
const KEY_ID = [68, 84];
const LARGEST_SEALED = 256 * 1024;
const LARGEST_CONTENT = 2 * 1024 * 1024;

const DEFLATED = 1;
const BOX_HEAD = 5;
const BLOCK = 256;

const keyIDIn = (header) => header.subarray(...KEY_ID);

// The record of a pack, or null where it would be larger than a pack may be; its key is the one of the header, and
// `device` the uploader.
export async function sealPack(device, header, content) {
  const key = await keyOf(header);
  const box = await boxOf(content);
  if (box.length + TAG_LENGTH > LARGEST_SEALED) return null;
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
  return box === null ? null : contentOf(box);
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
  const end = record.length - SIGNATURE_LENGTH;
  if (end < BEFORE_LENGTH || end - BEFORE_LENGTH > LARGEST_SEALED) return null;
  const before = record.subarray(0, BEFORE_LENGTH);
  if (wordAt(before, BEFORE_LENGTH - 4) !== end - BEFORE_LENGTH) return null;
  return {
    before,
    header: before.subarray(0, HEADER_LENGTH),
    nonce: before.subarray(HEADER_LENGTH, HEADER_LENGTH + NONCE_LENGTH),
    hidden: record.subarray(BEFORE_LENGTH, end),
    signature: record.subarray(end),
  };
}

const wordAt = (bytes, place) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(place, true);

async function boxOf(content) {
  const deflated = await through(new CompressionStream('deflate-raw'), content, Infinity);
  const length = BOX_HEAD + deflated.length;
  const padding = new Uint8Array(-length & (BLOCK - 1));
  return concatenated([Uint8Array.of(DEFLATED), word(deflated.length), deflated, padding]);
}

// Null where it is of another form, or is not padded as ours are.
async function contentOf(box) {
  if (box.length === 0 || box.length % BLOCK !== 0 || box[0] !== DEFLATED) return null;
  const end = BOX_HEAD + wordAt(box, 1);
  const padding = box.subarray(end);
  if (end > box.length || padding.length >= BLOCK || padding.some((byte) => byte !== 0)) return null;
  return through(new DecompressionStream('deflate-raw'), box.subarray(BOX_HEAD, end), LARGEST_CONTENT);
}

// What comes out of a stream; null where it breaks, or more comes than is borne.
async function through(stream, bytes, most) {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  // What goes wrong there goes wrong at the other end as well.
  written.catch(() => {});
  const pieces = [];
  const reader = stream.readable.getReader();
  try {
    for (let length = 0; ;) {
      const { done, value } = await reader.read();
      if (done) return concatenated(pieces);
      length += value.length;
      if (length > most) {
        reader.cancel().catch(() => {});
        return null;
      }
      pieces.push(value);
    }
  } catch {
    return null;
  }
}
