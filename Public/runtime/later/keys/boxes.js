// What is sealed: a byte for the form, a length, deflated content, and zeros, so that the size of a box says little about
// what is in it. A shape is { block, most, content }: what its size is a multiple of, how large it gets, and how much may
// be in it, all in bytes.

import { concatenated } from '../../bytes.js';
import { word } from './labels.js';

const DEFLATED = 1;
const HEAD = 5;

export const wordAt = (bytes, place) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(place, true);

// Null where it would be larger than it may be.
export async function boxOf(content, { block, most }) {
  const deflated = await through(new CompressionStream('deflate-raw'), content, Infinity);
  const length = HEAD + deflated.length;
  const padding = new Uint8Array(-length & (block - 1));
  if (length + padding.length > most) return null;
  return concatenated([Uint8Array.of(DEFLATED), word(deflated.length), deflated, padding]);
}

// Null where it is of another form, or is not padded as ours are.
export async function contentOf(box, { block, content }) {
  if (box.length === 0 || box.length % block !== 0 || box[0] !== DEFLATED) return null;
  const end = HEAD + wordAt(box, 1);
  const padding = box.subarray(end);
  if (end > box.length || padding.length >= block || padding.some((byte) => byte !== 0)) return null;
  return through(new DecompressionStream('deflate-raw'), box.subarray(HEAD, end), content);
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
