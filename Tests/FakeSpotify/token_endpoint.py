"""`POST /api/token`: a code for tokens, and a refresh token for new ones.

Rules:
- RFC 6749, 3.2 and 4.1.3: POST, `application/x-www-form-urlencoded`, percent-encoded, no field twice.
- RFC 6749, 4.1.3: the same `redirect_uri` to the letter as at `/authorize`, and the same `client_id`.
- RFC 7636, 4.5 and 4.6: `code_verifier`, whose challenge is that of `/authorize`.
- Spotify, Authorization Code with PKCE: no secret, so neither `client_secret` nor `Authorization`; a refresh
  names `client_id` in its body.
- RFC 6749, 5.2: errors are answered 400 with `error` and `error_description`.
- One refresh at a time, also across tabs; a refresh token that was replaced is not used again.
- Fetch standard: such a form needs no preflight, so none is answered.
"""

import re
from collections import Counter
from urllib.parse import parse_qsl

from . import answers, pkce
from .answers import token_error
from .tokens import ACCESS_LIFE

FORM = "application/x-www-form-urlencoded"

# What encoders leave as it is: URL standard, and JavaScript's encodeURIComponent.
_ENCODED = re.compile(rb"(?:[A-Za-z0-9*\-._~!'()+&=]|%[0-9A-Fa-f]{2})*")


class TokenEndpoint:
    def __init__(self, clients, tokens, journal):
        self._clients = clients
        self._tokens = tokens
        self._journal = journal

    def answer(self, request):
        if request.method != "POST":
            self._journal.broke("Tokens are asked for with POST, and need no preflight", request)
            return answers.of_text("", 405, allow="POST")
        fault = _fault_of_form(request) or _fault_of_secret(request)
        if fault is not None:
            return self._refused(request, *fault)
        if not _ENCODED.fullmatch(request.body):
            self._journal.broke("A form is percent-encoded", request)
        return self._answer_to(request, request.form)

    def _answer_to(self, request, form):
        if form.get("client_id") not in self._clients:
            return self._refused(request, "invalid_client", "Invalid client")
        match form.get("grant_type"):
            case "authorization_code":
                return self._exchange(request, form)
            case "refresh_token":
                return self._refresh(request, form)
        return self._refused(
            request, "unsupported_grant_type", "grant_type must be authorization_code or refresh_token"
        )

    def _exchange(self, request, form):
        for name in ("code", "redirect_uri", "code_verifier"):
            if not form.get(name):
                return self._refused(request, "invalid_request", f"{name} must be supplied")
        code = self._tokens.codes.get(form["code"])
        if code is None or code.is_spent or code.client_id != form["client_id"]:
            return self._refused(request, "invalid_grant", "Invalid authorization code")
        code.is_spent = True
        if self._tokens.is_stale(code):
            return token_error("invalid_grant", "Authorization code expired")
        if code.redirect_uri != form["redirect_uri"]:
            return self._refused(request, "invalid_grant", "Invalid redirect URI")
        if not pkce.is_verifier(form["code_verifier"]):
            return self._refused(request, "invalid_request", "code_verifier has a wrong form")
        if pkce.challenge_of(form["code_verifier"]) != code.challenge:
            return self._refused(request, "invalid_grant", "code_verifier was incorrect")
        return _issued(self._tokens.first(code))

    def _refresh(self, request, form):
        if self._other_refresh_is_under_way(request):
            self._journal.broke("One refresh at a time", request)
        token = self._tokens.refresh_tokens.get(form.get("refresh_token"))
        if token is None or token.grant.client_id != form["client_id"]:
            return token_error("invalid_grant", "Invalid refresh token")
        reason = self._tokens.why_dead(token)
        if reason is None:
            return _issued(self._tokens.renewed(token))
        if self._was_told_another(request):
            self._journal.broke("A refresh token that was replaced is not used again", request)
        return token_error("invalid_grant", reason)

    def _other_refresh_is_under_way(self, request):
        return any(other.is_under_way for other in self._refreshes_like(request))

    def _was_told_another(self, request):
        """An app whose answer was lost on its way cannot know better."""
        return self._tokens.rotates and any(
            other.status == 200 and other.is_answered for other in self._refreshes_like(request)
        )

    def _refreshes_like(self, request):
        """The other requests with the same refresh token."""
        token = request.form.get("refresh_token")
        return [
            other
            for other in self._journal.to(request.path)
            if other is not request and other.form.get("refresh_token") == token
        ]

    def _refused(self, request, error, description):
        """Refused for what no app should have sent."""
        self._journal.broke(description, request)
        return token_error(error, description)


def _fault_of_form(request):
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != FORM:
        return "invalid_request", f"Content-Type must be {FORM}"
    pairs = parse_qsl(request.body.decode("utf-8", "replace"), keep_blank_values=True)
    for name, count in Counter(name for name, _ in pairs).items():
        if count > 1:
            return "invalid_request", f"{name} must come once"
    if request.pairs:
        return "invalid_request", "Fields are sent in the body"
    return None


def _fault_of_secret(request):
    if "client_secret" in request.form or "authorization" in request.headers:
        return "invalid_client", "An app in a page has no secret"
    return None


def _issued(tokens):
    value = {
        "access_token": tokens.access_token,
        "token_type": "Bearer",
        "expires_in": ACCESS_LIFE,
        "scope": " ".join(tokens.scopes),
    }
    if tokens.refresh_token is not None:
        value["refresh_token"] = tokens.refresh_token
    return answers.of_json(value, cache_control="no-store", pragma="no-cache")
