"""What opens a device, begins it and empties it, as scripts: after each deed that is handed out, another life begins."""

from itertools import count

from playwright.sync_api import expect

from copies import Copies, as_file, let_in
from earlier import earlier_year
from first_visit import Pages
from lives import fill, heading, tap, type_into
from log import Log
from parent import PIN, Parent, place_of

KEYS = heading("PIN and code")
NOT_THE_PIN = ["#app main", "That is not the PIN."]
OTHER_CODE = "That code belongs to another family or device."
# What is said before the next try, by the number of wrong ones.
RESTS = {3: "ten seconds", 4: "half a minute"}
RESTED = 30


# The gate


def wrong_tries(device):
    """A wrong PIN is counted before it is called wrong; the right one forgives them all."""
    while True:
        for tried in range(5):
            parent = Parent(device.app)
            parent.enter()
            parent.is_asked("Your PIN")
            if tried in RESTS:
                expect(device.page.get_by_text(f"Next try in {RESTS[tried]}.")).to_be_visible()
                device.app.pass_time_of_storage(RESTED)
            expect(parent.field("PIN")).to_be_enabled()
            if tried < 4:
                yield type_into(parent.field("PIN"), "0000", NOT_THE_PIN)
            else:
                yield type_into(parent.field("PIN"), PIN, heading("Routines"))


def pins(device):
    """The new one opens, and the old one does not."""
    old = PIN
    parent = Parent(device.app)
    parent.choose_pin()
    for number in count(1000):
        new = str(number)
        parent.open_page("PIN and code")
        device.app.touch(parent.row("Change the PIN"))
        parent.is_asked("Choose a PIN")
        parent.field("PIN").fill(new)
        yield tap(device.app.button("Keep this PIN"), KEYS)
        parent = opened(device, new, old)
        old = new


def family_codes(device):
    """A confirmed code opens, with its PIN; one that is put off is kept, and the old one counts until it is confirmed."""
    old_pin, old = PIN, None
    parent = Parent(device.app)
    parent.choose_pin()
    for number in count(1000):
        pin = str(number)
        parent.open_page("PIN and code")
        device.app.touch(parent.row("New PIN and new code"))
        parent.keep_pin(pin)
        code = shown_code(parent)
        if number % 2 == 0:
            yield tap(device.app.button("Remind me tomorrow"), KEYS)
            parent = opened(device, pin, old_pin)
            parent.open_page("PIN and code")
            device.app.touch(parent.row("Show the family code"))
            assert shown_code(parent) == code
            if old:
                assert opens(device, old)
        answer(parent, code)
        yield tap(device.app.button("Check"), KEYS)
        assert old is None or not opens(device, old)
        assert opens(device, code)
        parent = opened(device, pin, old_pin)
        old_pin, old = pin, code


def opened(device, new, old):
    """In by the new PIN, after the old one was refused."""
    parent = Parent(device.app)
    parent.enter()
    parent.is_asked("Your PIN")
    parent.try_pin(old)
    expect(device.page.get_by_text("That is not the PIN.")).to_be_visible()
    parent.try_pin(new)
    parent.is_in()
    return parent


def shown_code(parent):
    parent.is_asked("Your family code")
    return parent.page.locator(".written-code span").all_text_contents()


def answer(parent, code):
    """Up to the tap with which a code counts."""
    parent.app.tap("I wrote it down")
    parent.is_asked("One group to be sure")
    asked = parent.page.get_by_text("on your paper?").text_content()
    parent.field("Group of four").fill(code[place_of(asked)])


def opens(device, code):
    """Whether a code opens the way to a new PIN; ends at home."""
    parent = Parent(device.app)
    parent.enter()
    device.app.tap("PIN forgotten?")
    parent.field("Family code").fill("-".join(code))
    device.app.tap("Open")
    other = device.page.get_by_text(OTHER_CODE)
    expect(device.page.get_by_role("heading", name="Choose a PIN").or_(other)).to_be_visible()
    is_open = other.count() == 0
    device.app.reload()
    device.app.is_at("home")
    return is_open


# A first start


def a_first_start(device):
    """Each of its pages, and what is typed there."""
    pages, name = Pages(device.app), "What is the player called?"
    pages.is_at("TimeQuest")
    yield tap(device.app.button("Set up a first quest"), heading("Who is setting this up?"))
    pages = at(device, "Who is setting this up?")
    yield fill(pages.field(name), "Maya")
    pages = at(device, "Who is setting this up?")
    expect(pages.field(name)).to_have_value("Maya")
    yield tap(device.app.button("Next"), heading("A morning to begin with"))
    pages = at(device, "A morning to begin with")
    yield type_into(pages.field("Step 1"), "Shower")
    pages = at(device, "A morning to begin with")
    expect(pages.field("Step 1")).to_have_value("Shower")
    yield tap(device.app.button("Next"), heading("On which days?"))
    pages = at(device, "On which days?")
    is_chosen = pages.field("Sunday").is_checked()
    yield tap(pages.field("Sunday"))
    pages = at(device, "On which days?")
    expect(pages.field("Sunday")).to_be_checked(checked=not is_chosen)
    yield tap(device.app.button("Next"), heading("Choose a PIN"))
    pages, parent = at(device, "Choose a PIN"), Parent(device.app)
    parent.keep_pin(PIN)
    code = shown_code(parent)
    answer(parent, code)
    yield tap(device.app.button("Check"), heading("Ready"))
    pages = at(device, "Ready")
    yield tap(device.app.button("Give it to Maya"), heading("One guess to try it"))
    pages = at(device, "One guess to try it")
    yield tap(device.app.button("Straight to the quests"), heading("Hey Maya"))
    at(device, "Hey Maya")
    assert opens(device, code)
    parent = Parent(device.app)
    parent.choose_pin()
    parent.open_routine("Morning quest")
    expect(parent.field("Step 1")).to_have_value("Shower")


def at(device, title):
    pages = Pages(device.app)
    pages.is_at(title)
    return pages


# Copies, and the end


def copies_brought_in(device):
    """An import that says it is done is there."""
    for quests in count(1):
        copies = Copies(device.app).go()
        copies.bring(as_file(earlier_year(quests)))
        yield tap(device.app.button("Import"), [".opened .told", "It is all here now."])
        Copies(device.app).go()
        copies = Copies(device.app)
        copies.bring(as_file(earlier_year(quests)))
        copies.brings_nothing()
        copies.leave()


def from_nothing_to_nothing(device):
    """A copy that is opened where nothing was is there, and what was erased is gone."""
    while True:
        with device.page.expect_file_chooser() as chooser:
            device.app.tap("I have a copy")
        chooser.value.set_files(as_file(earlier_year(12)))
        yield tap(device.app.button("Import"), heading("Choose a PIN"), is_saving=False)
        device.app.is_at("home")
        assert Log(device.page).records != []
        let_in(device.app)
        copies = Copies(device.app)
        copies.ask_to_erase()
        device.page.get_by_label("Type ERASE to go on").fill("ERASE")
        yield tap(device.app.button("Erase everything here"), heading("TimeQuest"), is_saving=False)
        assert Log(device.page).records == []
        assert device.page.evaluate("testDatabase.read()")["gate"] == ""
        expect(device.app.button("Set up a first quest")).to_be_visible()
