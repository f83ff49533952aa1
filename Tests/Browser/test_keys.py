"""Keys of sync: WebCrypto behind a few scripts, the vectors of others, and what nobody may find."""

from base64 import b64decode

import keys_checks as checks
import pytest
from keys_page import EXAMPLES, Member, Partner, content_by, epoch_of, taken_wrap, wrap_for
from primitives import drawn, seal

import cast

# A pack's sealed part, its tag included.
LARGEST = 256 * 1024


@pytest.fixture
def tab(new_keys_tab):
    return new_keys_tab()


@pytest.fixture
def partner():
    partner = Partner()
    yield partner
    partner.stop()


@pytest.fixture
def holder(tab):
    """A device that holds an example's play."""
    member = Member(tab)
    name, key_id, _ = epoch_of(2)
    assert tab.ask("takeEpoch", member.id, name, key_id, wrap_for(member, 2)) is True
    return member


def test_vectors_of_others_hold(tab):
    checks.vectors_hold(tab)


def test_what_another_program_made_opens(tab):
    checks.examples_open(tab)


def test_a_browser_and_openssl_open_each_others_packs(tab, partner):
    checks.packs_go_both_ways(tab, partner)


def test_a_later_secret_opens_the_ones_before(tab):
    checks.secrets_of_carried_epochs_open(tab)


def test_keys_are_there_after_a_reload_and_in_other_tabs_and_nowhere_else(tab, holder, new_keys_tab):
    tab.page.reload()
    tab.page.wait_for_function("() => globalThis.ask !== undefined")
    assert tab.ask("knownDevice", holder.id) == holder.known
    assert tab.ask("openPack", bytes.fromhex(EXAMPLES["pack"]["record"])).hex() == EXAMPLES["pack"]["content"]
    other = new_keys_tab()
    assert other.ask("knownDevice", holder.id) is None and other.ask("holdsEpoch", epoch_of(2)[1]) is False


def test_a_device_that_has_no_keys_leaves_no_trace(tab):
    assert tab.ask("knownDevice", bytes(16)) is None and tab.ask("holdsEpoch", bytes(16)) is False
    tab.ask("forgetDevice", bytes(16))
    assert tab.ask("databases") == []
    Member(tab)
    assert tab.ask("databases") == ["timequest-keys"]
    tab.ask("eraseEverything")
    assert tab.ask("databases") == []


def test_a_wrap_that_holds_another_secret_is_refused(tab):
    """A member who gives one device another key than the rest is found out at once."""
    member = Member(tab)
    name, key_id, _ = epoch_of(2)
    lie = cast.Epoch(cast.PLAYER, 1)
    lie.secret = drawn("another secret")
    assert tab.ask("takeEpoch", member.id, name, key_id, taken_wrap(lie.wrapped(member))) is False
    assert tab.ask("holdsEpoch", key_id) is False


def test_a_carried_secret_that_is_another_one_is_refused(tab):
    member = Member(tab)
    (first, first_id, _), (second, second_id, _) = epoch_of(0), epoch_of(1)
    assert tab.ask("takeEpoch", member.id, second, second_id, wrap_for(member, 1)) is True
    lie = cast.Epoch(first["stream"], 1)
    lie.secret = drawn("another secret")
    sealed = b64decode(cast.Epoch(second["stream"], 2).carried(lie)["sealed"])
    assert tab.ask("takePrevious", second_id, 1, {"keyID": first_id, "sealed": sealed}) is False
    assert tab.ask("holdsEpoch", first_id) is False


def test_a_wrap_is_for_one_member_one_epoch_and_one_secret(tab):
    member = Member(tab)
    name, key_id, _ = epoch_of(0)
    wrap = wrap_for(member, 2)
    assert tab.ask("takeEpoch", member.id, name, key_id, wrap) is False
    assert tab.ask("takeEpoch", member.id, name, epoch_of(2)[1], wrap) is False
    another = Member(tab, "another")
    assert tab.ask("takeEpoch", another.id, epoch_of(2)[0], epoch_of(2)[1], wrap) is False
    assert tab.ask("takeEpoch", member.id, epoch_of(2)[0], epoch_of(2)[1], {**wrap, "to": another.name}) is False
    assert tab.ask("holdsEpoch", key_id) is False


def test_points_that_lie_beside_the_curve_are_refused(tab):
    member = Member(tab)
    name, key_id, _ = epoch_of(2)
    wrap = wrap_for(member, 2)
    for point in (bytes(65), b"\4" + bytes(64), wrap["ephemeral"][:-1] + bytes([wrap["ephemeral"][-1] ^ 1]), b""):
        assert tab.ask("takeEpoch", member.id, name, key_id, {**wrap, "ephemeral": point}) is False
        assert tab.ask("isSigned", point, bytes(64), b"") is False


@pytest.mark.parametrize("place", [0, 100, 183, 251, 252, 263, 264, 268, 400, -65, -81])
def test_a_pack_of_which_one_bit_has_changed_stays_closed(tab, holder, place):
    record = bytearray.fromhex(EXAMPLES["pack"]["record"])
    assert tab.ask("openPack", bytes(record)) is not None
    record[place] ^= 4
    assert tab.ask("openPack", bytes(record)) is None
    tablet = bytes.fromhex(EXAMPLES["devices"]["tablet"]["sign"]["public"])
    assert tab.ask("isPackSigned", bytes(record), tablet) is False


def boxes():
    """What a member could seal who does not keep to the page; the first does."""
    box = bytes.fromhex(EXAMPLES["pack"]["box"])
    end = 5 + int.from_bytes(box[1:5], "little")
    yield "as it has to be", box
    yield "padded with something", box[:-1] + b"\1"
    yield "padded too much", box + bytes(256)
    yield "of another form", b"\2" + box[1:]
    yield "longer than it is", box[:1] + len(box).to_bytes(4, "little") + box[5:]
    yield "shorter than what was deflated", box[:1] + (end - 6).to_bytes(4, "little") + box[5 : end - 1] + bytes(257 - end % 256)
    yield "with something behind it", box[:1] + (end - 4).to_bytes(4, "little") + box[5:end] + bytes(len(box) - end)
    yield "empty", b""


def test_a_box_is_padded_as_the_page_says_or_refused(tab, holder):
    pack = EXAMPLES["pack"]
    header, nonce, key = (bytes.fromhex(pack[part]) for part in ("header", "nonce", "sealKey"))
    opened = {}
    for what, box in boxes():
        sealed = seal(key, nonce, box, header)
        record = header + nonce + len(sealed).to_bytes(4, "little") + sealed + bytes(64)
        opened[what] = tab.ask("openPack", record)
    assert opened.pop("as it has to be").hex() == pack["content"]
    assert set(opened.values()) == {None}, opened


def test_what_is_no_pack_is_refused(tab, holder):
    record = bytes.fromhex(EXAMPLES["pack"]["record"])
    for other in (b"", record[:331], record[:-1], record + b"\0", bytes(LARGEST + 400)):
        assert tab.ask("openPack", other) is None and tab.ask("isPackSigned", other, holder.known["sign"]) is False


def test_a_pack_is_padded_signed_and_no_larger_than_it_may_be(tab, holder):
    name, key_id, _ = epoch_of(2)
    header, content = content_by(tab, holder, (name, key_id), [b"{}"])
    record = tab.ask("sealPack", holder.id, header, content)
    assert (len(record) - 252 - 16 - 64) % 256 == 16
    assert record[:252] == header
    assert tab.ask("openPack", record) == content and tab.ask("isPackSigned", record, holder.known["sign"]) is True
    assert tab.ask("sealPack", holder.id, header, content) != record
    # Chance does not deflate.
    assert tab.ask("sealPack", holder.id, header, drawn("chance", LARGEST)) is None
    assert tab.ask("sealPack", holder.id, header, drawn("chance", LARGEST - 1000)) is not None


def test_what_unpacks_to_more_than_is_borne_is_given_up(tab, holder):
    name, key_id, _ = epoch_of(2)
    header, _ = content_by(tab, holder, (name, key_id), [b"{}"])
    most = 2 * 1024 * 1024
    page = tab.page
    page.evaluate("() => { globalThis.zeros = (length) => ({ hex: '00'.repeat(length) }); }")
    length = """async ([device, header, length]) => {
      const record = await ask('sealPack', [device, header, zeros(length)]);
      const content = await ask('openPack', [record]);
      return content && content.hex.length / 2;
    }"""
    parts = [{"hex": holder.id.hex()}, {"hex": header.hex()}]
    assert page.evaluate(length, [*parts, most]) == most
    assert page.evaluate(length, [*parts, most + 1]) is None


def test_a_code_gives_its_secrets_to_a_new_device(tab):
    """All devices are gone: the code has what was wrapped for it, and somebody types it."""
    member, code = Member(tab), tab.ask("newCode")
    known = tab.ask("makeCode", code, cast.FAMILY)
    name = {"family": cast.FAMILY, "stream": cast.PLAYER, "number": 1}
    recipient = {"member": f"recovery:{cast.PLAYER.hex()}", "publicKey": known["wrap"]}
    made = tab.ask("makeEpoch", name, [recipient])
    [wrap] = made["wraps"]
    given = tab.ask("givenByCode", code, cast.FAMILY, known, name, made["keyID"], wrap, [member.recipient])
    assert tab.ask("takeEpoch", member.id, name, made["keyID"], given[0]) is True
    assert tab.ask("givenByCode", code, cast.FAMILY, known, name, bytes(16), wrap, [member.recipient]) is None


def test_codes_nonces_and_pairs_are_never_the_same(tab):
    for name in ("newCode", "newPairingCode", "newNonce"):
        assert len({tab.ask(name) for _ in range(5)}) == 5
    assert len({Member(tab, f"device {number}").known["sign"] for number in range(5)}) == 5
    code = tab.ask("newPairingCode")
    assert tab.ask("sealedMessage", code, 0, b"{}") != tab.ask("sealedMessage", code, 0, b"{}")


def hexadecimals(value):
    """Every text in it, one behind the other."""
    if isinstance(value, dict):
        return " ".join(f"{name} {hexadecimals(part)}" for name, part in value.items())
    return " ".join(map(hexadecimals, value)) if isinstance(value, list) else str(value)


def test_no_secret_and_no_private_key_is_found_anywhere(tab, holder):
    """Looked for in all that is stored, said and rejected; what is not secret is found there, so the search works."""
    code = EXAMPLES["codes"][0]
    known = {part: bytes.fromhex(code[part]["public"]) for part in ("sign", "wrap")} | {"sealed": bytes.fromhex(code["sealed"])}
    token = tab.ask("tokenOf", holder.id)
    tab.ask("signedByCode", bytes.fromhex(code["bytes"]), cast.FAMILY, known, b"an entry")
    tab.ask("paired", bytes.fromhex(EXAMPLES["pairing"]["code"]), [0], bytes.fromhex(EXAMPLES["pairing"]["sealed"][0]))
    checks.secrets_of_carried_epochs_open(tab)
    rejected = [
        tab.told("giveEpoch", bytes(16), [holder.recipient]),
        tab.told("giveEpoch", epoch_of(2)[1], [{"member": "x", "publicKey": bytes(65)}]),
        tab.told("makeEpoch", epoch_of(2)[0], [{"member": "x", "publicKey": b""}]),
        tab.told("openPack", bytes(400 + 16)),
        tab.told("signedBy", bytes(16), b"an entry"),
        tab.told("tokenOf", bytes(16)),
    ]
    assert all("rejected" in answer for answer in rejected[:3] + rejected[4:])
    stored = tab.told("everythingStored")
    everything = hexadecimals([stored, tab.said, rejected])
    assert holder.known["sign"].hex() in everything and epoch_of(2)[1].hex() in everything
    epochs = EXAMPLES["epochs"]
    secrets = [epoch[part] for epoch in epochs for part in ("secret", "sealKey", "previousKey")]
    secrets += [code[part] for part in ("bytes", "token", "key")] + [EXAMPLES["pairing"][part] for part in ("code", "key")]
    # A private key is 32 bytes behind 36 of its PKCS#8.
    secrets += [code[pair]["pkcs8"][72:136] for pair in ("sign", "wrap")]
    assert not [secret for secret in [*secrets, token] if secret in everything]
    assert "'isExtractable': True" not in str(stored) and "'isExtractable': False" in str(stored)
    assert tab.said == []
