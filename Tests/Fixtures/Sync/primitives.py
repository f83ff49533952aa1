"""The cryptography of the examples, by PyPI's `cryptography`, and what stands in for chance in them."""

import hashlib

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature, encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


def drawn(name, length=32):
    """Bytes that look like chance and are the same every time."""
    return b"".join(sha256(f"example {name} {part}".encode()) for part in range((length + 31) // 32))[:length]


def sha256(data):
    return hashlib.sha256(data).digest()


def hkdf(material, info, salt=b"", length=32):
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def hmac256(key, data):
    code = hmac.HMAC(key, hashes.SHA256())
    code.update(data)
    return code.finalize()


def seal(key, nonce, content, along):
    return AESGCM(key).encrypt(nonce, content, along)


def unseal(key, nonce, sealed, along):
    return AESGCM(key).decrypt(nonce, sealed, along)


class Pair:
    """A key pair of P-256."""

    def __init__(self, name):
        number = int.from_bytes(drawn(f"{name} private"), "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, CURVE)
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.pkcs8 = self._key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())

    def sign(self, data):
        """r and s as WebCrypto has them; the same every time (RFC 6979), which WebCrypto's are not."""
        how = ec.ECDSA(hashes.SHA256(), deterministic_signing=True)
        r, s = decode_dss_signature(self._key.sign(data, how))
        return r.to_bytes(32, "big") + s.to_bytes(32, "big")

    def agreed(self, public):
        return self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public))


def check_signature(public, signature, data):
    """Raises where it is none."""
    r, s = (int.from_bytes(half, "big") for half in (signature[:32], signature[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
    key.verify(encode_dss_signature(r, s), data, ec.ECDSA(hashes.SHA256()))
