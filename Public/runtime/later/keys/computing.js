// WebCrypto with what sync uses of it. Nothing cryptographic is written by hand, and no key is extractable but where it
// is said.
//
// NB: nothing of it is logged, and no error says what it was about. Null and false say that something is not so; whatever
// the browser could not do is an error, and no answer.

import { concatenated, randomBytes } from '../../bytes.js';
import { inTime } from '../../in-time.js';
import { isPoint } from './points.js';

export const NONCE_LENGTH = 12;
export const TAG_LENGTH = 16;
const SIGNATURE_LENGTH = 64;
const SECRET_BITS = 256;

const AES = { name: 'AES-GCM', length: 256 };
const SIGNING = { name: 'ECDSA', namedCurve: 'P-256' };
const AGREEING = { name: 'ECDH', namedCurve: 'P-256' };
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' };

const { subtle } = crypto;

export const sha256 = async (bytes) => bits(await subtle.digest('SHA-256', bytes));

// HKDF: of 16, 32 or so many bytes as are asked for.
export async function derivedBytes(material, info, length, salt = new Uint8Array()) {
  return bits(await subtle.deriveBits(derivation(info, salt), await materialOf(material), 8 * length));
}

// An AES key that no script can read.
export async function derivedKey(material, info, salt = new Uint8Array()) {
  return subtle.deriveKey(derivation(info, salt), await materialOf(material), AES, false, ['encrypt', 'decrypt']);
}

const derivation = (info, salt) => ({ name: 'HKDF', hash: 'SHA-256', salt, info });

const materialOf = (bytes) => subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits', 'deriveKey']);

// Milliseconds in which a key is made or has failed: whoever comes into a family has nothing stored yet, from which it
// could begin anew. One that comes later is nobody's.
const PATIENCE = 20_000;

const newKey = (...how) => inTime(subtle.generateKey(...how), PATIENCE, new Error('no key is made'));

export const newSealingKey = () => newKey(AES, false, ['encrypt', 'decrypt']);

export async function sealed(key, nonce, content, along) {
  return bits(await subtle.encrypt({ name: AES.name, iv: nonce, additionalData: along }, key, content));
}

// Null when a single bit is not as it was sealed: browsers have one name for that, and others for all that they fail in.
export async function opened(key, nonce, content, along) {
  try {
    return bits(await subtle.decrypt({ name: AES.name, iv: nonce, additionalData: along }, key, content));
  } catch (error) {
    if (error.name === 'OperationError') return null;
    throw error;
  }
}

// With a nonce of its own before it.
export async function boxed(key, content, along) {
  const nonce = randomBytes(NONCE_LENGTH);
  return concatenated([nonce, await sealed(key, nonce, content, along)]);
}

export const unboxed = (key, box, along) => (
  opened(key, box.subarray(0, NONCE_LENGTH), box.subarray(NONCE_LENGTH), along)
);

export const newSigningPair = (isExtractable = false) => newKey(SIGNING, isExtractable, ['sign', 'verify']);

export const newAgreeingPair = (isExtractable = false) => newKey(AGREEING, isExtractable, ['deriveBits']);

// 65 bytes: a point that is not compressed.
export const publicBytes = async (key) => bits(await subtle.exportKey('raw', key));

export const privateBytes = async (key) => bits(await subtle.exportKey('pkcs8', key));

export const signingKey = (pkcs8) => subtle.importKey('pkcs8', pkcs8, SIGNING, false, ['sign']);

export const agreeingKey = (pkcs8) => subtle.importKey('pkcs8', pkcs8, AGREEING, false, ['deriveBits']);

// r and s, 32 bytes each.
export const signature = async (key, bytes) => bits(await subtle.sign(SIGNATURE, key, bytes));

// Also false where the public key is none. Firefox takes signatures of other lengths as well.
export async function isSigned(publicKey, signature, bytes) {
  if (signature.length !== SIGNATURE_LENGTH || !isPoint(publicKey)) return false;
  const key = await subtle.importKey('raw', publicKey, SIGNING, false, ['verify']);
  return subtle.verify(SIGNATURE, key, signature, bytes);
}

// Null where the public key is no point of the curve.
export async function agreed(key, publicKey) {
  if (!isPoint(publicKey)) return null;
  const other = await subtle.importKey('raw', publicKey, AGREEING, false, []);
  return bits(await subtle.deriveBits({ name: AGREEING.name, public: other }, key, SECRET_BITS));
}

const bits = (buffer) => new Uint8Array(buffer);
