"""A server on a folder of its own, which can be ended in every way; and who asks it."""

import http.client
import os
import re
import select
import signal
import socket
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MANY = "100000000"


def command():
    """The one that was built last for tests, or another that is named."""
    named = os.environ.get("TIMEQUEST")
    return named or str(ROOT / ".build/debug/timequest")


def free_port():
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return line.getsockname()[1]


class Server:
    def __init__(self, folder, *options, preload=None, inside=(), database=None):
        """`database`: where it keeps families, instead of in its folder."""
        self._folder = Path(folder)
        self.data = self._folder / "data"
        self._place = ["--database", database] if database else ["--data", self.data]
        self.log = self._folder / "log"
        self._site = self._folder / "site"
        self._site.mkdir(exist_ok=True)
        (self._site / "index.html").write_text("<h1>TimeQuest</h1>")
        self._options = options
        self._preload = preload
        self._inside = inside
        self.port = 0
        self.process = None

    def start(self):
        what = [*self._inside, command(), "serve", "--site", self._site, *self._place, "--port", str(self.port)]
        what += ["--requests-an-hour", MANY, *self._options]
        environment = {**os.environ, **({"LD_PRELOAD": self._preload} if self._preload else {})}
        with self.log.open("ab") as errors:
            self.process = subprocess.Popen(what, stdout=subprocess.PIPE, stderr=errors, env=environment)
        # NB: select takes no descriptor beyond a thousand.
        poll = select.poll()
        poll.register(self.process.stdout, select.POLLIN)
        line = self.process.stdout.readline().decode() if poll.poll(60_000) else ""
        found = re.search(r"https?://127.0.0.1:(\d+)", line)
        assert found, f"the server did not start: {line} {self.log.read_text()[-2000:]}"
        self.port = int(found.group(1))
        return self

    def kill(self):
        self.process.kill()
        self._end()

    def stop(self):
        """As a service manager does; it ends well."""
        self.process.send_signal(signal.SIGTERM)
        assert self._end() == 0

    def _end(self):
        code = self.process.wait(60)
        self.process.stdout.close()
        self.process = None
        return code

    def client(self, household=1):
        """From an address that others of this number have as well."""
        return Client(self.port, f"127.0.0.{household}")

    def resident(self):
        """Megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1024


class Gone(Exception):
    """Nobody answers; what was asked may have happened."""


class Client:
    """One connection that is kept; every server of the same port may be at its other end."""

    def __init__(self, port, address="127.0.0.1"):
        self._port, self._address = port, (address, 0)
        self._connection = None

    def ask(self, method, path, body=None, token=None):
        headers = {"Authorization": f"Bearer {token.hex()}"} if token else {}
        try:
            if self._connection is None:
                self._connection = http.client.HTTPConnection(
                    "127.0.0.1", self._port, timeout=60, source_address=self._address
                )
            self._connection.request(method, path, body, headers)
            answer = self._connection.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise Gone from error

    def close(self):
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    def expect(self, status, method, path, body=None, token=None):
        got, answer = self.ask(method, path, body, token)
        assert got == status, f"{method} {path.split('?')[0]}: {got} {answer[:300]}"
        return answer

    def in_the_end(self, status, method, path, body=None, token=None):
        """Asks again while the server cannot say."""
        while True:
            got, answer = self.ask(method, path, body, token)
            if got != 503:
                assert got == status, f"{method} {path.split('?')[0]}: {got} {answer[:300]}"
                return answer
            time.sleep(0.02)

    def patiently(self, status, method, path, body=None, token=None, seconds=60):
        """Asks again while nobody is there."""
        end = time.monotonic() + seconds
        while True:
            try:
                return self.expect(status, method, path, body, token)
            except Gone:
                if time.monotonic() > end:
                    raise
                time.sleep(0.01)
