"""What plays, by the clock."""

import pytest

from . import Episode, Playlist, Song

PATH = "/v1/me/player/currently-playing"
FIRST, SECOND = Song("First", seconds=100), Song("Second", seconds=50)
STORY = Episode("A story", seconds=300)


@pytest.fixture
def playing(signed_in):
    """Asks what plays, as the app does."""
    return lambda: signed_in.get(PATH + "?additional_types=episode").json


def title(told):
    return told["item"] and told["item"]["name"]


def test_nothing_plays_is_204_without_a_body(spotify, signed_in):
    reply = signed_in.get(PATH)
    assert (reply.status, reply.body) == (204, b"")
    assert "content-type" not in reply.headers and "content-length" not in reply.headers


def test_a_playlist_plays_by_the_clock_and_ends(spotify, signed_in, playing):
    playlist = Playlist("Two", (None, FIRST, None, SECOND))
    spotify.now_playing(playlist)
    spotify.clock.advance(99)
    told = playing()
    assert (title(told), told["progress_ms"], told["is_playing"]) == ("First", 99_000, True)
    assert told["context"]["uri"] == f"spotify:playlist:{playlist.id}"
    assert told["timestamp"] == round(spotify.clock.now() * 1000)
    spotify.clock.advance(1)
    assert (title(playing()), playing()["progress_ms"]) == ("Second", 0)
    spotify.clock.advance(50)
    assert signed_in.get(PATH).status == 204


def test_a_playlist_may_begin_again(spotify, playing):
    spotify.player.play_playlist(Playlist("Two", (FIRST, SECOND)), repeats=True)
    spotify.clock.advance(150 * 7 + 110)
    assert (title(playing()), playing()["progress_ms"]) == ("Second", 10_000)


@pytest.mark.parametrize("members", [(), (None, None)])
def test_of_a_playlist_without_songs_nothing_plays(spotify, signed_in, members):
    spotify.player.play_playlist(Playlist("Empty", members), repeats=True)
    assert signed_in.get(PATH).status == 204


def test_what_is_paused_stays_where_it_is_until_it_goes_on(spotify, playing):
    spotify.now_playing(FIRST)
    spotify.clock.advance(10)
    spotify.player.pause()
    spotify.clock.advance(1000)
    assert (playing()["is_playing"], playing()["progress_ms"]) == (False, 10_000)
    spotify.player.go_on()
    spotify.clock.advance(5)
    assert (playing()["is_playing"], playing()["progress_ms"]) == (True, 15_000)


def test_skip_and_seek(spotify, signed_in, playing):
    spotify.now_playing(Playlist("Two", (FIRST, SECOND)))
    spotify.clock.advance(30)
    spotify.player.skip()
    assert (title(playing()), playing()["progress_ms"]) == ("Second", 0)
    spotify.player.seek(40)
    spotify.player.pause()
    assert playing()["progress_ms"] == 40_000
    spotify.player.skip()
    assert signed_in.get(PATH).status == 204


def test_an_advert_and_the_unknown_have_no_item(spotify, playing):
    for kind in ("ad", "unknown"):
        spotify.now_playing(kind)
        told = playing()
        assert told["item"] is None and told["currently_playing_type"] == kind and told["is_playing"]


def test_an_episode_has_a_show_and_no_artists_or_album(spotify, playing):
    spotify.now_playing(STORY)
    told = playing()
    assert told["currently_playing_type"] == told["item"]["type"] == "episode"
    assert told["item"]["show"]["name"] and not told["item"].keys() & {"artists", "album"}


def test_an_episode_is_told_to_those_alone_who_ask_for_it(spotify, signed_in):
    spotify.now_playing(STORY)
    told = signed_in.get(PATH).json
    assert told["item"] is None and told["currently_playing_type"] == "episode"


def test_progress_may_be_null(spotify, playing):
    spotify.now_playing(FIRST)
    spotify.player.hides_progress = True
    assert playing()["progress_ms"] is None and playing()["item"]


def test_a_playlist_is_played_by_its_name(spotify, playing):
    spotify.now_playing("Morning mix")
    assert title(playing()) == spotify.household.named("Morning mix").members[0].title
    with pytest.raises(KeyError):
        spotify.now_playing("No such mix")


def test_what_is_told_can_be_anything(spotify, signed_in, playing):
    spotify.now_playing({"is_playing": "perhaps"})
    assert playing() == {"is_playing": "perhaps"}
    spotify.now_playing(None)
    assert signed_in.get(PATH).status == 204


def test_everything_that_plays_has_its_page(spotify, playing):
    for member in (FIRST, STORY):
        spotify.now_playing(member)
        item = playing()["item"]
        page = f"https://open.spotify.com/{item['type']}/{item['id']}"
        assert item["external_urls"] == {"spotify": page}
    spotify.now_playing("Morning mix")
    assert playing()["context"]["external_urls"]["spotify"].startswith("https://open.spotify.com/playlist/")
