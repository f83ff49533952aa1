// Whether bytes are a point of P-256 that is not compressed: y^2 = x^3 - 3x + b (FIPS 186-5).
//
// NB: WebKit on Linux does not look, and by points beside the curve a private key can be asked for, bit by bit. Nothing
// here is secret.

const LENGTH = 32;
const PRIME = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

export function isPoint(bytes) {
  if (bytes.length !== 1 + 2 * LENGTH || bytes[0] !== 4) return false;
  const [x, y] = [number(bytes.subarray(1, 1 + LENGTH)), number(bytes.subarray(1 + LENGTH))];
  return x < PRIME && y < PRIME && (y * y - x * x * x + 3n * x - B) % PRIME === 0n;
}

const number = (bytes) => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
