"""Names from outside: whatever a file calls things, they stay in their places, on the player's screens and on the
parent's."""

import json

import pytest
from playwright.sync_api import expect

from app import PHONE, App
from copies import Copies, as_file
from earlier import earlier_year
from parent import PIN

# A routine, its three steps; the last turns the direction of what comes after it.
ROUTINE = "W" * 330
TOWER = "o" + "\u030b" * 100 + "n"
TURNING = "\u202egnitset \u05e9\u05dc\u05d5\u05dd"
LONG = "m" * 999

# Texts that stand higher than a clamp of four lines allows, or beyond the page.
OUT_OF_PLACE = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest('.hidden-text, svg')) continue;
    const { left, right, height } = element.getBoundingClientRect();
    const lines = height / parseFloat(getComputedStyle(element).lineHeight);
    if (lines > 9 || left < -1 || right > innerWidth + 1) {
      found.push([element.outerHTML.slice(0, 120), Math.round(lines), left, right]);
    }
  }
  return found;
}"""
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def hostile():
    """A file of the first schema, with names that nobody would type."""
    file = json.loads(earlier_year(12))
    names = {"Step 0": LONG, "Step 1": TOWER, "Step 2": TURNING}
    routine = file["routines"][0]
    routine["name"] = routine["displayName"] = ROUTINE
    routine["activeDays"] = [1, 2, 3, 4, 5, 6, 7]
    for task in routine["tasks"]:
        task["name"] = task["displayName"] = names[task["name"]]
    for session in file["sessions"]:
        for estimation in session["estimations"]:
            estimation["taskDisplayName"] = names[estimation["taskDisplayName"]]
    return json.dumps(file, ensure_ascii=False)


def stays_in_place(page):
    assert page.evaluate(OUT_OF_PLACE) == []
    assert page.evaluate(OVERFLOW) <= 0
    text = page.locator("#app").inner_text()
    assert "\u202e" not in text
    assert "\u030b" * 4 not in text


@pytest.fixture(params=[375, 320])
def app(request, new_context, url):
    context = new_context(viewport={**PHONE["viewport"], "width": request.param})
    page = context.new_page()
    page.goto(url)
    app = App(page, url)
    with page.expect_file_chooser() as chooser:
        app.tap("I have a copy")
    chooser.value.set_files(as_file(hostile()))
    expect(page.get_by_role("region", name="What it would do here")).to_be_visible()
    stays_in_place(page)
    app.tap("Import")
    app.tap("No parent here right now")
    app.is_at("home")
    return app


def test_strange_names_stay_in_their_places_in_a_quest(app):
    page = app.page
    stays_in_place(page)
    page.locator(".next-quest .action").tap()
    for _ in range(3):
        app.is_at("estimate")
        stays_in_place(page)
        app.choose(60)
        app.tap("Lock it in")
        app.is_at("do")
        stays_in_place(page)
        app.pass_time(60)
        app.tap("Done")
        app.is_at("reveal")
        stays_in_place(page)
        app.comes_to_rest()
        app.go_on()
    app.is_at("summary")
    stays_in_place(page)
    app.leave()
    app.is_at("home")
    stays_in_place(page)
    app.tap("Stats")
    app.is_at("stats")
    stays_in_place(page)


def test_strange_names_stay_in_their_places_in_the_family_area(app):
    parent = Copies(app)
    parent.enter()
    parent.keep_pin(PIN)
    stays_in_place(app.page)
    parent.note_code()
    parent.is_in()
    stays_in_place(app.page)
    app.page.locator(".routine .name").first.tap()
    expect(app.page.get_by_role("heading", level=1)).to_be_visible()
    stays_in_place(app.page)
