"""Kills the browser right after it has called something stored, for each kind of thing that a family stores: it is
there afterwards, drafts included. `KILLS` says how often; `Scripts/kill-storm` kills fifty times.
"""

import os
import random

import pytest

from player import ALL_IS_STORED
from stored_kinds import KINDS
from test_kill import a_moment

KILLS = int(os.environ.get("KILLS", "2"))

# As soon as the page says so: a wait that looks now and then would add its pause. Where there is no log yet, there is
# nothing to say.
STORED = f"""() => new Promise((done) => {{
  const look = () => document.querySelector('{ALL_IS_STORED}, .start') ? done() : requestAnimationFrame(look);
  requestAnimationFrame(() => requestAnimationFrame(look));
}})"""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_is_called_stored_survives_a_kill(lasting_phone, kind):
    seed = int(os.environ.get("TIMEQUEST_SEED") or random.randrange(2**32))
    print(f"TIMEQUEST_SEED={seed}")
    dice = random.Random(seed)
    for number in range(KILLS + 1):
        app = lasting_phone.begin(2 * number)
        if number > 0:
            kind(app).check(number - 1)
        if number == KILLS:
            return
        if kind.is_set_up and number == 0:
            app.set_up()
        elif number > 0:
            # From wherever it was looked for.
            app.page.evaluate(STORED)
            app.page.reload()
            app.is_open()
        changing = kind(app)
        changing.prepare(number)
        changing.change(number)
        app.page.evaluate(STORED)
        a_moment(dice, 0.05)
        lasting_phone.kill()
