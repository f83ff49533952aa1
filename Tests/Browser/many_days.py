"""A history of many days, made of one that was played."""

from log import Log

DAY = 24 * 3600
TIMES = {"recordedAt", "startedAt", "finishedAt"}
# With a day more the game would have grown, and told no times any more.
DAYS = 11


def moved(value, days):
    """The same deed on a later day, and no longer one of the first."""
    if isinstance(value, dict):
        return {name: moved_field(name, inner, days) for name, inner in value.items()}
    return value


def moved_field(name, inner, days):
    if name in TIMES and isinstance(inner, int):
        return inner + round(days * DAY * 1000)
    return False if name == "isCalibration" else moved(inner, days)


def guessing(guesses):
    """Moves deeds, and guesses anew: what was guessed leads to what is guessed instead, which the days decide."""

    def changed(operation, days):
        later = moved(operation, days)
        if later["kind"] != "estimate.locked":
            return later
        seconds = later["body"]["estimate"]["pointMs"] // 1000
        guess = guesses.get(seconds, lambda days: seconds)(days)
        return later | {"body": later["body"] | {"estimate": {"pointMs": guess * 1000}}}

    return changed


def play_for_days(app, days=DAYS, changed=moved, times_a_day=1):
    """The quest that has been played, from home, on so many days more; today is the one after them."""
    app.is_saved()
    Log(app.page).play_again(
        range(1, days * times_a_day + 1), lambda operation, number: changed(operation, number / times_a_day)
    )
    app.days_go_by(days + 1)
    app.is_at("home")
    app.is_whole()
