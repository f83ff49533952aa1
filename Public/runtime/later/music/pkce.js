// Proof Key for Code Exchange (RFC 7636): who gets the tokens shows that it asked for them, without a secret.

import { encoded, randomBytes } from '../../bytes.js';

const VERIFIER_LENGTH = 64;
const STATE_LENGTH = 16;

export const newVerifier = () => base64url(randomBytes(VERIFIER_LENGTH));

export const newState = () => base64url(randomBytes(STATE_LENGTH));

export async function challengeOf(verifier) {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoded(verifier))));
}

function base64url(bytes) {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
