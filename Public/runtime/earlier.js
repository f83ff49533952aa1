// Texts enter in normal form C. An earlier program's file holds them as its keyboards wrote them; a copy of
// this program's is left alone to the last byte, because its operations are.

import { pause } from './page.js';

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
    pieces.push(text.slice(start, end).replace(ESCAPE, plain).normalize('NFC'));
    start = end;
    await pause();
  }
  return new TextEncoder().encode(pieces.join(''));
}

// Before a quote nothing belongs together: no mark follows it to its letter, and \" stays what it is.
function endOfPiece(text, start) {
  const end = text.indexOf('"', start + PIECE);
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
