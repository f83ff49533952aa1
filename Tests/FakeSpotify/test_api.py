"""What the API tells, to whom, and in which pages."""

import pytest

from . import scopes
from .visitor import ask


def test_without_a_token_nothing_is_told(spotify, visitor):
    for reply in (
        ask(f"{visitor.url}/v1/me"),
        ask(f"{visitor.url}/v1/me", authorization="Basic aWQ6c2VjcmV0"),
        ask(f"{visitor.url}/v1/me", authorization="Bearer "),
    ):
        assert reply.status == 401
        assert reply.json == {"error": {"status": 401, "message": "No token provided"}}
    assert len(spotify.violations) == 3


def test_a_token_that_nobody_issued_is_refused_and_nobody_is_blamed(spotify, visitor):
    visitor.access = "BQ"
    assert visitor.get("/v1/me").error == "Invalid access token"
    spotify.check()


def test_a_token_in_an_address_is_noted(spotify, signed_in):
    signed_in.get(f"/v1/me?access_token={signed_in.access}")
    assert [violation.rule for violation in spotify.violations] == ["A token never stands in an address"]


@pytest.mark.parametrize(
    ("path", "needed"),
    [
        ("/v1/me/playlists", scopes.PRIVATE),
        ("/v1/playlists/x/items", scopes.PRIVATE),
        ("/v1/me/player/currently-playing", scopes.CURRENTLY_PLAYING),
    ],
)
def test_what_the_user_did_not_allow_is_not_told(visitor, path, needed):
    others = " ".join(scope for scope in scopes.NEEDED if scope != needed)
    reply = visitor.sign_in(scope=others).get(path)
    assert (reply.status, reply.error) == (403, "Insufficient client scope")


def test_playlists_made_together_are_shown_to_those_who_may_see_them(spotify, visitor):
    visitor.sign_in(scope=scopes.PRIVATE)
    shown = visitor.all_of("/v1/me/playlists")
    assert len(shown) == len(spotify.household.playlists) - 2
    together = spotify.household.named("Made together")
    assert visitor.get(f"/v1/playlists/{together.id}/items").status == 404


def test_of_the_user_it_tells_no_more_than_today(signed_in):
    me = signed_in.get("/v1/me").json
    assert me["account_id"] and me["display_name"] == "Robin"
    assert not me.keys() & {"email", "country", "product", "followers", "explicit_content"}


def test_a_user_who_is_not_registered_is_refused(spotify, signed_in):
    spotify.household.is_registered = False
    assert signed_in.get("/v1/me").status == 403


def test_a_list_comes_in_pages_that_lead_to_each_other(spotify, signed_in):
    first = signed_in.get("/v1/me/playlists?limit=50&offset=0").json
    count = len(spotify.household.playlists)
    assert count > 50 and len(first["items"]) == 50 and first["total"] == count
    assert first["previous"] is None
    second = signed_in.get(first["next"].removeprefix(spotify.url)).json
    assert len(second["items"]) == count - 50 and second["next"] is None
    assert second["previous"] == f"{spotify.url}/v1/me/playlists?offset=0&limit=50"
    assert signed_in.get(f"/v1/me/playlists?offset={count}").json["items"] == []


def test_a_page_may_not_tell_how_many_there_are(spotify, signed_in):
    spotify.household.tells_total = False
    assert "total" not in signed_in.get("/v1/me/playlists").json


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=51", "limit=-1", "limit=all", "limit=", "offset=-1", "offset=100001", "offset=a"]
)
@pytest.mark.parametrize("path", ["/v1/me/playlists", "/v1/playlists/{}/items"])
def test_pages_beyond_their_bounds_are_refused(spotify, signed_in, path, query):
    id = spotify.household.named("Morning mix").id
    reply = signed_in.get(f"{path.format(id)}?{query}")
    assert reply.status == 400 and reply.error.startswith("Invalid ")
    assert len(spotify.violations) == 1


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("Morning mix", 200),
        ("Made together", 200),
        ("Made together, hers", 200),
        ("Aunt Wilhelmina's best", 403),
        ("By somebody", 403),
        ("Daily fog", 404),
    ],
)
def test_only_own_playlists_and_those_made_together_are_opened(spotify, signed_in, name, status):
    assert signed_in.get(f"/v1/playlists/{spotify.household.named(name).id}/items").status == status
    spotify.check()


def test_a_playlist_that_is_not_there_is_not_found(signed_in):
    assert signed_in.get(f"/v1/playlists/{'0' * 22}/items").status == 404


def test_tracks_is_gone(spotify, signed_in):
    id = spotify.household.named("Morning mix").id
    assert signed_in.get(f"/v1/playlists/{id}/tracks").status == 403
    assert len(spotify.violations) == 1


@pytest.mark.parametrize("path", ["/v1/me/player", "/v1/me/tracks", "/v1/search", "/v1/", "/v1/me/"])
def test_what_the_app_does_not_need_is_not_found_and_noted(spotify, signed_in, path):
    assert signed_in.get(path).status == 404
    assert len(spotify.violations) == 1


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_the_app_only_looks(spotify, signed_in, method):
    assert signed_in.get("/v1/me/player/currently-playing", method).status == 405
    assert len(spotify.violations) == 1


def test_every_origin_may_ask_with_a_token(signed_in):
    preflight = ask(
        f"{signed_in.url}/v1/me",
        "OPTIONS",
        origin="https://home.example",
        access_control_request_method="GET",
        access_control_request_headers="authorization",
    )
    assert preflight.status == 204 and preflight.body == b""
    assert "authorization" in preflight.headers["access-control-allow-headers"].lower()
    assert preflight.headers["access-control-allow-origin"] == "*"
    for path in ("/v1/me", "/v1/nothing"):
        headers = signed_in.get(path).headers
        assert headers["access-control-allow-origin"] == "*"
        assert "access-control-expose-headers" not in headers


def test_elsewhere_there_is_nothing(visitor):
    assert ask(f"{visitor.url}/").status == 404
