"""Connected music in the app itself: what its rows of the port do, asked in Swift's place."""

import base64
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

import pytest

from app import App
from copies import Copies, is_new
from eventually import eventually
from listener import listener
from music_page import CLIENT_ID, DATABASES, PLAYER
from music_traces import READ_ALL, traces
from musical import POLLS, ROWS, policies
from port import Port, prepare_port
from tabs import new_tab
from versions import has_kept_itself

NOTHING, CONNECTED, PASTE = range(3)
FAILURES = ["none", "notConnected", "forbidden", "notFound", "tooMany", "opaque", "offline", "failed"]

PLAYING = "/v1/me/player/currently-playing"
RECORD = bytes(range(256))

ADDRESSES = """() => [
  location.href, document.referrer, ...performance.getEntriesByType('resource').map(({ name }) => name),
]"""

# How wide a picture is.
SHOW = """async (address) => {
  const picture = Object.assign(new Image(), { src: address });
  await picture.decode();
  return picture.naturalWidth;
}"""

BREAK_DELETING = "IDBFactory.prototype.deleteDatabase = () => { throw new Error('no'); };"


@dataclass
class ToldPlaylist:
    id: str
    name: str
    is_measurable: bool
    cover: str
    total: int

    @classmethod
    def read(cls, answer):
        return cls(answer.text(), answer.text(), answer.bool(), answer.text(), answer.number())


@pytest.fixture
def url(musical):
    return musical.url


@pytest.fixture
def watch(musical):
    return musical.watch()


@pytest.fixture
def spotify(musical):
    return musical.spotify


@pytest.fixture
def new_context(new_context):
    def make(**options):
        context = new_context(**options)
        prepare_port(context, ROWS)
        return context

    return make


@pytest.fixture
def port(app, musical):
    """Of a page on which somebody has agreed."""
    return musical.connect(app.page, PLAYER)


def kept(page):
    record = page.evaluate(POLLS)
    return record if record is None else base64.b64decode(record)


def says_of_music(port, player=PLAYER):
    """Whether the player is connected, whether a way back waits, and where one leads to."""
    answer = port.ask("readMusic", player)
    return answer.bool(), answer.bool(), answer.text()


def databases(page):
    return [name for name in page.evaluate(DATABASES) if "music" in name]


def comes_to_nothing(page):
    """By and by, no database of music is there."""
    eventually(page, f"async () => !(await ({DATABASES})()).includes('timequest-music')")


# The way there and back


def test_whoever_agrees_is_connected_and_the_way_back_is_taken_once(app, musical, url):
    assert says_of_music(Port(app.page)) == (False, False, url)
    musical.agree(app.page, PLAYER)
    port = Port(app.page)
    assert says_of_music(port) == (False, True, url)
    answer = port.ask("takeMusicCallback")
    assert (answer.byte(), answer.text()) == (CONNECTED, PLAYER)
    assert port.ask("takeMusicCallback").byte() == NOTHING
    assert says_of_music(port) == (True, False, url)
    assert says_of_music(port, "another") == (False, False, url)
    app.reload()
    assert says_of_music(Port(app.page)) == (True, False, url)


def test_whoever_cancels_is_told_nothing(app, musical, url):
    musical.agree(app.page, PLAYER, "Cancel")
    port = Port(app.page)
    assert says_of_music(port) == (False, True, url)
    assert port.ask("takeMusicCallback").byte() == NOTHING
    assert databases(app.page) == []


def test_nothing_of_the_way_back_stays_anywhere(app, musical, url, tmp_path):
    said = []
    app.page.on("console", lambda message: said.append(message.text))
    query = parse_qs(urlsplit(musical.agree(app.page, PLAYER)).query)
    secrets = [query["code"][0], query["state"][0]]
    app.is_open()
    devtools = app.page.context.new_cdp_session(app.page)
    entries = devtools.send("Page.getNavigationHistory")["entries"]
    places = {
        **app.page.evaluate(READ_ALL),
        "addresses": " ".join(app.page.evaluate(ADDRESSES)),
        "history": " ".join(entry["url"] for entry in entries if entry["url"].startswith(url)),
        "console": " ".join(said),
        "the server's log": (tmp_path / "log").read_text(),
    }
    assert len(entries) > 1
    assert traces(secrets, {name: text.encode() for name, text in places.items()}) == []


def test_any_query_is_taken_off_and_what_else_the_history_knows_stays(app, url):
    app.begin()
    app.page.evaluate("history.replaceState(history.state, '', '?from=elsewhere')")
    state, length = app.page.evaluate("[history.state, history.length]")
    app.reload()
    app.is_at("do")
    assert app.page.url == url
    assert app.page.evaluate("[history.state, history.length]") == [state, length]
    assert state is not None
    assert says_of_music(Port(app.page)) == (False, False, url)


def test_the_way_back_leads_to_the_folder_of_the_app(app, url):
    app.page.goto(f"{url}index.html")
    assert says_of_music(Port(app.page))[2] == url


def test_a_way_back_in_another_browser_gives_a_text_that_connects_the_first(app, musical, new_context, url):
    address = musical.agree(app.page, PLAYER)
    browser = Port(new_tab(new_context(), address).page)
    assert says_of_music(browser) == (False, True, url)
    answer = browser.ask("takeMusicCallback")
    assert answer.byte() == PASTE
    text = answer.text()
    first = Port(app.page)
    assert first.ask("takePastedMusic", "hello").byte() == NOTHING
    answer = first.ask("takePastedMusic", text)
    assert (answer.byte(), answer.text()) == (CONNECTED, PLAYER)


def test_where_nothing_can_be_kept_nobody_is_sent_away(app, url):
    app.page.evaluate("() => { crypto.subtle.encrypt = () => Promise.reject(new Error('no')); }")
    assert Port(app.page).ask("signInToMusic", PLAYER, CLIENT_ID) is None
    assert app.page.url == url


def test_a_way_back_without_a_network_is_led_to_the_app(new_context, musical, url):
    device = new_context(service_workers="allow")
    app = App(device.new_page(), url).open()
    has_kept_itself(app.page)
    musical.server.stop()
    app.page.goto(f"{url}?code=a&state={'s' * 22}")
    app.is_at("home")
    assert app.page.url == url
    assert says_of_music(Port(app.page)) == (False, True, url)


def test_a_script_that_did_not_come_is_asked_for_again(app, watch, url):
    script = "**/later/music/music.js"
    app.page.route(script, lambda route: route.abort())
    port = Port(app.page)
    watch.expect("ERR_FAILED")
    with watch.announced("readMusic: this could not be done", app.page):
        assert port.ask("readMusic", PLAYER) is None
    app.page.unroute(script)
    assert says_of_music(port) == (False, False, url)


# What is asked


def test_playlists_come_page_by_page(port, spotify):
    found, offset = [], 0
    while offset != -1:
        answer = port.ask("readPlaylists", PLAYER, offset)
        assert answer.byte() == 0
        found += [ToldPlaylist.read(answer) for _ in range(answer.number())]
        offset = answer.number()
        assert answer == b""
    there = [playlist for playlist in spotify.household.playlists if playlist is not None]
    assert len(found) == len(there) > 50
    for told, one in zip(found, there):
        assert (told.id, told.name) == (one.id, one.name[:200])
        assert told.is_measurable == (one.owner is None or one.is_collaborative)
        assert told.total == (len(one.members) if one.tells == "total" else -1)
    covers = {told.cover for told in found}
    assert "" in covers and all(cover.startswith(f"{spotify.url}/") for cover in covers - {""})


def test_songs_of_a_playlist_come_with_their_lengths(port, spotify):
    playlist = spotify.household.named("Morning mix")
    answer = port.ask("readPlaylistItems", PLAYER, playlist.id, 0)
    assert (answer.byte(), answer.number()) == (0, 6)
    songs = [(answer.byte(), answer.number()) for _ in range(6)]
    assert songs == [(0, song.seconds * 1000) for song in playlist.members]
    assert answer.number() == -1 and answer == b""


def test_what_plays_is_told_and_nothing_is_silence(port, spotify):
    spotify.now_playing("Morning mix")
    song = spotify.household.named("Morning mix").members[0]
    spotify.clock.advance(20)
    answer = port.ask("readPlaying", PLAYER, RECORD)
    assert (answer.byte(), answer.byte()) == (0, 0)
    id, title, artists, cover, link = (answer.text() for _ in range(5))
    assert (id, title, artists) == (song.id, song.title, ", ".join(song.artists))
    assert cover.startswith(f"{spotify.url}/covers/") and link.endswith(song.id)
    assert (answer.number(), answer.number(), answer.bool()) == (20_000, song.seconds * 1000, True)
    assert answer == b""
    spotify.now_playing(None)
    answer = port.ask("readPlaying", PLAYER, RECORD)
    assert (answer.byte(), answer.byte()) == (0, 4)
    assert [answer.text() for _ in range(5)] == [""] * 5
    assert (answer.number(), answer.number(), answer.bool()) == (-1, -1, False)


@pytest.mark.parametrize(
    ("status", "failure"), [(403, "forbidden"), (404, "notFound"), (429, "tooMany"), (500, "failed")]
)
def test_what_was_not_answered_is_a_byte(port, spotify, watch, status, failure):
    watch.expect(f"status of {status}")
    spotify.fail(PLAYING, status)
    assert port.ask("readPlaying", PLAYER, RECORD).rest() == bytes([FAILURES.index(failure)])


def test_whoever_is_not_connected_is_told_so(app, spotify):
    port = Port(app.page)
    for name, parts in [("readPlaylists", (0,)), ("readPlaylistItems", ("x" * 22, 0)), ("readPlaying", ())]:
        assert port.ask(name, PLAYER, *parts).rest() == bytes([FAILURES.index("notConnected")])
    assert spotify.requests == []


def test_pictures_of_the_service_are_shown(port, app, spotify):
    answer = port.ask("readPlaylists", PLAYER, 0)
    answer.take(1 + 8)
    cover = ToldPlaylist.read(answer).cover
    assert app.page.evaluate(SHOW, cover) == 300
    assert len(spotify.requests_to("/covers/*")) == 1


# What is kept


def test_the_polls_are_kept_before_anybody_is_asked_and_outlive_the_page(app, port, spotify):
    with spotify.hold(PLAYING) as hold:
        port.begin("readPlaying", PLAYER, RECORD)
        hold.wait_for_request()
        assert kept(app.page) == RECORD
        app.reload()
    answer = Port(app.page).ask("readMusic", PLAYER)
    answer.take(2), answer.text()
    assert answer.rest() == RECORD


def test_polls_that_are_kept_take_the_place_of_the_ones_before(app, port):
    port.ask("keepPolls", RECORD)
    port.ask("keepPolls", b"\x01")
    assert kept(app.page) == b"\x01"
    app.page.evaluate("localStorage.setItem('timequest-music-polls', '%')")
    answer = port.ask("readMusic", PLAYER)
    answer.take(2), answer.text()
    assert answer.rest() == b""


def test_disconnecting_the_last_player_leaves_nothing(app, port, musical, url):
    port = musical.connect(app.page, "another")
    port.ask("keepPolls", RECORD)
    assert port.ask("disconnectMusic", PLAYER) == b""
    assert says_of_music(port) == (False, False, url)
    assert kept(app.page) == RECORD and databases(app.page) != []
    assert port.ask("disconnectMusic", "another") == b""
    assert kept(app.page) is None and databases(app.page) == []


def test_a_browser_that_does_not_let_go_is_told(app, port, watch, url):
    app.page.evaluate("() => { IDBObjectStore.prototype.delete = () => { throw new Error('no'); }; }")
    with watch.announced("disconnectMusic: this could not be done", app.page):
        assert port.ask("disconnectMusic", PLAYER) is None
    app.page.reload()
    assert says_of_music(Port(app.page)) == (True, False, url)


def test_erasing_everything_erases_music(app, port):
    port.ask("keepPolls", RECORD)
    assert databases(app.page) != []
    with app.page.expect_navigation():
        Copies(app).go().erase()
    is_new(app)
    assert kept(app.page) is None
    comes_to_nothing(app.page)


def test_what_was_still_there_when_the_page_went_is_erased_by_the_next_start(app, port):
    app.page.evaluate(f"() => {{ {BREAK_DELETING} }}")
    Copies(app).go().erase()
    is_new(app)
    comes_to_nothing(app.page)


def test_a_tab_that_hears_that_everything_was_erased_erases_music_too(app, port, url):
    other = new_tab(app.page.context, url)
    app.show()
    app.page.add_init_script(BREAK_DELETING)
    app.page.evaluate(f"() => {{ {BREAK_DELETING} }}")
    Copies(app).go().erase()
    is_new(app)
    is_new(other)
    comes_to_nothing(other.page)


# Whom a page may ask, and what tabs tell each other


def test_page_and_server_name_the_same_hosts(url, spotify):
    page, header = policies(url)
    assert header == f"{page}; frame-ancestors 'none'"
    assert f"connect-src 'self' {spotify.url};" in page and f"img-src 'self' data: {spotify.url};" in page


def test_other_tabs_hear_of_it(app, musical, url):
    other = Port(new_tab(app.page.context, url).page)
    app.show()
    port = musical.connect(app.page, PLAYER)
    other.hears("musicChanged")
    assert not port.has_heard("musicChanged")
    third = Port(new_tab(app.page.context, url).page)
    assert not third.has_heard("musicChanged")
    port.ask("disconnectMusic", PLAYER)
    third.hears("musicChanged")
    assert says_of_music(third) == (False, False, url)


def test_effects_are_silent_while_music_plays(app, url):
    player = listener(app, url)
    port = Port(player.page)
    player.touch()
    player.runs()
    assert port.ask("noteMusic", True) == b""
    before = player.sounds
    player.announce("finale", count=3)
    assert player.sounds == before
    port.ask("noteMusic", False)
    player.announce("finale", count=3)
    player.has_sounded(before)
