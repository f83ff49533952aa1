"""Connected music: what is made of the service's answers, also of those that nobody foresaw."""

import pytest
from music_page import PLAYER, SILENCE, Episode, Playlist, Song

KINDS = {"Song": "song", "Episode": "episode", "NoneType": "nothing"}

# What a reading of answers.js makes of each of some bodies.
READ = """async ([name, bodies, ...parts]) => {
  const { createReading } = await import('/runtime/later/music/answers.js');
  const reading = createReading('http://127.0.0.1:1');
  return bodies.map((body) => reading[name](body, ...parts));
}"""

ODD = [None, 1, -1, 1.5, 1e300, "", "x" * 1000, True, [], [None], {}, {"url": 1}, [[[]]], {"length": 3}]

HOSTILE = "javascript:alert(1)", "http://example.com/", "//example.com/", "data:text/html,x", "https://a@b.example/"


def all_pages(phone, name, *parts):
    """All entries of a list, page after page."""
    found, offset = [], 0
    while offset is not None:
        answer = phone.ask(name, PLAYER, *parts, offset)["answer"]
        found += answer[name]
        offset = answer["next"]
    return found


@pytest.fixture
def playlists(connected):
    return {playlist["name"]: playlist for playlist in all_pages(connected, "playlists")}


def test_all_playlists_come_page_by_page(playlists, spotify):
    there = [playlist for playlist in spotify.household.playlists if playlist is not None]
    assert [one["id"] for one in playlists.values()] == [one.id for one in there]
    offsets = [request.query["offset"] for request in spotify.requests_to("/v1/me/playlists")]
    assert offsets == ["0", "50"] and len(spotify.requests_to("/v1/me")) == 1


def test_own_playlists_and_those_made_together_can_be_measured(playlists, spotify):
    for playlist in filter(None, spotify.household.playlists):
        is_measurable = playlist.owner is None or playlist.is_collaborative
        told = playlists[playlist.name[:200]]
        assert told["isMeasurable"] == is_measurable
        assert told["total"] == (len(playlist.members) if playlist.tells == "total" else None)


def test_a_cover_is_the_smallest_that_is_not_too_small(playlists, spotify):
    def cover(name):
        return (playlists[name]["cover"] or "").removeprefix(f"{spotify.url}/covers/").split("-")[-1]

    assert cover("Morning mix") == cover("Small covers first") == "300.png"
    assert cover("One large cover") == cover("A cover of its own") == "640.png"
    for name in ("One tiny cover", "Nothing in it yet", "All of it is gone", "No list of covers"):
        assert playlists[name]["cover"] is None


def test_hostile_names_stay_text_and_long_ones_are_cut(playlists, spotify):
    names = [playlist.name for playlist in spotify.household.playlists if playlist is not None]
    assert list(playlists) == [name[:200] for name in names]
    assert any("<script>" in name for name in names) and max(map(len, names)) > 200


def test_a_long_name_is_cut_between_characters(connected):
    bodies = [{"item": {"name": "🧦" * 300}}, {"item": {"name": "a" + "🧦" * 300}}]
    socks, after = (answer["title"] for answer in connected.page.evaluate(READ, ["playing", bodies]))
    assert socks == "🧦" * 200 and after == "a" + "🧦" * 199


def test_what_is_in_a_playlist_comes_with_its_lengths(connected, spotify):
    for name in ("Half of it is gone", "Songs and stories", "Our own recordings", "In the old form", "In both forms"):
        playlist = spotify.household.named(name)
        told = [
            {
                "kind": KINDS[type(member).__name__],
                "duration": member and round(member.seconds * 1000),
            }
            for member in playlist.members
        ]
        assert connected.ask("items", PLAYER, playlist.id, 0) == {"answer": {"items": told, "next": None}}


def test_a_long_playlist_comes_page_by_page(connected, spotify):
    playlist = spotify.household.add(Playlist("A long one", spotify.household.named("Every song we know").members[:120]))
    durations = [item["duration"] for item in all_pages(connected, "items", playlist.id)]
    assert durations == [round(song.seconds * 1000) for song in playlist.members]
    assert len(spotify.requests_to("/v1/playlists/*")) == 3


def test_what_is_not_for_this_account_has_a_name(connected, spotify):
    spotify.household.tells_total = False
    for name, failure in [("Aunt Wilhelmina's best", "forbidden"), ("Daily fog", "notFound")]:
        id = spotify.household.named(name).id
        assert connected.ask("items", PLAYER, id, 0) == {"failure": failure}
    assert "answer" in connected.ask("items", PLAYER, spotify.household.named("Made together, hers").id, 0)


def test_a_song_that_plays_is_told_with_its_place(connected, spotify):
    playlist = spotify.household.add(
        Playlist("Three hands", (Song("Left", ("Ada", "Bo & Co", "Ći"), 100.5), Song("Right")))
    )
    spotify.now_playing(playlist)
    connected.advance(12.25)
    song = playlist.members[0]
    told = connected.ask("playing", PLAYER)["answer"]
    assert told.pop("cover").endswith("-64.png")
    assert told == {
        "kind": "track",
        "id": song.id,
        "title": "Left",
        "artists": "Ada, Bo & Co, Ći",
        "link": f"https://open.spotify.com/track/{song.id}",
        "progress": 12_250,
        "duration": 100_500,
        "isPlaying": True,
    }
    spotify.player.pause()
    spotify.player.hides_progress = True
    told = connected.ask("playing", PLAYER)["answer"]
    assert told["isPlaying"] is False and told["progress"] is None and told["duration"] == 100_500


def test_an_episode_is_told_with_its_show(connected, spotify):
    episode = Episode("Why moss has no hurry")
    spotify.now_playing(episode)
    told = connected.ask("playing", PLAYER)["answer"]
    assert (told["kind"], told["id"], told["title"]) == ("episode", episode.id, episode.title)
    assert told["artists"] == episode.show and told["cover"] and told["link"]


@pytest.mark.parametrize("kind", ["ad", "unknown"])
def test_what_has_no_name_is_told_without_one(connected, spotify, kind):
    spotify.now_playing(kind)
    assert connected.ask("playing", PLAYER) == {
        "answer": {**SILENCE, "kind": kind, "isPlaying": True, "progress": 0}
    }


def test_a_recording_of_ones_own_has_no_id_and_no_link(connected, spotify):
    spotify.now_playing(Song("Papa whistling", ("Papa",), 95, is_local=True))
    told = connected.ask("playing", PLAYER)["answer"]
    assert (told["kind"], told["title"], told["duration"]) == ("track", "Papa whistling", 95_000)
    assert told["id"] is told["link"] is told["cover"] is None


def test_what_plays_is_bounded_whatever_is_said(connected, spotify):
    spotify.now_playing(
        {
            "currently_playing_type": "opera",
            "is_playing": "yes",
            "progress_ms": -1,
            "item": {
                "id": "../../v1/me/../22",
                "name": "x" * 100_000,
                "artists": [{"name": "y" * 1000}] * 500,
                "duration_ms": 1e15,
                "external_urls": {"spotify": HOSTILE[0]},
                "album": {"images": [{"url": url, "width": 64, "height": 64} for url in HOSTILE]},
            },
        }
    )
    told = connected.ask("playing", PLAYER)["answer"]
    assert len(told.pop("title")) == len(told.pop("artists")) == 200
    assert told == {key: value for key, value in {**SILENCE, "kind": "unknown"}.items() if key in told}


@pytest.mark.parametrize(("name", "entry"), [("playlists", {"id": "a" * 22}), ("items", None)])
def test_a_page_has_a_hundred_entries_at_most(connected, name, entry):
    [answer] = connected.page.evaluate(READ, [name, [{"items": [entry] * 1000}], 0, "me"])
    assert len(answer[name]) == 100


def test_addresses_are_https_or_the_services_own(connected):
    good = ["https://example.com/a", "http://127.0.0.1:1/b"]
    bodies = [{"item": {"external_urls": {"spotify": url}}} for url in [*good, *HOSTILE, "https://" + "a" * 2000]]
    links = [told["link"] for told in connected.page.evaluate(READ, ["playing", bodies])]
    assert links == good + [None] * (len(bodies) - 2)


@pytest.mark.parametrize("name", ["playlists", "items", "playing"])
def test_nothing_that_is_said_breaks_the_reading(connected, name):
    """Each odd value in each place of an answer that would be a good one."""
    good = {
        "limit": 50,
        "next": "https://example.com/",
        "is_playing": True,
        "progress_ms": 5,
        "currently_playing_type": "track",
        "item": {"type": "track", "artists": [{"name": "a"}], "album": {"images": []}, "id": "a" * 22},
        "items": [
            {
                "id": "a" * 22,
                "name": "n",
                "owner": {"id": "me"},
                "images": [{"url": "https://example.com/", "width": 64, "height": 64}],
                "items": {"total": 1},
                "item": {"type": "track", "duration_ms": 1},
                "track": None,
            }
        ],
    }
    bodies = [*ODD, *spoiled(good)]
    told = connected.page.evaluate(READ, [name, bodies, 0, "me"])
    assert all(answer is None or isinstance(answer, dict) for answer in told)
    assert told[0] is None and len(told) == len(bodies) > 300
    for answer in told:
        assert len(str(answer)) < 1000


def spoiled(value):
    """The value with one of its parts replaced by something odd, for each part and each odd thing."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in list(parts):
        for other in [*ODD, *spoiled(part)]:
            changed = value.copy()
            changed[key] = other
            yield changed
