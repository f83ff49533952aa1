"""The way into the family area: PIN and family code."""

import re

import pytest
from playwright.sync_api import expect

from app import App
from log import Log
from parent import PIN, Parent
from tabs import open_tab

WRONG = "0000"


@pytest.fixture
def inside(parent):
    parent.choose_pin()
    return parent


def forget_pin(parent, code):
    parent.enter()
    parent.app.tap("PIN forgotten?")
    parent.field("Family code").fill(code)
    parent.app.tap("Open")


def opens_with(parent, code):
    """The family code opens the way to a new PIN; ends there."""
    forget_pin(parent, code)
    parent.is_asked("Choose a PIN")


def is_no_pin(parent):
    expect(parent.page.get_by_text("That is not the PIN.")).to_be_visible()


# One tab


def test_the_pin_opens_and_leaving_closes(inside):
    inside.leave()
    inside.enter()
    inside.is_asked("Your PIN")
    expect(inside.field("PIN")).to_be_focused()
    inside.app.press("Enter")
    inside.page.keyboard.type(PIN)
    inside.is_in()
    inside.app.reload()
    inside.app.is_at("home")
    inside.enter()
    inside.is_asked("Your PIN")


@pytest.mark.parametrize("digits", ["\u0660\u0661\u0662\u0663", "\uff10\uff11\uff12\uff13", "0123"])
def test_a_pin_is_the_same_in_any_digits(inside, digits):
    inside.open_page("PIN and code")
    inside.row("Change the PIN").tap()
    inside.keep_pin(digits)
    inside.is_at("PIN and code")
    inside.app.tap("Back")
    inside.leave()
    inside.enter()
    inside.try_pin("0123")
    inside.is_in()


def test_the_family_code_opens_when_the_pin_is_forgotten(inside):
    code = inside.renew_code()
    inside.app.tap("Back")
    inside.leave()
    forget_pin(inside, "ABCD")
    expect(inside.page.get_by_text("A character of it is not right.")).to_be_visible()
    inside.field("Family code").fill(code.lower().replace("-", " "))
    inside.app.tap("Open")
    inside.keep_pin("13579")
    inside.is_in()
    inside.leave()
    inside.enter()
    inside.try_pin("02580")
    is_no_pin(inside)
    inside.try_pin("13579")
    inside.is_in()


def test_the_pin_is_changed_from_inside_and_the_family_code_stays(inside):
    code = inside.renew_code()
    inside.open_page("PIN and code")
    inside.row("Change the PIN").tap()
    inside.keep_pin("13579")
    inside.is_at("PIN and code")
    inside.app.tap("Back")
    inside.leave()
    inside.enter()
    inside.try_pin("13579")
    inside.is_in()
    inside.leave()
    opens_with(inside, code)


def test_a_new_family_code_makes_the_old_one_void_once_it_is_confirmed(inside):
    old = inside.renew_code()
    inside.open_page("PIN and code")
    inside.row("New PIN and new code").tap()
    inside.keep_pin("97531")
    inside.is_asked("Your family code")
    # Left in between, also by a reload: nothing has changed.
    inside.app.reload()
    opens_with(inside, old)
    inside.leave()
    inside.choose_pin()
    new = inside.renew_code("97531")
    inside.app.tap("Back")
    inside.leave()
    forget_pin(inside, old)
    expect(inside.page.get_by_text("That code opens nothing here.")).to_be_visible()
    inside.app.tap("Back")
    inside.leave()
    opens_with(inside, new)


def test_neither_pin_nor_paper_leads_to_what_remains(parent):
    parent.enter()
    parent.app.tap("PIN forgotten?")
    parent.app.tap("No PIN and no paper?")
    parent.is_asked("No PIN and no paper")
    with parent.page.expect_download():
        parent.app.tap("Save a copy")
    parent.app.tap("Back")
    parent.is_asked("Family code")


def test_wrong_pins_wait_longer_and_longer_also_across_a_reload(parent):
    parent.enter()
    for _ in range(3):
        parent.try_pin(WRONG)
        is_no_pin(parent)
    rests(parent, 10, "ten seconds")
    parent.try_pin(WRONG)
    parent.app.reload()
    parent.enter()
    rests(parent, 30, "half a minute")
    parent.try_pin(PIN)
    parent.is_in()


def rests(parent, seconds, words):
    """Nothing can be typed until so many seconds have gone by."""
    expect(parent.page.get_by_text(f"Next try in {words}.")).to_be_visible()
    expect(parent.field("PIN")).to_be_disabled()
    parent.app.pass_time_of_storage(seconds - 0.1)
    parent.app.settle()
    expect(parent.field("PIN")).to_be_disabled()
    parent.app.pass_time_of_storage(0.1)
    expect(parent.field("PIN")).to_be_focused()


# Half a minute after the other passes until the gate asks again, and each may show. Answers the seconds.
REST = """async () => {
  let seconds = 0;
  while (document.querySelector('#app input.pin:enabled') === null) {
    testClock.advance(30_000);
    seconds += 30;
    await new Promise(requestAnimationFrame);
  }
  return seconds;
}"""


def test_a_hundred_wrong_pins_take_hours_also_with_reloads_and_a_changed_clock(new_context, url):
    # After a day the page looks for a newer version, which a blocked worker cannot bear.
    app = App(new_context(service_workers="allow").new_page(), url).open()
    parent = Parent(app)
    parent.enter()
    rested = 0
    for number in range(100):
        # Whoever tries does not mean to wait.
        if number % 20 == 10:
            app.reload()
            parent.enter()
            parent.is_asked("Your PIN")
        if number % 20 == 15:
            app.sleep(24 * 60 * 60)
            app.show_page(False)
            app.show_page(True)
        rested += app.page.evaluate(REST)
        parent.try_pin(f"{number:04}")
        is_no_pin(parent)
    assert rested > 7 * 60 * 60


def test_an_area_that_nobody_touches_closes_after_five_minutes_by_any_clock(inside):
    inside.app.pass_time(4 * 60)
    inside.app.tap("Family")
    inside.app.pass_time(4 * 60)
    inside.is_at("Family")
    inside.app.pass_time(60)
    inside.is_asked("Your PIN")


def test_the_pin_and_the_code_are_nowhere_in_the_log(inside):
    code = inside.renew_code()
    inside.app.tap("Back")
    inside.leave()
    stored = b"".join(record.sealed for record in Log(inside.page).check().records)
    # Random ids and times have digits of their own, and now and then these four in a row.
    said = re.sub(rb"[0-9a-f]{32}|[0-9]{10,}", b"", stored)
    assert PIN.encode() not in said
    assert code.encode() not in stored


def test_the_code_goes_to_paper_by_other_ways_too(inside):
    page = inside.page
    page.evaluate("""() => {
      globalThis.testTaken = [];
      navigator.clipboard.writeText = async (text) => { testTaken.push(text); };
      navigator.share = async ({ text }) => { testTaken.push(text); };
      globalThis.print = () => { testTaken.push('paper'); };
    }""")
    inside.open_page("PIN and code")
    inside.row("Show the family code").tap()
    inside.app.tap("Copy")
    expect(page.get_by_text("Copied.")).to_be_visible()
    inside.app.tap("Share")
    inside.app.tap("Print")
    code = "-".join(page.locator(".written-code span").all_text_contents())
    assert page.evaluate("testTaken") == [code, code, "paper"]
    assert inside.note_code() == code
    inside.is_at("PIN and code")
    expect(inside.row("Show the family code")).to_have_count(0)
    expect(page.get_by_text("Code on paper since 21 January.")).to_be_visible()


# Three tabs of one device


@pytest.fixture
def tabs(app, context, url):
    return [Parent(app)] + [Parent(open_tab(context, url)) for _ in range(2)]


def test_a_stale_tab_undoes_no_new_pin_and_kills_no_new_code(tabs):
    first, stale, third = tabs
    stale.app.show()
    stale.enter()
    stale.is_asked("Your PIN")
    third.app.show()
    third.choose_pin()
    first.app.show()
    first.choose_pin()
    code = first.renew_code("9999")
    # The tab that stood open by the old PIN is closed.
    third.app.show()
    third.is_asked("Your PIN")
    stale.app.show()
    stale.try_pin(PIN)
    is_no_pin(stale)
    stale.try_pin("9999")
    stale.is_in()
    stale.leave()
    opens_with(stale, code)


def test_three_tabs_have_three_tries_together(tabs):
    for tab in tabs:
        tab.app.show()
        tab.enter()
        tab.is_asked("Your PIN")
    for tab, pin in zip(tabs, ["0001", "0002", "0003"]):
        tab.app.show()
        tab.try_pin(pin)
    for tab in tabs:
        tab.app.show()
        expect(tab.page.get_by_text("Next try in ten seconds.")).to_be_visible()
        expect(tab.field("PIN")).to_be_disabled()
