"""What holds in every browser; `tab.ask` is all that is wanted of one."""

import json
from base64 import b64decode

import cast
import primitives
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from keys_page import EXAMPLES, Member, content_by, entry_signed, epoch_of, taken_wrap, wrap_for
from vectors import all_vectors, by_hex, is_valid

RECORDS = ['{"step":"Zähne putzen"}'.encode(), b'{"closed":true}', b"{}" * 4000]


def pkcs8_of(number):
    key = ec.derive_private_key(int.from_bytes(number, "big"), primitives.CURVE)
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def vectors_hold(tab):
    """Each is computed by what sync itself calls; those of HMAC are behind PBKDF2 and HKDF."""
    vectors = all_vectors()
    assert {vector["kind"] for vector in vectors} == CHECKS.keys() | {"hmac"} and len(vectors) > 1000
    for kind, check in CHECKS.items():
        check(tab, [vector for vector in vectors if vector["kind"] == kind])


def hold(tab, vectors, name, asked, wanted):
    """All of them in one go: a driver takes its time for each question."""
    answers = tab.ask("each", name, [asked(vector) for vector in vectors])
    assert len(answers) == len(vectors) > 0
    wrong = [vector["name"] for vector, answer in zip(vectors, answers) if not wanted(vector, answer)]
    assert not wrong, wrong


def hashes_hold(tab, vectors):
    hold(tab, vectors, "sha256", lambda vector: by_hex(vector, "content"), lambda vector, made: [made] == by_hex(vector, "hash"))


def derivations_hold(tab, vectors):
    """More than 255 hashes' length, which the invalid ones ask for, nothing derives."""
    valid = [vector for vector in vectors if is_valid(vector)]

    def asked(vector):
        material, salt, info, wanted = by_hex(vector, "material", "salt", "info", "derived")
        return [material, info, len(wanted), salt]

    hold(tab, valid, "derivedBytes", asked, lambda vector, made: [made] == by_hex(vector, "derived"))


def stretching_holds(tab, vectors):
    for vector in vectors:
        passphrase, salt, wanted = by_hex(vector, "passphrase", "salt", "derived")
        # The gate wants 32 bytes, which are the first of more.
        assert tab.ask("stretched", passphrase.decode(), salt, vector["rounds"]) == wanted[:32]


def sealing_holds(tab, vectors):
    """Keys of 32 bytes and nonces of 12 are all that sync seals with."""
    ours = [vector for vector in vectors if list(map(len, by_hex(vector, "key", "nonce"))) == [32, 12]]

    def wanted(vector, made):
        content, sealed = by_hex(vector, "content", "sealed")
        if is_valid(vector):
            return made == {"sealed": sealed, "opened": content}
        return made["sealed"] != sealed and made["opened"] is None

    hold(tab, ours, "sealedWith", lambda vector: by_hex(vector, "key", "nonce", "content", "along", "sealed"), wanted)


def agreements_hold(tab, vectors):
    def asked(vector):
        private, public = by_hex(vector, "private", "public")
        return [pkcs8_of(private), public]

    def wanted(vector, made):
        if is_valid(vector) is None:
            return made is None or [made] == by_hex(vector, "shared")
        return [made] == by_hex(vector, "shared") if is_valid(vector) else made is None

    hold(tab, vectors, "agreed", asked, wanted)


def signatures_hold(tab, vectors):
    hold(
        tab,
        vectors,
        "isSigned",
        lambda vector: by_hex(vector, "public", "signature", "content"),
        lambda vector, made: made is is_valid(vector),
    )
    for vector in vectors:
        if "private" not in vector:
            continue
        private, public, content, signature = by_hex(vector, "private", "public", "content", "signature")
        assert tab.ask("isSigned", public, signature, content + b"\0") is False
        primitives.check_signature(public, tab.ask("signedWith", pkcs8_of(private), content), content)


CHECKS = {
    "sha256": hashes_hold,
    "hkdf": derivations_hold,
    "pbkdf2": stretching_holds,
    "gcm": sealing_holds,
    "ecdh": agreements_hold,
    "ecdsa": signatures_hold,
}


def examples_open(tab):
    """What another program has made by the page of the format."""
    member = Member(tab)
    pack = EXAMPLES["pack"]
    record = bytes.fromhex(pack["record"])
    name, key_id, secret = epoch_of(2)
    assert tab.ask("keyIDOf", secret, name) == key_id
    assert tab.ask("takeEpoch", member.id, name, key_id, wrap_for(member, 2)) is True
    assert tab.ask("openPack", record).hex() == pack["content"]
    tablet = bytes.fromhex(EXAMPLES["devices"]["tablet"]["sign"]["public"])
    assert tab.ask("isPackSigned", record, tablet) is True
    assert tab.ask("isPackSigned", record, member.known["sign"]) is False
    entries_open(tab)
    codes_open(tab)
    pairing_opens(tab)


def entries_open(tab):
    signers = {device["id"]: bytes.fromhex(device["sign"]["public"]) for device in EXAMPLES["devices"].values()}
    for entry in EXAMPLES["entries"]:
        text = entry["text"].encode()
        signer = signers[json.loads(text)["author"]]
        assert tab.ask("isSigned", signer, bytes.fromhex(entry["signature"]), entry_signed(text)) is True
    founding = json.loads(EXAMPLES["entries"][0]["text"])["epochs"][0]
    name, key_id, secret = epoch_of(0)
    for holder, wrap in zip((EXAMPLES["devices"]["phone"], EXAMPLES["codes"][0]), founding["wraps"]):
        pair = by_hex(holder["wrap"], "pkcs8", "public")
        assert tab.ask("unwrappedWith", *pair, name, key_id, taken_wrap(wrap)) == secret
        assert tab.ask("unwrappedWith", *pair, {**name, "number": 2}, key_id, taken_wrap(wrap)) is None


def codes_open(tab):
    for code in EXAMPLES["codes"]:
        written = bytes.fromhex(code["bytes"])
        known = {"sign": by_hex(code["sign"], "public")[0], "wrap": by_hex(code["wrap"], "public")[0]}
        known["sealed"] = bytes.fromhex(code["sealed"])
        lookup, token, gate = by_hex(code, "lookup", "token", "gate")
        assert tab.ask("keysForServer", written) == {"lookup": lookup, "token": token}
        assert tab.ask("gateOf", written) == gate
        signature = tab.ask("signedByCode", written, cast.FAMILY, known, b"an entry")
        primitives.check_signature(known["sign"], signature, b"an entry")
        assert tab.ask("signedByCode", written[::-1], cast.FAMILY, known, b"an entry") is None
        assert tab.ask("signedByCode", written, bytes(16), known, b"an entry") is None


def pairing_opens(tab):
    example = EXAMPLES["pairing"]
    code = bytes.fromhex(example["code"])
    for number, (message, sealed) in enumerate(zip(example["messages"], example["sealed"])):
        paired = tab.ask("paired", code, [0, 1, 2, 3], bytes.fromhex(sealed))
        assert paired["mailbox"].hex() == example["mailbox"]
        assert paired["opened"] == [message.encode() if at == number else None for at in range(4)]
    devices = EXAMPLES["devices"]
    sides = [
        {"nonce": bytes.fromhex(nonce), **{part: by_hex(devices[name][part], "public")[0] for part in ("sign", "wrap")}}
        for nonce, name in zip(example["nonces"], ("phone", "tablet"))
    ]
    assert tab.ask("symbolsOf", *sides) == example["symbols"]
    assert tab.ask("promiseOf", sides[0]["nonce"]) == primitives.sha256(sides[0]["nonce"])
    assert tab.ask("isKept", primitives.sha256(sides[0]["nonce"]), sides[0]["nonce"]) is True
    assert tab.ask("isKept", primitives.sha256(sides[0]["nonce"]), sides[1]["nonce"]) is False


def packs_go_both_ways(tab, partner):
    """The browser seals what Swift and OpenSSL open, and the other way round."""
    member = Member(tab, "beside the partner")
    other = {name: bytes.fromhex(key) for name, key in partner.ask("keys").items()}
    browser_seals(tab, partner, member, other)
    partner_seals(tab, partner, member, other)


def browser_seals(tab, partner, member, other):
    name = {"family": primitives.drawn("family of two", 16), "stream": primitives.drawn("stream", 16), "number": 3}
    partners = {"member": (0xDE).to_bytes(16, "big").hex(), "publicKey": other["wrap"]}
    made = tab.ask("makeEpoch", name, [member.recipient, partners], [])
    assert tab.ask("takeEpoch", member.id, name, made["keyID"], made["wraps"][0]) is True
    header, content = content_by(tab, member, (name, made["keyID"]), RECORDS)
    record = tab.ask("sealPack", member.id, header, content)
    wrap = made["wraps"][1]
    parts = {"pack": record, "sign": member.known["sign"], "number": name["number"]}
    parts |= {"ephemeral": wrap["ephemeral"], "sealed": wrap["sealed"]}
    assert partner.ask("open", **parts) == [record.decode() for record in RECORDS]
    assert partner.ask("open", **{**parts, "number": 4}) is None
    damaged = record[:300] + bytes([record[300] ^ 1]) + record[301:]
    assert partner.ask("open", **{**parts, "pack": damaged}) is None


def partner_seals(tab, partner, member, other):
    records = [record.decode() for record in RECORDS]
    made = partner.ask("seal", wrap=member.known["wrap"], to=member.name, records=records)
    family, stream, key_id = (bytes.fromhex(made[part]) for part in ("family", "stream", "keyId"))
    wrap = {"to": member.name, "ephemeral": bytes.fromhex(made["ephemeral"]), "sealed": bytes.fromhex(made["sealed"])}
    name = {"family": family, "stream": stream, "number": 7}
    assert tab.ask("takeEpoch", member.id, {**name, "number": 8}, key_id, wrap) is False
    assert tab.ask("takeEpoch", member.id, name, key_id, wrap) is True
    record = bytes.fromhex(made["pack"])
    assert tab.ask("isPackSigned", record, other["sign"]) is True
    content = tab.ask("openPack", record)
    assert all(piece in content for piece in RECORDS)


def copies_go_both_ways(tab, partner):
    """What a copy closes for a player's code: sealed by one, opened by the other, with that code and with no other."""
    code = tab.ask("newCode")
    made = tab.ask("makeCode", code, cast.FAMILY)
    known = {name: made[name] for name in ("lookup", "sign", "wrap", "sealed")}
    known |= {"family": cast.FAMILY, "player": cast.PLAYER}
    theirs = partner.ask("sealPlay", **known, play=RECORDS[2])
    hidden = {name: bytes.fromhex(theirs[name]) for name in ("ephemeral", "sealed")}
    assert tab.ask("openPlay", code, known, hidden) == {"play": RECORDS[2]}

    other = {name: bytes.fromhex(part) for name, part in partner.ask("code").items()}
    written = other.pop("code")
    sealed = tab.ask("sealPlay", other, RECORDS[2])
    parts = {**other, "ephemeral": sealed["ephemeral"], "hidden": sealed["sealed"]}
    assert partner.ask("openPlay", **parts, code=written) == {"play": RECORDS[2].hex()}
    assert partner.ask("openPlay", **parts, code=code) is None
    damaged = sealed["sealed"][:9] + bytes([sealed["sealed"][9] ^ 4]) + sealed["sealed"][10:]
    assert partner.ask("openPlay", **{**parts, "hidden": damaged}, code=written) is None
    assert tab.ask("openPlay", written, other, {**sealed, "sealed": damaged}) == {"play": None}


def secrets_of_carried_epochs_open(tab):
    """A later secret carries the one before, and a device that has only the later one opens both, and hands on both."""
    member = Member(tab, "carried")
    first, second = epoch_of(0), epoch_of(1)
    made = cast.Epoch(second[0]["stream"], 2).carried(cast.Epoch(first[0]["stream"], 1))
    carried = {"keyID": first[1], "sealed": b64decode(made["sealed"])}
    assert "rejected" in tab.told("takePrevious", second[1], 1, carried)
    assert tab.ask("takeEpoch", member.id, second[0], second[1], wrap_for(member, 1)) is True
    assert tab.ask("takePrevious", second[1], 2, carried) is False
    assert tab.ask("takePrevious", second[1], 1, carried) is True
    assert tab.ask("holdsEpoch", first[1]) is True
    phone = EXAMPLES["devices"]["phone"]
    pair = by_hex(phone["wrap"], "pkcs8", "public")
    for name, key_id, secret in (first, second):
        [wrap] = tab.ask("giveEpoch", key_id, [{"member": phone["id"], "publicKey": pair[1]}])
        assert tab.ask("unwrappedWith", *pair, name, key_id, wrap) == secret
    third = {**first[0], "number": 3}
    made = tab.ask("makeEpoch", third, [member.recipient], [first[1], second[1]])
    assert [one["keyID"] for one in made["previous"]] == [first[1], second[1]]
    assert tab.ask("takeEpoch", member.id, third, made["keyID"], made["wraps"][0]) is True
    for one, number in zip(made["previous"], (1, 2)):
        assert tab.ask("takePrevious", made["keyID"], number, one) is True
