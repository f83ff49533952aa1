"""Walks through the screens: each stops at every screen of its part, with a name for it."""

from playwright.sync_api import expect

from calendars import CLUB, HOLIDAY
from copies import as_file
from earlier import earlier_year
from parent import PIN, Parent


def quest_screens(app):
    """Goes through a quest and stops at each screen."""
    yield "home"
    app.start()
    yield "estimate"
    app.tap("Type it")
    yield "typing"
    app.lock(120)
    app.is_saved()
    yield "do"
    app.pass_time(130)
    app.done()
    yield "reveal"
    app.go_on()
    app.lock(60)
    app.pass_time(1000)
    app.tap("Done")
    app.is_at("asking")
    yield "asking"
    app.tap("It really took that long")
    app.is_at("reveal")
    yield "reveal of a discovery"
    app.go_on()
    app.lock(60)
    app.pass_time(1)
    app.tap("Done")
    app.is_at("asking")
    yield "asking about a quick one"
    app.tap("Not done yet")
    app.is_at("do")
    # Not by hand: then it waits.
    app.button("Not today").evaluate("(button) => button.click()")
    app.has_had_its_finale()
    yield "finale"
    app.is_at("summary")
    yield "summary"
    app.leave()
    yield "home after"
    app.tap("Stats")
    app.is_at("stats")
    app.page.evaluate("document.querySelector('details').open = true")
    yield "stats"
    app.tap("Quests")
    app.tap("Settings")
    app.is_at("settings")
    yield "settings"


def first_start_pages(visit):
    """Goes through a first start and stops at each page."""
    app = visit.app
    yield "welcome"
    app.tap("Try one guess")
    visit.is_at("Three deep breaths")
    yield "practice, guess"
    app.tap("12 s")
    app.is_at("do")
    yield "practice, do"
    app.pass_time_of_storage(17)
    app.tap("Done")
    app.is_at("reveal")
    app.comes_to_rest()
    yield "practice, reveal"
    app.tap("Make a morning")
    visit.is_at("Who is here?")
    yield "who"
    visit.go_on("A morning of lanterns")
    yield "morning"
    visit.rename("Pack bag", "Feed Miso")
    app.tap("Another lantern")
    visit.open_days()
    yield "morning with a name and days"
    app.tap("Save this morning")
    expect(visit.page.get_by_text("It needs a name.")).to_be_visible()
    yield "morning with a name that is missing"
    app.tap("Step 7")
    visit.go_on("Choose a PIN")
    yield "PIN"
    visit.keep_pin()
    yield "hand over"


def family_screens(parent):
    """Goes through the family area and stops at each screen."""
    app = parent.app
    app.tap("Settings")
    yield "settings"
    app.tap("Family area")
    parent.is_asked("Your PIN")
    yield "the PIN"
    app.tap("PIN forgotten?")
    yield "the forgotten PIN"
    app.tap("No PIN and no paper?")
    yield "neither PIN nor paper"
    app.tap("Back")
    app.tap("Back to the PIN")
    parent.try_pin(PIN)
    parent.is_in()
    yield "routines"
    parent.open_routine("Morning quest")
    app.tap("Picture: Breakfast")
    app.use_tool("Brush teeth", "Remove")
    yield "a routine"
    app.tap("Move or remove Breakfast")
    yield "a step's tools"
    parent.page.keyboard.press("Escape")
    app.tap("All routines")
    expect(parent.page.get_by_role("alertdialog")).to_be_visible()
    yield "leaving"
    app.tap("Discard changes")
    app.tap("Family")
    parent.is_at("Family")
    yield "the family"
    for page in ["Players", "Copies", "Erase", "PIN and code"]:
        parent.open_page(page)
        yield page
    parent.row("New PIN and new code").tap()
    parent.is_asked("Choose a PIN")
    yield "a new PIN"
    parent.keep_pin(PIN)
    parent.is_asked("Your family code")
    yield "the family code"
    app.tap("I wrote it down")
    parent.is_asked("One group to be sure")
    yield "a group of it"


def week_screens(planner):
    """Goes through the page of the week and stops at each of its faces."""
    yield "empty"
    for day in ("Monday", "Tuesday", "Friday"):
        planner.school(day).check()
    planner.field("Tuesday: school ends").fill("07:00")
    planner.says("The end comes before the beginning here.")
    yield "hours"
    planner.add_hockey()
    planner.app.tap("Hockey")
    planner.field("Quest that gets ready for it").select_option("Morning quest")
    yield "a whole activity"
    planner.field("Ends").fill("")
    planner.app.tap("Save")
    yield "the form of an activity"
    planner.app.tap("Cancel")
    planner.add_break("A rather long break by the sea", "2025-12-20", "2026-01-06")
    planner.page.get_by_text("Earlier breaks").click()
    planner.app.tap("Add a break")
    yield "the form of a break"
    planner.app.tap("Cancel")
    planner.app.tap("Remove Hockey")
    yield "a removed one"


def calendar_screens(calendars):
    """Connects two calendars and stops at each page of them, the parent's and the player's."""
    app, page = calendars.app, calendars.page
    yield "explained"
    app.tap("Add a calendar")
    calendars.field("An address").check()
    yield "no server"
    calendars.field("A file").check()
    calendars.pick("hello", "a picture with a rather long name of its own.ics")
    calendars.says("This file is no calendar.")
    yield "no calendar"
    calendars.pick(CLUB)
    page.locator("#app summary").tap()
    yield "form"
    app.tap("Add it")
    calendars.add(HOLIDAY, "School year.ics", "School")
    yield "connected"
    calendars.row("Words").tap()
    calendars.field("Try a title").fill("Winter holiday")
    yield "words"
    calendars.back()
    calendars.row("Day by day").tap()
    yield "day by day"
    calendars.back()
    app.tap("Turn the calendar off")
    yield "off"
    app.tap("Keep it on")
    calendars.back()
    calendars.leave()
    app.is_at("home")
    yield "home"
    app.tap("Settings")
    page.locator("#app .row", has_text="Calendar").tap()
    yield "the player's"
    app.tap("Turn the calendar off")
    app.tap("Turn off and erase")
    yield "explained to the player"


def copies_stations(copies):
    """Everything that the two sections can show."""
    yield "as it is"
    copies.seal("seven c")
    copies.section.get_by_role("button", name="Save a copy", exact=True).tap()
    yield "too short"
    copies.bring(as_file(b'{"schema":7,'))
    expect(copies.told).not_to_be_empty()
    yield "refused"
    copies.bring(as_file(earlier_year(12)))
    expect(copies.preview).to_be_visible()
    yield "preview"
    copies.ask_to_erase()
    yield "erasing"


def own_quest_screens(maker):
    """Goes through what the player makes and stops at each screen."""
    app = maker.app
    yield "home"
    app.tap("Make a quest")
    app.is_at("templates")
    yield "templates"
    maker.row("Going to a friend’s").tap()
    app.is_at("own-quest")
    yield "a new quest"
    app.tap("Its picture")
    app.tap("Picture: Get ready")
    app.tap("Move or remove Choose clothes")
    yield "unfolded"
    maker.page.keyboard.press("Escape")
    maker.field("Monday").check()
    app.tap("Back to your quests")
    expect(maker.page.get_by_role("alertdialog")).to_be_visible()
    yield "leaving"
    maker.hang_up()
    maker.begin("Homework")
    app.reload()
    app.is_at("home")
    yield "home with hers"
    parent = Parent(app)
    parent.choose_pin()
    parent.page.get_by_role("switch", name="Going to a friend’s is on").uncheck()
    app.is_saved()
    parent.leave()
    yield "home with one that rests"
    maker.change("Going to a friend’s")
    app.tap("Delete quest")
    app.is_at("home")
    yield "home without it"
