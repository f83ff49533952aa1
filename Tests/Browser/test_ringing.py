"""A device that rings by itself, when the family's server says that it is time."""

import json
import pathlib

import pytest
from playwright.sync_api import expect

import built
from app import MORNING, PHONE, prepare
from eventually import at_last, eventually
from household import Household

PUSHES = pathlib.Path(__file__).with_name("pushes.js")
RING = "Ring on this device"
# How often somebody has been asked whether notifications may be shown.
ASKED = """
  globalThis.testAsked = 0;
  const askReally = Notification.requestPermission;
  Notification.requestPermission = () => { testAsked += 1; return askReally(); };
"""
KEPT = """() => new Promise((known) => {
  const opening = indexedDB.open('timequest');
  opening.onsuccess = () => {
    const read = opening.result.transaction('meta').objectStore('meta').get('sync/status');
    read.onsuccess = () => { opening.result.close(); known(read.result !== undefined); };
  };
})"""


@pytest.fixture
def url(family_server):
    return family_server.url


class Ringing:
    """A player's device of a family, and what it says to the server of reminders."""

    def __init__(self, household, **options):
        self.parent = household.parents()
        self.app = household.empty(service_workers="allow", **options)
        self.page = self.app.page
        self.page.add_init_script(path=PUSHES)
        self.page.reload()
        household.pair(self.parent, "Plays", self.app)
        self.said = []
        self.page.on("request", self._note)
        # What pages keep of the family is stored by and by.
        eventually(self.page, KEPT)
        self.app.open_setting("Reminders")

    def _note(self, request):
        if request.url.endswith("/reminders"):
            body = json.loads(request.post_data) if request.post_data else None
            self.said.append((request.method, body))

    def switch(self, name):
        return self.page.get_by_role("switch", name=name)

    def saw(self, method):
        """The next of that kind; what came before is forgotten."""
        at_last(lambda: self.page.title() and self._said(method), f"{method} was not said")
        found = self._said(method)[0]
        self.said.clear()
        return found

    def _said(self, method):
        return [body for way, body in self.said if way == method]

    def subscription(self):
        return self.page.evaluate("localStorage.getItem('test-push')")


def test_a_device_rings_says_when_and_takes_it_back(household):
    ringing = Ringing(household)
    page = ringing.page
    ringing.switch("Daily reminder").check()
    expect(ringing.switch(RING)).not_to_be_checked()
    assert ringing.subscription() is None
    ringing.switch(RING).click()
    said = ringing.saw("PUT")
    assert said["times"][0]["minute"] == 450 and len(said["times"]) == 1
    assert said["zone"] == page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert set(said) == {"subscription", "zone", "times"}
    expect(ringing.switch(RING)).to_be_checked()

    page.get_by_label("Time on quest days").fill("6:15")
    page.get_by_label("Time on quest days").press("Enter")
    assert ringing.saw("PUT")["times"][0]["minute"] == 375

    ringing.switch(RING).click()
    ringing.saw("DELETE")
    expect(ringing.switch(RING)).not_to_be_checked()
    assert ringing.subscription() is None
    assert not page.evaluate("caches.has('timequest-ringing')")


def test_what_a_page_did_not_live_to_hear_is_said_again_at_the_next_start(household):
    ringing = Ringing(household)
    ringing.switch("Daily reminder").check()
    # Nobody answers before the page is left.
    ringing.page.route("**/reminders", lambda route: route.request.method == "PUT" or route.continue_())
    ringing.switch(RING).click()
    first = ringing.saw("PUT")
    ringing.page.unroute("**/reminders")
    ringing.page.reload()
    assert ringing.saw("PUT") == first


def test_a_subscription_that_has_ended_is_made_anew_at_the_next_start(household):
    ringing = Ringing(household)
    ringing.switch("Daily reminder").check()
    ringing.switch(RING).click()
    first = ringing.saw("PUT")["subscription"]["endpoint"]
    expect(ringing.switch(RING)).to_be_checked()
    # At each start it is said again: the server may have lost it.
    ringing.page.reload()
    assert ringing.saw("PUT")["subscription"]["endpoint"] == first
    ringing.page.evaluate("localStorage.removeItem('test-push')")
    ringing.page.reload()
    assert ringing.saw("PUT")["subscription"]["endpoint"] != first


def test_who_has_told_the_browser_to_show_nothing_reads_that(household):
    ringing = Ringing(household)
    page = ringing.page
    ringing.switch("Daily reminder").check()
    expect(ringing.switch(RING)).to_be_visible()
    page.evaluate("localStorage.setItem('test-permission', 'denied')")
    # It was off; somebody says no when the browser asks.
    ringing.switch(RING).click()
    expect(page.get_by_text("has been told to show nothing")).to_be_visible()
    expect(ringing.switch(RING)).to_have_count(0)
    assert not any(method == "PUT" for method, _ in ringing.said)


def test_who_has_to_be_asked_again_is_asked_in_the_settings_alone(household):
    ringing = Ringing(household)
    ringing.switch("Daily reminder").check()
    ringing.switch(RING).click()
    ringing.saw("PUT")
    expect(ringing.switch(RING)).to_be_checked()
    page = ringing.page
    page.evaluate("localStorage.setItem('test-permission', 'default')")
    page.add_init_script(ASKED)
    page.reload()
    ringing.app.open_setting("Reminders")
    expect(ringing.switch(RING)).to_be_visible()
    expect(ringing.switch(RING)).not_to_be_checked()
    assert page.evaluate("testAsked") == 0


def test_a_server_that_is_gone_changes_nothing_here(household, family_server, watch):
    watch.bear("ERR_CONNECTION_REFUSED|setRinging|Failed to fetch")
    ringing = Ringing(household)
    ringing.switch("Daily reminder").check()
    expect(ringing.switch(RING)).to_be_visible()
    family_server.stop()
    ringing.switch(RING).click()
    expect(ringing.page.get_by_text("That did not work just now.")).to_be_visible()
    expect(ringing.switch(RING)).not_to_be_checked()


@pytest.fixture
def whole_household(playwright, family_server, first_start, watch):
    """In browsers that show notifications, which those without windows do not."""
    watch.bear("status of (404|409|410)")
    browser = playwright.chromium.launch(**built.launching(path=built.whole_chromium()))

    def make(**options):
        context = browser.new_context(**{**PHONE, **options})
        watch.follow(context)
        prepare(context, MORNING)
        return context

    yield Household(make, family_server.url, f"globalThis.testDatabase?.begin({json.dumps(first_start)})")
    browser.close()


class Pushes:
    """What comes from far away to the page's service worker, and what the browser says of it.

    A page that asks for notifications while one is about to be shown can make Chromium forget it.
    """

    def __init__(self, ringing, origin):
        self._page = ringing.page
        self._origin = origin
        self._registrations = []
        self._shown = 0
        assert self._page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self._session = self._page.context.new_cdp_session(self._page)
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._note_registrations)
        self._session.on("BackgroundService.backgroundServiceEventReceived", self._note_event)
        self._session.send("ServiceWorker.enable")
        observed = {"service": "notifications"}
        self._session.send("BackgroundService.startObserving", observed)
        self._session.send("BackgroundService.setRecording", {**observed, "shouldRecord": True})
        at_last(lambda: self._page.title() and self._registrations, "there is no service worker")

    def _note_registrations(self, event):
        self._registrations.extend(event["registrations"])

    def _note_event(self, event):
        self._shown += event["backgroundServiceEvent"]["eventName"] == "Notification displayed"

    def push(self, data):
        """Waits until the browser says that it shows something."""
        before = self._shown
        pushed = {
            "origin": self._origin,
            "registrationId": self._registrations[-1]["registrationId"],
            "data": data,
        }
        self._session.send("ServiceWorker.deliverPushMessage", pushed)
        at_last(lambda: self._page.title() and self._shown > before, f"nothing is shown of {data}")

    def shown(self):
        return self._page.evaluate("""async () => (await (await navigator.serviceWorker.ready).getNotifications())
          .map(({ title, body, tag }) => [tag, title, body]).sort()""")


def test_a_ring_is_shown_in_the_words_of_the_device_and_once(whole_household, family_server):
    ringing = Ringing(whole_household, permissions=["notifications"])
    for switch in ["Daily reminder", "Your week"]:
        ringing.switch(switch).check()
    ringing.switch(RING).click()
    ringing.saw("PUT")
    expect(ringing.switch(RING)).to_be_checked()
    pushes = Pushes(ringing, family_server.url)
    for reminder, at in [(0, 1000), (0, 1000), (0, 2000), (1, 3000)]:
        pushes.push(json.dumps({"reminder": reminder, "at": at}))
    quest = ["TimeQuest: your quest is ready", "Your quest is ready. How long will the first step take?"]
    week = ["TimeQuest: your week is ready", "What did this week look like? Your lanterns tell, in two minutes."]
    assert pushes.shown() == [["ringing 0 1000", *quest], ["ringing 0 2000", *quest], ["ringing 1 3000", *week]]


def test_where_the_words_are_gone_or_the_ring_is_none_something_is_shown(whole_household, family_server):
    """A browser takes the leave to ring from whoever shows nothing."""
    ringing = Ringing(whole_household, permissions=["notifications"])
    ringing.switch("Daily reminder").check()
    ringing.switch(RING).click()
    ringing.saw("PUT")
    expect(ringing.switch(RING)).to_be_checked()
    pushes = Pushes(ringing, family_server.url)
    pushes.push("no ring of ours")
    for words in ["damaged", '{"words":[]}']:
        ringing.page.evaluate("""async (words) => {
          await (await caches.open('timequest-ringing')).put('words', new Response(words));
        }""", words)
        pushes.push(json.dumps({"reminder": 0, "at": len(words)}))
    ringing.page.evaluate("caches.delete('timequest-ringing')")
    pushes.push(json.dumps({"reminder": 0, "at": 5000}))
    assert [title for _, title, _ in pushes.shown()] == ["TimeQuest"] * 4


def test_a_device_of_no_family_is_not_asked_whether_it_rings(app):
    requests = []
    app.page.on("request", lambda request: requests.append(request.url))
    app.open_setting("Reminders")
    app.page.get_by_role("switch", name="Daily reminder").check()
    app.is_saved()
    # Whatever is asked because of the tap has been asked before this.
    app.page.evaluate("() => fetch('healthz')")
    expect(app.page.get_by_role("switch", name=RING)).to_have_count(0)
    assert not any("/v1/" in url for url in requests)
