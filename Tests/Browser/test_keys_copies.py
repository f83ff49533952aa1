"""What a copy holds of a player: opened by the player's code, here and in a program that is no browser, and by no other."""

import json
from base64 import b64decode

import keys_checks as checks
import pytest
from keys_page import EXAMPLES, Member, Partner, epoch_of
from primitives import drawn

import cast

PLAY = b'{"schema":7,"operations":[]}' * 500
COPY = EXAMPLES["copy"]
PART = json.loads(COPY["file"])["closed"][0]
CODE = {
    **{name: bytes.fromhex(PART[name]) for name in ("family", "player", "lookup")},
    **{name: b64decode(PART[name]) for name in ("sign", "wrap")},
    "sealed": b64decode(PART["keys"]),
}
HIDDEN = {name: b64decode(PART[name]) for name in ("ephemeral", "sealed")}
PLAYERS, FAMILYS = (bytes.fromhex(EXAMPLES["codes"][place]["bytes"]) for place in (1, 0))
OTHER = {"isOther": True}
DAMAGED = {"play": None}


@pytest.fixture
def tab(new_keys_tab):
    return new_keys_tab()


@pytest.fixture
def partner():
    partner = Partner()
    yield partner
    partner.stop()


def code_of(tab, player=cast.PLAYER):
    """A new one, and what the roster would have of it."""
    code = tab.ask("newCode")
    made = tab.ask("makeCode", code, cast.FAMILY)
    known = {name: made[name] for name in ("lookup", "sign", "wrap", "sealed")}
    return code, {"family": cast.FAMILY, "player": player, **known}


def flipped(data, place):
    place %= len(data)
    return data[:place] + bytes([data[place] ^ 4]) + data[place + 1 :]


def test_what_another_program_sealed_opens_with_the_players_code(tab):
    assert tab.ask("openPlay", PLAYERS, CODE, HIDDEN) == {"play": COPY["play"].encode()}


def test_other_codes_and_keys_open_nothing(tab):
    """All that a parent's device holds: the family's code, its own, and the secrets that were given to it."""
    assert tab.ask("openPlay", FAMILYS, CODE, HIDDEN) == OTHER
    assert tab.ask("openPlay", PLAYERS[::-1], CODE, HIDDEN) == OTHER
    forged = {**CODE, "lookup": bytes.fromhex(EXAMPLES["codes"][0]["lookup"])}
    assert tab.ask("openPlay", FAMILYS, forged, HIDDEN) == DAMAGED
    holders = [EXAMPLES["devices"][name]["wrap"] for name in ("phone", "tablet", "renamed")]
    for pair in [*holders, EXAMPLES["codes"][0]["wrap"], EXAMPLES["codes"][0]["sign"], EXAMPLES["codes"][1]["sign"]]:
        pkcs8, public = bytes.fromhex(pair["pkcs8"]), bytes.fromhex(pair["public"])
        assert tab.ask("openedWith", pkcs8, public, CODE, HIDDEN) is None
    for secret in [epoch_of(index)[2] for index in (0, 1, 2)] + [bytes.fromhex(COPY["key"])[::-1]]:
        assert tab.ask("openedUnder", secret, CODE, HIDDEN) is None
    # The right key would have been found.
    assert tab.ask("openedUnder", bytes.fromhex(COPY["key"]), CODE, HIDDEN) is not None


@pytest.mark.parametrize("place", [0, 1, 5000, -17, -1])
def test_a_bit_that_has_changed_keeps_it_closed(tab, place):
    hidden = {**HIDDEN, "sealed": flipped(HIDDEN["sealed"], place)}
    assert tab.ask("openPlay", PLAYERS, CODE, hidden) == DAMAGED
    assert tab.ask("openPlay", PLAYERS, {**CODE, "sealed": flipped(CODE["sealed"], place)}, HIDDEN) == DAMAGED
    other = EXAMPLES["devices"]["phone"]["wrap"]["public"]
    for name in ("sign", "wrap"):
        assert tab.ask("openPlay", PLAYERS, {**CODE, name: bytes.fromhex(other)}, HIDDEN) == DAMAGED
    for ephemeral in (bytes.fromhex(other), bytes(65), flipped(HIDDEN["ephemeral"], 64)):
        assert tab.ask("openPlay", PLAYERS, CODE, {**HIDDEN, "ephemeral": ephemeral}) == DAMAGED
    for name in ("family", "player"):
        assert tab.ask("openPlay", PLAYERS, {**CODE, name: bytes(16)}, HIDDEN) == DAMAGED


def test_a_browser_and_openssl_open_what_the_other_has_sealed(tab, partner):
    checks.copies_go_both_ways(tab, partner)


def test_its_size_tells_of_weeks_and_it_is_never_the_same(tab):
    _, known = code_of(tab)
    sizes = {len(tab.ask("sealPlay", known, PLAY[:length])["sealed"]) for length in (0, 1, len(PLAY))}
    assert sizes == {16 * 1024 + 16}
    assert len({tab.ask("sealPlay", known, PLAY)["sealed"] for _ in range(4)}) == 4
    assert len(tab.ask("sealPlay", known, drawn("chance", 40_000))["sealed"]) == 48 * 1024 + 16


def test_a_device_that_has_sealed_opens_nothing_and_keeps_nothing_of_it(tab):
    Member(tab)
    before = tab.told("everythingStored")
    _, known = code_of(tab)
    tab.ask("sealPlay", known, PLAY)
    assert tab.told("everythingStored") == before
