"""Recovery codes of a family, on a real server: on paper, and back from it when devices are gone."""

import re

import pytest
from playwright.sync_api import expect

from eventually import at_last
from held_requests import PUSH
from household import kinds, open_devices, written_code
from parent import Parent
from patience import milliseconds
from player import GUESSES

# All that lies in the app's databases and beside them, as text. A code could stand there as its characters or its bytes.
EVERYTHING = """async () => {
  const open = (name) => new Promise((done) => { indexedDB.open(name).onsuccess = ({ target }) => done(target.result); });
  const all = (store) => new Promise((done) => { store.getAll().onsuccess = ({ target }) => done(target.result); });
  const bytes = (value) => {
    if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
    if (ArrayBuffer.isView(value)) return [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
    return null;
  };
  const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
  for (const { name } of await indexedDB.databases()) {
    const database = await open(name);
    for (const store of database.objectStoreNames) {
      const values = await all(database.transaction(store).objectStore(store));
      found.push(JSON.stringify(values, (key, value) => {
        const read = bytes(value);
        return read === null ? value : `${read.join(',')} ${String.fromCharCode(...read.slice(0, 50_000))}`;
      }));
    }
    database.close();
  }
  return found.join('\\n');
}"""

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
NOBODYS = "7W7V-F4J3-E28P-VBJP-6RHA-9BF1-3G3X"


def traces_of(code):
    """How the code could stand somewhere: as people write it, without its hyphens, as digits, as bytes."""
    characters = code.replace("-", "")
    value = 0
    for character in characters[:26]:
        value = value * 32 + ALPHABET.index(character)
    octets = value.to_bytes(16, "big")
    return [code, characters, octets.hex(), ",".join(str(octet) for octet in octets)]


@pytest.fixture
def url(family_server):
    return family_server.url


@pytest.fixture
def heard():
    """What browsers ask and say."""
    return []


def listen(page, heard):
    page.context.on("request", lambda request: heard.append(request.url))
    page.on("console", lambda message: heard.append(message.text))


def lose(*devices):
    """With all that lies in their profiles."""
    for page in devices:
        page.context.close()


def go_on(app):
    """On a device that came back: a PIN of its own comes first. It ends at home."""
    app.tap("Go on")
    back = Parent(app)
    back.keep_pin("13579")
    back.is_in()
    back.leave()


def devices_of(app, code):
    """The list of devices on one that came back: the same code opens the way when the PIN is forgotten."""
    parent = Parent(app)
    parent.enter()
    parent.is_asked("Your PIN")
    app.tap("PIN forgotten?")
    parent.is_asked("Family code")
    parent.field("Family code").fill(code)
    app.tap("Open")
    parent.keep_pin("24680")
    parent.is_in()
    parent.open_page("Devices")
    return parent


def test_all_devices_are_gone_and_the_sheet_brings_the_routine_back(household, heard):
    parent = household.parents()
    listen(parent.page, heard)
    app = household.pair(parent, "Plays")
    listen(app.page, heard)
    app.do_quest(GUESSES)
    app.is_saved()
    app.show_page(False)
    parent.app.tap("Back")
    code = household.sheet(parent)
    parent.app.tap("It is on paper")
    parent.show_group(code.split("-"))
    parent.is_at("Devices")
    for page in (parent.page, app.page):
        kept = page.evaluate(EVERYTHING)
        for trace in traces_of(code):
            assert trace not in kept
            assert not any(trace in said for said in heard)
    lose(parent.page, app.page)

    new = household.empty()
    listen(new.page, heard)
    household.type_sheet(new, code.lower())
    expect(new.page.get_by_text("Your family’s quests are here.")).to_be_visible(timeout=milliseconds(30_000))
    assert "session.closed" not in kinds(new)
    go_on(new)
    expect(new.button("Start Morning quest")).to_be_visible()
    # The same code opens the family area.
    again = devices_of(new, code)
    expect(again.page.locator(".row", has_text="device")).not_to_have_count(0)
    kept = new.page.evaluate(EVERYTHING)
    for trace in traces_of(code):
        assert trace not in kept and not any(trace in said for said in heard)
    # And it can be printed once more.
    assert household.sheet(again) == code


def test_a_players_code_brings_back_what_was_played(household):
    parent = household.parents()
    app = household.pair(parent, "Plays")
    with app.page.context.expect_event("response", lambda answer: PUSH.search(answer.url) and answer.ok):
        app.do_quest(GUESSES)
        app.is_saved()
        app.show_page(False)
    app.show_page(True)
    app.reload()
    parent.app.tap("Back")
    familys = household.sheet(parent)
    my_code(app)
    players = written_code(app.page)
    assert players != familys
    lose(parent.page, app.page)

    new = household.empty()
    household.type_sheet(new, familys)
    expect(new.page.get_by_text("Your family’s quests are here.")).to_be_visible(timeout=milliseconds(30_000))
    go_on(new)
    again = devices_of(new, familys)
    type_players(again, players)
    expect(again.page.get_by_role("heading", level=1)).to_have_text("Another device can read this, too")
    new.tap("Type a code again")
    new.tap("Back")
    for name in ("A parent’s device", "’s device"):
        again.page.locator(".row", has_text=name).first.tap()
        again.page.locator(".quiet.outlined", has_text="Remove").tap()
        new.tap("Remove it")
        expect(again.page.locator(".row", has_text=name)).to_have_count(0, timeout=milliseconds(30_000))
    type_players(again, players)
    expect(again.page.get_by_role("heading", level=1)).to_have_text("It comes back")
    new.page.wait_for_function(
        "() => testDatabase.read().then(({ records }) => records.some(({ record }) => record.includes('session.closed')))",
        timeout=milliseconds(30_000),
    )


def type_players(parent, code):
    parent.row("A player’s code").tap()
    parent.field("A player’s code").fill(code)
    parent.app.tap("Next")


def make_new_code(app):
    """On the page of a code; answers the new one."""
    before = written_code(app.page)
    app.tap("Make a new code")
    app.tap("Make it")
    at_last(lambda: written_code(app.page) != before, "the code stays as it was")
    return written_code(app.page)


def test_a_new_code_takes_the_place_of_the_paper_and_the_other_parent_is_told(household):
    parent = household.parents()
    other = Parent(household.pair(parent, "A parent’s"))
    parent.app.tap("Back")
    before = household.sheet(parent)
    after = make_new_code(parent.app)
    open_devices(other)
    expect(other.page.get_by_text("Your family gets a new family code")).to_be_visible(timeout=milliseconds(30_000))
    other.row("Recovery sheet").tap()
    expect(other.page.get_by_text("This device does not know the family code. It is on: A parent’s device")).to_be_visible()
    lose(parent.page, other.page)

    new = household.empty()
    household.type_sheet(new, before)
    expect(new.page.get_by_role("heading", level=1)).to_have_text("No family here goes by this code")
    expect(new.page.get_by_text("a newer one has taken its place")).to_be_visible()
    new.tap("Type a code again")
    new.page.get_by_label("Family code", exact=True).fill(after)
    new.tap("Next")
    expect(new.page.get_by_text("Your family’s quests are here.")).to_be_visible(timeout=milliseconds(30_000))


def my_code(app):
    app.open_setting("My data", "My code")


def test_her_new_device_has_a_code_that_the_removed_one_never_knew(household):
    parent = household.parents()
    phone = household.pair(parent, "Plays")
    my_code(phone)
    known = written_code(phone.page)
    open_devices(parent)
    parent.row("’s device").first.tap()
    parent.page.locator(".quiet.outlined", has_text="Remove").tap()
    expect(parent.page.get_by_text("That paper opens nothing new then")).to_be_visible()
    parent.app.tap("Remove it")
    tablet = household.pair(parent, "Plays")
    my_code(tablet)
    first = written_code(tablet.page)
    assert first != known
    assert make_new_code(tablet) not in (first, known)


def test_a_code_of_nobody_and_a_slip_are_told(household):
    parent = household.parents()
    household.pair(parent, "A parent’s")
    parent.app.tap("Back")
    code = household.sheet(parent)
    new = household.empty()
    asked = []
    new.page.context.on("request", lambda request: asked.append(request.url))
    last = "0" if code[-1] != "0" else "1"
    household.type_sheet(new, code[:-1] + last)
    expect(new.page.get_by_text("It has seven groups of four")).to_be_visible()
    assert not any("/v1/" in url for url in asked)
    new.page.get_by_label("Family code", exact=True).fill(NOBODYS)
    new.tap("Next")
    expect(new.page.get_by_role("heading", level=1)).to_have_text("No family here goes by this code")
    new.tap("Type a code again")
    new.page.get_by_label("Family code", exact=True).fill(code)
    new.tap("Next")
    expect(new.page.get_by_text("Your family’s quests are here.")).to_be_visible(timeout=milliseconds(30_000))


def test_without_a_network_the_code_waits_to_be_typed_again(household, watch):
    watch.bear("ERR_INTERNET_DISCONNECTED")
    parent = household.parents()
    household.pair(parent, "A parent’s")
    parent.app.tap("Back")
    code = household.sheet(parent)
    new = household.empty()
    household.type_sheet(new, NOBODYS)
    new.tap("Type a code again")
    new.page.get_by_label("Family code", exact=True).fill(code)
    new.page.context.set_offline(True)
    new.tap("Next")
    expect(new.page.get_by_role("heading", level=1)).to_have_text("No family server answers", timeout=milliseconds(30_000))
    new.page.context.set_offline(False)
    new.tap("Type a code again")
    new.tap("Next")
    expect(new.page.get_by_text("Your family’s quests are here.")).to_be_visible(timeout=milliseconds(30_000))


def test_the_sheet_is_printed_alone_on_one_white_page(household):
    parent = household.parents()
    household.pair(parent, "A parent’s")
    household.sheet(parent)
    parent.page.emulate_media(media="print", color_scheme="dark")
    expect(parent.page.locator(".written-code").first).to_be_visible()
    for part in (".tabs", ".round", ".action", ".quiet"):
        expect(parent.page.locator(part).first).to_be_hidden()
    background = "getComputedStyle(document.documentElement).backgroundColor"
    assert parent.page.evaluate(background) == "rgb(255, 255, 255)"
    assert parent.page.pdf(format="A4", prefer_css_page_size=True).count(b"/Type /Page\n") == 1
