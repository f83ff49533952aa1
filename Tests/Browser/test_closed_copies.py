"""A parent's copy closes what a player has played, and the player's own code opens it where there is nothing else."""

import json
import re
import zlib
from base64 import b64decode

import pytest
from playwright.sync_api import expect

from copies import Copies, as_file, save_copy
from household import go_straight_home, have_the_same, kinds, written_code
from log import contents
from player import GUESSES

IN_STEP = re.compile("In step|Catching up|On its own")


@pytest.fixture
def url(family_server):
    return family_server.url


@pytest.fixture
def family(household):
    """A device on which somebody has played and the family began, and one of the player's; both codes."""
    parent, app = household.played()
    have_the_same([parent.app, app])
    familys = household.sheet(parent)
    parent.app.tap("Back")
    parent.leave()
    parent.app.open_setting("My data", "My code")
    players = written_code(parent.page)
    parent.app.reload()
    parent.app.is_at("home")
    return parent, app, players, familys


def parents_copy(parent, folder):
    copies = Copies(parent.app).go()
    expect(copies.section).to_contain_text("is in it, sealed: the player’s own code opens it, and nothing else does.")
    expect(copies.section).not_to_contain_text("every player’s results")
    return copies.save(folder)


def restore(household, path):
    """A new device on which a copy is opened; answers the app, at home."""
    new = household.empty()
    with new.page.expect_file_chooser() as chooser:
        new.tap("I have a copy")
    chooser.value.set_files(path)
    return new


def copies_preview(app):
    return app.page.get_by_role("region", name="What it would do here")


def go_on(new):
    new.tap("Import")
    new.tap("No parent here right now")
    go_straight_home(new)
    new.is_at("home")
    new.open_setting("My data")


def type_code(app, code):
    app.page.get_by_label("My code", exact=True).fill(code)
    app.tap("Open them")


def told(app):
    return app.page.locator(".my-data .told")


def test_the_players_code_brings_back_what_a_parents_copy_has_closed(household, family, tmp_path):
    parent, app, players, familys = family
    path = parents_copy(parent, tmp_path)
    file = json.loads(path.read_text())
    assert {operation["stream"] for operation in file["operations"]} == {"plan"}
    assert [part["version"] for part in file["closed"]] == [1]
    # The player's own holds both.
    (tmp_path / "own").mkdir()
    own = json.loads(save_copy(app, tmp_path / "own").read_text())
    assert {operation["stream"] for operation in own["operations"]} == {"plan", "play"} and "closed" not in own
    expect(app.page.get_by_text("holds your results sealed: your own code opens them")).to_be_visible()

    new = restore(household, path)
    expect(copies_preview(new)).to_contain_text("own code opens it")
    go_on(new)
    assert "session.closed" not in kinds(new)
    type_code(new, familys)
    expect(told(new)).to_contain_text("That is another code")
    type_code(new, players.lower())
    expect(told(new)).to_have_text("1 quest of yours is back.")
    expect(new.page.get_by_text("Results of yours wait here")).to_have_count(0)
    new.reload()
    new.is_at("home")
    assert new.see()["experience"] == app_home(app)["experience"]
    new.open_setting("My data")
    expect(new.page.get_by_text("Save a copy", exact=True)).to_be_visible()
    expect(new.page.get_by_text("Results of yours wait here")).to_have_count(0)
    played = [operation for operation in contents(new.page) if operation["stream"] == "play"]
    assert {one["id"] for one in played} >= {one["id"] for one in own["operations"] if one["stream"] == "play"}


def app_home(app):
    app.leave()
    return app.see()


def test_what_is_not_on_a_parents_device_is_in_no_copy_from_there(household, tmp_path):
    parent = household.parents()
    app = household.pair(parent, "Plays")
    app.do_quest(GUESSES)
    app.is_saved()
    copies = Copies(parent.app).come_back()
    expect(copies.section).to_contain_text("is not on this device, so it is not in a copy from here.")
    file = json.loads(copies.save(tmp_path).read_text())
    # What the player's switches were when the family began here.
    assert {one["kind"] for one in file["operations"] if one["stream"] == "play"} <= {"setting.set"}


def test_what_waits_is_in_every_copy_that_is_saved_meanwhile(household, family, tmp_path):
    parent, _, players, _ = family
    path = parents_copy(parent, tmp_path)
    closed = json.loads(path.read_text())["closed"]
    new = restore(household, path)
    go_on(new)
    new.reload()
    new.is_at("home")
    (tmp_path / "again").mkdir()
    again = save_copy(new, tmp_path / "again")
    assert json.loads(again.read_text())["closed"] == closed
    third = restore(household, again)
    go_on(third)
    type_code(third, players)
    expect(told(third)).to_have_text("1 quest of yours is back.")


def test_what_was_changed_on_its_way_stays_out_and_keeps_nothing_else_out(household, family, tmp_path):
    parent, _, players, _ = family
    text = parents_copy(parent, tmp_path).read_text()
    place = text.index('"sealed":"') + 500
    letter = "A" if text[place] != "A" else "B"
    damaged = text[:place] + letter + text[place + 1 :]
    copies = Copies(parent.app).come_back()
    before = contents(copies.page)
    copies.bring(as_file(damaged))
    expect(copies.preview).to_contain_text("This sealed part was changed on its way, so it stays out.")
    expect(copies.preview).to_contain_text("Nothing else in it is new.")
    copies.app.tap("Done")
    assert contents(copies.page) == before
    new = restore(household, as_file(damaged))
    expect(copies_preview(new)).to_contain_text("This sealed part was changed on its way, so it stays out.")
    go_on(new)
    expect(new.page.get_by_text("Save a copy", exact=True)).to_be_visible()
    expect(new.page.get_by_text("Results of yours wait here")).to_have_count(0)
    # Whoever mends the checksum is found out when it is opened.
    file = json.loads(text)
    part = file["closed"][0]
    sealed = part["sealed"]
    part["sealed"] = sealed[:500] + ("A" if sealed[500] != "A" else "B") + sealed[501:]
    part["checksum"] = checksum(part)
    new = restore(household, as_file(json.dumps(file, separators=(",", ":"))))
    go_on(new)
    type_code(new, players)
    expect(told(new)).to_contain_text("The code fits, and this part of the copy was changed on its way.")
    assert "session.closed" not in kinds(new)
    expect(new.page.get_by_text("Results of yours wait here")).to_be_visible()


def checksum(part):
    info = b"timequest/1 copy\0" + bytes.fromhex(part["family"] + part["player"] + part["lookup"])
    return zlib.crc32(info + b"".join(b64decode(part[name]) for name in ("sign", "wrap", "keys", "ephemeral", "sealed")))
