"""Kills the browser right after *saved*, for every kind of thing that is called so: none of it is lost.

What counts as saved is the screen's own word: it shows what was done, and its line about saving is quiet; or, for
what has a page of its own, that page. The page tells the moment itself, and the kill comes within 50 ms of it.
`KILLS` says how many each kind gets; `Scripts/kill-storm` gives them fifty.
"""

import os
from itertools import count

import pytest

import saved_by_parents
import saved_by_players
import saved_keys
from lives import Device
from storm import Storm

KILLS = int(os.environ.get("KILLS", 3))

KINDS = [
    *[saved_by_players.answers_in_a_quest, saved_by_players.a_quest_that_is_left],
    *[saved_by_players.drafts_of_the_player, saved_by_players.quests_that_the_player_saves],
    *[saved_by_players.the_look, saved_by_players.who_plays],
    *[saved_by_parents.drafts_of_the_parent, saved_by_parents.routines_that_the_parent_saves],
    *[saved_by_parents.the_week, saved_by_parents.players_and_names],
    *[saved_keys.wrong_tries, saved_keys.pins, saved_keys.family_codes],
    *[saved_keys.a_first_start, saved_keys.copies_brought_in, saved_keys.from_nothing_to_nothing],
]
ON_AN_EMPTY_DEVICE = [saved_keys.a_first_start, saved_keys.from_nothing_to_nothing]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__.replace("_", " "))
def test_what_was_shown_as_saved_survives_a_kill(kind, playwright, watch, url, tmp_path, first_start, dice, excuses):
    numbers = count(1)

    def new_device():
        device = Device(playwright, watch, url, tmp_path / f"profile-{next(numbers)}")
        device.visit(None if kind in ON_AN_EMPTY_DEVICE else first_start)
        return device

    storm = Storm(kind, new_device, dice, excuses, KILLS)
    try:
        storm.rage()
    finally:
        storm.end()
