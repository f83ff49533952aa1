"""What parents do that is called saved, as scripts: after each deed that is handed out, another life begins."""

from itertools import count

from playwright.sync_api import expect

from lives import fill, heading, tap, type_into
from parent import Parent
from planner import Planner

ROUTINES = heading("Routines")


def inside(device):
    parent = Planner(device.app)
    parent.choose_pin()
    return parent


# Routines


def drafts_of_the_parent(device):
    """What is typed and chosen in the editor of a routine, and not saved."""
    parent = editing(device)
    for number in count(1):
        name, step = f"Morning {number}", f"Porridge {number}"
        yield type_into(parent.field("Name"), name)
        parent = editing(device)
        expect(parent.field("Name")).to_have_value(name)
        yield type_into(parent.field("Step 2"), step)
        parent = editing(device)
        expect(parent.field("Step 2")).to_have_value(step)
        is_chosen = parent.field("Sunday").is_checked()
        yield tap(parent.field("Sunday"))
        parent = editing(device)
        expect(parent.field("Sunday")).to_be_checked(checked=not is_chosen)


def editing(device):
    parent = inside(device)
    device.app.tap("Morning quest")
    expect(parent.field("Step 2")).to_be_visible()
    return parent


def routines_that_the_parent_saves(device):
    """*Save*: it is there, and its draft is gone; what was switched, deleted, brought back, thrown away is, too."""
    parent = inside(device)
    name = "Morning quest"
    for number in count(1):
        parent.open_routine(name)
        name = f"Morning {number}"
        parent.field("Name").fill(name)
        yield tap(device.app.button("Save"), ROUTINES)
        parent = is_saved(device, name)
        parent.open_routine(name)
        parent.field("Name").fill("Something else")
        device.app.tap("All routines")
        yield tap(device.app.button("Discard changes"), ROUTINES)
        parent = is_saved(device, name)
        for is_on in [False, True]:
            yield tap(switch(device, name))
            parent = is_saved(device, name)
            expect(switch(device, name)).to_be_checked(checked=is_on)
        parent.open_routine(name)
        device.app.tap("Delete this routine")
        parent.is_in()
        yield tap(device.app.button("Bring it back"), ["button.name", name])
        parent = is_saved(device, name)
        device.app.tap("New routine")
        parent.field("Name").fill("Another")
        parent.field("Step 1").fill("Shoes")
        yield tap(device.app.button("Save"), ROUTINES)
        parent = is_saved(device, "Another")
        parent.open_routine("Another")
        yield tap(device.app.button("Delete this routine"), ROUTINES)
        parent = is_saved(device, name)
        expect(device.app.button("Another")).to_have_count(0)


def switch(device, name):
    return device.page.get_by_role("switch", name=f"{name} is on")


def is_saved(device, name):
    parent = inside(device)
    expect(device.app.button(name)).to_be_visible()
    expect(device.page.get_by_text("Has changes that are not saved")).to_have_count(0)
    return parent


# The week


def the_week(device):
    """School hours, activities, breaks, and what takes them back."""
    week = in_week(device)
    yield tap(week.school("Monday"))
    week = in_week(device)
    week.has_school("Monday", "8:00", "15:00")
    yield type_into(week.field("Monday: school ends"), "13:05")
    week = in_week(device)
    week.has_school("Monday", "8:00", "13:05")
    yield type_into(week.field("Minutes to get to school"), "20")
    week = in_week(device)
    expect(week.field("Minutes to get to school")).to_have_value("20")
    yield tap(device.app.button("Use Monday’s hours from Monday to Friday"))
    week = in_week(device)
    week.has_school("Friday", "8:00", "13:05")
    yield tap(week.school("Friday"))
    week = in_week(device)
    expect(week.school("Friday")).not_to_be_checked()
    fill_in_hockey(week)
    yield tap(device.app.button("Add it"), ["#app main button", "Hockey"])
    week = in_week(device)
    week.says("Tuesday, 16:00 to 17:30")
    device.app.tap("Hockey")
    week.field("Ends").fill("18:00")
    yield tap(device.app.button("Save"), ["#app main", "16:00 to 18:00"])
    week = in_week(device)
    week.says("Tuesday, 16:00 to 18:00")
    device.app.tap("Remove Hockey")
    yield tap(device.app.button("Bring it back"), ["#app main button", "Hockey"])
    week = in_week(device)
    yield tap(device.app.button("Remove Hockey"), ["#app main", "is removed"])
    week = in_week(device)
    expect(device.app.button("Hockey")).to_have_count(0)
    device.app.tap("Add a break")
    week.field("What is it called?").fill("Summer")
    week.field("First day").fill("2026-07-10")
    week.field("Last day").fill("2026-08-20")
    yield tap(device.app.button("Add it"), ["#app main", "10 July to 20 August"])
    in_week(device).says("10 July to 20 August")


def in_week(device):
    week = inside(device)
    week.to_week()
    return week


def fill_in_hockey(week):
    week.app.tap("Add an activity")
    week.field("What is it?").fill("Hockey")
    week.field("Tuesday").check()
    week.field("Begins").fill("16:00")
    week.field("Ends").fill("17:30")


# People


def players_and_names(device):
    """Who plays, and what they are called."""
    parent = at_players(device)
    known = "Player 1"
    for number in count(1):
        for deed, name in [("rest", f"Maya {number}"), ("fill", f"Mia {number}")]:
            yield fill(parent.field(f"Name of {known}"), name, how=deed)
            known = name
            parent = at_players(device)
            expect(parent.field(f"Name of {known}")).to_have_value(known)
        other = f"Ben {number}"
        parent.field("Somebody else who plays").fill(other)
        yield tap(device.app.button("Add a player"), ["#app main", other])
        parent = at_players(device)
        expect(parent.field(f"Name of {other}")).to_have_value(other)
        device.app.tap(f"Remove {other}")
        yield tap(device.app.button(f"Bring back {other}"), ["#app main button", f"Remove {other}"])
        parent = at_players(device)
        yield tap(device.app.button(f"Remove {other}"), ["#app main button", f"Bring back {other}"])
        parent = at_players(device)
        expect(parent.field(f"Name of {other}")).to_have_count(0)


def at_players(device):
    app, parent = device.app, Parent(device.app)
    if app.text("#app h1") == "Who plays here?":
        app.touch(app.page.locator(".rows .row").first)
        app.is_at("home")
    parent.choose_pin()
    parent.open_page("Players")
    return parent
