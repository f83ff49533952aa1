"""Connected music: tokens that are used up, calls that fail, and what is made of the answers."""

import pytest
from eventually import eventually
from music_page import HOUR, IMPATIENT, PATIENT, PLAYER, SILENCE, six_months_after

TOKENS = "/api/token"
PLAYING = "/v1/me/player/currently-playing"

WAITING = "async (count) => (await navigator.locks.query()).pending.length === count"


def refreshes(spotify):
    """The refresh tokens that were sent, in order."""
    forms = [request.form for request in spotify.requests_to(TOKENS)]
    return [form["refresh_token"] for form in forms if form["grant_type"] == "refresh_token"]


def statuses(spotify, path="/v1/*"):
    return [request.status for request in spotify.requests_to(path)]


def test_three_tabs_with_a_token_that_is_used_up_refresh_once(connected, spotify):
    tabs = [connected.page, connected.open(), connected.open()]
    connected.advance(HOUR)
    with spotify.hold(TOKENS) as hold:
        for tab in tabs:
            connected.begin("playing", PLAYER, page=tab)
        hold.wait_for_request()
        eventually(tabs[0], WAITING, 2)
    assert [connected.answer(tab) for tab in tabs] == [{"answer": SILENCE}] * 3
    assert len(refreshes(spotify)) == 1
    assert statuses(spotify) == [204] * 3 and spotify.journal.most_at_once == 1


def test_calls_of_one_page_refresh_once_as_well(connected, spotify):
    spotify.tokens.break_access()
    answers = connected.page.evaluate(
        "(player) => Promise.all([music.playing(player), music.playlists(player, 0), music.playlists(player, 50)])",
        PLAYER,
    )
    assert all("answer" in answer for answer in answers)
    assert len(refreshes(spotify)) == 1 and spotify.journal.most_at_once == 1


def test_one_call_is_under_way_at_a_time_in_all_tabs(connected, spotify):
    other = connected.open()
    with spotify.hold(PLAYING) as hold:
        connected.begin("playing", PLAYER)
        hold.wait_for_request()
        connected.begin("playlists", PLAYER, 0, page=other)
        eventually(other, WAITING, 1)
    assert "answer" in connected.answer() and "answer" in connected.answer(other)
    assert spotify.journal.most_at_once == 1


def test_the_same_call_is_never_under_way_twice(connected, spotify):
    ask = "(player) => Promise.all(Array.from({ length: 5 }, () => music.playing(player)))"
    assert connected.page.evaluate(ask, PLAYER) == [{"answer": SILENCE}] * 5
    assert len(spotify.requests_to("/v1/*")) == 1
    connected.ask("playing", PLAYER)
    assert len(spotify.requests_to("/v1/*")) == 2


def test_a_token_is_replaced_a_minute_before_its_end(connected, spotify):
    connected.advance(HOUR - 61)
    connected.ask("playing", PLAYER)
    assert refreshes(spotify) == []
    connected.advance(1)
    connected.ask("playing", PLAYER)
    assert len(refreshes(spotify)) == 1 and statuses(spotify) == [204, 204]


def test_each_refresh_uses_the_token_of_the_one_before_also_after_a_reload(connected, spotify):
    for _ in range(3):
        connected.advance(HOUR)
        assert connected.ask("playing", PLAYER) == {"answer": SILENCE}
        connected.reload()
    assert refreshes(spotify) == list(spotify.tokens.refresh_tokens)[:3]


def test_a_refresh_token_that_is_not_replaced_goes_on(connected, spotify):
    spotify.tokens.rotates = False
    for _ in range(2):
        connected.advance(HOUR)
        assert connected.ask("playing", PLAYER) == {"answer": SILENCE}
    assert len(set(refreshes(spotify))) == 1


@pytest.mark.parametrize("kind", ["broken", "truncated", "not JSON", "huge"])
def test_a_refresh_whose_answer_is_lost_is_tried_again_with_the_same_token(connected, spotify, kind):
    """Services give the old token a grace for this."""
    spotify.tokens.grace = 30
    connected.advance(HOUR)
    spotify.fail(TOKENS, kind)
    assert connected.ask("playing", PLAYER) == {"failure": "failed"}
    assert connected.ask("playing", PLAYER) == {"answer": SILENCE}
    first, second = refreshes(spotify)
    assert first == second


def test_a_refresh_whose_answer_is_lost_for_good_is_quietly_the_end(connected, spotify):
    connected.advance(HOUR)
    spotify.fail(TOKENS, "broken")
    assert connected.ask("playing", PLAYER) == {"failure": "failed"}
    assert connected.ask("playing", PLAYER) == {"failure": "notConnected"}
    assert connected.has_nothing()
    assert connected.connect().ask("playing", PLAYER) == {"answer": SILENCE}


def test_a_refresh_token_that_is_dead_is_quietly_the_end(connected, spotify):
    now = spotify.clock.now()
    connected.advance(six_months_after(now) - now)
    assert connected.ask("playing", PLAYER) == {"failure": "notConnected"}
    assert connected.has_nothing()


def test_what_the_user_has_taken_back_is_quietly_the_end_for_this_player_alone(connected, spotify):
    spotify.revoke()
    connected.connect("another")
    assert connected.ask("playing", PLAYER) == {"failure": "notConnected"}
    assert connected.ask("playing", "another") == {"answer": SILENCE}
    assert not connected.ask("connected", PLAYER) and connected.ask("connected", "another")


@pytest.mark.parametrize(
    ("kind", "how", "failure"),
    [(500, {}, "failed"), (429, {}, "tooMany"), (429, {"is_opaque": True}, "opaque"), (400, {}, "failed")],
    ids=str,
)
def test_a_refresh_that_fails_keeps_the_tokens(connected, spotify, kind, how, failure):
    connected.advance(HOUR)
    spotify.fail(TOKENS, kind, **how)
    assert connected.ask("playing", PLAYER) == {"failure": failure}
    assert connected.ask("connected", PLAYER)
    assert connected.ask("playing", PLAYER) == {"answer": SILENCE}


@pytest.mark.parametrize("is_alone", [True, False])
def test_whoever_disconnects_during_a_refresh_stays_so(connected, spotify, is_alone):
    if not is_alone:
        connected.connect("another")
    other = connected.open()
    connected.advance(HOUR)
    with spotify.hold(TOKENS) as hold:
        connected.begin("playing", PLAYER)
        hold.wait_for_request()
        connected.ask("disconnect", PLAYER, page=other)
    assert connected.answer() == {"failure": "notConnected"}
    assert not connected.ask("connected", PLAYER)
    assert connected.has_nothing() == is_alone


def test_a_call_that_is_refused_is_tried_once_more_with_a_new_token(connected, spotify):
    spotify.tokens.break_access()
    assert connected.ask("playing", PLAYER) == {"answer": SILENCE}
    assert statuses(spotify) == [401, 204] and len(refreshes(spotify)) == 1
    spotify.fail("/v1/*", 401, times=2)
    assert connected.ask("playing", PLAYER) == {"failure": "failed"}
    assert len(refreshes(spotify)) == 2
    assert connected.ask("playing", PLAYER) == {"answer": SILENCE}


@pytest.mark.parametrize(
    ("kind", "how", "failure"),
    [
        (403, {}, "forbidden"),
        (404, {}, "notFound"),
        (429, {}, "tooMany"),
        (429, {"is_opaque": True}, "opaque"),
        (500, {}, "failed"),
        ("not JSON", {}, "failed"),
        ("truncated", {}, "failed"),
        ("broken", {}, "failed"),
        ("huge", {"size": 1024 * 1024}, "failed"),
    ],
    ids=str,
)
def test_a_call_that_fails_has_a_name_and_no_second_try(connected, spotify, kind, how, failure):
    spotify.fail(PLAYING, kind, **how)
    assert connected.ask("playing", PLAYER) == {"failure": failure}
    assert len(spotify.requests_to(PLAYING)) == 1
    assert connected.ask("playing", PLAYER) == {"answer": SILENCE}
    assert not any(said.startswith("uncaught") for said in connected.said)


def test_an_answer_that_does_not_come_is_given_up(music, connected, spotify):
    spotify.tokens.grace = 30
    music.patience = IMPATIENT
    connected.reload()
    with spotify.hold(PLAYING):
        assert connected.given_up("playing", PLAYER) == {"failure": "failed"}
    connected.advance(HOUR)
    with spotify.hold(TOKENS):
        assert connected.given_up("playing", PLAYER) == {"failure": "failed"}
    music.patience = PATIENT
    connected.reload()
    assert connected.ask("playing", PLAYER) == {"answer": SILENCE}


def test_a_tab_does_not_wait_for_ever_for_another_one(music, connected, spotify):
    music.patience = IMPATIENT
    other = connected.open()
    with spotify.hold(PLAYING) as hold:
        connected.begin("playing", PLAYER)
        hold.wait_for_request()
        assert connected.given_up("playing", PLAYER, page=other) == {"failure": "failed"}
    assert connected.answer() == {"answer": SILENCE}


def test_a_network_that_is_gone_is_told_where_the_browser_knows(connected, spotify):
    connected.context.set_offline(True)
    assert connected.ask("playing", PLAYER) == {"failure": "offline"}
    connected.advance(HOUR)
    assert connected.ask("playing", PLAYER) == {"failure": "offline"}
    connected.context.set_offline(False)
    spotify.stop()
    assert connected.ask("playing", PLAYER) == {"failure": "opaque"}
    spotify.start()
    assert connected.ask("playing", PLAYER) == {"answer": SILENCE}


def test_calls_say_nothing_of_where_they_come_from(connected, spotify):
    connected.context.add_cookies([{"name": "crumb", "value": "1", "url": spotify.url}])
    connected.advance(HOUR)
    connected.ask("playing", PLAYER)
    for request in spotify.requests_to("/v1/*") + spotify.requests_to(TOKENS):
        assert not {"cookie", "referer"} & request.headers.keys()
        assert request.headers["cache-control"] == "no-cache"


def test_nobody_is_sent_elsewhere_with_a_token(connected, spotify):
    spotify.tokens.break_access()
    for playlist in ("../me", "", "a" * 21, "é" * 22, None):
        assert connected.ask("items", PLAYER, playlist, 0) == {"failure": "failed"}
    for offset in (-1, 0.5, "0", 100_001, None):
        assert connected.ask("playlists", PLAYER, offset) == {"failure": "failed"}
    assert spotify.requests_to("/v1/*") == []
