"""Product page: which playlists fit a quest, and how many songs a player got through in link mode."""

from fractions import Fraction
from math import floor

from table import Dice, Table, unique

MINUTE = 60_000
# Milliseconds: an entry plays for a day at most.
LONGEST = 24 * 60 * MINUTE


def median(totals: list[int]) -> int:
    """Of an even number the mean of the middle two, cut to whole milliseconds."""
    ordered, middle = sorted(totals), len(totals) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) // 2


def fits(totals: list[int], steps: int, length: int) -> bool:
    need = median(totals) if totals else (5 * steps + 5) * MINUTE
    return length > 0 and need <= length <= need * Fraction(115, 100)


def fit_row(totals: list[int], steps: int, length: int) -> str:
    written = ",".join(map(str, totals)) or "-"
    return f"{written} {steps} {length} {int(fits(totals, steps, length))}"


def fits_by_hand() -> list[str]:
    # Three steps without history: 20 minutes, up to 23.
    assert [fits([], 3, n) for n in (1_199_999, 1_200_000, 1_380_000, 1_380_001)] == [0, 1, 1, 0]
    rows = [fit_row([], 3, n) for n in (0, 1_199_999, 1_200_000, 1_380_000, 1_380_001)]
    for need in (0, 1, 7, 20, 100, 999, 1_234_567, 20 * MINUTE):
        for length in (0, need - 1, need, need + 1, need * 115 // 100, need * 115 // 100 + 1):
            if length >= 0:
                rows.append(fit_row([need], 1, length))
    rows += [fit_row([], steps, 5 * MINUTE) for steps in (0, 1)]
    rows += [fit_row([600_000, 600_001], 2, n) for n in (599_999, 600_000, 690_000, 690_001)]
    return rows


def fit_rows() -> list[str]:
    dice, rows = Dice("music fits"), fits_by_hand()
    for _ in range(150):
        count = dice.among([0, 1, 2, 3, 8, 25])
        totals = [dice.duration(10_800) * 1000 + dice.between(0, 999) for _ in range(count)]
        steps = dice.between(1, 7)
        need = median(totals) if totals else (5 * steps + 5) * MINUTE
        percent = dice.among([99, 100, 101, 107, 114, 115, 116, 150])
        rows.append(fit_row(totals, steps, need * percent // 100))
    return unique(rows)


def known(milliseconds: int | None) -> int:
    return min(milliseconds or 0, LONGEST) if (milliseconds or 0) > 0 else 0


def playlist(items: list[tuple[str, int | None]]) -> tuple[int, int, int]:
    """Length of all, length of songs, number of songs."""
    looked_at = items[:10_000]
    songs = [known(length) for kind, length in looked_at if kind == "s"]
    episodes = [known(length) for kind, length in looked_at if kind == "e"]
    return sum(songs) + sum(episodes), sum(songs), sum(song > 0 for song in songs)


def playlist_row(runs: list[tuple[str, int | None, int]]) -> str:
    """Runs of the same entry, written as its kind, its length or -, x and how many there are."""
    items = [(kind, length) for kind, length, count in runs for _ in range(count)]
    names = [f"{k}{'-' if n is None else n}x{count}" for k, n, count in runs]
    return " ".join([",".join(names) or "-", *map(str, playlist(items))])


def playlists_by_hand() -> list[str]:
    song = 210_000
    assert playlist([("s", song)] * 3 + [("n", None)]) == (3 * song, 3 * song, 3)
    return [playlist_row(runs) for runs in (
        [],
        [("s", song, 1)],
        [("s", song, 1200)],
        [("n", None, 50)],
        [("n", None, 1199), ("s", song, 1)],
        [("s", None, 20)],
        [("s", 0, 3), ("s", -5, 2)],
        [("e", 1_800_000, 1)],
        [("e", 1_800_000, 1), ("s", song, 9)],
        [("e", None, 2), ("s", song, 2)],
        [("s", 1, 1), ("s", 2_000_000_000, 2)],
        # What comes behind ten thousand is not looked at, whatever it is.
        [("s", 100_000, 9999)],
        [("s", 100_000, 10_000)],
        [("s", 100_000, 10_001)],
        [("n", None, 10_000), ("s", song, 1)],
    )]


def playlist_rows() -> list[str]:
    dice, rows = Dice("playlists"), playlists_by_hand()
    for _ in range(80):
        runs = []
        for _ in range(dice.between(1, 30)):
            kind = dice.among(["s", "s", "s", "s", "e", "n"])
            has_length = kind != "n" and not dice.percent(15)
            length = dice.between(60_000, 420_000) if has_length else None
            runs.append((kind, length, dice.among([1, 1, 1, 2, 7])))
        rows.append(playlist_row(runs))
    return unique(rows)


def halves(songs: Fraction) -> int:
    """To the nearest half, ties up; nothing under half a song."""
    return floor(2 * songs + Fraction(1, 2)) if songs >= Fraction(1, 2) else 0


def songs_in(elapsed: int, length: int, songs: int) -> int:
    if songs == 0 or length == 0 or elapsed <= 0:
        return 0
    return halves(min(elapsed / Fraction(length, songs), Fraction(songs)))


def count_row(elapsed: int, length: int, songs: int) -> str:
    return f"{elapsed} {length} {songs} {songs_in(elapsed, length, songs)}"


def count_rows() -> list[str]:
    song = 200_000
    assert songs_in(900_000, 30 * song, 30) == 9  # "You got through 4.5 songs"
    dice, rows = Dice("song counts"), []
    for part in (0, 99_999, 100_000, 149_999, 150_000, 249_999, 250_000, 350_000, 900_000):
        rows += [count_row(part, songs * song, songs) for songs in (1, 3, 30, 1200)]
    rows += [count_row(600_000, *empty) for empty in ((0, 0), (0, 5), (600_000, 0))]
    rows += [count_row(-600_000, 10 * song, 10), count_row(2_000_000_000, 2_000_000_000, 1)]
    # Thirds and sevenths, at their quarters and just beside.
    for length, songs in ((1_000_000, 3), (1_000_000, 7), (1_234_567, 12)):
        for quarter in range(1, 4 * songs + 4):
            time = quarter * length // (4 * songs)
            rows += [count_row(time + d, length, songs) for d in (0, 1)]
    for _ in range(150):
        songs = dice.among([1, 2, 12, 40, 100, 1200])
        length = sum(dice.between(60_000, 420_000) for _ in range(songs))
        rows.append(count_row(dice.duration(10_800) * 1000, length, songs))
    return unique(rows)


TABLES = [
    Table("music-fits", """
Whether a playlist fits a quest:
its totals so far (ms, comma-separated, or -), its steps, length of the playlist (ms), fits (1 or 0).
""", fit_rows()),
    Table("playlists", """
What the entries of a playlist come to:
runs of entries, comma-separated: s (song), e (episode) or n (null), length (ms) or -, x, how many;
length of all (ms), length of its songs (ms), number of songs.
""", playlist_rows()),
    Table("song-counts", """
Songs that a player got through, by the usual length of a song:
time since the music was opened (ms), length of the playlist (ms), its songs, half songs (0: nothing is said).
""", count_rows()),
]
