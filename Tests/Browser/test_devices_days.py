"""What a day is goes along to the family's other devices where a parent says so, and nothing of why.

One calendar is connected on the parent's phone; the player's tablet has none.
"""

import json
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from calendars import Calendars, kept, says_first, tells
from copies import PASSPHRASE, Copies, opened, save_copy
from household import at_last_in_step
from log import contents
from overheard import data, family_server, lying, spellings, url
from timetable import ADDRESS, ADDRESSES, DAYS, NEVER_KEPT, TIMETABLE, TITLES

# Who comes back after hours looks for a newer version.
KEPT = {"service_workers": "allow"}
SWITCH = "Tell our other devices"


@pytest.fixture
def phone(household):
    """The parent's, in the family area, with the hours of school in The week."""
    calendars = Calendars(household.parents(**KEPT).app).open_week()
    for day in ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]:
        calendars.school(day).check()
    return calendars


@pytest.fixture
def tablet(household, phone):
    return household.pair(phone, "Plays", household.empty(**KEPT))


def connect(phone):
    phone.open_page("Calendar")
    phone.add(TIMETABLE, "Nordpark Gymnasium 8b.ics", "School")
    says_first(phone, "entries in the next 60 days")


def share(phone, tablet, is_on=True):
    """From the page of calendars; until the tablet knows."""
    sets = len(told(tablet))
    phone.page.get_by_role("switch", name=SWITCH).set_checked(is_on)
    at_last_in_step([phone.app, tablet], lambda: len(told(tablet)) > sets, "what days are does not arrive")


def told(app):
    """What other devices have told of days, as it lies on this one."""
    return [content["body"] for content in contents(app.page) if content["body"].get("setting") == "day-set"]


def sleep_until(app, day, time):
    """The device lies asleep with home open, until it is looked at again."""
    then = datetime.fromisoformat(f"2026-01-{day} {time}").replace(tzinfo=ZoneInfo("Europe/Berlin"))
    app.is_saved()
    app.show_page(False)
    app.sleep(then.timestamp() - app.now() / 1000)
    app.show_page(True)
    app.settle()


def home(phone):
    """From the page of calendars."""
    phone.back()
    phone.leave()
    return phone.app


def test_a_tablet_without_a_calendar_says_on_each_day_what_the_phone_with_one_says(phone, tablet):
    tells(tablet, "Out of the door in 1 hour")
    connect(phone)
    share(phone, tablet)
    for device in [home(phone), tablet]:
        for day, time, line in DAYS:
            sleep_until(device, day, time)
            tells(device, line)


def test_off_both_say_what_they_said_before(phone, tablet):
    sleep_until(tablet, 22, "07:30")
    tells(tablet, "Out of the door in 30 minutes")
    connect(phone)
    share(phone, tablet)
    tells(tablet, "No school today")
    share(phone, tablet, is_on=False)
    tells(tablet, "Out of the door in 30 minutes")
    tablet.reload()
    tells(tablet, "Out of the door in 30 minutes")
    app = home(phone)
    sleep_until(app, 22, "07:30")
    tells(app, "No school today")
    app.reload()
    tells(app, "No school today")


def test_who_switches_it_off_and_on_again_tells_it_at_once(phone, tablet):
    connect(phone)
    share(phone, tablet)
    share(phone, tablet, is_on=False)
    share(phone, tablet)
    sleep_until(tablet, 22, "07:30")
    tells(tablet, "No school today")


def test_no_afternoon_is_called_free_on_which_the_calendar_of_the_phone_has_something(phone, tablet):
    connect(phone)
    share(phone, tablet)
    for device in [home(phone), tablet]:
        sleep_until(device, 23, "08:30")
        tells(device, "Out of the door in 30 minutes")
        sleep_until(device, 23, "13:30")
        tells(device, None)


def test_no_title_place_or_address_leaves_the_phone(phone, tablet, family_server, data, tmp_path):
    phone.page.route("**/api/calendar", lambda route: route.fulfill(content_type="text/calendar", body=TIMETABLE))
    phone.open_page("Calendar")
    phone.ask_for(ADDRESS)
    phone.app.tap("Add it")
    says_first(phone, "nordpark.example, read today.")
    share(phone, tablet)
    sleep_until(tablet, 22, "07:30")
    tells(tablet, "No school today")
    copies = copies_of(phone, tablet, tmp_path)
    server = lying(data) + (tmp_path / "log").read_bytes() + family_server.ear.heard
    assert b'"path":"/v1/families/*/packs"' in server and b"TQP1" in server, "nothing was looked through"
    assert secrets_in(kept(phone.page).encode()) == TITLES + ADDRESSES
    assert b"day-set" in kept(tablet.page).encode()
    for place in [kept(tablet.page).encode(), server, *copies]:
        assert secrets_in(place) == []
    for log in [contents(phone.page), contents(tablet.page)]:
        assert secrets_in(json.dumps(log, ensure_ascii=False).encode()) == []
    for copy in copies:
        assert b"Morning quest" in copy and b"day-set" not in copy


def secrets_in(found):
    return [secret for secret in TITLES + ADDRESSES + NEVER_KEPT if any(part in found for part in spellings(secret))]


def copies_of(phone, tablet, folder):
    """The parent's, plain and sealed, and the player's own, as they can be read."""
    made = Copies(phone.app).come_back()
    plain = made.save(folder).read_bytes()
    made.seal(PASSPHRASE)
    sealed = json.loads(made.save(folder).read_text())
    own = save_copy(tablet, folder).read_bytes()
    return [plain, opened(made.page, sealed).encode(), own]


def test_the_server_keeps_no_address_that_it_is_asked_for(phone, tablet, data, tmp_path, watch):
    watch.expect("403")
    phone.open_page("Calendar")
    phone.ask_for("https://127.0.0.1/u/k7Zt-8b.ics")
    phone.says("This address leads into a network of its own")
    assert secrets_in(lying(data) + (tmp_path / "log").read_bytes()) == []
