"""What is around a page: the browser's bars, its title, what is said of it, and by which way it was opened."""

import base64
import re

import pytest
from playwright.sync_api import expect

import built
from app import App, prepare
from eventually import eventually

BEHIND = "() => getComputedStyle(document.documentElement).backgroundColor"
TRACK = "() => getComputedStyle(document.documentElement).scrollbarColor"
# The color that holds of those the page names for the browser's bars, as the browser writes it.
BAR = """() => {
  const metas = [...document.querySelectorAll('meta[name=theme-color]')];
  const shown = document.createElement('i');
  shown.style.color = metas.find((meta) => matchMedia(meta.media).matches).content;
  document.body.append(shown);
  const { color } = getComputedStyle(shown);
  shown.remove();
  return color;
}"""
PAPER = "() => getComputedStyle(document.querySelector('#app > .app')).backgroundColor"
SKY = """() => {
  const shown = document.createElement('i');
  shown.style.color = 'var(--sky-top)';
  document.querySelector('.sky').append(shown);
  const { color } = getComputedStyle(shown);
  shown.remove();
  return color;
}"""

# What the line of a reveal says as soon as it stands there.
HEAR_FIRST_WORDS = """() => new MutationObserver((changes, observer) => {
  const line = document.querySelector('.reveal [role=status].said');
  if (!line) return;
  globalThis.testFirstWords = line.textContent;
  observer.disconnect();
}).observe(document.querySelector('#app'), { childList: true, subtree: true })"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_bars_of_the_browser_are_of_the_color_of_the_page(new_context, url, scheme):
    app = App(new_context(color_scheme=scheme).new_page(), url).open()
    page = app.page

    def is_of(color):
        eventually(page, f"() => ({BAR})() === ({color})()")

    is_of(SKY)
    app.tap("Stats")
    app.is_at("stats")
    is_of(PAPER)
    assert page.evaluate(BEHIND) == page.evaluate(PAPER)
    assert page.evaluate(TRACK).endswith(page.evaluate(PAPER))
    page.emulate_media(color_scheme="dark" if scheme == "light" else "light")
    is_of(PAPER)
    app.tap("Quests")
    app.is_at("home")
    is_of(SKY)
    app.start()
    is_of(SKY)
    assert page.evaluate(BEHIND) == page.evaluate(SKY)
    assert page.evaluate(TRACK).endswith("rgba(0, 0, 0, 0)")


# Whether the right edge of a picture, where a bar takes room, has nothing of the sky: one color, that of the page.
EDGE = """async ([picture, width]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawing = canvas.getContext('2d');
  drawing.drawImage(image, 0, 0);
  return [...drawing.getImageData(image.width - width + 1, image.height - 3, 1, 1).data].slice(0, 3);
}"""


def test_a_bar_that_takes_room_stands_beside_paper(playwright, served):
    """Browsers of tests hide it unless they are told not to."""
    browser = playwright.chromium.launch(**built.launching(), ignore_default_args=["--hide-scrollbars"])
    context = browser.new_context(viewport={"width": 900, "height": 400}, bypass_csp=True)
    prepare(context)
    app = App(context.new_page(), served).open()
    app.button("Settings").click()
    app.is_at("settings")
    width = app.page.evaluate("innerWidth - document.documentElement.clientWidth")
    assert width > 5
    picture = base64.b64encode(app.page.screenshot()).decode()
    paper = app.page.evaluate(PAPER)
    assert app.page.evaluate(EDGE, [picture, width]) == [int(part) for part in re.findall(r"\d+", paper)]
    browser.close()


def test_each_page_has_a_title_of_its_own(app):
    def is_called(title):
        eventually(app.page, f"() => document.title === '{title} · TimeQuest'")

    is_called("Hey")
    app.tap("Stats")
    is_called("Stats")
    app.tap("Quests")
    app.start()
    is_called("Get dressed")


def test_the_verdict_is_said_in_a_line_that_was_there_before(app):
    """Of one that comes with its words some screen readers say nothing."""
    app.start()
    app.lock(120)
    app.pass_time(253)
    app.page.evaluate(HEAR_FIRST_WORDS)
    app.tap("Done")
    line = app.page.locator(".reveal [role=status].said")
    expect(line).to_have_count(1)
    assert app.page.evaluate("testFirstWords") == ""
    expect(app.page.locator(".verdict[role]")).to_have_count(0)
    app.rest()
    expect(line).to_contain_text("2 min 13 s longer than your guess")
    expect(line).to_contain_text("XP")
    app.go_on()
    app.is_at("estimate")
    expect(line).to_have_count(0)


def test_what_the_line_says_the_number_above_does_not_say_again(app):
    number = app.page.locator(".guess-value")
    app.start()
    app.page.locator("#guess").focus()
    app.press("ArrowRight")
    expect(number).to_have_text("10 s")
    expect(number).to_have_attribute("aria-live", "off")
    app.tap("A little longer")
    expect(number).to_have_text("12 s")
    expect(number).to_have_attribute("aria-live", "polite")
    app.page.locator("#guess").focus()
    app.press("ArrowRight")
    expect(number).to_have_attribute("aria-live", "off")


def test_what_unfolds_is_seen(new_context, url):
    app = App(new_context(viewport={"width": 375, "height": 420}).new_page(), url).open()
    app.start()
    app.do_step(120, 130)
    app.leave()
    app.tap("Stats")
    app.is_at("stats")
    folded = app.page.locator("details").first
    folded.locator("summary").evaluate("(line) => { line.scrollIntoView({ block: 'end' }); line.click(); }")
    eventually(
        app.page,
        """() => {
          const { top, bottom } = document.querySelector('details[open]').getBoundingClientRect();
          const bar = document.querySelector('.tabs').getBoundingClientRect().top;
          return bottom <= bar || top <= 1;
        }""",
    )


@pytest.mark.parametrize(("shortcut", "screen"), [("?guess", "Any one thing"), ("?quest", "Get dressed")])
def test_a_shortcut_of_the_icon_leads_where_it_says(app, url, shortcut, screen):
    app.is_saved()
    app.page.goto(url + shortcut)
    app.is_at("estimate", screen)
    assert app.page.url == url
    app.reload()
    app.is_at("home")
