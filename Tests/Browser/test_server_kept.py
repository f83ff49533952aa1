"""A server that keeps families in a folder: neither what lies there nor what comes and goes says anything of them, and
what a backup does not have, devices give back."""

import re
import subprocess

import built
from playwright.sync_api import expect

from household import have_the_same, rename
from log import contents
from overheard import data, family_server, lying, spellings, url


def texts(value):
    """Everything that it says, without the names of its parts and without ids, which a server has to know."""
    if isinstance(value, dict):
        return {text for item in value.values() for text in texts(item)}
    if isinstance(value, list):
        return {text for item in value for text in texts(item)}
    return {value} if isinstance(value, str) and not re.fullmatch("[0-9a-f]{32}", value) else set()


def test_neither_folder_nor_log_nor_traffic_says_what_a_family_does(household, family_server, data, tmp_path):
    parent, hers = household.played()
    rename(parent, "Weekday mornings")
    have_the_same([parent.app, hers])
    code = household.sheet(parent)
    said = texts(contents(parent.page)) | {"Weekday mornings", code, code.replace("-", "")}
    # A part of the roster, which a server reads, is called so.
    readable = sorted(text for text in said - {"parent"} if len(text) >= 6)
    assert "Weekday mornings" in readable and "Get dressed" in readable
    heard = family_server.ear.heard
    assert b"POST /v1/families/" in heard and b"TQP1" in heard, "nobody has listened"
    found = lying(data) + (tmp_path / "log").read_bytes() + heard
    assert b'"path":"/v1/families/*/packs"' in found, "nothing was looked through"
    assert [text for text in readable if any(part in found for part in spellings(text))] == []


def test_a_family_goes_on_where_yesterdays_backup_is_restored(household, family_server, data, tmp_path, watch):
    watch.bear("ERR_CONNECTION_REFUSED")
    parent, hers = household.played()
    have_the_same([parent.app, hers])
    backup, elsewhere = tmp_path / "backup", tmp_path / "elsewhere"
    timequest("backup", data, backup)
    # What came since then is on the devices alone.
    rename(parent, "Weekday mornings")
    have_the_same([parent.app, hers])
    family_server.stop()
    # For an hour everybody goes on without it.
    rename(parent, "Slow mornings", "Weekday mornings")
    parent.leave()
    hers.pass_time(3600)
    parent.app.pass_time(3600)
    timequest("restore", backup, elsewhere)
    family_server.move("--data", str(elsewhere))
    have_the_same([parent.app, hers])
    expect(hers.page.locator("#app .home main")).to_contain_text("Slow mornings")
    # All that there ever was lies there again: it comes to whoever is let in now.
    third = household.pair(parent, "Plays")
    have_the_same([parent.app, hers, third])
    family_server.stop()
    assert "All is well: 1 families" in timequest("doctor", elsewhere)


def timequest(*arguments):
    command = [built.command("timequest"), *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
