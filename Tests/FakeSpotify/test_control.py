"""A person's hand on the fake, and the command that starts it."""

import json
import select
import subprocess
import sys
from pathlib import Path

from .visitor import ask


def post(spotify, path, value=None):
    return ask(f"{spotify.url}/fake/{path}", "POST", json.dumps(value or {}).encode())


def test_it_says_what_plays_and_what_there_is_to_do(spotify):
    spotify.now_playing("Morning mix")
    state = ask(f"{spotify.url}/fake/").json
    assert state["is_playing"] and state["plays"] and "Morning mix" in state["playlists"]
    assert {"pause", "skip", "revoke", "slow"} <= set(state["there_is"])


def test_music_is_played_paused_and_skipped_by_hand(spotify):
    first = post(spotify, "play", {"what": "Evening, slowly"}).json
    assert first["is_playing"]
    assert post(spotify, "skip").json["plays"] != first["plays"]
    assert not post(spotify, "pause").json["is_playing"]
    assert post(spotify, "go-on").json["is_playing"]
    assert post(spotify, "play").json["plays"] is None


def test_it_goes_wrong_by_hand(spotify, signed_in):
    post(spotify, "fail", {"path": "/v1/me", "kind": 429, "is_opaque": True})
    assert signed_in.get("/v1/me").status == 429
    post(spotify, "limit", {"per_window": 0})
    assert signed_in.get("/v1/me").status == 429
    post(spotify, "limit")
    assert signed_in.get("/v1/me").status == 200
    post(spotify, "slow", {"seconds": 0.01})
    assert signed_in.get("/v1/me").status == 200
    post(spotify, "revoke")
    assert signed_in.get("/v1/me").status == 401


def test_what_makes_no_sense_is_refused_with_its_reason(spotify):
    for path, value in (("play", {"what": "No such mix"}), ("fail", {"path": "/"}), ("skip", {"by": 1})):
        reply = post(spotify, path, value)
        assert reply.status == 400 and reply.json["error"]
    assert post(spotify, "explode").status == 404
    assert ask(f"{spotify.url}/fake/revoke").status == 405


def test_a_hand_is_not_in_the_journal_and_no_other_origin_reads_it(spotify):
    assert "access-control-allow-origin" not in post(spotify, "pause").headers
    assert spotify.requests == []


def test_the_journal_has_what_was_asked(spotify, signed_in):
    signed_in.get("/v1/me/playlists?limit=5")
    request = spotify.requests_to("/v1/*")[-1]
    assert (request.method, request.path, request.query) == ("GET", "/v1/me/playlists", {"limit": "5"})
    assert request.headers["authorization"] == f"Bearer {signed_in.access}"
    assert request.client_port > 0 and request.at == spotify.clock.now() and request.status == 200
    assert spotify.requests_to("/api/token")[0].form["grant_type"] == "authorization_code"


def test_the_command_serves_until_it_is_ended():
    command = [sys.executable, "-m", "FakeSpotify", "--port", "0", "--redirect", "https://home.example/"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[1], text=True) as process:
        try:
            assert select.select([process.stdout], [], [], 10)[0]
            url = process.stdout.readline().split(" on ")[1].split(";")[0]
            assert ask(f"{url}/fake/").json["is_playing"]
        finally:
            process.terminate()


def test_the_command_refuses_what_spotify_refuses():
    command = [sys.executable, "-m", "FakeSpotify", "--redirect", "http://localhost:8080/"]
    ended = subprocess.run(command, capture_output=True, cwd=Path(__file__).parents[1], text=True, timeout=10)
    assert ended.returncode == 2 and "http to 127.0.0.1" in ended.stderr
