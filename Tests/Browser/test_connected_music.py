"""Connected music by its screens: allowed, connected, picked, heard along; and whatever goes wrong is not told of."""

import json
import re
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from accessibility import check
from app import PHONE, App, prepare
from connected import Connected
from copies import save_copy
from listener import listener
from log import Log
from music_traces import READ_ALL, traces
from publishing import Server
from tabs import new_tab

PLAYING = "/v1/me/player/currently-playing"
NOW = re.compile(r"[0-9]|%")


@pytest.fixture
def url(musical):
    return musical.url


@pytest.fixture
def watch(musical):
    """A browser says so in its console when it is told no; nobody else does."""
    watch = musical.watch()
    watch.bear("Failed to load resource: the server responded")
    return watch


@pytest.fixture
def spotify(musical):
    return musical.spotify


@pytest.fixture(scope="session")
def allowed(browser, musical_build, tmp_path_factory):
    """What is on a device after the shortest first start, on which a parent has allowed music."""
    server = Server(musical_build[0], tmp_path_factory.mktemp("allowed") / "log")
    context = browser.new_context(**PHONE)
    prepare(context)
    app = App(context.new_page(), server.url).open()
    Connected(app, SimpleNamespace(spotify=None, url=server.url)).allow()
    left = app.page.evaluate("testDatabase.read()")
    context.close()
    server.stop()
    return left


@pytest.fixture
def app(context, url, allowed):
    page = context.new_page()
    page.add_init_script(f"globalThis.testDatabase?.begin({json.dumps(allowed)})")
    return App(page, url).open()


@pytest.fixture
def music(app, musical):
    """Allowed, and nobody is connected."""
    return Connected(app, musical)


@pytest.fixture
def connected(music):
    """Connected and back home."""
    music.connect()
    music.go_home()
    return music


def words(app):
    """Of the screen, and what is said to those who listen."""
    return app.page.locator("#app").inner_text() + app.page.locator("#app").evaluate(
        "(app) => [...app.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel).join(' ')"
    )


def still(connected):
    """The page of a running step without its sky, which drifts."""
    return [connected.page.locator(f"#app {part}").inner_html() for part in ["header", "main", ".foot"]]


def begin(connected):
    """Up to the first running step."""
    connected.app.begin()
    connected.app.is_at("do")
    # It says so once it is stored.
    connected.app.is_saved()
    connected.app.settle()


# Connecting


def test_from_the_parents_page_to_songs_at_the_end(context, musical, spotify):
    music = Connected(App(context.new_page(), musical.url).open(), musical).allow()
    music.connect()
    music.pick("Teeth, hair, bag")
    music.go_home()
    app = music.app
    app.tap("Start Morning quest")
    expect(app.page.get_by_role("heading", name="Teeth, hair, bag, if you like")).to_be_focused()
    app.tap("First guess")
    music.plays("Teeth, hair, bag")
    app.lock(60)
    songs = spotify.household.named("Teeth, hair, bag").members
    music.shows(songs[0].title)
    music.pass_time(songs[0].seconds + 3)
    music.shows(songs[1].title)
    music.pass_time(songs[1].seconds // 2)
    music.finish()
    expect(app.page.locator("#app .facts")).to_contain_text("You got through")
    assert spotify.requests_to(PLAYING)


def test_whoever_does_not_agree_is_not_told_so(music):
    music.open()
    music.sign_in("Cancel")
    expect(music.app.button("Sign in at Spotify")).to_be_enabled()
    expect(music.page.locator("#app [role=status]", has_text="moment")).to_have_count(0)


def test_disconnecting_leaves_nothing(connected, url):
    app = connected.app
    connected.open()
    connected.pick("Morning mix")
    app.tap("Disconnect")
    app.page.get_by_role("alertdialog").get_by_role("button", name="Disconnect").tap()
    expect(app.button("Sign in at Spotify")).to_be_visible()
    app.is_saved()
    assert "timequest-music" not in json.dumps(app.page.evaluate(READ_ALL))
    app.reload()
    app.tap("Settings")
    expect(connected.row("Music")).to_contain_text("Not connected")


def test_a_sign_in_that_comes_back_elsewhere_is_carried_by_hand(music, new_context):
    music.open()
    music.app.tap("Sign in at Spotify")
    with music.page.expect_request(lambda request: request.url.startswith(f"{music.url}?")) as back:
        music.page.get_by_role("button", name="Agree", exact=True).click()
    # The app was closed on its way, and what came back was opened in the browser.
    music.page.goto("about:blank")
    browser = new_tab(new_context(), back.value.url)
    expect(browser.page.get_by_role("heading", name="Almost connected")).to_be_focused()
    browser.comes_to_rest()
    assert check(browser.page)[0] == []
    text = browser.page.get_by_label("The text to take along").input_value()
    assert len(text) < 400
    browser.tap("Done")
    expect(browser.page.get_by_role("heading", name="Almost connected")).to_have_count(0)


def test_a_carried_text_connects(music, spotify):
    music.open()
    music.page.get_by_text("Did it come back in another window?").tap()
    field = music.page.get_by_label("The text from there")
    field.fill("abcdefghijklmnopqrstuv.code")
    music.app.tap("Connect")
    expect(music.page.get_by_text("This text fits no sign-in")).to_be_visible()


# Picking


def test_playlists_are_paged_and_measured_and_those_of_others_are_links(connected, spotify):
    connected.open()
    connected.open_picker()
    expect(connected.playlist("Morning mix").locator(".fits, .soft").first).to_contain_text("6 songs,")
    expect(connected.page.get_by_text("As a link").first).to_be_visible()
    before = connected.page.locator(".pick").count()
    connected.app.tap("Show more")
    expect(connected.page.locator(".pick").nth(before + 3)).to_be_visible()
    cover = connected.playlist("Morning mix").locator("img.cover")
    assert cover.evaluate("(cover) => cover.decode().then(() => [cover.width, cover.height])") == [64, 64]
    assert connected.page.locator(".logo-place").first.evaluate("(logo) => logo.offsetWidth") >= 70
    assert spotify.journal.most_at_once == 1


def test_by_keyboard(connected):
    connected.open()
    connected.app.reach("Morning questNo music yet")
    connected.app.press("Enter")
    expect(connected.page.get_by_role("heading", name="Music for Morning quest")).to_be_focused()
    expect(connected.playlist("Morning mix")).to_be_visible()
    connected.app.press("Tab")
    connected.app.press("Enter")
    connected.app.reach("Use this one", by="Shift+Tab")
    connected.app.press("Enter")
    expect(connected.row("Morning mix")).to_be_visible()


@pytest.mark.parametrize("width", [320, 375, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_can_be_read_by_everybody(new_context, musical, width, scheme):
    context = new_context(viewport={"width": width, "height": 760}, color_scheme=scheme)
    app = App(context.new_page(), musical.url).open()
    music = Connected(app, musical)

    def is_fine():
        app.comes_to_rest()
        assert check(app.page)[0] == []
        assert app.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    music.allow()
    music.open()
    is_fine()
    music.sign_in()
    music.is_connected()
    is_fine()
    music.open_picker()
    expect(music.playlist("Morning mix")).to_be_visible()
    is_fine()
    app.tap("Settings")
    music.go_home()
    music.plays("Morning mix")
    begin(music)
    expect(music.line).to_be_visible()
    is_fine()


# Listening along


def test_a_running_step_with_music_has_nothing_to_count_by(connected):
    connected.plays("Teeth, hair, bag")
    begin(connected)
    expect(connected.line).to_be_visible()
    shown = words(connected.app)
    assert NOW.search(shown) is None, shown
    before = picture_of_foot(connected)
    html = still(connected)
    connected.pass_time(40)
    connected.app.settle()
    assert still(connected) == html
    assert picture_of_foot(connected) == before


def picture_of_foot(connected):
    """At rest and without the sky behind it, which drifts and which test_sky.py looks at."""
    connected.app.comes_to_rest()
    connected.page.locator("drifting-sky").evaluate("(sky) => { sky.style.visibility = 'hidden' }")
    return connected.page.locator(".foot").screenshot()


def test_effects_are_silent_while_music_is_known_to_play(connected, url):
    player = listener(connected.app, url)
    player.touch()
    connected.plays("Morning mix")
    connected.app.begin()
    expect(connected.line).to_be_visible()
    before = player.sounds
    connected.pass_time(50)
    connected.app.done()
    connected.app.settle()
    assert player.sounds == before


# What goes wrong: each is a quest that is finished, and no word about it


def test_a_token_that_runs_out_in_the_middle_is_renewed_once(connected, spotify):
    connected.plays("Evening, slowly")
    begin(connected)
    expect(connected.line).to_be_visible()
    before = len(spotify.requests_to("/api/token"))
    spotify.clock.advance(3700)
    connected.plays("Morning mix")
    connected.app.pass_time(400)
    connected.shows(spotify.household.named("Morning mix").members[0].title)
    assert len(spotify.requests_to("/api/token")) == before + 1


def test_a_sign_in_that_was_taken_back_ends_without_a_word(connected, spotify):
    connected.plays("Morning mix")
    begin(connected)
    expect(connected.line).to_be_visible()
    spotify.revoke()
    connected.pass_time(400)
    connected.shows_nothing()
    assert "Spotify" not in words(connected.app)
    connected.app.done()
    connected.app.go_on()
    connected.app.leave()
    connected.app.tap("Settings")
    expect(connected.row("Music")).to_contain_text("Not connected")


@pytest.mark.parametrize("kind", [403, 404, 429, 500, "broken", "not JSON", "truncated"])
def test_what_does_not_answer_leaves_the_step_as_it_is_without_music(connected, spotify, kind, watch):
    watch.bear("Failed to load resource|CORS")
    spotify.fail(PLAYING, kind, times=None)
    connected.plays("Morning mix")
    begin(connected)
    bare = still(connected)
    connected.pass_time(120)
    connected.app.settle()
    assert still(connected) == bare
    connected.shows_nothing()
    connected.finish()


def test_without_a_network_the_line_goes_and_the_quest_goes_on(connected, context, watch):
    watch.bear("Failed to load resource|net::")
    connected.plays("Morning mix")
    begin(connected)
    expect(connected.line).to_be_visible()
    context.set_offline(True)
    connected.pass_time(400)
    connected.shows_nothing()
    connected.finish()
    context.set_offline(False)


def test_an_answer_that_takes_thirty_seconds_delays_no_frame(connected, spotify, app):
    plain = frames_of_a_step(connected)
    # So soon after the last one nothing is asked.
    connected.pass_time(20)
    hold = spotify.hold(PLAYING)
    connected.app.lock(60)
    hold.wait_for_request()
    connected.pass_time(60)
    held = connected.frames("Done", ".reveal")
    assert held <= plain + 1
    hold.release()
    connected.app.is_at("reveal")
    connected.app.go_on()
    connected.shows_nothing()


def frames_of_a_step(connected):
    """From *Done* to its reveal, with nothing in the way; ends at the next guess."""
    connected.app.start()
    connected.app.lock(60)
    connected.pass_time(60)
    frames = connected.frames("Done", ".reveal")
    connected.app.is_at("reveal")
    connected.app.go_on()
    return frames


# What is kept


def test_nothing_of_spotify_is_in_the_log_or_a_copy_but_the_uri(connected, spotify, tmp_path):
    connected.open()
    connected.pick("Morning mix")
    connected.go_home()
    connected.plays("Morning mix")
    connected.app.tap("Start Morning quest")
    connected.app.tap("First guess")
    connected.app.lock(60)
    expect(connected.line).to_be_visible()
    connected.pass_time(60)
    connected.app.done()
    connected.app.go_on()
    connected.app.leave()
    copy = save_copy(connected.app, tmp_path).read_text()
    log = json.dumps(connected.page.evaluate(READ_ALL))
    song = spotify.household.named("Morning mix").members[0].title
    secrets = [*spotify.tokens.access_tokens, *spotify.tokens.refresh_tokens]
    assert secrets
    for text in [copy, log]:
        assert "Morning mix" not in text.replace("Morning mix, if you like", "")
        assert song not in text
        assert traces(secrets, {"it": text.encode()}) == []
    assert "spotify:playlist:" in copy
    assert len(Log(connected.page).check().kinds) > 0
