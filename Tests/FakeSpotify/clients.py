"""Apps as their owners register them, and where they may be led back to.

Rules (Spotify, Redirect URIs; RFC 8252, 7.3):
- https, or http to a loopback IP: `http://127.0.0.1` or `http://[::1]`. `localhost` and custom schemes are
  refused.
- What a request names equals a registered one to the letter; only the port of a loopback IP may vary.
- No fragment (RFC 6749, 3.1.2).
"""

from dataclasses import dataclass
from urllib.parse import urlsplit

LOOPBACK = {"127.0.0.1", "::1"}


class RefusedRedirect(ValueError):
    """No app can be registered with it."""


@dataclass(frozen=True)
class Client:
    id: str
    name: str
    redirects: tuple

    def __post_init__(self):
        for uri in self.redirects:
            if not is_allowed(uri):
                raise RefusedRedirect(uri)

    def leads_to(self, uri):
        return is_allowed(uri) and any(_is_same(registered, uri) for registered in self.redirects)


def is_allowed(uri):
    parts = _parts(uri)
    if parts is None or not parts.hostname or "#" in uri or parts.username is not None:
        return False
    if parts.hostname == "localhost":
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOOPBACK)


def _is_same(registered, uri):
    return registered == uri or (_is_loopback(registered) and _without_port(registered) == _without_port(uri))


def _is_loopback(uri):
    parts = urlsplit(uri)
    return parts.scheme == "http" and parts.hostname in LOOPBACK


def _without_port(uri):
    """The host as it was written, so that nothing but the port is left out."""
    parts = urlsplit(uri)
    port = "" if parts.port is None else f":{parts.port}"
    return parts._replace(netloc=parts.netloc.removesuffix(port)).geturl()


def _parts(uri):
    try:
        parts = urlsplit(uri)
        _ = parts.port
    except ValueError:
        return None
    return parts
