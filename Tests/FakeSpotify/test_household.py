"""The family's playlists: one of each odd kind."""

import struct
import zlib

import pytest

from . import FakeSpotify, Playlist, small
from .visitor import Visitor, ask


@pytest.fixture(scope="module")
def listed():
    """All playlists by name as the API tells them, and a visitor who is signed in."""
    with FakeSpotify() as spotify:
        visitor = Visitor(spotify).sign_in()
        entries = visitor.all_of("/v1/me/playlists")
        yield {entry["name"]: entry for entry in entries if entry}, entries, visitor
        spotify.check()


@pytest.fixture(scope="module")
def playlists(listed):
    return listed[0]


@pytest.fixture(scope="module")
def members_of(listed):
    by_name, _, visitor = listed
    return lambda name: visitor.all_of(f"/v1/playlists/{by_name[name]['id']}/items")


def test_an_entry_of_the_list_is_null(listed):
    assert None in listed[1]


def test_names_and_ids_are_told_apart(playlists, listed):
    assert len({entry["id"] for entry in playlists.values()}) == len(playlists) == len(listed[1]) - 1
    assert all(len(entry["id"]) == 22 and entry["id"].isalnum() for entry in playlists.values())


def test_playlists_tell_items_and_no_longer_tracks(playlists):
    assert not any("tracks" in entry for entry in playlists.values())
    assert playlists["Morning mix"]["items"]["total"] == 6
    assert "total" not in playlists["Aunt Wilhelmina's best"]["items"]
    assert playlists["By somebody else"]["items"] is None
    assert "items" not in playlists["By somebody"]
    assert playlists["By somebody"]["owner"]["display_name"] is None


def test_lists_of_covers_have_all_shapes(playlists):
    assert [image["width"] for image in playlists["Morning mix"]["images"]] == [640, 300, 60]
    assert [image["width"] for image in playlists["Small covers first"]["images"]] == [60, 300, 640]
    assert playlists["Nothing in it yet"]["images"] == []
    assert playlists["All of it is gone"]["images"] is None
    assert "images" not in playlists["No list of covers"]
    [unmeasured] = playlists["A cover of its own"]["images"]
    assert unmeasured["width"] is unmeasured["height"] is None


def test_covers_are_pictures_of_the_size_they_say(playlists):
    for image in playlists["Morning mix"]["images"] + playlists["A cover of its own"]["images"]:
        reply = ask(image["url"])
        assert reply.headers["content-type"] == "image/png"
        assert reply.headers["access-control-allow-origin"] == "*"
        assert reply.body.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", reply.body[16:24]) == (image["width"] or 640,) * 2
        at = reply.body.index(b"IDAT")
        [length] = struct.unpack(">I", reply.body[at - 4 : at])
        size = image["width"] or 640
        assert len(zlib.decompress(reply.body[at + 4 : at + 4 + length])) == size * (size + 1)
    [gone] = playlists["A cover that is gone"]["images"]
    assert ask(gone["url"]).status == 404


def test_a_huge_playlist_is_read_page_by_page(members_of):
    assert len({member["item"]["id"] for member in members_of("Every song we know")}) == 1200


def test_what_was_withdrawn_is_null(members_of):
    assert [member["item"] is None for member in members_of("Half of it is gone")] == [
        True, False, True, True, False, True,
    ]  # fmt: skip
    assert members_of("Nothing in it yet") == []
    assert all(member["item"] is None for member in members_of("All of it is gone"))


def test_songs_tell_no_more_than_today(members_of):
    for member in members_of("Morning mix"):
        assert member["item"]["duration_ms"] > 0 and member["item"]["artists"][0]["name"]
        assert not member["item"].keys() & {"popularity", "available_markets", "linked_from"}


def test_there_are_episodes_recordings_and_duplicates(members_of):
    kinds = [member["item"]["type"] for member in members_of("Songs and stories")]
    assert kinds == ["track", "episode", "track", "episode"]
    recording = members_of("Our own recordings")[0]
    assert recording["is_local"] and recording["item"]["is_local"] and recording["item"]["id"] is None
    assert recording["item"]["external_urls"] == {} and recording["item"]["album"]["images"] == []
    ids = [member["item"]["id"] for member in members_of("The same one again")]
    assert len(ids) == 6 and len(set(ids)) == 2


def test_members_have_their_older_name_where_it_is_asked_for(members_of):
    assert "track" not in members_of("Morning mix")[0]
    assert "item" not in members_of("In the old form")[0] and members_of("In the old form")[0]["track"]
    both = members_of("In both forms")[0]
    assert both["item"] == both["track"]


def test_names_are_long_and_in_every_script_and_no_html(playlists):
    assert any(len(name) > 200 for name in playlists)
    assert {"", "   ", "<img src=x onerror=alert(1)>", "朝の支度", "أغاني الصباح"} <= playlists.keys()


def test_a_test_brings_its_own_playlists_and_changes_them():
    household = small()
    playlist = household.add(Playlist("Mine", ()))
    changed = playlist.changed(name="Yours")
    assert household.with_id(changed.id) is playlist and len(household.playlists) == 4
