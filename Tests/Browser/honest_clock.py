"""What a player does and sees where her time is measured."""

from playwright.sync_api import expect

from log import Log
from many_days import moved
from rules import words

HOUR = 3600
MINUTE = 60
NOT_COUNTED = "Let’s not count this one"
CONFIRMED = "It really took that long"


# Of a quest with one step that was done and two that were not: begun, locked, finished, closed; locked, skipped, twice;
# closed.
DEEDS = 4 + 2 * 2 + 1


def lock(app, guess, honest=None, times=1):
    """Guesses the first step, after it has honestly taken so long so many times."""
    app.start()
    if honest is not None:
        app.lock(10 * MINUTE)
        app.pass_time(honest)
        finish(app)
        reveals(app, honest)
        once_more(app)
        if times > 1:
            took_as_long_before(app, times - 1)
    app.lock(guess)


def took_as_long_before(app, times):
    """What was played was played so many times more, an hour apart; from a first guess to the next one."""
    Log(app.page).play_again(
        range(1, times + 1), lambda operation, number: moved(operation, -number / 24), deeds=DEEDS
    )
    app.reload()
    app.is_at("home")
    app.start_again()


def once_more(app):
    """From the reveal of the first step to its next time: the others are not for today."""
    app.go_on()
    for _ in range(2):
        app.lock(MINUTE)
        app.tap("Not today")
    app.is_at("summary")
    app.tap("Once more")
    app.is_at("estimate")


def finish(app):
    app.tap("Done")
    app.settle()


def is_asked(app):
    expect(app.button(NOT_COUNTED)).to_be_visible()


def reveals(app, seconds):
    """It asks nothing and shows the duration, and the log holds the same one."""
    app.is_at("reveal")
    assert app.see()["truth"] == words(seconds)
    app.is_saved()
    measured = last(app, "step.finished")
    assert round((measured["finishedAt"] - measured["startedAt"]) / 1000) == seconds
    assert measured["doubts"] == []


def last(app, kind):
    """What the newest record of a kind says."""
    found = [record.content for record in Log(app.page).check().records if record.kind == kind]
    return found[-1]["body"] if found else None


def set_clock(app, hours):
    """Somebody sets the device's clock; as long as the player looks on, no time passes."""
    app.sleep(hours * HOUR)


def away(app, seconds, is_asleep=True):
    app.show_page(False)
    (app.sleep if is_asleep else app.pass_time)(seconds)
    app.show_page(True)
