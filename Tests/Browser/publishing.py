"""A server of the family's own: it publishes versions of the app, stops and comes back."""

import re
import select
import shutil
import subprocess

import built


class Site:
    """One version of the app, packed as families get it."""

    def __init__(self, folder):
        self.folder = folder
        [app] = (folder / "app").iterdir()
        self.version = app.name


def built_site():
    return Site(built.site())


def next_site(name, folder):
    """The app as it would be after a change that can be seen: `name` stands in its style sheet."""
    parts = folder / f"parts-{name}"
    shutil.copytree(built.parts(), parts)
    with (parts / "app/app.css").open("a") as styles:
        styles.write(f'\nhtml {{ --version: "{name}"; }}\n')
    site = folder / name
    subprocess.run([built.ROOT / "Scripts/pack-site", parts, site], check=True)
    return Site(site)


class Server:
    """The real one; the port stays the same for all its lives."""

    def __init__(self, site, log, *options):
        self._log = log
        self._options = options
        self._port = 0
        self.publish(site)

    @property
    def port(self):
        return self._port

    @property
    def url(self):
        return f"http://127.0.0.1:{self._port}/"

    def publish(self, site):
        self.stop()
        self._site = site
        self.start()

    def move(self, *options):
        """It starts with other ones."""
        self._options = options
        self.start()

    def start(self):
        command = [self.program or built.command("timequest"), "serve", "--site", self._site.folder, *self._options]
        with self._log.open("ab") as errors:
            self._process = subprocess.Popen(
                [*command, "--port", str(self._port)], stdout=subprocess.PIPE, stderr=errors
            )
        ready, _, _ = select.select([self._process.stdout], [], [], 60)
        line = self._process.stdout.readline().decode() if ready else ""
        found = re.search(r"http://127.0.0.1:(\d+)", line)
        assert found, f"the server did not start: {line} {self._log.read_text()}"
        self._port = int(found.group(1))

    # Where it is not the one of this checkout.
    program = None
    _process = None

    def stop(self):
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        self._process = None
