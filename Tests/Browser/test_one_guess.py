"""*One guess*: any one thing, now; and the days on which nothing else is planned."""

import pytest
from playwright.sync_api import expect

from app import App
from log import Log
from parent import Parent


@pytest.fixture
def url(server):
    return server.url


@pytest.fixture
def done(context, url):
    """The day's quest is done."""
    app = App(context.new_page(), url).open()
    app.do_quest([(60, 60)] * 3)
    app.leave()
    return app


def reveal(app, took=200):
    app.is_at("do")
    app.pass_time(took)
    app.tap("Done")
    app.is_at("reveal")


def played(app):
    app.tap("One guess")
    app.tap("3 min")
    app.tap("Lock it in")
    reveal(app)


def test_it_is_locked_in_with_two_taps(done):
    before = len(Log(done.page).check().kinds)
    done.tap("One guess")
    done.is_at("estimate", "Any one thing")
    done.tap("3 min")
    done.tap("Lock it in")
    done.is_at("do", "Any one thing")
    done.is_saved()
    assert Log(done.page).check().kinds[before:] == ["session.started", "estimate.locked"]


def test_its_reveal_leads_back_to_today_by_way_of_its_finale(done):
    played(done)
    expect(done.page.locator(".verdict")).to_contain_text("Any one thing: 20 s longer than your guess")
    with done.standing_still():
        done.tap("Back to today")
        done.is_at("finale")
    done.pass_finale()
    done.is_at("home")
    expect(done.page.locator("#made-by-you")).to_have_count(0)


def test_named_afterwards_it_stays(done):
    played(done)
    done.tap("Name it, keep it")
    expect(done.page.get_by_label("What is it?")).to_be_focused()
    expect(done.page.locator(".foot .visible-mark")).to_have_text("Visible in the family area")
    expect(done.button("Keep it")).to_be_disabled()
    done.page.get_by_label("What is it?").fill("Tidy my desk")
    done.tap("Keep it")
    expect(done.page.get_by_role("status").filter(has_text="Made by you")).to_be_visible()
    expect(done.page.locator(".verdict")).to_contain_text("Tidy my desk: 20 s longer")
    done.tap("Back to today")
    done.pass_finale()
    done.is_at("home")
    expect(done.button("Tidy my desk , Done today")).to_be_visible()
    done.is_saved()
    done.page.reload()
    done.is_at("home")
    expect(done.button("Tidy my desk , Done today")).to_be_visible()


@pytest.mark.parametrize("leave", ["Enter", "Back to today"])
def test_going_on_drops_no_name(done, leave):
    played(done)
    done.tap("Name it, keep it")
    done.page.get_by_label("What is it?").fill("Tidy my desk")
    done.press(leave) if leave == "Enter" else done.tap(leave)
    done.pass_finale()
    done.is_at("home")
    expect(done.button("Tidy my desk , Done today")).to_be_visible()


def test_enter_in_the_field_of_a_name_locks_in(done):
    done.tap("One guess")
    done.tap("3 min")
    done.tap("Give it a name")
    done.page.get_by_label("What is it?").fill("Tidy my desk")
    done.press("Enter")
    done.is_at("do", "Tidy my desk")


def test_named_before_it_is_called_so_all_the_way(done):
    done.tap("One guess")
    done.tap("Give it a name")
    done.page.get_by_label("What is it?").fill("Tidy my desk")
    done.tap("3 min")
    done.tap("Lock it in")
    done.is_at("do", "Tidy my desk")
    reveal(done)
    expect(done.button("Name it, keep it")).to_have_count(0)
    expect(done.button("One more")).to_be_visible()


def test_one_more_begins_at_once(done):
    played(done)
    done.tap("One more")
    done.is_at("estimate", "Any one thing")
    assert done.page.locator(".thumb").count() == 0


def test_who_leaves_it_keeps_going_from_home(done):
    done.tap("One guess")
    done.tap("3 min")
    done.tap("Lock it in")
    done.is_at("do")
    done.is_saved()
    done.page.get_by_role("button", name="Leave for now").tap()
    done.is_at("home")
    expect(done.page.locator("#next")).to_have_text("Any one thing")
    done.page.reload()
    done.tap("Keep going with Any one thing")
    reveal(done)


def test_put_off_it_can_be_put_back(done):
    before = Log(done.page).check().kinds
    done.tap("One guess")
    done.tap("Not today")
    done.is_at("home")
    expect(done.page.get_by_role("status").filter(has_text="Any one thing: not today")).to_be_visible()
    assert Log(done.page).check().kinds == before
    done.tap("Put it back")
    done.is_at("estimate", "Any one thing")


def test_a_day_without_quests_invites_to_it(done):
    parent = Parent(done)
    parent.choose_pin()
    parent.open_routine("Morning quest")
    parent.field("Saturday").uncheck()
    parent.save()
    parent.leave()
    done.days_go_by(3)
    done.is_at("home")
    assert done.see()["quests"] == [["A free day", "How long does any one thing take?"], ["Morning quest", "Ready, 3 steps"]]
    expect(done.page.locator("#all-quests")).to_be_visible()
    done.tap("One guess")
    done.is_at("estimate", "Any one thing")


def test_my_patterns_invite_to_it_before_there_is_one(done):
    done.tap("My patterns")
    done.is_at("patterns")
    done.tap("One guess")
    done.is_at("estimate", "Any one thing")


def test_without_a_network_it_works(kept_app, server):
    server.stop()
    kept_app.do_quest([(60, 60)] * 3)
    kept_app.leave()
    played(kept_app)


def test_a_second_tab_shows_it_and_changes_nothing(done, context, url):
    tab = App(context.new_page(), url)
    tab.page.goto(url)
    tab.is_at("home")
    tab.is_reader()
    expect(tab.button("One guess")).to_be_disabled()
