"""The quest of `App.moves`, when it is done: what it has earned, and what is stored of it."""

from log import ALL, Log
from player import GUESSES
from rules import Guess, bar_words

TOTAL = sum(Guess(*pair).experience for pair in GUESSES)


def is_finished(app):
    """Whether the one quest is at its end with everything stored once, also after a reload."""
    app.is_at("summary")
    app.is_saved()
    assert app.see()["earned"] == f"+{TOTAL} XP"
    # Two batches may change places when one of them is tried again.
    assert sorted(Log(app.page).check().kinds) == sorted(ALL)
    app.reload()
    app.is_at("home")
    assert app.see()["experience"] == bar_words(TOTAL)
