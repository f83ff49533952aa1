"""What puts the server behind a Caddy that is there already, beside a Caddy that says yes or no."""

import pytest

CADDYFILE = ":80 {\n  respond hello\n}\n"
# Whether it takes a file says the test.
CADDY = "#!/bin/sh\necho why not\nexit $(cat /root/verdict)\n"
UNIT = "[Service]\nType=oneshot\nRemainAfterExit=yes\nExecStart=/bin/true\nExecReload=/bin/touch /root/reloaded\n"
SCRIPT = "sh /root/deploy/behind-caddy"


class Proxy:
    def __init__(self, machine, deploy):
        self.machine, self._root = machine, machine.root
        self.write("usr/bin/caddy", CADDY).chmod(0o755)
        self.write("etc/systemd/system/caddy.service", UNIT)
        self.write("etc/timequest/environment", "TIMEQUEST_URL=https://family.example\n")
        self.write("etc/caddy/Caddyfile", CADDYFILE)
        for name in ("behind-caddy", "Caddyfile", "caddy-limits"):
            self.write(f"root/deploy/{name}", (deploy / name).read_text())
        machine.run("systemctl daemon-reload && systemctl start caddy")

    def write(self, path, text):
        path = self._root / path
        path.parent.mkdir(parents=True, exist_ok=True)
        # It may be a link of this machine's, or a file that runs.
        path.unlink(missing_ok=True)
        path.write_text(text)
        return path

    def says(self, verdict):
        self.write("root/verdict", str(verdict))

    @property
    def file(self):
        return self.machine.says("cat /etc/caddy/Caddyfile")


@pytest.fixture
def proxy(machine, deploy):
    return Proxy(machine, deploy)


def test_it_adds_two_lines_once_and_replaces_nothing(proxy):
    proxy.says(0)
    for _ in range(2):
        assert "https://family.example" in proxy.machine.says(SCRIPT)
        assert proxy.file == f"import timequest-limits.caddy\n{CADDYFILE}import timequest.caddy\n"
    assert "\nfamily.example {\n" in proxy.machine.says("cat /etc/caddy/timequest.caddy")
    proxy.machine.run("test -e /root/reloaded")


def test_options_for_all_sites_stay_the_first(proxy):
    theirs = "# Ours.\n\n{\n  admin off\n}\n" + CADDYFILE
    proxy.write("etc/caddy/Caddyfile", theirs)
    proxy.says(0)
    assert "options for all sites" in proxy.machine.says(SCRIPT)
    assert proxy.file == f"{theirs}import timequest.caddy\n"


def test_what_caddy_cannot_read_is_taken_back(proxy):
    proxy.says(1)
    ended = proxy.machine.run(SCRIPT, expect=1)
    assert "why not" in ended.stderr and proxy.file == CADDYFILE
