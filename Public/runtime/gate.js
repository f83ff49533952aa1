// The keys of the family's PIN and code: WebCrypto computes them, Swift decides what they open. What this
// device keeps of them lies beside the log and never leaves the device.

const SALT_LENGTH = 16;
const CODE_LENGTH = 16;
const KEY_BITS = 256;
// Other labels will open other things with the same code.
const VERIFIER = 'timequest family code verifier';

const bytesOf = (text) => new TextEncoder().encode(text);

// `program` is what Swift is told: `recordRead(bytes)`, `recordStored(isStored)`, `made(pieces)`,
// `derived(bytes)`; null where it did not work.
export function createGate(storage, randomBytes, program) {
  async function make(pin, rounds) {
    const salt = randomBytes(SALT_LENGTH);
    const code = randomBytes(CODE_LENGTH);
    const [key, verifier] = await Promise.all([keyOf(pin, salt, rounds), verifierOf(code)]);
    return [salt, key, code, verifier];
  }

  return {
    read: () => tell(program.recordRead, storage.gate()),
    store: (record) => tell(program.recordStored, storage.putGate(record).then(() => true)),
    make: (pin, rounds) => tell(program.made, make(pin, rounds)),
    derivePIN: (pin, salt, rounds) => tell(program.derived, keyOf(pin, salt, rounds)),
    deriveFamilyCode: (code) => tell(program.derived, verifierOf(code)),
  };
}

async function tell(whom, work) {
  whom(await work.catch((error) => {
    console.warn('the family area stays closed', error);
    return null;
  }));
}

async function keyOf(pin, salt, rounds) {
  const key = await crypto.subtle.importKey('raw', bytesOf(pin), 'PBKDF2', false, ['deriveBits']);
  return bits(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, KEY_BITS));
}

async function verifierOf(code) {
  const key = await crypto.subtle.importKey('raw', code, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(VERIFIER) };
  return bits(await crypto.subtle.deriveBits(how, key, KEY_BITS));
}

const bits = (buffer) => new Uint8Array(buffer);
