"""The game comes before its forms: what a new player does first, in real taps and in the tests' own time."""

import pytest
from playwright.sync_api import expect

from first_visit import FirstVisit
from log import Log

# What three deep breaths take at least.
BREATHS = 12


@pytest.fixture
def visit(context, url):
    visit = FirstVisit(context.new_page(), url)
    visit.page.evaluate(
        "() => { let taps = 0; addEventListener('pointerup', () => { taps += 1; }, true); globalThis.testTaps = () => taps; }"
    )
    return visit


def taps(visit):
    """Real ones, counted by the page."""
    return visit.page.evaluate("testTaps()")


def breathe(visit, guess="12 s"):
    visit.app.tap("Try one guess")
    visit.practise(guess, BREATHS)


def test_three_taps_and_twenty_seconds_lead_from_the_first_page_to_the_first_reveal(visit):
    before = visit.app.now()
    breathe(visit)
    assert taps(visit) <= 3
    assert visit.app.now() - before <= 20_000
    assert Log(visit.page).records == []


def test_ten_taps_lead_to_a_quest_of_her_own_morning(visit):
    breathe(visit)
    visit.app.tap("Make a morning")
    visit.page.locator("label", has_text="Just me").tap()
    visit.go_on("A morning of lanterns")
    visit.app.tap("Save this morning")
    visit.app.tap("Start Morning quest")
    visit.app.is_at("estimate", "Get dressed")
    visit.page.locator(".quick button", has_text="5").first.tap()
    visit.app.tap("Lock it in")
    visit.app.is_at("do", "Get dressed")
    assert taps(visit) <= 10
    visit.app.is_saved()
    assert {"session.started", "estimate.locked"} <= set(Log(visit.page).check().kinds)


def test_the_first_reveal_has_all_that_a_reveal_has_and_its_points_stay(visit):
    breathe(visit)
    page = visit.page
    expect(page.locator(".verdict h2")).to_have_text("Spot on")
    expect(page.locator(".difference")).to_have_text("The same as your guess")
    expect(page.locator(".chip", has_text="Your first lantern")).to_be_visible()
    gain = page.locator(".chip.gain").text_content()
    visit.app.tap("Make a morning")
    visit.field("Just me").check()
    visit.go_on("A morning of lanterns")
    visit.app.tap("Save this morning")
    visit.app.is_at("home")
    assert visit.app.see()["experience"] == gain.replace("+", "").replace("XP", "of 283 XP")
    visit.app.is_saved()
    assert not {"session.started", "estimate.locked"} & set(Log(page).check().kinds)


@pytest.mark.parametrize("size", [(375, 667), (320, 568), (1280, 800)])
def test_the_first_ribbons_hang_on_their_rods_under_their_words(visit, size):
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    breathe(visit, "12 s")
    visit.app.rest()
    for word, rod, cloth in zip(*(visit.page.locator(name).all() for name in [".heads dt", ".rod", ".hang .cloth"])):
        word, rod, cloth = (part.bounding_box() for part in (word, rod, cloth))
        assert word["y"] + word["height"] <= rod["y"] + 1
        assert rod["y"] - 1 <= cloth["y"] <= rod["y"] + rod["height"]


def test_once_more_is_another_guess(visit):
    breathe(visit, "3 s")
    expect(visit.page.locator(".difference")).to_have_text("9 s longer than your guess")
    visit.app.tap("Once more")
    visit.practise("12 s", BREATHS)
    expect(visit.page.locator(".difference")).to_have_text("The same as your guess")


def test_a_reload_before_the_forms_begins_anew(visit):
    breathe(visit)
    visit.page.reload()
    visit.is_at("TimeQuest")
    assert Log(visit.page).records == []


def test_what_is_lit_is_in_and_hangs_in_its_order(visit):
    visit.reach("A morning of lanterns")
    visit.lantern("Pack bag").tap()
    visit.lantern("Breakfast").tap()
    visit.lantern("Shower").tap()
    visit.app.tap("Another lantern")
    visit.field("Name of Step 7").fill("Feed Miso")
    visit.go_on("Choose a PIN")
    visit.keep_pin()
    visit.app.tap("Start the morning quest")
    visit.app.tap("Straight to the quests")
    visit.app.is_at("home")
    visit.app.tap("Start Morning quest")
    for step in ["Get dressed", "Brush teeth", "Shower", "Pack bag", "Feed Miso"]:
        visit.app.is_at("estimate", step)
        visit.app.do_step(120, 120)
    visit.app.is_at("summary")


def test_a_lantern_without_a_name_is_asked_for_it(visit):
    visit.reach("A morning of lanterns")
    visit.app.tap("Another lantern")
    visit.app.tap("Save this morning")
    expect(visit.page.get_by_text("It needs a name.")).to_be_visible()
    expect(visit.field("Name of Step 7")).to_be_focused()
    visit.is_at("A morning of lanterns")
