"""What a player does and sees where her time is measured."""

from playwright.sync_api import expect

from log import Log
from rules import words

HOUR = 3600
MINUTE = 60
NOT_COUNTED = "Let’s not count this one"
CONFIRMED = "It really took that long"


def lock(app, guess, honest=()):
    """Guesses the first step, after it has honestly taken so long before."""
    app.start()
    for actual in honest:
        app.lock(10 * MINUTE)
        app.pass_time(actual)
        finish(app)
        reveals(app, actual)
        once_more(app)
    app.lock(guess)


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
