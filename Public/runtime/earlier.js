// Texts enter in normal form C. An earlier program's file holds them as its keyboards wrote them; a copy of
// this program's is left alone to the last byte, because its operations are.

const EARLIER = /"schema"\s*:\s*[1-6]\s*[,}]/;
const OWN = /^\s*\{\s*"schema"\s*:\s*7\b/;
// What is written as \uXXXX, and every other escape, so that \\u is not taken for one.
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|[^])/g;

export function inNormalForm(bytes) {
  const text = decoded(bytes);
  if (text === null || OWN.test(text) || !EARLIER.test(text)) return bytes;
  return new TextEncoder().encode(text.replace(ESCAPE, plain).normalize('NFC'));
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
