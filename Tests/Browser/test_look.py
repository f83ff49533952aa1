"""What the style sheet and the page promise together."""

import pytest
from playwright.sync_api import expect

from accessibility import TEXT_AT_200_PERCENT
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


SIZES = [(320, 568), (375, 760)]


def meet(one, other):
    """Whether two boxes have a pixel in common."""
    return all(one[at] < other[at] + other[size] and other[at] < one[at] + one[size]
               for at, size in [("x", "width"), ("y", "height")])


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_lies_where_lock_it_in_was(new_context, url, width, height):
    """A second tap, however much later, is meant for what was there."""
    app = App(new_context(viewport={"width": width, "height": height}).new_page(), url).open()
    app.start()
    app.choose(120)
    was = app.button("Lock it in").bounding_box()
    app.tap("Lock it in")
    app.is_at("do")
    app.comes_to_rest()
    for button in app.page.locator("#app button").all():
        assert not meet(was, button.bounding_box()), button.text_content()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_mark_of_saving_covers_no_words(new_context, url, width, height):
    app = App(new_context(viewport={"width": width, "height": height}).new_page(), url).open()
    app.start()
    app.choose(120)
    app.page.evaluate("testDatabase.stopAnswering()")
    app.tap("Lock it in")
    app.is_at("do")
    app.pass_time_of_storage(1)
    mark = app.page.locator(".saving-mark")
    expect(mark).to_have_text("Saving ...")
    for words in [app.button("Not today"), app.page.get_by_role("heading", level=1), app.button("Done")]:
        assert not meet(mark.bounding_box(), words.bounding_box()), words


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_whoever_types_a_guess_sees_the_button_that_locks_it(new_context, url, width, height):
    app = App(new_context(viewport={"width": width, "height": height}).new_page(), url).open()
    app.start()
    app.tap("Type it")
    expect(app.page.get_by_label("Minutes", exact=True)).to_be_focused()
    button = app.button("Lock it in").bounding_box()
    assert 0 <= button["y"] and button["y"] + button["height"] <= height
    assert not meet(button, app.page.locator(".fields").bounding_box())


def test_on_a_phone_on_its_side_a_step_is_in_reach(new_context, url):
    """The line, the button that locks a guess, and *Done*, which lies where nothing was."""
    app = App(new_context(viewport={"width": 760, "height": 375}).new_page(), url).open()

    def box(reached):
        found = reached.bounding_box()
        assert 0 <= found["y"] and found["y"] + found["height"] <= 375, reached
        return found

    app.start()
    box(app.page.locator("#guess"))
    app.choose(120)
    was = box(app.button("Lock it in"))
    app.tap("Lock it in")
    app.is_at("do")
    app.comes_to_rest()
    assert not meet(was, box(app.button("Done")))


@pytest.mark.parametrize("width", [320, 375, 820, 1280])
def test_a_heading_begins_where_its_page_begins(new_context, url, width):
    app = App(new_context(viewport={"width": width, "height": 760}).new_page(), url).open()
    for place, content in [("My patterns", ".panel"), ("Stats", ".panel:first-child")]:
        app.tap(place)
        app.page.locator(content).wait_for()
        heading, below = app.page.evaluate(
            """(content) => {
              const words = document.createRange();
              words.selectNodeContents(document.querySelector('h1'));
              return [words, document.querySelector(content)].map((it) => it.getBoundingClientRect().left);
            }""",
            content,
        )
        # A letter stands a pixel or two inside its own room.
        assert abs(heading - below) <= 2, place


@pytest.mark.parametrize("width", [320, 375, 820, 1280])
def test_the_letters_of_a_chart_are_about_as_large_as_those_around(new_context, url, width):
    app = App(new_context(viewport={"width": width, "height": 760}).new_page(), url).open()
    app.start()
    app.do_step(120, 130)
    app.leave()
    app.tap("Stats")
    app.is_at("stats")
    height = app.page.locator(".chart text").first.evaluate("(words) => words.getBoundingClientRect().height")
    assert 9 <= height <= 24


def test_the_letters_of_a_chart_grow_with_the_others(new_context, url):
    heights = []
    for script in ["", TEXT_AT_200_PERCENT]:
        context = new_context()
        context.add_init_script(script)
        app = App(context.new_page(), url).open()
        app.start()
        app.do_step(120, 130)
        app.leave()
        app.tap("Stats")
        app.is_at("stats")
        words = app.page.locator(".chart text").first
        heights.append(words.evaluate("(words) => words.getBoundingClientRect().height"))
    assert heights[1] >= 1.5 * heights[0]


def test_the_words_of_a_reveal_stand_free(app):
    """Files of styles are one sheet: what a class is called elsewhere is called so here, too."""
    app.start()
    app.lock(120)
    app.pass_time(130)
    app.done()
    edges = app.page.locator(".remark").evaluate("(words) => getComputedStyle(words).borderWidth")
    assert edges == "0px"
