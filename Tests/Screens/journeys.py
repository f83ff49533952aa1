"""The ways to every screen there is; each stops where a picture is to be taken, with a name for it.

They go on what the browser tests know of the app. A journey begins on a device of its own that has never seen
the app, and whatever it does is the same each time.
"""

from playwright.sync_api import expect

from app import App
from calendars import Calendars
from copies import PASSPHRASE, Copies, as_file, save_copy, told
from earlier import earlier_year
from empty_log import EMPTIED, FROM_HOME_SCREEN, choose, empty, is_asked, start
from first_visit import FirstVisit
from held_back import HeldBack
from journeys_in_trouble import full_device, no_storage, old_browser, trouble
from maker import QUEST, Maker
from many_days import play_for_days
from parent import PIN, Parent
from planner import Planner
from player import GUESSES
from tabs import reading_tab
from walks import (
    calendar_screens,
    copies_stations,
    family_screens,
    first_start_pages,
    own_quest_screens,
    quest_screens,
    week_screens,
)


class Device:
    """A phone that has never seen the app."""

    def __init__(self, context, url, folder):
        self.context = context
        self.url = url
        self.folder = folder

    def open(self):
        return App(self.page(), self.url).open()

    def page(self):
        return self.context.new_page()


def first_paint(device):
    held = HeldBack(device.context, device.url)
    yield "shell", held.page
    held.go_on()


def first_start(device):
    visit = FirstVisit(device.page(), device.url)
    for name in first_start_pages(visit):
        yield name, visit.page


def quest(device):
    app = device.open()
    for name in quest_screens(app):
        yield name, app.page


def levels_and_bests(device):
    """A quest well guessed, and once more: what is earned, a best, a new level."""
    app = device.open()
    app.do_quest([(120, 120), (300, 300), (60, 60)])
    yield "summary of a new level", app.page
    app.leave()
    app.start_again()
    app.do_step(120, 121)
    app.lock(300)
    app.pass_time(299)
    app.done()
    yield "reveal once more", app.page
    app.leave()
    yield "home with a quest under way", app.page


# A guess and a truth in seconds, by what the reveal says of them.
RATINGS = {"spot on": (120, 120), "close": (300, 231), "off": (90, 60)}


def ratings(device):
    app = device.open()
    app.start()
    for rating, (guess, actual) in RATINGS.items():
        app.lock(guess)
        app.pass_time(actual)
        app.done()
        yield f"reveal, {rating}", app.page
        app.go_on()


def patterns(device):
    app = device.open()
    app.tap("My patterns")
    app.is_at("patterns")
    yield "no patterns yet", app.page
    app.tap("Quests")
    app.do_quest(GUESSES)
    app.leave()
    play_for_days(app)
    yield "home with a week that is ready", app.page
    app.tap("My patterns")
    app.is_at("patterns")
    app.page.get_by_text("How to read a beam").tap()
    yield "patterns", app.page
    app.tap("Stats")
    app.is_at("stats")
    yield "stats with what stands out", app.page
    app.tap("Your weeks")
    app.is_at("letter")
    yield "the week", app.page
    app.tap("The week before")
    yield "the week before", app.page
    app.tap("Nice, back to today")
    app.start()
    yield "estimate with a hint", app.page


def family(device):
    parent = Parent(device.open())
    for name in family_screens(parent):
        yield name, parent.page


def people(device):
    parent = Parent(device.open())
    parent.choose_pin()
    parent.add_player("Ben")
    yield "people", parent.page
    parent.app.tap("Remove Ben")
    yield "a removed player", parent.page
    parent.app.tap("Bring back Ben")
    parent.app.tap("What helps")
    parent.is_at("What helps")
    yield "what helps", parent.page
    parent.app.tap("Routines")
    yield "routines for somebody", parent.page
    parent.open_routine("Morning quest")
    yield "a routine of two players", parent.page
    parent.field("Ben").check()
    parent.field("Your minutes for Breakfast").press_sequentially("1.5")
    parent.app.tap("Save")
    expect(parent.page.get_by_text("Minutes are whole numbers")).to_be_visible()
    yield "a routine with something to mend", parent.page
    parent.field("Your minutes for Breakfast").fill("15")
    parent.save()
    parent.page.locator(".hand:visible").tap()
    parent.is_at("Ready for Player 1")
    yield "handing over", parent.page
    parent.app.reload()
    expect(parent.page.get_by_role("heading", level=1)).to_have_text("Who plays here?")
    yield "who plays", parent.page
    parent.page.get_by_role("switch").check()
    parent.app.tap("Ben")
    expect(parent.page.get_by_role("heading", level=1)).to_have_text("Three deep breaths")
    parent.app.tap("Straight to the quests")
    parent.app.is_at("home")
    yield "home of a shared device", parent.page
    parent.app.tap("Settings")
    parent.app.is_at("settings")
    yield "settings of a shared device", parent.page


def gate(device):
    parent = Parent(device.open())
    parent.choose_pin()
    parent.open_page("PIN and code")
    parent.row("Change the PIN").tap()
    yield "another PIN", parent.page
    parent.keep_pin("12")
    yield "a short PIN", parent.page
    parent.app.tap("Back")
    parent.row("New PIN and new code").tap()
    parent.keep_pin(PIN)
    parent.app.tap("Copy")
    parent.app.tap("I wrote it down")
    parent.field("Group of four").fill("AAAA")
    parent.app.tap("Check")
    yield "another group", parent.page
    parent.app.tap("Show the code again")
    parent.app.tap("Remind me tomorrow")
    yield "a code that is not on paper", parent.page
    parent.app.reload()
    parent.enter()
    parent.try_pin("0000")
    expect(parent.page.get_by_text("That is not the PIN.")).to_be_visible()
    yield "not the PIN", parent.page
    for _ in range(2):
        parent.try_pin("0000")
        expect(parent.page.get_by_text("That is not the PIN.")).to_be_visible()
    yield "the gate rests", parent.page
    parent.app.tap("Use the family code")
    parent.field("Family code").fill("ABCD")
    parent.app.tap("Open")
    yield "not the code", parent.page


def routines(device):
    parent = Parent(device.open())
    parent.choose_pin()
    parent.app.tap("New routine")
    parent.app.tap("Save")
    expect(parent.page.get_by_text("It needs a name").first).to_be_visible()
    yield "a new routine without a name", parent.page
    parent.app.tap("All routines")
    if parent.page.get_by_role("alertdialog").count() > 0:
        parent.app.tap("Discard changes")
    parent.is_in()
    parent.page.get_by_role("switch", name="Morning quest is on").uncheck()
    yield "a routine that rests", parent.page
    parent.leave()
    yield "home without a quest", parent.page
    parent.enter()
    parent.try_pin("2580")
    parent.is_in()
    parent.open_routine("Morning quest")
    parent.app.tap("Delete this routine")
    expect(parent.page.get_by_text("is deleted")).to_be_visible()
    yield "a deleted routine", parent.page


def week(device):
    planner = Planner(device.open()).open_week()
    for name in week_screens(planner):
        yield name, planner.page


def called(device):
    planner = Planner(device.open()).open_week()
    planner.add_hockey("Wednesday", "17:00", "18:30")
    planner.app.tap("Routines")
    planner.open_routine("Morning quest")
    planner.field("By calendar words").check()
    planner.field("Words").fill("tennis")
    yield "no day has the words", planner.page
    planner.field("Words").fill("hockey")
    yield "two days have the words", planner.page


def music(device):
    parent = Parent(device.open())
    parent.choose_pin()
    parent.open_routine("Morning quest")
    parent.field("Music, if you like").fill("https://open.spotify.com/playlist/37i9dQZF1DXcBWIGoYBM5M")
    parent.field("What you call it").fill("Morning mix")
    parent.field("Its minutes").fill("42")
    parent.field("Its songs").fill("12")
    yield "a link", parent.page
    parent.save()
    parent.leave()
    parent.app.tap("Start Morning quest")
    expect(parent.page.get_by_role("link", name="Open the music")).to_be_visible()
    yield "offered", parent.page


def calendars(device):
    parent = Calendars(device.open()).open_calendars()
    for name in calendar_screens(parent):
        yield name, parent.page


def own_quests(device):
    maker = Maker(device.open())
    for name in own_quest_screens(maker):
        yield name, maker.page


def resting_quest(device):
    maker = Maker(device.open())
    maker.make()
    parent = Parent(maker.app)
    parent.choose_pin()
    yield "a quest of hers among the routines", parent.page
    parent.page.get_by_role("switch", name=f"{QUEST} is on").uncheck()
    maker.app.is_saved()
    parent.leave()
    maker.app.tap(f"OK, {QUEST}")
    yield "home, when the news was read", maker.page


def copies(device):
    opened = Copies(device.open()).go()
    for name in copies_stations(opened):
        yield name, opened.page


def sealed_copy(device):
    opened = Copies(device.open()).go()
    opened.seal(PASSPHRASE)
    path = opened.save(device.folder)
    yield "a copy is made", opened.page
    opened.bring(path)
    expect(opened.page.locator("#passphrase")).to_be_visible()
    yield "a copy asks for its passphrase", opened.page
    opened.unseal("another one")
    expect(opened.told).to_contain_text("It stays closed.")
    yield "a copy stays closed", opened.page
    opened.unseal(PASSPHRASE)
    expect(opened.preview).to_contain_text("Nothing new in it")
    yield "nothing new in a copy", opened.page
    opened.bring_in(as_file(earlier_year(12)))
    yield "an earlier copy is all here", opened.page
    opened.leave()
    yield "home with what came in", opened.page


def my_data(device):
    app = device.open()
    save_copy(app, device.folder)
    yield "settings", app.page
    app.open_row("My data")
    yield "my data", app.page
    for name in ["Save a copy", "Bring a copy in", "On the home screen"]:
        app.open_row(name)
        yield f"my data, {name}", app.page
        app.tap("My data")
    app.tap("Settings")
    app.open_row("Look")
    for look in ["Blue (dark)", "Golden (light)"]:
        app.page.get_by_label(look).check()
        yield f"look in {look}", app.page
    app.tap("Settings")
    app.open_row("Reminders")
    for name in ["Daily reminder", "Your week"]:
        app.page.get_by_role("switch", name=name).check()
    yield "reminders", app.page


def empty_log(device):
    device.context.add_init_script(FROM_HOME_SCREEN)
    app = start(device.page(), device.url)
    yield "played before", app.page
    choose(app, as_file(b'{"schema":7,'))
    expect(told(app.page)).not_to_be_empty()
    yield "a copy that is refused", app.page


def emptied(device):
    app = device.open()
    app.do_quest(GUESSES)
    app.leave()
    yield "home with everything done", is_asked(empty(app), EMPTIED).page


def two_tabs(device):
    app = device.open()
    reader = reading_tab(device.context, device.url)
    yield "home of a reading tab", reader.page
    app.show()
    app.start()
    app.is_saved()
    reader.show()
    reader.tap("Settings")
    yield "settings of a reading tab", reader.page


JOURNEYS = [
    first_paint, first_start, quest, levels_and_bests, ratings, patterns, family, people, gate, routines, week, called, music, calendars, own_quests,
    resting_quest, copies, sealed_copy, my_data, empty_log, emptied, two_tabs, trouble, old_browser, no_storage,
    full_device,
]
