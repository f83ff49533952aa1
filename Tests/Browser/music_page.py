"""A bare page with the scripts of connected music, as they stand in the sources, beside a fake Spotify."""

import mimetypes
import re
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import built
from eventually import eventually

sys.path.append(str(Path(__file__).parents[1]))
from FakeSpotify import CLIENT_ID, Episode, FakeSpotify, Playlist, Song, visitor
from FakeSpotify.clock import HOUR, MINUTE, six_months_after
from FakeSpotify.scopes import NEEDED as SCOPES

SOURCES = built.ROOT / "Public/runtime"

PLAYER = "robin"

# Milliseconds; no test waits for it that is not about waiting.
PATIENT = 30_000
IMPATIENT = 300

# What plays when nothing does.
SILENCE = {"kind": "nothing", "isPlaying": False, "title": "", "artists": ""}
SILENCE |= dict.fromkeys(["id", "cover", "link", "progress", "duration"])

ASK = "([name, parts]) => music[name](...parts)"
# What comes of it is asked for later.
BEGIN = """([name, parts]) => {
  globalThis.testIsAnswered = false;
  globalThis.testAnswer = music[name](...parts).finally(() => { globalThis.testIsAnswered = true; });
}"""
DATABASES = "async () => (await indexedDB.databases()).map(({ name }) => name)"


class MusicPage:
    """Its server, and the fake that it asks; both go by the fake's clock."""

    def __init__(self):
        self.patience = PATIENT
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self._server.server_port}/"
        self.spotify = FakeSpotify(redirects=[self.url]).start()
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self):
        self.spotify.stop()
        self._server.shutdown()
        self._server.server_close()

    def now(self):
        return round(self.spotify.clock.now() * 1000)

    def _content(self, path):
        if path == "/":
            values = {"now": self.now(), "spotify": self.spotify.url, "patience": self.patience}
            return built.script("music.html", **values).encode(), "text/html"
        file = (SOURCES / path.removeprefix("/runtime/")).resolve()
        if not file.is_relative_to(SOURCES) or not file.is_file():
            return None, None
        return file.read_bytes(), mimetypes.types_map[file.suffix]

    def _handler(page):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            wbufsize = -1

            def do_GET(self):
                body, content_type = page._content(urlsplit(self.path).path)
                if body is None:
                    return self.send_error(404)
                self.send_response(200)
                self.send_header("Content-Type", content_type)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        return Handler


def agreed(url, address):
    """Where the service leads back to from a page on which somebody agrees."""
    [request] = re.findall(rb'name="request" value="([^"]+)"', visitor.ask(address).body)
    form = urlencode({"request": request, "answer": "agree"}).encode()
    return visitor.ask(f"{url}/authorize/answer", "POST", form, content_type=visitor.FORM).headers["location"]


class Phone:
    """A browser of a family's, with what it keeps; its pages and what was said in them."""

    def __init__(self, music, context):
        self._music = music
        self.context = context
        # Texts of the console and of errors, and every address that was gone to or asked.
        self.said = []
        self.addresses = []
        context.on("console", lambda message: self.said.append(message.text))
        context.on("weberror", lambda error: self.said.append(f"uncaught: {error.error}"))
        context.on("request", lambda request: self.addresses.append(request.url))
        self.page = self.open()

    def open(self, address=None):
        page = self.context.new_page()
        page.goto(address or self._music.url)
        self.is_ready(page)
        return page

    def is_ready(self, page=None):
        (page or self.page).wait_for_function("() => globalThis.music !== undefined")

    def reload(self):
        self.page.goto(self._music.url)
        self.is_ready()

    def ask(self, name, *parts, page=None):
        return (page or self.page).evaluate(ASK, [name, parts])

    def begin(self, name, *parts, page=None):
        (page or self.page).evaluate(BEGIN, [name, parts])

    def answer(self, page=None):
        return (page or self.page).evaluate("testAnswer")

    def given_up(self, name, *parts, page=None):
        """What comes of it while nobody else does anything."""
        self.begin(name, *parts, page=page)
        eventually(page or self.page, "() => testIsAnswered")
        return self.answer(page)

    def advance(self, seconds):
        self._music.spotify.clock.advance(seconds)
        for page in self.context.pages:
            page.evaluate("(now) => { globalThis.testNow = now; }", self._music.now())

    def press(self, button, player=PLAYER):
        """Goes to the page of a sign-in and back from it; the address that it led to."""
        self.page.goto(self.ask("signIn", player, CLIENT_ID))
        self.page.get_by_role("button", name=button).click()
        self.page.wait_for_url(f"{self._music.url}?*")
        self.is_ready()
        return self.page.url

    def connect(self, player=PLAYER):
        """The same without leaving the page."""
        callback = agreed(self._music.spotify.url, self.ask("signIn", player, CLIENT_ID))
        assert self.ask("takeCallback", callback) == {"connected": player}
        return self

    def comes_to_nothing(self):
        """By and by, nothing is kept here."""
        eventually(self.page, f"async () => (await ({DATABASES})()).length === 0")

    def databases(self):
        return self.page.evaluate(DATABASES)

    def has_nothing(self):
        """Nothing is kept here, and nobody is connected."""
        return self.databases() == [] and not self.ask("connected", PLAYER) and self.databases() == []
