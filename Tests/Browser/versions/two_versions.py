"""A family in which an app or a server is of an earlier version: nothing stops, and nothing is lost. `BEFORE` names a
checkout of that version in which app and server are built; Scripts/test-two-versions makes one."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from app import App
from eventually import at_last
from household import at_last_in_step, kinds, open_devices, operations, rename, written_code
from parent import Parent
from patience import milliseconds
from player import GUESSES
from publishing import Server, Site, built_site

BEFORE = Path(os.environ["BEFORE"]).resolve()


class Versions(Server):
    """One server at one address, whose program and whose app change."""

    def __init__(self, log, data):
        self._sites = {True: Site(BEFORE / ".build/site"), False: built_site()}
        self.program = BEFORE / ".build/debug/timequest"
        super().__init__(self._sites[True], log, "--data", str(data))

    def change(self, *, server_of_before, app_of_before):
        self.program = BEFORE / ".build/debug/timequest" if server_of_before else None
        self.publish(self._sites[app_of_before])

    def runs(self, app, *, is_of_before):
        """Whether a page runs one of the two apps."""
        version = self._sites[is_of_before].version
        return app.page.evaluate("(version) => document.documentElement.outerHTML.includes(version)", version)


@pytest.fixture
def family_server(tmp_path):
    server = Versions(tmp_path / "log", tmp_path / "data")
    yield server
    server.stop()


@pytest.fixture
def url(family_server):
    return family_server.url


@pytest.fixture
def parent(household, watch):
    """Whose app begins a family, as it is published now."""

    def begin():
        watch.bear("ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|status of 40[0134]")
        page = household._new_context().new_page()
        return Parent(App(page, household.url).open())

    return begin


def play(app):
    app.do_quest(GUESSES)
    app.leave()
    app.is_saved()
    app.show_page(False)
    app.show_page(True)


def arrives(parent, app, name):
    """What the parent changes comes to the other device."""
    at_last_in_step(
        [app, parent.app],
        lambda: any(name in str(operation) for operation in operations(app, "plan").values()),
        f"{name} does not arrive",
    )


def make_new_code(parent):
    """On the recovery sheet."""
    parent.row("Recovery sheet").tap()
    parent.app.tap("Make a new code")
    parent.app.tap("Make it")


def reads_all(household, parent, sessions, whose="Plays"):
    """A device that comes in now has all that she has played."""
    app = household.pair(parent, whose)
    at_last_in_step([app], lambda: kinds(app).count("session.closed") == sessions, "not all comes along")
    return app


def test_an_app_of_before_goes_on_beside_a_new_one_on_a_new_server(household, family_server, parent):
    first = parent()
    play(first.app)
    hers = household.pair(first, "Plays")
    family_server.change(server_of_before=False, app_of_before=False)
    first.app.reload()
    assert family_server.runs(first.app, is_of_before=False) and family_server.runs(hers, is_of_before=True)
    open_devices(first)
    rename(first, "Second name")
    arrives(first, hers, "Second name")
    # An entry that the app of before does not know, with a secret in it: what comes after it waits for a newer app, and
    # quests go on.
    open_devices(first)
    make_new_code(first)
    written_code(first.page)
    first.app.tap("Back")
    rename(first, "Morning quest", "Second name")
    hers.tap("One guess")
    hers.page.go_back()
    hers.is_at("home")
    assert family_server.runs(hers, is_of_before=True)
    hers.days_go_by(1)
    assert family_server.runs(hers, is_of_before=False)
    arrives(first, hers, "Morning quest")
    expect(hers.button("Start Morning quest")).to_be_visible()
    play(hers)
    reads_all(household, first, 2)


def test_a_new_app_goes_on_with_a_server_of_before_and_says_so(household, family_server, parent):
    family_server.change(server_of_before=True, app_of_before=False)
    first = parent()
    play(first.app)
    hers = household.pair(first, "Plays")
    open_devices(first)
    make_new_code(first)
    first.app.tap("Back")
    expect(first.page.get_by_text("Your family’s server is older than this app")).to_be_visible(timeout=milliseconds(60_000))
    rename(first, "Second name")
    arrives(first, hers, "Second name")
    rename(first, "Morning quest", "Second name")
    hers.days_go_by(1)
    expect(hers.button("Start Morning quest")).to_be_visible(timeout=milliseconds(30_000))
    play(hers)
    at_last(lambda: kinds(hers).count("session.closed") == 2, "what was played is gone")
    family_server.change(server_of_before=False, app_of_before=False)
    first.app.reload()
    open_devices(first)
    first.row("Recovery sheet").tap()
    code = written_code(first.page)
    first.app.tap("Back")
    reads_all(household, first, 2)
    first.page.context.close()
    hers.page.context.close()
    new = household.empty()
    household.type_sheet(new, code)
    expect(new.page.get_by_text("Your family’s quests are here.")).to_be_visible(timeout=milliseconds(30_000))
