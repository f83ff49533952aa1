"""Copies in the family area: sealed, brought in, thought of."""

import json
import unicodedata

import pytest
from playwright.sync_api import expect

from accessibility import check
from app import PHONE, App
from copies import PASSPHRASE, Copies, as_file, is_new, let_in, save_copy
from earlier import earlier_year, points
from empty_log import FROM_HOME_SCREEN, choose, is_asked, start
from log import Log, contents
from parent import PIN
from rules import bar_words
from tabs import reading_tab
from walks import copies_stations


def screens(app):
    """What home, stats, settings and the list of routines say."""
    app.tap("Stats")
    app.is_at("stats")
    said = [app.text("#app main")]
    # Home that was opened by a start asks for no name.
    app.tap("Quests")
    app.is_at("home")
    said += [app.see(), app.text("#app main")]
    app.tap("Settings")
    app.is_at("settings")
    said.append(app.text("#app main"))
    app.back()
    app.is_at("home")
    parent = let_in(app)
    said.append(app.text("#app main"))
    parent.leave()
    return said


# There and back


@pytest.mark.parametrize("passphrase", [None, PASSPHRASE], ids=["plain", "sealed"])
def test_a_copy_brings_everything_back_after_everything_was_erased(played, tmp_path, passphrase):
    app = played
    before = screens(app)
    log = contents(app.page)
    parent = let_in(app).come_back()
    if passphrase:
        parent.seal(passphrase)
    path = parent.save(tmp_path)
    parent.erase()
    is_new(app)

    with app.page.expect_file_chooser() as chooser:
        app.tap("I have a copy")
    chooser.value.set_files(path)
    if passphrase:
        parent.unseal(passphrase)
    app.tap("Import")
    # A copy carries no PIN.
    parent.keep_pin(PIN)
    parent.note_code()
    app.is_open()
    app.is_at("home")
    app.is_saved()
    assert contents(app.page) == log
    assert screens(app) == before


def test_where_nothing_is_yet_a_sealed_copy_asks_for_its_passphrase(played, new_context, url, tmp_path):
    before = screens(played)
    parent = let_in(played).come_back()
    parent.seal(PASSPHRASE)
    path = parent.save(tmp_path)

    context = new_context()
    context.add_init_script(FROM_HOME_SCREEN)
    page = context.new_page()
    app = start(page, url)
    choose(app, path)
    expect(page.locator("#passphrase")).to_be_focused()
    page.locator("#passphrase").fill("another one")
    app.tap("Open it")
    expect(page.get_by_text("It stays closed.")).to_be_visible()
    assert Log(page).records == []
    # As another keyboard writes it.
    page.evaluate(
        """(text) => {
          const field = document.querySelector('#passphrase');
          field.value = text;
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }""",
        unicodedata.normalize("NFD", PASSPHRASE),
    )
    page.locator("#passphrase").press("Enter")
    app.tap("Import")
    parent = Copies(app)
    parent.keep_pin(PIN)
    parent.note_code()
    app.is_at("home")
    app.is_saved()
    assert [op["id"] for op in contents(page)] == [op["id"] for op in contents(played.page)]
    assert screens(app) == before


@pytest.mark.parametrize("way", ["left", "killed"])
def test_whoever_leaves_the_question_for_a_pin_leaves_an_area_that_asks_for_the_family_code(
    played, new_context, url, tmp_path, way
):
    parent = let_in(played).come_back()
    code = parent.renew_code()
    path = parent.come_back().save(tmp_path)

    context = new_context()
    context.add_init_script(FROM_HOME_SCREEN)
    app = start(context.new_page(), url)
    choose(app, path)
    app.tap("Import")
    parent = Copies(app)
    parent.is_asked("Choose a PIN")
    if way == "left":
        app.tap("No parent here right now")
    else:
        app.page.reload()
    app.is_at("home")
    parent.enter()
    parent.is_asked("Family code")
    parent.field("Family code").fill("0000-0000-0000-0000-0000-0000-0000")
    app.tap("Open")
    expect(app.page.get_by_text("That code opens nothing here.")).to_be_visible()
    parent.field("Family code").fill(code)
    app.tap("Open")
    # The paper stays good.
    parent.keep_pin("13579")
    parent.is_in()


# Bringing in


def test_bringing_in_twice_finds_nothing_new(played, new_context, url, tmp_path):
    path = save_copy(played, tmp_path)
    other = Copies(App(new_context().new_page(), url).open()).go()
    other.bring_in(path)
    first = contents(other.page)
    other.bring(path)
    other.brings_nothing()
    assert contents(other.page) == first
    other.app.reload()
    assert Log(other.page).records[-1].is_whole


def test_the_preview_says_what_is_new_and_leaving_it_changes_nothing(copies):
    before = contents(copies.page)
    copies.bring(as_file(earlier_year(20)))
    assert copies.facts() == [
        f"Changes Player 1 0 XP now, {1234 + points(20):,} XP with it",
        "New Morning 3 steps",
        "New 20 quests played 60 guesses",
    ]
    expect(copies.page.get_by_role("heading", name="What it would do here")).to_be_focused()
    copies.app.tap("Cancel")
    expect(copies.preview).to_have_count(0)
    assert contents(copies.page) == before


def test_an_earlier_file_of_years_keeps_points_streak_and_every_guess(copies):
    copies.bring_in(as_file(earlier_year(500)))
    copies.leave()
    app = copies.app
    assert app.see()["experience"] == bar_words(1234 + points(500))
    kinds = Log(copies.page).kinds
    assert kinds.count("session.imported") == 500
    guesses = [
        guess
        for operation in contents(copies.page)
        if operation["kind"] == "session.imported"
        for guess in operation["body"]["guesses"]
    ]
    assert len(guesses) == 1500
    app.reload()
    assert app.see()["experience"] == bar_words(1234 + points(500))
    # And once more.
    before = contents(copies.page)
    let_in(copies.app).come_back()
    copies.bring(as_file(earlier_year(500)))
    copies.brings_nothing()
    assert contents(copies.page) == before


def test_names_of_an_earlier_file_come_in_one_normal_form(copies):
    name = "Zähne"
    apart = unicodedata.normalize("NFD", name)
    written = json.dumps(apart)[1:-1]
    assert "\\u0308" in written
    copies.bring_in(as_file(earlier_year(2).replace('"Step 1"', f'"{apart}"')))
    # Written in another way it is the same file.
    copies.bring(as_file(earlier_year(2).replace('"Step 1"', f'"{written}"')))
    copies.brings_nothing()
    names = [
        operation["body"]["fields"].get("name")
        for operation in contents(copies.page)
        if operation["kind"] == "step.set" and operation["device"] != contents(copies.page)[0]["device"]
    ]
    assert name in names
    assert apart not in names
    assert len(names) == 3


def test_where_two_play_an_earlier_file_is_somebodys(copies, new_context, url, tmp_path):
    other = App(new_context().new_page(), url).open()
    path = save_copy(other, tmp_path)
    copies.bring_in(path)
    copies.bring(as_file(earlier_year(5)))
    expect(copies.page.get_by_text("Who played it?")).to_be_visible()
    copies.app.tap("Somebody new")
    assert f"New Player 3 with {1234 + points(5):,} XP" in copies.facts()
    copies.app.tap("Cancel")
    copies.bring(as_file(earlier_year(5)))
    copies.page.get_by_role("button", name="Player 1", exact=True).tap()
    assert copies.facts()[0] == f"Changes Player 1 0 XP now, {1234 + points(5):,} XP with it"
    copies.app.tap("Import")
    expect(copies.told).to_have_text("It is all here now.")
    # The second time it is known.
    copies.bring(as_file(earlier_year(6)))
    assert "New 1 quest played 3 guesses" in copies.facts()
    assert "Here already 1 routine 5 quests played 15 guesses" in copies.facts()


REFUSED = {
    "a picture": (b"\x89PNG\r\n\x1a\n\xff", "no copy of TimeQuest"),
    "a newer schema": (b'{"schema":8,"operations":[]}', "a newer TimeQuest"),
    "schema 0": (b'{"schema":0,"routines":[]}', "made by no TimeQuest we know"),
    "schema -7": (b'{"schema":-7,"routines":[]}', "made by no TimeQuest we know"),
    "too deep": (b'{"schema":1,"x":' + b"[" * 70 + b"]" * 70 + b"}", "nested deeper than any copy"),
    "no number": (
        earlier_year(1).replace('"xpEarned": ', '"xpEarned": "many", "was": ', 1).encode(),
        "is no number",
    ),
    "half a copy": (b'{"schema":7,"exportedAt":"2026', "ends in the middle, in line 1"),
    "nobody": (b'{"schema":7,"operations":[]}', "Nobody has played in that copy yet."),
}


@pytest.mark.parametrize("content, words", REFUSED.values(), ids=REFUSED.keys())
def test_a_file_that_is_no_copy_is_refused_in_plain_words(copies, content, words):
    before = contents(copies.page)
    copies.bring(as_file(content))
    expect(copies.told).to_contain_text(words)
    assert contents(copies.page) == before


def test_an_earlier_file_is_refused_with_place_and_reason(copies):
    before = contents(copies.page)
    copies.bring(as_file(earlier_year(3).replace('"startedAt": "2024-09-03', '"startedAt": "2024-13-03')))
    expect(copies.told).to_contain_text("at sessions[1].startedAt: what stands there is no date.")
    expect(copies.told).to_contain_text("Nothing here has changed.")
    assert contents(copies.page) == before


def test_where_nothing_is_yet_an_earlier_file_is_opened_too(new_context, url):
    context = new_context()
    context.add_init_script(FROM_HOME_SCREEN)
    app = start(context.new_page(), url)
    choose(app, as_file(earlier_year(10)))
    # Nothing is stored before it is wanted.
    expect(app.page.get_by_role("region", name="What it would do here")).to_contain_text("10 quests played")
    assert Log(app.page).records == []
    app.tap("Cancel")
    is_asked(app)
    choose(app, as_file(earlier_year(10)))
    app.tap("Import")
    app.tap("No parent here right now")
    app.is_at("home")
    assert app.see()["experience"] == bar_words(1234 + points(10))


def test_a_tab_that_shows_follows_what_another_one_brings_in(copies, url):
    reader = reading_tab(copies.page.context, url)
    copies.app.show()
    copies.bring_in(as_file(earlier_year(10)))
    reader.show()
    expect(reader.page.locator("#app")).to_contain_text(bar_words(1234 + points(10)))


# Where copies are


def test_one_line_says_where_copies_are(copies, tmp_path):
    line = copies.page.locator(".where")
    expect(line).to_have_text("On this device. Last copy: none yet.")
    copies.save(tmp_path)
    expect(line).to_have_text("On this device. Last copy: today.")
    copies.app.days_go_by(3)
    let_in(copies.app).come_back()
    expect(line).to_have_text("On this device. Last copy: 3 days ago.")


def test_whoever_has_something_to_lose_and_no_copy_is_told(played, tmp_path):
    parent = Copies(played).go()
    warning = parent.page.locator(".copies > .caution")
    expect(warning.first).to_contain_text("on this device and nowhere else")
    parent.save(tmp_path)
    expect(warning.filter(has_text="nowhere else")).to_have_count(0)
    # Not to the player.
    parent.leave()
    expect(parent.page.locator("#app")).not_to_contain_text("copy")


@pytest.mark.parametrize("is_promised", [True, False])
def test_what_the_browser_has_promised_is_said(context, url, is_promised):
    page = context.new_page()
    page.add_init_script(
        f"navigator.storage.constructor.prototype.persisted = async () => {json.dumps(is_promised)};"
    )
    parent = Copies(App(page, url).open()).go()
    expect(page.locator(".where")).to_be_visible()
    parent.app.settle()
    expect(page.locator(".copies > .caution")).to_have_count(0 if is_promised else 1)


# For everybody


def test_everything_can_be_done_by_keyboard(copies):
    app = copies.app
    app.reach("Choose a file")
    with copies.page.expect_file_chooser() as chooser:
        # Playwright does not wait until it would hear of it.
        app.settle()
        app.press("Enter")
    chooser.value.set_files(as_file(earlier_year(5)))
    expect(copies.page.get_by_role("heading", name="What it would do here")).to_be_focused()
    app.reach("Import")
    app.press("Enter")
    expect(copies.told).to_have_text("It is all here now.")
    expect(copies.told).to_be_focused()
    app.reach("seal")
    app.press("Space")
    app.reach("new-passphrase")
    app.page.keyboard.type("eight characters")
    with copies.page.expect_download():
        app.press("Enter")
    expect(copies.section.get_by_text("Your copy is made.")).to_be_visible()
    copies.open_page("Erase")
    app.reach("Erase everything ...")
    app.press("Enter")
    app.reach("erase-word")
    app.page.keyboard.type("ERASE")
    app.reach("Erase everything here")
    with copies.page.expect_navigation():
        app.press("Enter")
    is_new(app)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(new_context, url, scheme):
    copies = Copies(App(new_context(color_scheme=scheme).new_page(), url).open()).go()
    for station in copies_stations(copies):
        wrong, right = check(copies.page)
        assert wrong == [], station
        assert "target-size" in right


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_scrolls_sideways(new_context, url, width):
    context = new_context(viewport={**PHONE["viewport"], "width": width})
    copies = Copies(App(context.new_page(), url).open()).go()
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    for station in copies_stations(copies):
        assert copies.page.evaluate(overflow) <= 0, station


