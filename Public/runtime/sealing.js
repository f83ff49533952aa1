// Seals copies with a passphrase and opens them: WebCrypto computes, Swift writes and reads what stands
// around it. A passphrase is in no log, no address and nothing that is stored.

const SALT_LENGTH = 16;
const IV_LENGTH = 12;

// `headOf(salt, iv)` is what is sealed along. Answers the sealed bytes.
export async function seal(bytes, passphrase, rounds, randomBytes, headOf) {
  const salt = randomBytes(SALT_LENGTH);
  const iv = randomBytes(IV_LENGTH);
  const key = await keyOf(passphrase, salt, rounds, 'encrypt');
  return new Uint8Array(await crypto.subtle.encrypt(how(iv, headOf(salt, iv)), key, bytes));
}

// Null when the passphrase is another one, or a single bit has changed: the two cannot be told apart.
export async function unseal({ passphrase, rounds, salt, iv, head, sealed }) {
  const key = await keyOf(passphrase, salt, rounds, 'decrypt');
  const opened = await crypto.subtle.decrypt(how(iv, head), key, sealed).catch(() => null);
  return opened && new Uint8Array(opened);
}

const how = (iv, head) => ({ name: 'AES-GCM', iv, additionalData: head });

// Keyboards write the same letter in several ways; one of them is the passphrase.
async function keyOf(passphrase, salt, rounds, usage) {
  const bytes = new TextEncoder().encode(passphrase.normalize('NFC'));
  const base = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, [usage]);
}
