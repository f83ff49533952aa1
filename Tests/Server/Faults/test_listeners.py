"""Every open app listens for what its family stores: thousands at once keep nobody waiting, and cost little."""

import os
import resource
import select
import socket
import time

import pytest

from families import Family
from serving import Server

# As many as the server takes, less some for those who ask; by day a tenth of them.
APPS = 15_900 if os.environ.get("TIMEQUEST_NIGHTLY") else 1_590
DEVICES = 5
# Of one device, in several tabs.
WINDOWS = 3


@pytest.fixture
def many_descriptors():
    """This process holds the other ends."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (APPS + 500, max(hard, APPS + 500)))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class App:
    """A window that listens."""

    def __init__(self, server, family, member):
        self.family = family
        self.line = socket.create_connection(("127.0.0.1", server.port))
        head = f"GET {family.path}/hints HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {member.token.hex()}\r\n\r\n"
        self.line.sendall(head.encode())
        self.heard = b""

    def hear(self):
        said = self.line.recv(65_536)
        assert said, f"its line was ended after {self.heard[:200]}"
        self.heard += said


def hear_all(apps, until):
    """Reads what comes until each has heard enough."""
    waiting = {app.line.fileno(): app for app in apps if not until(app)}
    poll = select.epoll()
    for number in waiting:
        poll.register(number, select.EPOLLIN)
    end = time.monotonic() + 120
    while waiting:
        assert time.monotonic() < end, f"{len(waiting)} of {len(apps)} hear nothing"
        for number, _ in poll.poll(1):
            waiting[number].hear()
            if until(waiting[number]):
                poll.unregister(number)
                del waiting[number]
    poll.close()


def test_thousands_listen_and_each_hears_what_its_family_stores(tmp_path, many_descriptors):
    server = Server(tmp_path).start()
    client = server.client()
    families = [Family("listening", DEVICES, seed) for seed in range(APPS // DEVICES // WINDOWS)]
    # A household founds a few an hour.
    for number, family in enumerate(families):
        founder = server.client(2 + number % 250)
        family.found(founder)
        founder.close()
    before = server.resident()
    apps = [
        App(server, family, member)
        for family in families for member in family.members for _ in range(WINDOWS)
    ]
    hear_all(apps, lambda app: app.heard.startswith(b"HTTP/1.1 200") and b"\r\n\r\n" in app.heard)
    assert len(apps) == APPS
    assert server.resident() - before < 8 + APPS * 4 / 1024, "more than 4 KB for each"

    slowest = 0
    for family in families[:: len(families) // 20]:
        listening = [app for app in apps if app.family is family]
        for app in listening:
            app.heard = b""
        begun = time.monotonic()
        record, _ = family.members[0].pack()
        client.expect(200, "POST", f"{family.path}/packs", record, family.members[0].token)
        hear_all(listening, lambda app: bool(app.heard.strip()))
        slowest = max(slowest, time.monotonic() - begun)
    print(f"{APPS} apps, {server.resident() - before:.0f} MB, the slowest hint after {1000 * slowest:.0f} ms")
    server.stop()
