"""What the player has done, carried as a file from one place to another."""

import json

import pytest
from playwright.sync_api import expect

from app import App
from copies import PASSPHRASE, save_copy, told
from empty_log import choose, open_copy, start
from log import SETUP, Log, contents
from rules import bar_words
from share_sheet import SHARE
from whole_quest import TOTAL


def test_a_copy_is_a_file_that_people_can_read(app, copy):
    assert copy.name == "timequest-2026-01-21.json"
    text = copy.read_text()
    assert json.loads(text)["schema"] == 7
    assert json.loads(text)["exportedAt"] == "2026-01-21T06:12:00Z"
    assert json.loads(text)["operations"] == contents(app.page)
    assert len(text.splitlines()) == len(Log(app.page).records) + 2


def test_a_copy_is_made_again_with_what_was_done_since(app, copy, tmp_path):
    app.start_again()
    app.lock(120)
    app.leave()
    again = save_copy(app, tmp_path)
    kinds = [operation["kind"] for operation in json.loads(again.read_text())["operations"]]
    assert kinds[-2:] == ["session.started", "estimate.locked"]


def test_what_was_typed_before_add_to_home_screen_is_carried_over(app, copy, home_screen, url):
    played = start(home_screen, url)
    open_copy(played, copy)
    played.is_at("home")
    assert played.see() == app.see()
    assert played.see()["experience"] == bar_words(TOTAL)
    assert contents(home_screen) == contents(app.page)
    for one in (played, app):
        one.tap("Stats")
        one.is_at("stats")
    assert played.text(".stats main") == app.text(".stats main")
    played.tap("Quests")

    played.reload()
    played.is_at("home")
    played.start_again()
    played.lock(120)
    played.is_saved()
    new = contents(home_screen)[-2]
    assert new["device"] != contents(app.page)[0]["device"]
    assert (new["counter"], new["kind"]) == (1, "session.started")


def test_a_quest_goes_on_in_the_other_place_where_it_was(app, home_screen, url, tmp_path):
    app.start()
    app.do_step(120, 130)
    app.lock(300)
    app.leave()
    path = save_copy(app, tmp_path)

    played = start(home_screen, url)
    open_copy(played, path)
    played.is_at("do", "Breakfast")
    played.pass_time(570)
    played.done()
    # Two minutes of the first step have passed on the first device's clock alone.
    assert played.see()["guess"] == "5 min"


def test_a_copy_of_a_copy_is_the_same(copy, home_screen, url, tmp_path):
    played = start(home_screen, url)
    open_copy(played, copy)
    (tmp_path / "again").mkdir()
    again = save_copy(played, tmp_path / "again")
    assert again.read_text().splitlines()[1:] == copy.read_text().splitlines()[1:]


@pytest.mark.parametrize("outcome", [None, "AbortError", "NotAllowedError"])
def test_where_files_can_be_shared_the_copy_is_shared(context, url, outcome):
    page = context.new_page()
    page.add_init_script(SHARE.replace("OUTCOME", json.dumps(outcome)))
    app = App(page, url).open()
    app.open_setting("My data", "Save a copy")
    app.tap("Save a copy")
    # None was wanted after all: nothing is said. Some browsers share no file of this kind: it is downloaded.
    expect(told(page)).to_have_text("" if outcome == "AbortError" else "Your copy is made.")
    expect(app.button("Save a copy")).to_be_enabled()
    shared = page.evaluate("testShared")
    assert [name for name, *_ in shared] == ([] if outcome else ["timequest-2026-01-21.json"])
    if not outcome:
        assert shared[0][1] == "application/json"
        assert json.loads(shared[0][2])["operations"] == contents(page)
    assert page.evaluate("testDownloads") == (1 if outcome == "NotAllowedError" else 0)


def test_when_no_copy_can_be_made_it_says_so_and_everything_is_as_it_was(app, watch):
    app.open_setting("My data", "Save a copy")
    app.page.evaluate("() => { URL.createObjectURL = () => { throw new Error('no files today'); }; }")
    with watch.announced("handOver: this could not be done", app.page):
        app.tap("Save a copy")
    expect(told(app.page)).to_have_text("No copy this time. Everything here is as it was.")
    assert Log(app.page).check().kinds == SETUP


def test_a_copy_with_a_passphrase_is_opened_by_it_alone(app, tmp_path, home_screen, url):
    app.open_setting("My data", "Save a copy")
    app.page.get_by_role("switch", name="Protect it with a password").check()
    app.page.get_by_label("Password", exact=True).fill(PASSPHRASE)
    with app.page.expect_download() as download:
        app.tap("Save a copy")
    expect(told(app.page)).to_have_text("Your copy is made.")
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert "operations" not in json.loads(path.read_text())
    played = start(home_screen, url)
    choose(played, path)
    played.page.get_by_label("Password", exact=True).fill(PASSPHRASE)
    played.tap("Open it")
    played.tap("Import")
    played.tap("No parent here right now")
    played.is_at("home")
    assert contents(home_screen) == contents(app.page)


def test_a_copy_that_the_player_brings_in_is_looked_at_first_and_then_joined(app, copy, new_context, url):
    other = App(new_context().new_page(), url).open()
    before = contents(other.page)
    other.open_setting("My data", "Bring a copy in")
    with other.page.expect_file_chooser() as chooser:
        other.tap("Choose a file")
    chooser.value.set_files(copy)
    expect(other.page.get_by_role("region", name="What it would do here")).to_be_visible()
    assert contents(other.page) == before
    other.tap("Import")
    expect(other.page.get_by_text("It is all here now.")).to_be_visible()
    ids = {operation["id"] for operation in contents(other.page)}
    assert ids == {operation["id"] for operation in [*before, *contents(app.page)]}


def test_back_leads_from_settings_home(app):
    app.tap("Settings")
    app.is_at("settings")
    app.back()
    app.is_at("home")
