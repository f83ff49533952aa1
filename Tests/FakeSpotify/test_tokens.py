"""Codes for tokens, tokens for new ones."""

from datetime import UTC, datetime

import pytest

from . import CLIENT_ID, pkce
from .clock import DAY, HOUR, MINUTE, six_months_after
from .visitor import FORM, VERIFIER, ask


def test_a_code_is_good_for_one_use(spotify, visitor):
    code = visitor.code()
    assert visitor.exchange(code).status == 200
    spotify.check()
    assert visitor.exchange(code).error == ("invalid_grant", "Invalid authorization code")
    assert len(spotify.violations) == 1


def test_a_code_is_spent_by_a_try_that_fails(visitor):
    code = visitor.code()
    assert visitor.exchange(code, code_verifier="a" * 43).status == 400
    assert visitor.exchange(code).error == ("invalid_grant", "Invalid authorization code")


def test_a_code_is_good_for_ten_minutes(spotify, visitor):
    in_time, late = visitor.code(), visitor.code()
    spotify.clock.advance(10 * MINUTE - 1)
    assert visitor.exchange(in_time).status == 200
    spotify.clock.advance(1)
    assert visitor.exchange(late).error == ("invalid_grant", "Authorization code expired")
    spotify.check()


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"code_verifier": "a" * 43}, "invalid_grant"),
        ({"code_verifier": VERIFIER[:42]}, "invalid_request"),
        ({"code_verifier": VERIFIER + "="}, "invalid_request"),
        ({"code_verifier": pkce.challenge_of(VERIFIER)}, "invalid_grant"),
        ({"code_verifier": None}, "invalid_request"),
        ({"redirect_uri": "http://127.0.0.1:9/"}, "invalid_grant"),
        ({"redirect_uri": None}, "invalid_request"),
        ({"client_id": "another"}, "invalid_client"),
        ({"client_id": None}, "invalid_client"),
        ({"client_secret": "secret"}, "invalid_client"),
        ({"code": "AQ"}, "invalid_grant"),
        ({"code": None}, "invalid_request"),
        ({"grant_type": "client_credentials"}, "unsupported_grant_type"),
        ({"grant_type": None}, "unsupported_grant_type"),
    ],
    ids=str,
)
def test_what_is_wrong_in_an_exchange_is_refused_and_noted(spotify, visitor, changes, error):
    reply = visitor.exchange(visitor.code(), **changes)
    assert (reply.status, reply.error[0]) == (400, error)
    assert len(spotify.violations) == 1


def test_tokens_are_asked_for_with_a_form(spotify, visitor):
    assert visitor.send({"grant_type": "refresh_token"}, content_type="application/json").status == 400
    assert ask(f"{visitor.url}/api/token").status == 405
    assert ask(f"{visitor.url}/api/token?client_id=x", "POST", b"", content_type=FORM).status == 400
    assert len(spotify.violations) == 3


def test_a_preflight_of_the_token_endpoint_is_not_answered(spotify, visitor):
    reply = ask(f"{visitor.url}/api/token", "OPTIONS")
    assert reply.status == 405 and "access-control-allow-headers" not in reply.headers
    assert len(spotify.violations) == 1


def test_no_secret_is_accepted_in_a_header(visitor):
    form = {"grant_type": "refresh_token", "refresh_token": "AQ", "client_id": CLIENT_ID}
    assert visitor.send(form, authorization="Basic aWQ6c2VjcmV0").error[0] == "invalid_client"


def test_a_field_comes_once(visitor):
    body = f"client_id={CLIENT_ID}&client_id={CLIENT_ID}&grant_type=refresh_token".encode()
    assert visitor.send_bytes(body).error == ("invalid_request", "client_id must come once")


def test_a_form_that_is_not_encoded_is_noted(spotify, visitor):
    visitor.send_bytes(f"grant_type=refresh_token&client_id={CLIENT_ID}&refresh_token=a/b c".encode())
    assert [violation.rule for violation in spotify.violations] == ["A form is percent-encoded"]


def test_every_origin_reads_tokens_and_no_cache_keeps_them(signed_in):
    for reply in (signed_in.renew(), signed_in.renew("AQ")):
        assert reply.headers["access-control-allow-origin"] == "*"
        assert reply.headers["cache-control"] == "no-store"
        assert "access-control-allow-credentials" not in reply.headers


def test_an_access_token_lives_an_hour(spotify, signed_in):
    spotify.clock.advance(HOUR - 1)
    assert signed_in.get("/v1/me").status == 200
    spotify.clock.advance(1)
    reply = signed_in.get("/v1/me")
    assert (reply.status, reply.error) == (401, "The access token expired")


def test_a_refresh_replaces_the_refresh_token(spotify, signed_in):
    renewed = signed_in.renew().json
    assert renewed["refresh_token"] != signed_in.refresh
    spotify.check()
    assert signed_in.renew().error == ("invalid_grant", "Refresh token revoked")
    assert [violation.rule for violation in spotify.violations] == [
        "A refresh token that was replaced is not used again"
    ]
    assert signed_in.renew(renewed["refresh_token"]).status == 200


def test_the_old_refresh_token_may_have_a_grace(spotify, signed_in):
    spotify.tokens.grace = 30
    signed_in.renew()
    spotify.clock.advance(29)
    assert signed_in.renew().status == 200
    spotify.clock.advance(1)
    assert signed_in.renew().status == 400


def test_a_refresh_may_keep_the_refresh_token(spotify, signed_in):
    spotify.tokens.rotates = False
    assert "refresh_token" not in signed_in.renew().json
    assert signed_in.renew().status == 200
    spotify.check()


def test_a_refresh_token_dies_six_months_after_the_user_authorised(spotify, signed_in):
    left = six_months_after(spotify.clock.now()) - spotify.clock.now()
    spotify.clock.advance(left - 1)
    signed_in.refresh = signed_in.renew().json["refresh_token"]
    spotify.clock.advance(1)
    assert signed_in.renew().error == ("invalid_grant", "Refresh token expired")
    spotify.check()


def test_six_months_end_with_a_short_month():
    def at(*day):
        return datetime(*day, tzinfo=UTC).timestamp()

    assert six_months_after(at(2026, 8, 31, 7)) == at(2027, 2, 28, 7)
    assert six_months_after(at(2026, 1, 31)) == at(2026, 7, 31)
    assert six_months_after(at(2026, 7, 1)) == at(2027, 1, 1)
    assert six_months_after(at(2026, 6, 30)) - at(2026, 6, 30) == 183 * DAY


def test_what_is_revoked_works_no_more_and_nobody_is_blamed(spotify, signed_in):
    spotify.revoke()
    assert signed_in.get("/v1/me").error == "Invalid access token"
    assert signed_in.renew().error == ("invalid_grant", "Refresh token revoked")
    spotify.check()
    assert signed_in.sign_in().get("/v1/me").status == 200


def test_a_refresh_token_belongs_to_its_app(spotify, signed_in):
    spotify.clients["another"] = spotify.clients[CLIENT_ID]
    assert signed_in.renew(client_id="another").error == ("invalid_grant", "Invalid refresh token")


def test_an_access_token_can_break_alone(spotify, signed_in):
    spotify.tokens.break_access()
    assert signed_in.get("/v1/me").status == 401
    signed_in.access = signed_in.renew().json["access_token"]
    assert signed_in.get("/v1/me").status == 200
