"""A family with several devices: each a browser of its own, on a server of the family's own."""

import re
import time
from collections import Counter

from playwright.sync_api import expect

from app import App
from eventually import at_last
from log import Log, contents
from parent import PIN, Parent
from patience import seconds
from player import GUESSES

# What is said where what was played lies on a parent's device as well.
BOTH = "No, both devices go on with it"
JOIN = "This family already uses TimeQuest on another device"


HAS = """(name) => testDatabase.read().then(({ records }) => records.some(({ record }) => record.includes(name)))"""


class Household:
    def __init__(self, new_context, url, begin):
        self._new_context = new_context
        self.url = url
        # What makes an empty place one on which the family has begun, as a script.
        self.begin = begin

    def parents(self, behind="", **options):
        """A parent's phone on which the family has begun; `behind` the address stands what brought it here."""
        page = self._new_context(**options).new_page()
        page.add_init_script(self.begin)
        return Parent(App(page, self.url + behind).open())

    def played(self, app=None):
        """A parent's phone on which the player has played, and the player's own, which has come in since: this one, or a
        new one."""
        parent = self.parents()
        parent.app.do_quest(GUESSES)
        parent.app.leave()
        return parent, self.pair(parent, "Plays", app)

    def empty(self, **options):
        """A device on which there is nothing yet."""
        page = self._new_context(**options).new_page()
        page.goto(self.url)
        return App(page, self.url)

    def empty_at(self, address, asked=None):
        """The same, on which an address is opened; `asked` gets what it asks, as addresses and bodies."""
        page = self._new_context().new_page()
        if asked is not None:
            page.on("request", lambda request: asked.append((request.url, str(request.post_data_buffer))))
        page.goto(address)
        return App(page, self.url)

    def invite(self, parent, whose):
        """On the parent's device, up to the code; answers what stands there. `whose` is said in the row of a role."""
        open_devices(parent)
        return show_code(parent, whose)

    def sheet(self, parent):
        """On the parent's device, from anywhere in the family area: the family's code, as the recovery sheet has it."""
        parent.open_page("Devices")
        parent.row("Recovery sheet").tap()
        return written_code(parent.page)

    def type_sheet(self, app, code):
        app.tap(JOIN)
        app.tap("I have a recovery sheet")
        app.page.get_by_label("Family code", exact=True).fill(code)
        app.tap("Next")

    def pair(self, parent, whose, app=None):
        """Another device comes in, or this one; answers it, at home."""
        app = self.let_in(parent, whose, app)
        if whose == "A parent’s":
            Parent(app).leave()
        go_straight_home(app)
        app.is_at("home")
        return app

    def let_in(self, parent, whose, app=None, stays=BOTH):
        """The same; answers it where it opens: a parent's in the family area. `stays` is said where what was played lies on
        the parent's device as well, and it is asked whose it is."""
        code = self.invite(parent, whose)
        app = app or self.empty()
        type_code(app, code)
        assert pictures(parent.page) == pictures(app.page)
        parent.app.tap("They are the same")
        hurry_until([parent.app, app], lambda: not shows(app.page, ".four li"))
        expect(parent.page.get_by_role("heading", level=1)).to_contain_text("is in")
        close_pairing(parent, stays)
        expect(app.page.get_by_text("Your family’s quests are here.")).to_be_visible()
        app.tap("Go on")
        if whose == "A parent’s":
            begin_at_family_area(app)
        return app

    def enter_by_code(self, parent, other):
        """Into the family area of a device on which nobody has chosen a PIN: by the family's code, which comes to paper on
        the parent's device. That one is anywhere in the family area."""
        code = self.sheet(parent)
        parent.app.tap("It is on paper")
        parent.show_group(code.split("-"))
        has_arrived(other.app, "family-code")
        other.enter()
        other.is_asked("Family code")
        other.field("Family code").fill(code)
        other.app.tap("Open")
        other.keep_pin(PIN)
        other.is_in()


def close_pairing(parent, stays=BOTH):
    """On the parent's device, once the other one is in; there it may be asked whose is what was played."""
    parent.app.button("Done").or_(parent.app.button(stays)).tap()


def ask_for_code(parent, whose):
    """From the list of devices."""
    parent.app.tap("Add a device")
    parent.page.locator(".role", has_text=whose).tap()
    parent.app.tap("Show a code")


def show_code(parent, whose):
    """From the list of devices; answers the code."""
    ask_for_code(parent, whose)
    return parent.page.locator(".big-code .groups").get_attribute("aria-label")


def type_code(app, code):
    """On a device on which there is nothing yet."""
    app.tap(JOIN)
    app.page.get_by_label("Code", exact=True).fill(code)
    app.tap("Next")


def begin_at_family_area(app):
    """On a parent's device that has just come in."""
    parent = Parent(app)
    parent.keep_pin(PIN)
    parent.is_in()


def go_straight_home(app):
    """Past what whoever has not played yet is shown first; whoever has knows the way."""
    straight = app.button("Straight to the quests")
    expect(straight.or_(app.page.locator("#app .home:not(.opening) main"))).to_be_visible()
    # Results that arrive meanwhile take it away.
    straight.evaluate_all("(ways) => ways.forEach((way) => way.click())")


def written_code(page):
    groups = page.locator(".paper-sheet .written-code:not(.empty) span")
    expect(groups).to_have_count(7)
    return "-".join(groups.all_text_contents())


def pictures(page):
    """The names of the four, as both screens say them."""
    hurry_until([App(page, page.url)], lambda: shows(page, ".four li"))
    expect(page.locator(".four li")).to_have_count(4)
    return page.locator(".four li").all_text_contents()


def open_devices(parent):
    """From where the device opens, or from anywhere in the family area."""
    if parent.page.locator("#app :is(.home, .gate)").count() > 0:
        parent.choose_pin()
    parent.open_page("Devices")


def device_rows(parent):
    """Of the list; the ways beside it speak of devices, too."""
    return parent.page.locator(".row", has_text="device", has_not_text=re.compile("sheet|code"))


def rename(parent, name, before="Morning quest"):
    """The family's first routine, from anywhere in the family area."""
    parent.app.tap("Routines")
    parent.open_routine(before)
    parent.field("Name").fill(name)
    parent.save()


def look_for_news(app):
    """As when the network is back; it need not wait for its next look."""
    for worker in app.page.workers:
        worker.evaluate("dispatchEvent(new Event('online'))")


def shows(page, what):
    return page.locator(what).count() > 0


def hurry_until(apps, is_so, patience=20):
    """Devices that look for each other once a second look all the time. Whether it has come so is for whoever asks next
    to say."""
    end = time.monotonic() + seconds(patience)
    while not is_so() and time.monotonic() < end:
        for app in apps:
            look_for_news(app)
        time.sleep(0.1)


def at_last_in_step(apps, is_so, why):
    """While all of them look for news, now and then: a server lets nobody ask all the time."""
    looked = 0

    def is_so_by_now():
        nonlocal looked
        if time.monotonic() - looked > 1:
            for app in apps:
                look_for_news(app)
            looked = time.monotonic()
        return is_so()

    at_last(is_so_by_now, why, patience=40)


def has_arrived(app, name):
    at_last_in_step([app], lambda: app.page.evaluate(HAS, name), f"{name} does not arrive")


def operations(app, stream=None):
    """What lies on a device by its ids, of one stream or of all."""
    return {operation["id"]: operation for operation in contents(app.page) if stream in (None, operation["stream"])}


def have_the_same(apps, stream=None):
    """All that was done anywhere lies on each of them, once; of a stream where not all read the others."""
    at_last_in_step(apps, lambda: all_equal(operations(app, stream) for app in apps), "they do not come into step")
    for app in apps:
        ids = [record.id for record in Log(app.page).records]
        assert len(set(ids)) == len(ids)


def all_equal(values):
    first, *rest = values
    return all(value == first for value in rest)


def has_sent_once(app):
    """Nothing stands twice in what was sent and read."""
    segments = app.page.evaluate("testDatabase.syncRows('sync/segment/')")
    counted = Counter(id for id in operations(app) for segment in segments if f'"id":"{id}"' in segment)
    assert counted and set(counted.values()) == {1}


def quest_on(app):
    """What home calls the family's one quest."""
    return app.see()["quests"][-1][0]


def kinds(app):
    """What lies on a device, as often as it was done."""
    return sorted(record.kind for record in Log(app.page).records)
