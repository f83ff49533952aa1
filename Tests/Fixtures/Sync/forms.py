"""How Documentation/Formats/sync.md lays bytes out, written a second time in another language."""

import base64
import json
import struct
import zlib

from primitives import sha256

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def label(name):
    return f"timequest/1 {name}".encode() + b"\0"


def u32(number):
    return struct.pack("<I", number)


def u64(number):
    return struct.pack("<Q", number)


def sized(data):
    return u32(len(data)) + data


def compact(value):
    """JSON without a space, as Swift and JavaScript write it."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def base64_text(data):
    return base64.b64encode(data).decode()


# Names of epochs, and what keys are derived for


def epoch_info(name, family, stream, number):
    return label(name) + family + stream + u32(number)


def wrap_info(family, stream, number, key_id, recipient):
    return epoch_info("wrap", family, stream, number) + key_id + recipient.encode()


# Chains and logs


def operations(records):
    return b"".join(sized(record) for record in records)


def head_bytes(chain, first, last, previous, records):
    return label("chain") + b"".join(chain) + u64(first) + u64(last) + previous + sha256(operations(records))


def mark_bytes(chain, last, head):
    return label("mark") + b"".join(chain) + u64(last) + head


def link_bytes(before, seq, kind, record):
    return label("log") + before + u64(seq) + bytes([kind]) + sha256(record)


ENTRY, PACK, STUB = 1, 2, 0x80


def frame(seq, kind, record):
    return u64(seq) + bytes([kind]) + sized(record)


def stub(seq, kind, record):
    return u64(seq) + bytes([kind | STUB]) + u32(len(record)) + sha256(record)


def page(top, link, frames, notes):
    return (
        b"TQL1" + u64(top) + link + u32(len(frames)) + b"".join(frames) + u32(len(notes)) + b"".join(notes)
    )


# Packs


def segment(first, last, previous, records, head, mark):
    return u64(first) + u64(last) + previous + u32(len(records)) + operations(records) + head + mark


def deflated(content):
    writer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return writer.compress(content) + writer.flush()


def box(content):
    packed = deflated(content)
    bare = bytes([1]) + sized(packed)
    return bare + bytes(-len(bare) % 256)


def pack_header(names, first, last, heads, cited, roster):
    return b"TQP1" + b"".join(names) + u64(first) + u64(last) + b"".join(heads) + cited + roster


# Codes


def crockford(value, digits):
    """So many characters of the number, and the two that check."""
    check = value % 1021
    numbers = [value >> 5 * place & 31 for place in reversed(range(digits))] + [check // 32, check % 32]
    return "".join(ALPHABET[number] for number in numbers)


def groups(text, length):
    return "-".join(text[start : start + length] for start in range(0, len(text), length))
