"""From the app to `/authorize` and back."""

from urllib.parse import urlencode

import pytest

from . import FakeSpotify, pkce, scopes
from .clients import Client, RefusedRedirect
from .visitor import REDIRECT, STATE, VERIFIER, Visitor, ask


def test_the_challenge_is_that_of_appendix_b():
    assert pkce.challenge_of(VERIFIER) == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"


@pytest.mark.parametrize(
    ("verifier", "is_one"),
    [("a" * 42, False), ("a" * 43, True), ("-._~" * 32, True), ("a" * 129, False), ("a" * 42 + "+", False)],
)
def test_a_verifier_has_43_to_128_unreserved_characters(verifier, is_one):
    assert pkce.is_verifier(verifier) == is_one


def test_who_agrees_comes_back_with_a_code_and_the_state(visitor):
    place, brought = visitor.press(visitor.open_page(), "agree")
    assert place == REDIRECT
    assert brought.keys() == {"code", "state"} and brought["state"] == STATE


def test_who_cancels_comes_back_with_access_denied_and_the_state(visitor):
    place, brought = visitor.press(visitor.open_page(), "cancel")
    assert (place, brought) == (REDIRECT, {"error": "access_denied", "state": STATE})


def test_a_page_is_answered_once(visitor):
    page = visitor.open_page()
    visitor.press(page, "agree")
    with pytest.raises(AssertionError):
        visitor.press(page, "agree")


def test_a_whole_sign_in_breaks_no_rule_and_sets_no_cookie(spotify, visitor):
    page = visitor.open_page()
    code = visitor.press(page, "agree")[1]["code"]
    tokens = visitor.exchange(code)
    assert tokens.json["token_type"] == "Bearer" and tokens.json["expires_in"] == 3600
    assert set(tokens.json["scope"].split()) == set(scopes.NEEDED)
    visitor.access = tokens.json["access_token"]
    me = visitor.get("/v1/me")
    assert me.status == 200
    assert not any("set-cookie" in reply.headers for reply in (page, tokens, me))
    spotify.check()


def test_no_other_origin_reads_the_page(visitor):
    headers = visitor.open_page().headers
    assert "access-control-allow-origin" not in headers
    assert headers["x-frame-options"] == "DENY" and headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "changes",
    [
        {"client_id": "another"},
        {"client_id": None},
        {"redirect_uri": None},
        {"redirect_uri": "https://elsewhere.example/"},
        {"redirect_uri": REDIRECT + "callback"},
        {"redirect_uri": REDIRECT + "#here"},
        {"redirect_uri": REDIRECT.rstrip("/")},
        {"redirect_uri": "http://127.0.0.1:8080@elsewhere.example/"},
        {"redirect_uri": "http://127.0.0.1:port/"},
        {"redirect_uri": "http://localhost:8080/"},
        {"response_type": "token"},
        {"response_type": None},
        {"code_challenge_method": "plain"},
        {"code_challenge_method": None},
        {"code_challenge": None},
        {"code_challenge": "a" * 42},
        {"code_challenge": "a" * 44},
        {"code_challenge": "a" * 42 + "="},
        {"state": None},
        {"state": ""},
        {"client_secret": "secret"},
        {"scope": "read-thoughts"},
    ],
    ids=str,
)
def test_what_is_wrong_is_never_led_back(spotify, visitor, changes):
    page = visitor.open_page(**changes)
    assert page.status == 400 and "location" not in page.headers
    assert b"Agree" not in page.body
    assert len(spotify.violations) == 1


def test_a_parameter_comes_once(spotify, visitor):
    assert ask(f"{visitor.url}/authorize?{urlencode(visitor.wish())}&state=another").status == 400
    assert "state must come once" in str(spotify.violations[0])


def test_a_scope_that_is_not_needed_is_granted_and_noted(spotify, visitor):
    assert visitor.code(scope="user-read-email playlist-read-private")
    assert [violation.rule for violation in spotify.violations] == [
        "A scope that is not needed: user-read-email"
    ]


@pytest.mark.parametrize(
    ("registered", "wanted", "is_same"),
    [
        ("http://127.0.0.1:8080/music", "http://127.0.0.1:9/music", True),
        ("http://127.0.0.1/music", "http://127.0.0.1:9/music", True),
        ("http://[::1]:8080/music", "http://[::1]:9/music", True),
        ("http://127.0.0.1:8080/music", "http://[::1]:8080/music", False),
        ("http://127.0.0.1:8080/music", "http://127.0.0.1:8080/Music", False),
        ("http://127.0.0.1:8080/music", "http://127.0.0.1:8080/music?a=b", False),
        ("http://127.0.0.1:8080/music", "https://127.0.0.1:8080/music", False),
        ("https://home.example/", "https://home.example/", True),
        ("https://home.example/", "https://home.example:444/", False),
        ("https://home.example:443/", "https://home.example/", False),
    ],
)
def test_only_the_port_of_a_loopback_ip_may_vary(registered, wanted, is_same):
    assert Client("id", "name", (registered,)).leads_to(wanted) == is_same


@pytest.mark.parametrize(
    "uri",
    [
        "http://localhost:8080/",
        "https://localhost/",
        "http://home.example/",
        "http://127.0.0.2/",
        "timequest://music",
        "https://home.example/#here",
        "https://",
        "",
    ],
)
def test_no_app_is_registered_with_a_redirect_that_is_refused(uri):
    with pytest.raises(RefusedRedirect):
        FakeSpotify(redirects=[uri])


def test_what_a_redirect_asks_stays_in_it():
    with FakeSpotify(redirects=["https://home.example/?music=1"]) as spotify:
        visitor = Visitor(spotify)
        page = visitor.open_page(redirect_uri="https://home.example/?music=1")
        _, brought = visitor.press(page, "agree")
        assert brought.keys() == {"music", "code", "state"}
