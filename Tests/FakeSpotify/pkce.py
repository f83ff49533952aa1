"""Proof Key for Code Exchange.

Rules (RFC 7636):
- 4.1: a verifier has 43 to 128 characters of A-Z a-z 0-9 - . _ ~
- 4.2: the challenge of S256 is the SHA-256 of the verifier in base64url without padding, so 43 characters.
"""

import base64
import hashlib
import re

_VERIFIER = re.compile(r"[A-Za-z0-9\-._~]{43,128}")
_CHALLENGE = re.compile(r"[A-Za-z0-9\-_]{43}")


def is_verifier(text):
    return _VERIFIER.fullmatch(text) is not None


def is_challenge(text):
    return _CHALLENGE.fullmatch(text) is not None


def challenge_of(verifier):
    digest = hashlib.sha256(verifier.encode("ascii")).digest()
    return base64.urlsafe_b64encode(digest).decode("ascii").rstrip("=")
