"""What was granted: codes, access tokens and refresh tokens, and how long each lives.

Rules:
- A code is good for one use and ten minutes (RFC 6749, 4.1.2); whatever comes of that use, it is spent.
- An access token lives an hour (Spotify, Access token).
- A refresh token dies six months after the user authorised, however often it was renewed since (Spotify,
  news of 18 June 2026). A refresh may return a new one; then the old one is refused (RFC 6749, 6).
"""

import secrets
from dataclasses import dataclass, field

from .clock import HOUR, MINUTE, six_months_after

CODE_LIFE = 10 * MINUTE
ACCESS_LIFE = HOUR


@dataclass(eq=False)
class Grant:
    """What a user allowed an app, once."""

    client_id: str
    scopes: tuple
    authorized_at: float
    # The user took it back.
    is_revoked: bool = False


@dataclass(eq=False)
class Code:
    client_id: str
    redirect_uri: str
    challenge: str
    scopes: tuple
    granted_at: float
    is_spent: bool = False


@dataclass(eq=False)
class RefreshToken:
    grant: Grant
    # When another took its place; None while it is the newest.
    replaced_at: float | None = None


@dataclass(eq=False)
class AccessToken:
    grant: Grant
    expires_at: float
    # Broken by hand, as if a server had forgotten it.
    is_invalid: bool = False


@dataclass
class Issued:
    access_token: str
    # None if the old one goes on.
    refresh_token: str | None
    scopes: tuple = field(default=())


class Tokens:
    def __init__(self, clock):
        # Whether a refresh returns a new refresh token, and how many seconds the old one still works.
        self.rotates = True
        self.grace = 0
        self.codes = {}
        self.refresh_tokens = {}
        self.access_tokens = {}
        self._clock = clock

    def new_code(self, **of):
        text = "AQ" + secrets.token_urlsafe(150)
        self.codes[text] = Code(granted_at=self._clock.now(), **of)
        return text

    def is_stale(self, code):
        return self._clock.now() >= code.granted_at + CODE_LIFE

    def first(self, code):
        """The tokens that a code is exchanged for."""
        grant = Grant(code.client_id, code.scopes, authorized_at=code.granted_at)
        return Issued(self._new_access(grant), self._new_refresh(grant), grant.scopes)

    def why_dead(self, token):
        """What is said of a refresh token that is refused; None if it lives."""
        now = self._clock.now()
        if token.grant.is_revoked:
            return "Refresh token revoked"
        if now >= six_months_after(token.grant.authorized_at):
            return "Refresh token expired"
        if token.replaced_at is not None and now >= token.replaced_at + self.grace:
            return "Refresh token revoked"
        return None

    def renewed(self, token):
        access = self._new_access(token.grant)
        if not self.rotates:
            return Issued(access, None, token.grant.scopes)
        token.replaced_at = self._clock.now() if token.replaced_at is None else token.replaced_at
        return Issued(access, self._new_refresh(token.grant), token.grant.scopes)

    def of(self, access_token):
        """Its grant, or what is said of a token that is refused."""
        token = self.access_tokens.get(access_token)
        if token is None or token.is_invalid or token.grant.is_revoked:
            return None, "Invalid access token"
        if self._clock.now() >= token.expires_at:
            return None, "The access token expired"
        return token.grant, None

    def revoke(self):
        """The user takes back all that was allowed."""
        for token in self.refresh_tokens.values():
            token.grant.is_revoked = True

    def break_access(self):
        """Access tokens stop working before their time; refresh tokens go on."""
        for token in self.access_tokens.values():
            token.is_invalid = True

    def _new_access(self, grant):
        text = "BQ" + secrets.token_urlsafe(150)
        self.access_tokens[text] = AccessToken(grant, self._clock.now() + ACCESS_LIFE)
        return text

    def _new_refresh(self, grant):
        text = "AQ" + secrets.token_urlsafe(96)
        self.refresh_tokens[text] = RefreshToken(grant)
        return text
