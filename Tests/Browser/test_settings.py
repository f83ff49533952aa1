"""The player's settings: how it looks on this device."""

import pytest
from playwright.sync_api import expect

from app import App
from held_back import HeldBack
from log import SETUP, Log

SCHEME = "() => getComputedStyle(document.documentElement).colorScheme"
# The colors of the browser's own bar that are asked for now.
BAR = """() => [...document.querySelectorAll('meta[name=theme-color]')]
  .filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)"""

# What the page comes with is the top of a sky; then it is that of the page that shows.
LOOKS = [("Golden (light)", "light", "#AEBBF0"), ("Blue (dark)", "dark", "#171334")]
PAPER = "() => [getComputedStyle(document.querySelector('.settings')).backgroundColor]"


@pytest.mark.parametrize("device", ["light", "dark"])
@pytest.mark.parametrize(("look", "scheme", "bar"), LOOKS)
def test_a_look_is_there_at_once_and_from_the_first_paint_on(new_context, url, device, look, scheme, bar):
    context = new_context(color_scheme=device)
    app = App(context.new_page(), url).open()
    app.open_setting("Look")
    choose(app, look)
    assert app.page.evaluate(SCHEME) == scheme
    assert app.page.evaluate(BAR) == app.page.evaluate(PAPER)
    again = HeldBack(context, url)
    assert again.page.evaluate(SCHEME) == scheme
    assert again.page.evaluate(BAR) == [bar]


def test_as_the_device_follows_the_device_again(app):
    app.open_setting("Look")
    choose(app, "Blue (dark)")
    choose(app, "As device")
    for scheme in ["dark", "light"]:
        app.page.emulate_media(color_scheme=scheme)
        assert app.page.evaluate(SCHEME) == scheme


def test_a_look_is_this_devices_own_and_stands_in_no_log(app):
    app.open_setting("Look")
    choose(app, "Blue (dark)")
    app.is_saved()
    assert Log(app.page).check().kinds == SETUP
    app.reload()
    app.open_setting("Look")
    expect(app.page.get_by_label("Blue (dark)")).to_be_checked()


def choose(app, look):
    app.page.get_by_label(look).check()
