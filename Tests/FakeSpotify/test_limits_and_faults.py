"""Too much of it, and what goes wrong on order."""

import http.client
import threading
import urllib.error

import pytest

from .clock import DAY, START


def statuses(visitor, count):
    return [visitor.get("/v1/me").status for _ in range(count)]


def test_the_window_of_thirty_seconds_rolls(spotify, signed_in):
    spotify.limits.per_window = 2
    assert statuses(signed_in, 1) == [200]
    spotify.clock.advance(20)
    assert statuses(signed_in, 2) == [200, 429]
    spotify.clock.advance(10)
    assert statuses(signed_in, 2) == [200, 429]


def test_the_quota_is_for_a_day(spotify, signed_in):
    spotify.limits.per_day = 2
    assert statuses(signed_in, 3) == [200, 200, 429]
    spotify.clock.advance(3600)
    reply = signed_in.renew()
    signed_in.access = reply.json["access_token"]
    assert statuses(signed_in, 1) == [429]
    spotify.clock.advance(DAY - START % DAY - 3600)
    signed_in.access = signed_in.renew(reply.json["refresh_token"]).json["access_token"]
    assert statuses(signed_in, 3) == [200, 200, 429]


def test_tokens_and_refused_calls_do_not_count(spotify, signed_in):
    spotify.limits.per_window = 1
    access, signed_in.access = signed_in.access, "BQ"
    assert statuses(signed_in, 3) == [401, 401, 401]
    signed_in.access = access
    signed_in.renew()
    assert statuses(signed_in, 1) == [200]


def test_a_page_may_read_that_it_asked_too_often_but_not_for_how_long(spotify, signed_in):
    spotify.limits.per_window = 0
    reply = signed_in.get("/v1/me")
    assert reply.headers["retry-after"] == "30"
    assert reply.headers["access-control-allow-origin"] == "*"
    assert "access-control-expose-headers" not in reply.headers
    assert reply.json["error"]["status"] == 429


def test_an_opaque_429_has_nothing_that_a_page_may_read(spotify, signed_in):
    spotify.limits.per_window, spotify.limits.is_opaque = 0, True
    by_limit = signed_in.get("/v1/me")
    spotify.fail("/v1/me", 429, is_opaque=True, seconds=7200)
    by_fault = signed_in.get("/v1/me")
    for reply in (by_limit, by_fault):
        assert reply.status == 429
        assert not any(name.startswith("access-control") for name in reply.headers)
    assert by_fault.headers["retry-after"] == "7200"


@pytest.mark.parametrize("status", [401, 403, 404, 429, 500])
def test_the_next_requests_to_a_path_fail_and_no_other_one(spotify, signed_in, status):
    spotify.fail("/v1/me/*", status, times=2)
    assert signed_in.get("/v1/me").status == 200
    replies = [signed_in.get("/v1/me/playlists") for _ in range(3)]
    assert [reply.status for reply in replies] == [status, status, 200]
    assert replies[0].json["error"]["status"] == status


def test_faults_come_in_the_order_of_their_making(spotify, signed_in):
    spotify.fail("/v1/me", 500)
    spotify.fail("/v1/*", 404)
    assert statuses(signed_in, 3) == [500, 404, 200]


def test_what_always_fails_is_healed(spotify, signed_in):
    spotify.fail("/v1/me", 500, times=None)
    assert statuses(signed_in, 3) == [500] * 3
    spotify.heal()
    assert statuses(signed_in, 1) == [200]


def test_there_are_no_other_faults(spotify):
    for kind in ("odd", 200, True, None):
        with pytest.raises(ValueError):
            spotify.fail("/v1/me", kind)


def test_a_token_is_not_replaced_by_a_refresh_that_failed_by_its_status(spotify, signed_in):
    spotify.fail("/api/token", 500)
    failed = signed_in.renew()
    assert (failed.status, failed.error[0]) == (500, "server_error")
    assert signed_in.renew().status == 200
    spotify.check()


def test_a_token_is_replaced_by_a_refresh_whose_answer_is_lost_and_nobody_is_blamed(spotify, signed_in):
    spotify.fail("/api/token", "broken")
    with pytest.raises(http.client.IncompleteRead):
        signed_in.renew()
    assert signed_in.renew().error == ("invalid_grant", "Refresh token revoked")
    spotify.check()


def test_an_answer_breaks_in_its_middle(spotify, signed_in):
    spotify.now_playing(None)
    for path in ("/v1/me", "/v1/me/player/currently-playing"):
        spotify.fail(path, "broken")
        with pytest.raises(http.client.IncompleteRead) as broken:
            signed_in.get(path)
        assert broken.value.partial


def test_an_answer_is_no_json_or_half_of_it_or_huge(spotify, signed_in):
    spotify.fail("/v1/me", "not JSON")
    spotify.fail("/v1/me", "truncated")
    page, half = signed_in.get("/v1/me"), signed_in.get("/v1/me")
    for reply in (page, half):
        assert reply.status == 200 and reply.headers["access-control-allow-origin"] == "*"
        with pytest.raises(ValueError):
            _ = reply.json
    assert half.headers["content-type"].startswith("application/json")
    spotify.fail("/v1/me", "huge", size=3_000_000)
    huge = signed_in.get("/v1/me")
    assert len(huge.body) > 3_000_000 and huge.json


def test_a_slow_answer_comes(spotify, signed_in):
    spotify.fail("/v1/me", "slow", seconds=0.05)
    assert statuses(signed_in, 1) == [200]


def test_an_answer_that_is_held_back_comes_when_it_is_released(spotify, signed_in):
    hold = spotify.hold("/v1/me")
    got = []
    waiting = threading.Thread(target=lambda: got.append(signed_in.get("/v1/me").status))
    waiting.start()
    hold.wait_for_request()
    assert got == [] and spotify.requests[-1].is_under_way
    hold.release()
    waiting.join(10)
    assert got == [200] and not spotify.requests[-1].is_under_way


def test_how_many_were_under_way_together_is_counted(spotify, signed_in):
    with spotify.hold("/v1/me") as hold:
        waiting = threading.Thread(target=signed_in.get, args=("/v1/me",))
        waiting.start()
        hold.wait_for_request()
        signed_in.get("/v1/me/playlists")
        assert spotify.journal.most_at_once == 2
    waiting.join(10)


def test_two_refreshes_at_once_are_noted(spotify, signed_in):
    with spotify.hold("/api/token") as hold:
        waiting = threading.Thread(target=signed_in.renew)
        waiting.start()
        hold.wait_for_request()
        signed_in.renew()
    waiting.join(10)
    assert [violation.rule for violation in spotify.violations] == ["One refresh at a time"]


def test_what_is_held_back_ends_with_the_server(spotify, signed_in):
    hold = spotify.hold("/v1/me")
    ends = []

    def ask():
        try:
            signed_in.get("/v1/me")
        except (OSError, http.client.HTTPException) as error:
            ends.append(error)

    waiting = threading.Thread(target=ask)
    waiting.start()
    hold.wait_for_request()
    spotify.stop()
    waiting.join(10)
    assert len(ends) == 1


def test_a_server_that_was_stopped_comes_back_and_knows_everything(spotify, signed_in):
    spotify.stop()
    with pytest.raises(urllib.error.URLError):
        signed_in.get("/v1/me")
    spotify.start()
    assert signed_in.get("/v1/me").status == 200
