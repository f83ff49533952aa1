"""Answers of both hosts, in their forms, and what other origins may read of them.

Rules:
- Errors of the API are `{"error": {"status": N, "message": "..."}}` (Spotify, API calls: response status
  codes), those of the token endpoint `{"error": "...", "error_description": "..."}` (RFC 6749, 5.2).
- Every origin may read what the API and the token endpoint answer, and the API may be asked with
  `Authorization` (Fetch standard, CORS protocol). `Retry-After` is not among the headers that may be read.
- Neither host sets a cookie; what holds a token is not stored (RFC 6749, 5.1).
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field

JSON = "application/json; charset=utf-8"

_PREFLIGHT = {
    "access-control-allow-headers": "Accept, App-Platform, Authorization, Content-Type, Origin, Retry-After",
    "access-control-allow-methods": "GET, POST, OPTIONS, PUT, DELETE, PATCH",
    "access-control-max-age": "604800",
}


@dataclass
class Answer:
    status: int
    body: bytes = b""
    headers: dict = field(default_factory=dict)
    # No other origin may read it: to a page it looks as if the network had failed.
    is_opaque: bool = False
    # Of the body only so much is sent before the connection is cut.
    cut_at: int | None = None
    # What says whether it may be sent by now; None sends it at once.
    may_leave: Callable[[], bool] | None = None


def of_json(value, status=200, **headers):
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return Answer(status, body, {"content-type": JSON, **_named(headers)})


def of_text(text, status=200, content_type="text/plain; charset=utf-8", **headers):
    return Answer(status, text.encode(), {"content-type": content_type, **_named(headers)})


def nothing():
    """204 has no body, and so no type of it either."""
    return Answer(204)


def api_error(status, message, **headers):
    return of_json({"error": {"status": status, "message": message}}, status, **headers)


def token_error(error, description):
    return of_json({"error": error, "error_description": description}, 400, cache_control="no-store")


def too_many(seconds, is_opaque):
    answer = api_error(429, "API rate limit exceeded", retry_after=str(max(1, round(seconds))))
    answer.is_opaque = is_opaque
    return answer


def to_preflight():
    return Answer(204, headers=dict(_PREFLIGHT))


def let_others_read(answer):
    """An answer that every origin may read, unless it is opaque."""
    if not answer.is_opaque:
        answer.headers["access-control-allow-origin"] = "*"
    return answer


def _named(headers):
    return {name.replace("_", "-"): value for name, value in headers.items()}
