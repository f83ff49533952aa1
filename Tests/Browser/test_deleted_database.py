"""A killed Chromium that deletes its own database: the tests that kill it excuse that, and nothing else."""

import pytest

from first_visit import Pages
from lives import Device
from storm import Excuses, Tally


@pytest.fixture
def device(playwright, watch, url, tmp_path, first_start):
    device = Device(playwright, watch, url, tmp_path / "profile")
    device.visit(first_start)
    device.app.is_at("home")
    yield device
    device.kill()


@pytest.fixture
def own_excuses(tmp_path):
    return Excuses(tmp_path / "excuses")


def test_a_database_that_chromium_finds_damaged_and_deletes_is_told_by_its_own_words(device, tmp_path, own_excuses):
    assert not device.kill().has_deleted_a_database()
    [manifest] = tmp_path.glob("profile/Default/IndexedDB/*.leveldb/MANIFEST-*")
    manifest.write_bytes(bytes(byte ^ 1 for byte in manifest.read_bytes()))
    device.wake()
    Pages(device.app).is_at("TimeQuest")
    life = device.kill()
    assert life.has_deleted_a_database()
    tally, failure = Tally("a kind", 1), AssertionError("lost")
    with pytest.warns(UserWarning, match="CHROMIUM found its own database damaged"):
        own_excuses.excuse(life, tally, failure)
    with pytest.warns(UserWarning), pytest.raises(AssertionError, match="more than once"):
        own_excuses.excuse(life, tally, failure)


def test_what_is_lost_without_a_word_of_chromium_is_no_excuse(device, own_excuses):
    life = device.kill()
    for silent in [life, None]:
        with pytest.raises(AssertionError, match="lost"):
            own_excuses.excuse(silent, Tally("a kind", 1), AssertionError("lost"))
