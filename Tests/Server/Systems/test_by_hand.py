"""What Scripts/build-server packs, installed without a package."""

import re
import shutil

import pytest

ADDRESS = "https://family.example"


@pytest.fixture
def packed(machine, prepared):
    """The folder as it lies there when the archive is unpacked."""
    shutil.copytree(prepared, machine.root / "root/timequest-server")
    return machine


def test_it_is_installed_updated_and_taken_back(packed):
    install = "cd /root/timequest-server && ./install"
    assert "It runs" in packed.says(f"{install} {ADDRESS}")
    before = packed.says("readlink /opt/timequest/current").strip()
    invitation = "journalctl --unit timequest --grep invite --output cat --lines 1"
    link = packed.says(invitation)
    assert f"{ADDRESS}/#invite=" in link
    packed.run("systemctl start timequest-backup.service")
    assert "All is well" in packed.says("/opt/timequest/current/timequest doctor /var/lib/timequest/data")

    packed.run("echo 9.0.0+0 > /root/timequest-server/VERSION")
    told = packed.says(install)
    assert "It takes the place of" in told and "It runs" in told
    assert packed.says("readlink /opt/timequest/current") == "/opt/timequest/9.0.0+0\n"
    back = told[told.index("To go back: ") + 12 :]
    packed.run(back)
    assert packed.says("readlink /opt/timequest/current").strip() == before
    assert "It runs" in packed.says("/opt/timequest/current/wait-until-it-runs")
    assert packed.says(invitation) == link

    backup = packed.says("ls /var/lib/timequest/backups/*.timequest").strip()
    assert "It runs" in packed.says(f"/opt/timequest/current/restore {backup}")


def test_a_server_that_ends_at_once_is_told(packed):
    unit = packed.root / "root/timequest-server/timequest.service"
    # As a filter of system calls once did it: killed in its first second, and again at each new start.
    unit.write_text(unit.read_text().replace("=~@privileged\n", "=~@privileged @resources\n"))
    ended = packed.run(f"cd /root/timequest-server && ./install {ADDRESS}", expect=1)
    assert "It runs" not in ended.stdout and "journalctl -u timequest" in ended.stderr


def test_a_package_takes_over_where_it_is_asked_to(packed, package):
    invitation = "journalctl --unit timequest --grep invite --output cat --lines 1"
    packed.run(f"cd /root/timequest-server && ./install {ADDRESS}")
    link = packed.says(invitation)
    shutil.copy(package, packed.root / "root/timequest.deb")
    told = packed.run("dpkg --install /root/timequest.deb", expect=1).stderr
    assert "was installed here by hand" in told
    # It says what to do, and that is all there is to do: the address stays as well.
    for command in re.findall(r"^  sudo (.*)$", told, re.MULTILINE):
        packed.run(command)
    assert "It runs" in packed.says("dpkg --install /root/timequest.deb")
    assert packed.says("systemctl show --property=FragmentPath timequest").endswith("/lib/systemd/system/timequest.service\n")
    assert packed.says(invitation) == link


def test_it_leaves_a_machine_with_the_package_alone(packed, package):
    shutil.copy(package, packed.root / "root/timequest.deb")
    packed.run("dpkg --install /root/timequest.deb")
    ended = packed.run(f"cd /root/timequest-server && ./install {ADDRESS}", expect=1)
    assert "The package timequest is installed here" in ended.stderr

    # When it is removed, what is installed by hand has its place, and purging the rest of it takes nothing away.
    packed.run("dpkg --remove timequest")
    assert "It runs" in packed.says(f"cd /root/timequest-server && ./install {ADDRESS}")
    packed.run("dpkg --purge timequest")
    packed.run("systemctl is-enabled timequest.service timequest-backup.timer && systemctl restart timequest")
    assert "It runs" in packed.says("/opt/timequest/current/wait-until-it-runs")
