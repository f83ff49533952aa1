// Numbers as Swift reads them, in whatever digits they are written.

const DIGIT = /\p{Nd}/u;

// The digits of a script stand ten by ten.
function valueOf(written) {
  const code = written.codePointAt(0);
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

// Full-width ones are those of ASCII in normal form KC; the Arabic point is one.
export const asNumber = (text) => text.normalize('NFKC').replace(/\p{Nd}/gu, valueOf).replaceAll('\u066b', '.');
