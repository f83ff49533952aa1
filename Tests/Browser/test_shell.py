"""What stands in the page before Swift runs: the evening that home goes on with."""

import pytest
from playwright.sync_api import expect

from app import App
from held_back import HeldBack
from slow_network import page_in_pieces

SIZES = [(320, 568), (375, 760), (1280, 800)]

# What both have, and where it is.
SCENERY = """
() => ['.sky', '.hills', '.tabs', '.tab:last-child', '.saving-mark'].map((name) => {
  const { x, y, width, height } = document.querySelector(`#app ${name}`).getBoundingClientRect();
  return [name, x, y, width, height].join(' ');
})
"""

# How far the words have come so many milliseconds after the first paint, however long this machine takes.
OPACITY_AFTER = """
(words, time) => {
  for (const animation of words.getAnimations()) {
    animation.pause();
    animation.currentTime = time;
  }
  return Number(getComputedStyle(words).opacity);
}
"""

IS_UNDER_A_FINGER = """
(button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_shell_looks_like_home_and_nothing_moves_when_home_comes(new_context, url, size):
    context = new_context(viewport={"width": size[0], "height": size[1]})
    App(context.new_page(), url).open().page.close()
    start = HeldBack(context, url)
    start.page.evaluate("testForgetLetters()")
    before = start.page.evaluate(SCENERY)
    start.go_on()
    app = App(start.page, url)
    app.is_at("home")
    app.is_saved()
    assert start.page.evaluate(SCENERY) == before
    app.comes_to_rest()
    assert start.page.evaluate("testShifts") == []


@pytest.mark.parametrize("cut", [b'<svg class="hills"', b'<nav class="tabs"', b'<main id="trouble"'])
def test_of_a_page_that_comes_in_pieces_no_half_a_screen_is_shown(browser, url, cut):
    with page_in_pieces(url, cut) as (slow_url, let_rest_come), browser.new_page() as page:
        page.goto(slow_url, wait_until="commit")
        expect(page.locator("#app .sky")).to_be_attached()
        expect(page.locator("#app")).to_be_hidden()
        let_rest_come()
        expect(page.locator("#app")).to_be_visible()


def test_a_start_that_takes_long_says_so_and_one_that_is_quick_does_not(context, url):
    start = HeldBack(context, url)
    words = start.page.locator("#app .patience")
    assert words.evaluate(OPACITY_AFTER, 999) == 0
    assert words.evaluate(OPACITY_AFTER, 2000) == 1
    expect(words).to_have_text("One moment ...")


def test_nothing_in_the_shell_can_be_pressed_in_vain(context, url):
    start = HeldBack(context, url)
    expect(start.page.locator("#app button")).to_have_count(4)
    for button in start.page.locator("#app button").all():
        assert not button.evaluate(IS_UNDER_A_FINGER)
    start.page.keyboard.press("Tab")
    assert start.page.evaluate("document.activeElement === document.body")


def test_without_javascript_the_page_says_what_is_needed(browser, url):
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(url)
    assert "needs JavaScript" in page.content()
