"""The nightly backup: what goes, what stays, and that it never fills the disk that families write to."""

import datetime
import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[3] / "Deploy/back-up"
TODAY = datetime.date.today()
# Writes as the real one does: a part first.
PROGRAM = '#!/bin/sh\n[ "$1" = backup ] && cat "$2/families.sqlite" > "$3.part" && mv "$3.part" "$3"\n'


def name(day):
    return f"{day:%Y-%m-%d}.timequest"


def days_ago(count):
    return TODAY - datetime.timedelta(days=count)


class Machine:
    def __init__(self, folder):
        self.program = folder / "program"
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)
        self.families = folder / "families"
        self.families.mkdir()
        (self.families / "families.sqlite").write_bytes(b"families")
        self.backups = folder / "backups"

    def has(self, *names):
        self.backups.mkdir(exist_ok=True)
        for one in names:
            (self.backups / one).write_bytes(b"before")

    def back_up(self, megabytes=0):
        what = [SCRIPT, self.program, self.families, self.backups, str(megabytes)]
        return subprocess.run(what, capture_output=True, text=True, timeout=60)

    def names(self):
        return sorted(os.listdir(self.backups))


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def test_the_first_one_makes_its_folder(machine):
    assert machine.back_up().returncode == 0
    assert machine.names() == [name(TODAY)]
    assert (machine.backups / name(TODAY)).read_bytes() == b"families"


def test_a_second_one_of_a_day_changes_nothing(machine):
    machine.has(name(TODAY))
    assert machine.back_up().returncode == 0
    assert (machine.backups / name(TODAY)).read_bytes() == b"before"


def test_seven_days_and_the_last_ones_of_four_weeks_stay(machine):
    machine.has(*(name(days_ago(count)) for count in range(1, 61)))
    assert machine.back_up().returncode == 0
    newest = [days_ago(count) for count in range(7)]
    sundays = [day for day in map(days_ago, range(7, 61)) if day.isoweekday() == 7]
    assert machine.names() == sorted(map(name, [*newest, *sundays[:4]]))


def test_nights_one_after_the_other_keep_four_weeks_on_every_day_of_a_week(machine):
    """What stays is chosen anew each night, so none may be let go of that a later night would have kept."""
    for count in range(80, -1, -1):
        that_night = SCRIPT.read_text().replace("$(date +", f"$(date --date={days_ago(count)} +", 1)
        ended = subprocess.run(["sh", "-c", that_night, SCRIPT, machine.program, machine.families, machine.backups, "0"])
        assert ended.returncode == 0
        if count < 7:
            kept = [datetime.date.fromisoformat(one[:10]) for one in machine.names()]
            assert len(kept) == 11 and 28 <= (days_ago(count) - kept[0]).days <= 34, kept
            assert all((later - earlier).days <= 7 for earlier, later in zip(kept, kept[1:])), kept


def test_a_machine_that_was_off_loses_none_of_its_few(machine):
    few = [name(days_ago(count)) for count in (300, 299, 298, 297)]
    machine.has(*few)
    assert machine.back_up().returncode == 0
    assert machine.names() == sorted([*few, name(TODAY)])


def test_leftovers_go_and_strangers_stay(machine):
    machine.has("2026-01-01.timequest.part", "2026-01-01.timequest.part-journal", "of-mine", "mine.timequest")
    assert machine.back_up().returncode == 0
    assert machine.names() == sorted(["of-mine", "mine.timequest", name(TODAY)])


def test_it_does_not_begin_where_too_little_would_be_left(machine):
    old = [name(days_ago(count)) for count in range(1, 60)]
    machine.has(*old)
    ended = machine.back_up(megabytes=10**9)
    assert ended.returncode == 1
    assert "There is no backup of today" in ended.stderr and "Make room" in ended.stderr
    # What was too old is gone all the same, and the newest is there.
    assert name(days_ago(1)) in machine.names() and len(machine.names()) < 12


def test_a_full_disk_is_emptied_of_what_is_old(machine):
    """In a small file system that old backups fill to the last byte."""
    if os.getuid() != 0:
        pytest.skip("only root mounts a small file system")
    machine.backups.mkdir()
    (machine.families / "families.sqlite").write_bytes(bytes(1 << 20))
    fill = " ".join(f"{machine.backups}/{name(days_ago(count))}" for count in range(1, 41))
    trial = (
        f"mount -t tmpfs -o size=16m none {machine.backups} && echo there || exit; "
        f"for day in {fill}; do head -c 1048576 /dev/zero > $day 2> /dev/null; done; "
        f"'{SCRIPT}' '{machine.program}' '{machine.families}' '{machine.backups}' 1 && ls '{machine.backups}'"
    )
    ended = subprocess.run(["unshare", "--mount", "sh", "-c", trial], capture_output=True, text=True, timeout=60)
    if not ended.stdout.startswith("there"):
        pytest.skip("this machine lets nobody mount a small file system")
    assert ended.returncode == 0, ended.stderr
    assert name(TODAY) in ended.stdout and name(days_ago(1)) in ended.stdout
    assert ended.stdout.count(".timequest") == 11
