"""What of a quest goes to the family's server, and when."""

import pytest

from eventually import at_last
from held_requests import PACK, PUSH
from household import has_arrived, has_sent_once, kinds, rename

# Where a pack names its stream; that of the plan is zeros.
STREAM = slice(len(PACK) + 48, len(PACK) + 64)


@pytest.fixture
def url(family_server):
    return family_server.url


def test_a_quest_on_a_phone_that_goes_dark_at_each_tap_is_sent_when_it_is_over(household):
    parent = household.parents()
    app = household.pair(parent, "Plays")
    played = []

    def note(request):
        if PUSH.search(request.url) and any(request.post_data_buffer[STREAM]):
            played.append(request)

    app.page.context.on("request", note)
    *moves, last = app.moves()
    for move in moves:
        move()
        app.is_saved()
        for is_shown in [False, True]:
            app.show_page(is_shown)
    # Whatever was under way before is over when this is there.
    rename(parent, "Weekday mornings")
    has_arrived(app, "Weekday mornings")
    # What was set on the way into the family goes by itself.
    before = len(played)
    assert before <= 1, kinds(app)
    last()
    app.is_at("summary")
    at_last(lambda: app.page.evaluate("1") and len(played) > before, "the quest was not sent")
    app.show_page(False)
    has_sent_once(app)
    assert len(played) == before + 1
