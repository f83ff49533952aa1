"""An app as it should be, of urllib alone, so that each test breaks one rule of it."""

import json
import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlencode, urlsplit

from . import CLIENT_ID, pkce, scopes

REDIRECT = "http://127.0.0.1:8080/"
VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
STATE = "the state of this sign-in"
FORM = "application/x-www-form-urlencoded"


@dataclass
class Reply:
    status: int
    headers: dict
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def error(self):
        """The message of the API, or the error of the token endpoint with its description."""
        error = self.json["error"]
        return error["message"] if isinstance(error, dict) else (error, self.json["error_description"])


class _StayHere(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


_OPENER = urllib.request.build_opener(_StayHere, urllib.request.ProxyHandler({}))


def ask(url, method="GET", body=None, **headers):
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(url, body, named, method=method)
    try:
        answer = _OPENER.open(request, timeout=10)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        return Reply(answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read())


class Visitor:
    def __init__(self, spotify):
        self.url = spotify.url
        self.access = self.refresh = None

    def wish(self, **changes):
        """What `/authorize` is asked with; a change to None leaves a parameter out."""
        wish = {
            "client_id": CLIENT_ID,
            "response_type": "code",
            "redirect_uri": REDIRECT,
            "code_challenge_method": "S256",
            "code_challenge": pkce.challenge_of(VERIFIER),
            "state": STATE,
            "scope": " ".join(scopes.NEEDED),
        }
        return _without_none({**wish, **changes})

    def open_page(self, **changes):
        return ask(f"{self.url}/authorize?{urlencode(self.wish(**changes))}")

    def press(self, page, answer):
        """Where the button leads: the address without its query, and what stands in that."""
        [request] = re.findall(rb'name="request" value="([^"]+)"', page.body)
        form = urlencode({"request": request, "answer": answer}).encode()
        reply = ask(f"{self.url}/authorize/answer", "POST", form, content_type=FORM)
        assert reply.status == 303
        place = urlsplit(reply.headers["location"])
        return place._replace(query="").geturl(), dict(parse_qsl(place.query))

    def code(self, **changes):
        return self.press(self.open_page(**changes), "agree")[1]["code"]

    def send(self, form, **headers):
        return self.send_bytes(urlencode(form).encode(), **headers)

    def send_bytes(self, body, **headers):
        return ask(f"{self.url}/api/token", "POST", body, **{"content_type": FORM, **headers})

    def exchange(self, code, /, **changes):
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": REDIRECT,
            "client_id": CLIENT_ID,
            "code_verifier": VERIFIER,
        }
        return self.send(_without_none({**form, **changes}))

    def renew(self, token=None, /, **changes):
        form = {"grant_type": "refresh_token", "refresh_token": token or self.refresh, "client_id": CLIENT_ID}
        return self.send(_without_none({**form, **changes}))

    def sign_in(self, **changes):
        tokens = self.exchange(self.code(**changes)).json
        self.access, self.refresh = tokens["access_token"], tokens["refresh_token"]
        return self

    def get(self, path, method="GET", **headers):
        return ask(self.url + path, method, authorization=f"Bearer {self.access}", **headers)

    def all_of(self, path):
        """All members of a list, page after page."""
        found, place = [], f"{self.url}{path}?limit=50"
        while place:
            assert place.startswith(self.url)
            page = self.get(place.removeprefix(self.url)).json
            found += page["items"]
            place = page["next"]
        return found


def _without_none(values):
    return {name: value for name, value in values.items() if value is not None}
