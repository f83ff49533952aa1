"""The API: who asks, may they, and the four things that an app like ours asks for.

Rules:
- RFC 6750, 2.1 and 3: a Bearer token in `Authorization`, never in the address; else 401.
- Spotify, Scopes: an endpoint whose scope was not granted answers 403.
- Spotify, Rate limits: too many calls are answered 429 (see `limits.py`).
- Spotify, changes of February 2026: `/playlists/{id}/items` took the place of `/tracks`, which answers 403;
  only what the user owns or makes together with others is opened, the rest answers 403, and Spotify's own
  playlists 404.
- Spotify, reference: `limit` is 1 to 50, `offset` 0 to 100,000; else 400. Lists have `items`, `total`,
  `next`, `previous`.
- No playback control: whatever is not GET is a violation, and so is any other endpoint.
"""

import re
from urllib.parse import urlencode

from . import answers, scopes
from .answers import api_error
from .shapes import Shapes

MOST = 50
USUAL = 20
FARTHEST = 100_000


class API:
    def __init__(self, tokens, limits, household, player, journal):
        self.url = ""
        self.household = household
        # Told instead of what the player says, if it is not None; for answers that no rule foresees.
        self.told = None
        self._tokens = tokens
        self._limits = limits
        self._player = player
        self._journal = journal

    def answer(self, request):
        if request.is_preflight:
            return answers.to_preflight()
        return self._refusal(request) or self._find(request)

    def _refusal(self, request):
        """Why nobody looks at what is asked for; None if somebody does."""
        if "access_token" in request.query:
            self._journal.broke("A token never stands in an address", request)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token:
            self._journal.broke("Calls of the API carry a Bearer token", request)
            return _unauthorized("No token provided")
        request.grant, reason = self._tokens.of(token)
        if reason is not None:
            return _unauthorized(reason)
        if not self.household.is_registered:
            return api_error(403, "The user is not registered for this app in the dashboard")
        wait = self._limits.wait()
        return None if wait is None else answers.too_many(wait, self._limits.is_opaque)

    def _find(self, request):
        if request.method != "GET":
            self._journal.broke("The app only looks: it asks with GET", request)
            return api_error(405, "Method not allowed", allow="GET")
        for pattern, scope, respond in _ENDPOINTS:
            match = re.fullmatch(pattern, request.path)
            if match is None:
                continue
            if scope is not None and scope not in request.grant.scopes:
                return api_error(403, "Insufficient client scope")
            return respond(self, request, *match.groups())
        self._journal.broke("An endpoint that the app does not need", request)
        return api_error(404, "Service not found")

    def _me(self, request):
        return self._told(self._shapes.user())

    def _playlists(self, request):
        shown = [one for one in self.household.playlists if self._shows(one, request)]
        return self._page(request, shown, lambda one: one and self._shapes.playlist(one))

    def _items(self, request, id):
        playlist = self.household.with_id(id)
        if playlist is None or playlist.is_editorial or not self._shows(playlist, request):
            return api_error(404, "Resource not found")
        if playlist.owner is not None and not playlist.is_collaborative:
            return api_error(403, "Forbidden")
        return self._page(request, playlist.members, lambda one: self._shapes.member(playlist, one))

    def _tracks(self, request, id):
        self._journal.broke("/tracks is gone: /items took its place", request)
        return api_error(403, "Forbidden")

    def _currently_playing(self, request):
        types = request.query.get("additional_types", "").split(",")
        body = self.told if self.told is not None else self._player.body(self._shapes, types)
        return answers.nothing() if body is None else self._told(body)

    def _shows(self, playlist, request):
        """Playlists made together are shown to those who may see them."""
        is_together = playlist is not None and playlist.is_collaborative
        return not is_together or scopes.COLLABORATIVE in request.grant.scopes

    def _page(self, request, whole, shape):
        limit = _number(request.query.get("limit", str(USUAL)))
        offset = _number(request.query.get("offset", "0"))
        for name, number, least, most in (("limit", limit, 1, MOST), ("offset", offset, 0, FARTHEST)):
            if number is None or not least <= number <= most:
                self._journal.broke(f"{name} is {least} to {most}", request)
                return api_error(400, f"Invalid {name}")
        value = {
            "href": self._place(request, limit, offset),
            "items": [shape(one) for one in whole[offset : offset + limit]],
            "limit": limit,
            "next": self._place(request, limit, offset + limit) if offset + limit < len(whole) else None,
            "offset": offset,
            "previous": self._place(request, limit, max(0, offset - limit)) if offset else None,
        }
        if self.household.tells_total:
            value["total"] = len(whole)
        return self._told(value)

    def _place(self, request, limit, offset):
        return f"{self.url}{request.path}?{urlencode({'offset': offset, 'limit': limit})}"

    @property
    def _shapes(self):
        return Shapes(self.url, self.household.account)

    def _told(self, value):
        return answers.of_json(value, cache_control="private, max-age=0")


_ENDPOINTS = (
    (r"/v1/me", None, API._me),
    (r"/v1/me/playlists", scopes.PRIVATE, API._playlists),
    (r"/v1/playlists/([A-Za-z0-9]+)/items", scopes.PRIVATE, API._items),
    (r"/v1/playlists/([A-Za-z0-9]+)/tracks", None, API._tracks),
    (r"/v1/me/player/currently-playing", scopes.CURRENTLY_PLAYING, API._currently_playing),
)


def _unauthorized(message):
    return api_error(401, message, www_authenticate='Bearer realm="spotify"')


def _number(text):
    return int(text) if re.fullmatch(r"-?\d{1,9}", text, re.ASCII) else None
