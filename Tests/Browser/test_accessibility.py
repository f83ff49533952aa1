"""What a machine can check of WCAG 2.2 AA, and what only our own eyes would."""

import pytest
from playwright.sync_api import expect

from accessibility import BEYOND_THE_EDGES, BROKEN_WORDS, HANGS, TEXT_AT_200_PERCENT, check
from app import App
from walks import quest_screens


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(new_context, url, scheme):
    app = App(new_context(color_scheme=scheme).new_page(), url).open()
    for screen in quest_screens(app):
        wrong, right = check(app.page)
        assert wrong == [], screen
        assert "target-size" in right, screen
        # On a sky axe cannot tell; `Tests/Look/contrast.py` can.
        assert "color-contrast" in right or "asking" in screen or screen in ["estimate", "typing"], screen


def test_every_screen_begins_at_its_heading(app):
    for screen in quest_screens(app):
        if screen != "typing":
            expect(app.page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.parametrize("size", ["320 px wide", "text at 200 %"])
def test_nothing_scrolls_sideways(new_context, url, size):
    width = 320 if size.startswith("320") else 375
    context = new_context(viewport={"width": width, "height": 760})
    if size.startswith("text"):
        context.add_init_script(TEXT_AT_200_PERCENT)
    app = App(context.new_page(), url).open()
    for screen in quest_screens(app):
        overflow = app.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert overflow <= 0, screen
        assert (screen, app.page.evaluate(BEYOND_THE_EDGES)) == (screen, [])
        assert (screen, app.page.evaluate(BROKEN_WORDS)) == (screen, [])
        assert not screen.startswith("reveal") or app.page.evaluate(HANGS)


def picture(app):
    """What stands on the screen, apart from the sky, which drifts."""
    return app.page.evaluate("""() => {
      const copy = document.getElementById('app').cloneNode(true);
      copy.querySelector('drifting-sky').remove();
      return copy.innerHTML;
    }""")


def test_the_do_screen_shows_nothing_to_count_by(app):
    app.start()
    app.lock(120)
    app.is_saved()
    before = picture(app)
    assert not any(character.isdigit() for character in app.page.locator("#app").inner_text())
    app.pass_time(600)
    app.settle()
    assert picture(app) == before


def test_a_quest_is_played_by_keyboard_alone(app):
    press, reach = app.press, app.reach
    reach("Start Morning quest")
    press("Enter")
    app.is_at("estimate")
    reach("guess")
    press("ArrowRight")
    expect(app.page.locator(".guess-value")).to_have_text("10 s")
    press("ArrowRight")
    expect(app.page.locator(".guess-value")).to_have_text("12 s")
    reach("Lock it in")
    press("Enter")
    app.is_at("do")
    app.pass_time(60)
    reach("Done")
    press("Space")
    app.is_at("reveal")
    reach("Next: Breakfast")
    press("Enter")
    app.is_at("estimate", "Breakfast")

    reach("Type it")
    press("Enter")
    expect(app.page.get_by_role("spinbutton").or_(app.page.get_by_role("textbox")).first).to_be_focused()
    press("Control+a")
    app.page.keyboard.type("2")
    expect(app.page.locator(".guess-value")).to_have_text("2 min")
    reach("Lock it in")
    press("Enter")
    app.is_at("do")
    app.pass_time(1200)
    reach("Done")
    press("Enter")
    app.is_at("asking")
    reach("Let’s not count this one")
    press("Enter")
    app.is_at("estimate", "Brush teeth")

    reach("Lock it in")
    press("Enter")
    # It waits for a choice and keeps the focus.
    expect(app.page.locator(".guess-value")).to_contain_text("Pick a time first")
    assert "Lock it in" in app.focused()
    reach("guess", by="Shift+Tab")
    press("PageUp")
    expect(app.page.locator(".guess-value")).to_have_text("1 min")
    reach("Lock it in")
    press("Enter")
    app.is_at("do")
    reach("Not today")
    press("Enter")
    app.is_at("summary")
    reach("Back to today")
    press("Enter")
    app.is_at("home")
    reach("Stats")
    press("Enter")
    app.is_at("stats")
    reach("Quests")
    press("Enter")
    app.is_at("home")
    reach("Settings")
    press("Enter")
    app.is_at("settings")
    reach("My data1 quest, yours to keep")
    press("Enter")
    reach("Save a copyNo copy yet")
    press("Enter")
    app.is_at("settings", "Save a copy")
    reach("Save a copy")
    with app.page.expect_download():
        press("Enter")
    expect(app.page.get_by_role("status").filter(has_text="Your copy is made.")).to_be_visible()
    for back in ["My data", "Settings"]:
        reach(back)
        press("Enter")
    reach("Back to today")
    press("Enter")
    app.is_at("home")
