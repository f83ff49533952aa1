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
        return inner + days * DAY * 1000
    return False if name == "isCalibration" else moved(inner, days)


def play_for_days(app):
    """The quest that has been played on each of twelve days, from home; today is the Monday after them."""
    app.is_saved()
    Log(app.page).play_again(range(1, DAYS + 1), moved)
    app.pass_time((DAYS + 1) * DAY)
    app.reload()
    app.is_at("home")
