// Seals copies with a passphrase and opens them: WebCrypto computes, Swift writes and reads what stands
// around it. A passphrase is in no log, no address and nothing that is stored.

import { encoded } from '../bytes.js';

// What Swift sends for both: the passphrase, the rounds, 16 bytes of salt, 12 of the vector, what is sealed
// along, the content.
const taken = (bytes) => ({
  passphrase: bytes.text(),
  rounds: bytes.number(),
  salt: bytes.piece(),
  iv: bytes.piece(),
  head: bytes.piece(),
  content: bytes.piece(),
});

export async function seal(bytes) {
  const { content, ...frame } = taken(bytes);
  const key = await keyOf(frame, 'encrypt');
  return new Uint8Array(await crypto.subtle.encrypt(how(frame), key, content));
}

// Null when the passphrase is another one, or a single bit has changed: the two cannot be told apart.
export async function unseal(bytes) {
  const { content, ...frame } = taken(bytes);
  try {
    const key = await keyOf(frame, 'decrypt');
    return new Uint8Array(await crypto.subtle.decrypt(how(frame), key, content));
  } catch (error) {
    console.info('a sealed copy stays closed', error);
    return null;
  }
}

const how = ({ iv, head }) => ({ name: 'AES-GCM', iv, additionalData: head });

// Keyboards write the same letter in several ways; one of them is the passphrase.
async function keyOf({ passphrase, salt, rounds }, usage) {
  const bytes = encoded(passphrase.normalize('NFC'));
  const base = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, [usage]);
}
