"""The package on a machine with systemd, as a family has it: from the first hour to the last one."""

import re
import shutil
import subprocess
import sys
import time

import pytest

ADDRESS = "https://family.example"
DATA = "/var/lib/timequest"


class Household:
    """Who has the machine, and what they do with the package."""

    def __init__(self, machine):
        self.machine = machine

    def install(self, package):
        shutil.copy(package, self.machine.root / "root/timequest.deb")
        return self.machine.says("dpkg --install /root/timequest.deb")

    def answer(self, question, kind, value):
        self.machine.run(f"echo timequest {question} {kind} {value} | debconf-set-selections")

    def gives_its_address(self):
        self.answer("timequest/url", "string", ADDRESS)

    @property
    def invitation(self):
        told = self.machine.says("/usr/lib/timequest/invitation")
        # A picture, or how to have one.
        assert "█" in told or "apt-get install qrencode" in told
        return re.search(rf"{ADDRESS}/#invite=(\S+)", told)[1]

    @property
    def is_served(self):
        return self.machine.run("/usr/lib/timequest/wait-until-it-runs 60", expect=None).returncode == 0

    def exists(self, path):
        return self.machine.run(f"test -e {path}", expect=None).returncode == 0


@pytest.fixture
def household(machine):
    return Household(machine)


def test_from_the_first_hour_to_the_last(household, package, newer):
    machine = household.machine
    household.gives_its_address()
    assert "It runs, and answers on port 8080" in household.install(package)
    first = household.invitation
    machine.family("found", "first", first)
    before = machine.family("read", "first")

    # The night.
    assert machine.says("systemctl is-active timequest-backup.timer") == "active\n"
    machine.run("systemctl start timequest-backup.service")
    backup = machine.says(f"ls {DATA}/backups/*.timequest").strip()
    assert machine.says(f"stat --dereference --format=%a {DATA}") == "700\n"
    assert "All is well" in machine.says(f"timequest doctor {DATA}/data")

    # A family that the backup does not know is gone with the server, and the one that it knows is back.
    machine.family("found", "second", first)
    assert "It runs" in machine.says(f"/usr/lib/timequest/restore {backup}")
    assert machine.family("read", "first") == before
    with pytest.raises(AssertionError):
        machine.family("read", "second")
    assert household.invitation == first
    # What is no backup changes nothing.
    machine.run("/usr/lib/timequest/restore /etc/hostname", expect=1)
    assert not household.exists(f"{DATA}/restored-*") and machine.family("read", "first") == before

    # A new version, and what somebody has written into the file by hand.
    machine.run("echo '# by hand' >> /etc/timequest/environment")
    assert "It runs" in household.install(newer)
    assert machine.says("dpkg-query --show --showformat='${Version}' timequest").startswith("9.")
    assert machine.says("cat /etc/timequest/environment") == f"# by hand\nTIMEQUEST_URL={ADDRESS}\n"
    assert machine.family("read", "first") == before

    # The power fails, and comes back.
    machine.power_off()
    machine.boot()
    assert household.is_served
    assert machine.family("read", "first") == before
    assert "never" not in machine.says("systemctl show --property=NextElapseUSecRealtime timequest-backup.timer")

    # It is removed, and comes back.
    machine.run("dpkg --remove timequest")
    assert not household.exists("/usr/lib/timequest") and household.exists(f"{DATA}/data/families.sqlite")
    assert machine.run("systemctl is-active timequest", expect=None).stdout == "inactive\n"
    assert "It runs" in household.install(newer)
    assert machine.family("read", "first") == before

    # It goes for good: the families stay unless somebody says otherwise.
    assert f"The families stay in {DATA}" in machine.says("dpkg --purge timequest")
    assert household.exists(f"{DATA}/data/families.sqlite") and not household.exists("/etc/timequest")
    household.gives_its_address()
    assert "It runs" in household.install(newer)
    assert machine.family("read", "first") == before
    household.answer("timequest/remove-families", "boolean", "true")
    machine.run("dpkg --purge timequest")
    assert not household.exists(DATA) and not household.exists("/var/lib/private/timequest")


def test_without_an_address_it_waits_for_one(household, package):
    machine = household.machine
    assert "dpkg-reconfigure timequest" in household.install(package)
    assert machine.run("systemctl is-active timequest", expect=None).stdout == "inactive\n"
    household.answer("timequest/url", "string", "http://family.example")
    assert "dpkg-reconfigure timequest" in machine.says("dpkg-reconfigure timequest")
    household.gives_its_address()
    assert "It runs" in machine.says("dpkg-reconfigure timequest")


@pytest.fixture
def other_server(machine):
    """Somebody else's program, which has the port and answers there."""
    asking = machine.in_network(sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "8080")
    process = subprocess.Popen(asking, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while machine.run("bash -c ': > /dev/tcp/127.0.0.1/8080'", expect=None).returncode != 0:
        assert process.poll() is None
        time.sleep(0.1)
    yield process
    process.kill()
    process.wait()


def test_it_says_where_to_look_when_it_does_not_run(household, package, other_server):
    household.gives_its_address()
    told = household.install(package)
    assert "It runs" not in told and "journalctl -u timequest" in told
    other_server.kill()
    assert household.is_served
