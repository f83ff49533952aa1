"""A third of the table of faults, in Chromium, and some of its rows in Firefox and WebKit; `Scripts/walk-faults` walks all of
it. What a row is, and what may come of it, stands in `faults/table.py`."""

import pytest

from faults.sentences import ENDS, NOTICES, STATE
from faults.table import ROWS
from faults.texts import DEVICES
from faults.walk import Walk

THIRD = [row for row in ROWS if row.everywhere]
# The first of each of these moments.
MOMENTS = ("receiving", "sending", "joiner", "starting")
FEW = [next(row for row in THIRD if row.moment == moment and row.worker) for moment in MOMENTS]


@pytest.fixture(scope="module")
def walk(playwright, tmp_path_factory):
    walk = Walk(playwright, tmp_path_factory.mktemp("faults"))
    yield walk
    walk.close()


def passes(walk, row, kind):
    result = walk.walk(row, kind)
    assert result.passes, f"{result.line()}\n{result.stood}"


@pytest.mark.parametrize("row", THIRD, ids=lambda row: row.name)
def test_after_a_fault_all_devices_have_the_same_and_say_what_is_so(walk, row):
    passes(walk, row, "chromium")


@pytest.mark.parametrize("row", FEW, ids=lambda row: row.name)
@pytest.mark.parametrize("kind", ["firefox", "webkit"])
def test_browsers_of_other_makers_bear_the_same_faults(walk, row, kind):
    passes(walk, row, kind)


def test_each_row_has_a_name_of_its_own_and_a_third_of_them_is_walked_everywhere():
    names = [row.name for row in ROWS]
    assert len(set(names)) == len(names)
    assert len(THIRD) * 3 >= len(ROWS)


def test_whoever_may_be_asked_for_something_has_a_reason():
    assert all(row.may == "c" or row.why for row in ROWS)


def test_every_notice_and_every_end_has_a_condition():
    assert set(range(len(DEVICES["notices"]) // 2)) <= NOTICES.keys()
    assert set(range(len(DEVICES["ends"]) // 2)) <= ENDS.keys()


def test_every_word_of_state_has_a_condition():
    words = list(DEVICES)
    told = words[words.index("inStep") : words.index("oneMoment")]
    assert set(told) <= STATE.keys()
