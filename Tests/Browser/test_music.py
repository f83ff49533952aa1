"""A link to music: what a parent types of it, that it is offered once, and what is told of it at the end."""

import pytest
from playwright.sync_api import expect

from accessibility import check
from app import App
from log import Log
from parent import Parent

LINK = "https://open.spotify.com/intl-de/playlist/37i9dQZF1DXcBWIGoYBM5M?si=0123456789abcdef"
OPENED = "https://open.spotify.com/playlist/37i9dQZF1DXcBWIGoYBM5M"


@pytest.fixture
def app(context, url):
    return App(context.new_page(), url).open()


def type_music(app, minutes="42", songs="12"):
    parent = Parent(app)
    parent.choose_pin()
    parent.open_routine("Morning quest")
    parent.field("Music, if you like").fill(LINK)
    parent.field("What you call it").fill("Morning mix")
    parent.field("Its minutes").fill(minutes)
    parent.field("Its songs").fill(songs)
    return parent


def save(parent):
    parent.save()
    parent.leave()
    parent.app.is_at("home")


def play(app):
    for _ in range(3):
        app.do_step(60, 250)
    app.is_at("summary")


def offer(app):
    return app.page.get_by_role("heading", name="Morning mix, if you like")


def test_a_parent_sees_what_a_link_is_and_what_it_becomes(app):
    parent = type_music(app)
    said = app.page.locator("#app")
    expect(said).to_contain_text("Opens open.spotify.com")
    expect(said).to_contain_text("One song here is about 3\u00a0min 30\u00a0s.")
    expect(said).to_contain_text("Morning mix, if you like")
    app.comes_to_rest()
    assert check(app.page)[0] == []
    parent.field("Music, if you like").fill("http://music.example/list")
    app.tap("Save")
    expect(said).to_contain_text("This is no link that can be opened.")
    parent.field("Music, if you like").fill(f"Listen! {LINK}")
    parent.save()
    parent.open_routine("Morning quest")
    expect(parent.field("Music, if you like")).to_have_value(OPENED)


def test_it_is_offered_once_and_songs_are_told_at_the_end(app, watch):
    watch.expect("request to https://open.spotify.com")
    save(type_music(app))
    before = len(Log(app.page).check().kinds)
    app.tap("Start Morning quest")
    expect(offer(app)).to_be_focused()
    app.comes_to_rest()
    assert check(app.page)[0] == []
    app.page.context.route("https://open.spotify.com/**", lambda route: route.fulfill(body="music"))
    with app.page.context.expect_page() as opened:
        app.page.get_by_role("link", name="Open the music").tap()
    assert opened.value.url == OPENED
    assert opened.value.evaluate("opener") is None
    opened.value.close()
    app.page.bring_to_front()
    expect(offer(app)).to_be_visible()
    app.tap("First guess")
    app.is_at("estimate")
    assert len(Log(app.page).check().kinds) == before
    play(app)
    expect(app.page.locator("#app .facts")).to_contain_text("You got through 3.5 songs")


def test_a_quest_that_begins_without_its_music_says_nothing_of_it(app):
    save(type_music(app))
    app.tap("Start Morning quest")
    app.tap("First guess")
    play(app)
    assert "You got through" not in app.page.locator("#app").inner_text()


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_of_music_scrolls_sideways(new_context, url, width):
    context = new_context(viewport={"width": width, "height": 760})
    app = App(context.new_page(), url).open()
    parent = type_music(app)
    fits = "document.documentElement.scrollWidth <= innerWidth"
    assert app.page.evaluate(fits)
    save(parent)
    app.tap("Start Morning quest")
    expect(offer(app)).to_be_visible()
    assert app.page.evaluate(fits)
