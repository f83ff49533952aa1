// Numbers and texts behind each other, as Swift's `ByteReader` and `ByteWriter` have them: little-endian,
// without names.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const EMPTY = new Uint8Array();

export const encoded = (text) => encoder.encode(text);

export const randomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

// Reads what Swift wrote.
//
// NB: the bytes lie in Swift's memory and are gone with its next call, so a reader is read before anything is
// waited for. All it answers is copied, but for `view`.
export function readerOf(bytes) {
  const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const byte = () => bytes[at++];
  const number = () => Number(numbers.getBigInt64((at += 8) - 8, true));
  const view = (length = number()) => bytes.subarray(at, at += length);
  return {
    bool: () => byte() === 1,
    byte,
    number,
    view,
    piece: () => view().slice(),
    rest: () => view(bytes.length - at).slice(),
    text: (length) => decoder.decode(view(length)),
    restOfText: () => decoder.decode(view(bytes.length - at)),
  };
}

// The bytes of a whole number.
export function numbered(number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigInt64(0, BigInt(number), true);
  return bytes;
}

export function concatenated(pieces) {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
