// Texts enter in normal form C. An earlier program's file holds them as its keyboards wrote them; a copy of
// this program's is left alone to the last byte, because its operations are.

import { pause } from '../page.js';

const EARLIER = /"schema"\s*:\s*[1-6]\s*[,}]/;
const OWN = /^\s*\{\s*"schema"\s*:\s*7\b/;
// What is written as \uXXXX, and every other escape, so that \\u is not taken for one.
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|[^])/g;
// In characters: some 20 ms of work.
const PIECE = 512 * 1024;

// A long file is dealt with in pieces, and the page is its own between them.
export async function inNormalForm(bytes) {
  const text = decoded(bytes);
  if (text === null || OWN.test(text) || !EARLIER.test(text)) return bytes;
  const pieces = [];
  for (let start = 0; start < text.length;) {
    const end = endOfPiece(text, start);
    pieces.push(text.slice(start, end).replace(ESCAPE, plain));
    start = end;
    await pause();
  }
  // As a whole, since a mark belongs to the letter before it, wherever that was cut; it is soon done.
  return new TextEncoder().encode(pieces.join('').normalize('NFC'));
}

// Before the backslash that begins an escape.
function endOfPiece(text, start) {
  let end = text.indexOf('\\', start + PIECE);
  while (end > 0 && text[end - 1] === '\\') end = text.indexOf('\\', end + 1);
  return end < 0 ? text.length : end;
}

// None when it is not UTF-8, which Swift says with its place.
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

// Halves of pairs and what has to be escaped stay as they are.
function plain(escape, digits) {
  const code = parseInt(digits, 16);
  const isHalf = code >= 0xD800 && code < 0xE000;
  return code >= 0xA0 && !isHalf ? String.fromCharCode(code) : escape;
}
