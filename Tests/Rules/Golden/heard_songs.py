"""Songs that a player got through, from looks at what was playing, in exact fractions.

A look is (when, kind, id, progress, duration, is playing), times in milliseconds; kinds are s (song),
e (episode), a (ad), u (unknown) and n (nothing plays).
"""

from fractions import Fraction

from music import LONGEST, halves
from table import Dice, Table, unique

DELAY, LONGEST_GAP = 5000, 30 * 60_000
NOTHING = ("n", "", 0, 0, False)


def tidy(kind, song, progress, duration, playing):
    """A duration that is not known is 0; the progress lies within what is known."""
    duration = min(max(duration or 0, 0), LONGEST)
    return kind, song, min(max(progress or 0, 0), duration or LONGEST), duration, playing


def of_one_song(before, after, time: int) -> int:
    """Whole rounds are heard when they explain the time; else as little as explains the progress."""
    _, _, progress, duration, was_playing = before
    _, _, progress_now, _, is_playing = after
    rounds = [progress_now - progress + n * duration for n in range(LONGEST_GAP // duration + 2)]
    if was_playing and is_playing and time <= LONGEST_GAP:
        exact = [heard for heard in rounds if heard >= 0 and abs(time - heard) <= DELAY]
        if exact:
            return max(exact)
    least = min(heard for heard in rounds if heard >= 0)
    went_back = progress_now < progress and (not was_playing or least > time + DELAY)
    return progress_now if went_back else least


def between(before, after, time: int) -> Fraction:
    """What was heard between two looks."""
    kind, song, progress, duration, was_playing = before
    kind_now, song_now, progress_now, duration_now, is_playing = after
    is_song, is_song_now = kind == "s" and duration > 0, kind_now == "s" and duration_now > 0
    rest = duration - progress
    if is_song and is_song_now and song == song_now and song:
        return Fraction(min(of_one_song(before, after, time), time), duration_now)
    heard, left = Fraction(0), time
    if is_song_now:
        heard += Fraction(min(progress_now, left), duration_now)
        left -= min(progress_now, left)
    if is_song and was_playing:
        heard += Fraction(min(rest, left), duration)
        left -= min(rest, left)
        if is_song_now and is_playing and DELAY < left and time <= LONGEST_GAP:
            heard += left / Fraction(duration + duration_now, 2)
    return heard


def songs(start: int, looks: list, end: int) -> Fraction:
    stops = [(start, *NOTHING), *looks, (end, *NOTHING)]
    tidied = [(stop[0], tidy(*stop[1:])) for stop in stops]
    return sum(
        (between(a, b, max(later - at, 0)) for (at, a), (later, b) in zip(tidied, tidied[1:])),
        Fraction(0))


def written(look) -> str:
    at, kind, song, progress, duration, playing = look
    optional = ["-" if value is None else str(value) for value in (progress, duration)]
    return ":".join([str(at), kind, song or "-", *optional, str(int(playing))])


def row(start: int, looks: list, end: int) -> str:
    text = ",".join(map(written, looks)) or "-"
    return f"{start} {text} {end} {halves(songs(start, looks, end))}"


def by_hand(looks: list, end: int, expected: Fraction | int, start: int = 0) -> str:
    found = songs(start, looks, end)
    assert found == expected, (looks, found, expected)
    return row(start, looks, end)


def hand_made() -> list[str]:
    song = 200_000
    a, b = (lambda p, on=True: ("s", "a", p, song, on)), (lambda p, on=True: ("s", "b", p, song, on))
    half = Fraction(1, 2)
    return [
        by_hand([], 600_000, 0),
        # From its beginning to its middle, to its end, and two songs in a row.
        by_hand([(0, *a(0))], 100_000, half),
        by_hand([(0, *a(0))], 500_000, 1),
        by_hand([(0, *a(0)), (202_000, *b(2000))], 402_000, 2),
        # It played long before the quest began: only what fits into the quest counts.
        by_hand([(10_000, *a(160_000))], 50_000, Fraction(50, 200)),
        # Paused for a while: its progress says how much was heard.
        by_hand([(0, *a(0)), (260_000, *a(100_000))], 260_000, half),
        by_hand([(0, *a(0)), (60_000, *a(50_000, False)), (600_000, *a(50_000, False))], 900_000,
                Fraction(50, 200)),
        # Skipped after 20 seconds; skipped ahead within a song.
        by_hand([(0, *a(0)), (30_000, *b(10_000))], 220_000, Fraction(20 + 200, 200)),
        by_hand([(0, *a(0)), (20_000, *a(180_000))], 40_000, Fraction(40, 200)),
        # The same song again, and again from its beginning in its middle.
        by_hand([(0, *a(0)), (202_000, *a(2000))], 400_000, 2),
        by_hand([(n * 202_000 + 2000, *a(2000 + n)) for n in range(4)], 608_000,
                Fraction(2000 + 3 * 200_001, 200_000)),
        by_hand([(0, *a(50_000)), (602_000, *a(50_000))], 602_000, 3),
        by_hand([(0, *a(50_000)), (702_000, *a(60_000))], 702_000, Fraction(10, 200)),
        by_hand([(0, *a(0)), (100_000, *a(100_000)), (130_000, *a(20_000))], 130_000,
                Fraction(120, 200)),
        # An ad, an episode, something unknown and silence are no songs.
        by_hand([(0, *a(0)), (202_000, "a", "", None, None, True), (232_000, *b(5000))], 427_000, 2),
        by_hand([(0, "e", "x", 0, 1_800_000, True)], 600_000, 0),
        by_hand([(0, "u", "", 0, song, True)], 600_000, 0),
        by_hand([(0, "s", "x", 1000, None, True), (9000, "s", "y", 1000, 0, True)], 600_000, 0),
        by_hand([(0, *a(0)), (202_000, *NOTHING)], 600_000, 1),
        # Behind a dark screen songs come and go, half an hour at most.
        by_hand([(0, *a(100_000)), (600_000, *b(100_000))], 600_000, 3),
        by_hand([(0, *a(100_000)), (600_000, *b(100_000, False))], 600_000, 1),
        by_hand([(0, *a(100_000)), (1_800_000, *b(100_000))], 1_800_000, 9),
        by_hand([(0, *a(100_000)), (1_800_001, *b(100_000))], 1_800_001, 1),
        # A clock that was set back, and one that was set ahead by three weeks.
        by_hand([(500_000, *a(0)), (100_000, *a(50_000))], 250_000, Fraction(150, 200), 500_000),
        by_hand([(0, *a(0)), (1_900_000_000, *b(100_000))], 1_900_000_000, Fraction(3, 2)),
        # Progress that is missing, too large or negative.
        by_hand([(0, "s", "a", None, song, True)], 100_000, half),
        by_hand([(0, "s", "a", 900_000, song, True)], 100_000, 0),
        by_hand([(0, "s", "a", -5, song, True)], 100_000, half),
        # Files of somebody's own have no name: what plays on is not counted twice.
        by_hand([(0, "s", "", 0, song, True), (50_000, "s", "", 50_000, song, True)], 100_000, half),
        # A song that was looked at every 15 seconds: nine twelfths are a tie.
        by_hand([(n * 15_000, "s", "c", n * 15_000, 180_000, True) for n in range(9)], 135_000,
                Fraction(3, 4)),
    ]


def drawn(dice: Dice) -> tuple[int, list, int]:
    """Songs with whatever comes between them, and somebody who looks now and then."""
    lengths = {name: dice.between(90_000, 330_000) for name in "abcde"}
    now, looks, gap = 0, [], dice.among([15_000, 60_000, 240_000, 700_000])
    for _ in range(dice.between(1, 25)):
        now += dice.between(1000, gap)
        if dice.percent(3):
            now = max(0, now - dice.between(1000, 100_000))
        kind = dice.among(["s"] * 12 + ["e", "a", "u", "n"])
        name = dice.among(list(lengths)) if dice.percent(80) else "a"
        progress = None if dice.percent(4) else dice.between(0, lengths[name])
        duration = None if kind in "anu" or dice.percent(4) else lengths[name]
        song = name if kind == "s" and not dice.percent(4) else ""
        looks.append((now, kind, song, progress, duration, kind != "n" and not dice.percent(15)))
    return dice.between(0, 20_000), looks, now + dice.between(0, 300_000)


def is_clear(found: Fraction) -> bool:
    """On a tie or well beside it: the app adds up billionths."""
    distance = abs(4 * found - round(4 * found))
    return distance == 0 or distance > Fraction(1, 10_000)


def rows() -> list[str]:
    dice = Dice("heard songs")
    sessions = [drawn(dice) for _ in range(200)]
    return unique(hand_made() + [row(*one) for one in sessions if is_clear(songs(*one))])


TABLES = [Table("heard-songs", """
Songs that a player got through, from looks at what was playing:
start (ms); looks, comma-separated: when (ms), s (song), e (episode), a (ad), u (unknown) or n (nothing), id or -,
progress (ms) or -, duration (ms) or -, is playing (1 or 0); end (ms); half songs (0: nothing is said).
""", rows())]
