"""The app with connected music built in, beside a fake of its service."""

import random
import re
import socket
import subprocess
import urllib.request

import built
from music_page import CLIENT_ID, FakeSpotify
from port import KINDS, Port
from publishing import Server, Site
from watch import Watch

# What Swift asks of connected music.
ROWS = list(KINDS)[list(KINDS).index("readMusic") : list(KINDS).index("noteMusic") + 1]

POLLS = "localStorage.getItem('timequest-music-polls')"


def musical_site(music, folder):
    """As TIMEQUEST_MUSIC has it built: for `spotify`, or for the two hosts of a fake."""
    built.parts()
    subprocess.run([built.ROOT / "Scripts/site-with-music", music, folder], check=True)
    return Site(folder)


def policies(url):
    """What the page at an address demands of browsers, and what its server does."""
    with urllib.request.urlopen(url) as answer:
        [of_page] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)"', answer.read().decode())
        return of_page, answer.headers["Content-Security-Policy"]


def free_port():
    """One that no system gives to anybody who asks for just any, so that it is still free by and by."""
    for _ in range(100):
        port = random.randrange(20_000, 32_000)
        with socket.socket() as attempt:
            if attempt.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise AssertionError("there is no free port")


class Musical:
    """Its server, and the fake on the port that its pages know."""

    def __init__(self, site, port, log):
        self.server = Server(site, log)
        self.spotify = FakeSpotify(redirects=[self.url], port=port).start()

    @property
    def url(self):
        return self.server.url

    def stop(self):
        self.spotify.stop()
        self.server.stop()

    def watch(self):
        """Eyes on pages that may ask the fake."""
        watch = Watch(self.url)
        watch.allow(self.spotify.url)
        return watch

    def agree(self, page, player, button="Agree"):
        """From the app to the page of a sign-in and back; answers the address that led there."""
        with page.expect_request(lambda request: request.url.startswith(f"{self.url}?")) as back:
            Port(page).begin("signInToMusic", player, CLIENT_ID)
            page.get_by_role("button", name=button, exact=True).click()
        page.wait_for_url(self.url)
        return back.value.url

    def connect(self, page, player):
        """By all of it; answers the port of the page."""
        self.agree(page, player)
        port = Port(page)
        answer = port.ask("takeMusicCallback")
        assert answer.byte() == 1 and answer.text() == player
        return port
