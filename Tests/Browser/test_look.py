"""What the style sheet and the page promise together."""

import pytest

from app import App


def test_every_screen_begins_at_its_top(new_context, url):
    app = App(new_context(viewport={"width": 320, "height": 480}).new_page(), url).open()

    def scroll_down():
        app.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert app.page.evaluate("scrollY") > 0

    app.start()
    scroll_down()
    app.lock(120)
    assert app.page.evaluate("scrollY") == 0
    app.pass_time(130)
    app.done()
    scroll_down()
    app.go_on()
    app.is_at("estimate")
    assert app.page.evaluate("scrollY") == 0


def test_a_screen_that_fits_does_not_scroll(app):
    """Where bars take up room, one pixel too many would move everything."""

    def fits():
        return app.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0

    assert fits()
    app.start()
    assert fits()
    app.lock(120)
    assert fits()
    app.tap("Done")
    app.is_at("asking")
    assert fits()
    app.tap("Not done yet")
    app.is_at("do")
    app.pass_time(130)
    app.done()
    assert fits()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_behind_a_sky_is_the_sky(new_context, url, scheme):
    """Where a phone pulls the page beyond its end, and where its bar is."""
    app = App(new_context(color_scheme=scheme).new_page(), url).open()
    app.start()
    behind = app.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    bar = app.page.evaluate(
        """() => {
          const metas = [...document.querySelectorAll('meta[name=theme-color]')];
          document.body.style.color = metas.find((meta) => matchMedia(meta.media).matches).content;
          return getComputedStyle(document.body).color;
        }"""
    )
    assert behind == bar
