"""Covers, drawn here: squares with a few bands of color that a name decides, as PNG.

Rules (PNG, third edition, 5 and 11): a signature, then chunks with a length, a type and a CRC; indexed color
keeps them small. Covers are served as Spotify serves its own: to every origin, and for a long time.
"""

import functools
import hashlib
import re
import struct
import zlib

from . import answers

_PATH = re.compile(r"/covers/([A-Za-z0-9]+)-(\d+)\.png")
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BANDS = 8

SIZES = {60, 64, 300, 640}

# A cover that an answer names and that is there no more.
GONE = "gone"


def path(id, size):
    return f"/covers/{id}-{size}.png"


def answer(request):
    match = _PATH.fullmatch(request.path)
    if match is None or match[1] == GONE or int(match[2]) not in SIZES:
        return answers.of_text("", 404)
    headers = {"content-type": "image/png", "cache-control": "public, max-age=31536000"}
    return answers.let_others_read(answers.Answer(200, picture(match[1], int(match[2])), headers))


@functools.lru_cache(maxsize=512)
def picture(id, size):
    digest = hashlib.sha256(id.encode()).digest()
    palette = b"".join(bytes((64 + byte // 2 for byte in digest[i : i + 3])) for i in range(0, 24, 3))
    rows = b"".join(b"\0" + _row(digest, size, y) for y in range(size))
    return _SIGNATURE + b"".join(
        (
            _chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", zlib.compress(rows, 6)),
            _chunk(b"IEND", b""),
        )
    )


def _row(digest, size, y):
    """Blocks in a row; each row of blocks begins with another color."""
    block = size // _BANDS + 1
    first = digest[24 + y // block % 8]
    bands = (bytes([(first + band * band) % _BANDS]) * block for band in range(_BANDS))
    return b"".join(bands)[:size]


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
