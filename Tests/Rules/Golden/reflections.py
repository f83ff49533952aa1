"""Weeks that are looked back at, by hand (weeks_by_hand.py) and drawn; what is said of them is in weeks.py."""

from guesses import drawn_rows, guess_with
from table import Dice, Table, unique
from weeks import DAY, History, Named, Session, monday_of, row
from weeks_by_hand import accuracy_and_best, growth, tilts, weeks_and_years

# A zone is what its offset was from which instant on.

UTC, KATHMANDU, HONOLULU = [(0, 0)], [(0, 345)], [(0, -600)]
NEW_YORK = [(0, -300), (1_772_953_200, -240), (1_793_512_800, -300)]
BERLIN = [(0, 60), (1_743_296_400, 120), (1_761_440_400, 60)]
LORD_HOWE = [(0, 660), (1_743_865_200, 630), (1_759_591_800, 660)]
TO_TOKYO = [(0, 0), (1_768_996_800, 540), (1_769_371_200, 0)]  # Wednesday to Sunday
TO_HAWAII = [(0, 780), (1_768_780_800, -600), (1_769_248_800, 780)]  # Monday to Saturday

TRAVELS = [
    (UTC, "2026-W20"), (KATHMANDU, "2026-W53"), (HONOLULU, "2025-W01"), (BERLIN, "2020-W53"),
    (NEW_YORK, "2026-W10"), (NEW_YORK, "2026-W11"), (NEW_YORK, "2026-W44"), (NEW_YORK, "2026-W45"),
    (BERLIN, "2025-W13"), (BERLIN, "2025-W14"), (BERLIN, "2025-W43"), (BERLIN, "2025-W44"),
    (LORD_HOWE, "2025-W14"), (LORD_HOWE, "2025-W15"), (LORD_HOWE, "2025-W40"),
    (LORD_HOWE, "2025-W41"), (TO_TOKYO, "2026-W04"), (TO_TOKYO, "2026-W05"),
    (TO_HAWAII, "2026-W03"), (TO_HAWAII, "2026-W04"), (TO_HAWAII, "2026-W05"),
]


def offset_at(zone: list[tuple[int, int]], instant: int) -> int:
    return [offset for begun, offset in zone if begun <= instant][-1]


def drawn_start(dice: Dice, zone: list[tuple[int, int]], day: int) -> int:
    """Often near midnight, where an offset decides which day it is."""
    hours = dice.among([(0, 1), (6, 9), (16, 20), (23, 24)])
    seconds = day * DAY + dice.between(3600 * hours[0], 3600 * hours[1] - 1)
    return seconds - 60 * offset_at(zone, seconds)


def drawn(dice: Dice, zone: list[tuple[int, int]], week: str) -> History:
    monday, empty = monday_of(week), dice.percent(8)
    usual = {task: 40 + dice.duration(1800) for task in "abc"}
    off = dice.among([-60, -40, 0, 30, 60])
    percent = {task: 100 + off + dice.between(-15, 15) for task in "abc"}
    learnt = dice.among([0, 20, 70])  # of what is off, by the end
    wide, chance = dice.among([10, 25, 45]), dice.among([60, 80, 95])
    jumps = dice.percent(50)  # when the week begins
    starts = []
    for day in range(monday - 29, monday + 9):
        in_week = monday <= day < monday + 7
        if dice.percent(chance if in_week else 30) and not (in_week and empty):
            starts.append(drawn_start(dice, zone, day))
    history, end = [], 0
    for start in sorted(starts):
        if start <= end:
            continue
        left = 100 - learnt * min(28, start // DAY - monday + 28) // 28
        left = left // 5 if jumps and start // DAY >= monday else left
        guesses = tuple(
            drawn_guess(dice, task, usual[task], 100 + (percent[task] - 100) * left // 100,
                        wide * left // 100)
            for task in dice.among(["a", "ab", "bc", "abc"]))
        session = Session(start, offset_at(zone, start), guesses, dice.percent(10))
        history.append(session)
        end = session.end
    return history


def drawn_guess(dice: Dice, task: str, usual: int, percent: int, wide: int) -> Named:
    actual = usual * dice.between(85, 115) // 100
    guess = guess_with(dice, actual, percent, wide)
    return Named(task, *guess, counts=dice.percent(94), honest=dice.percent(90))


def drawn_growing(dice: Dice) -> History:
    """Some weeks at noon, in which most of what was off is learnt."""
    tasks = {task: (40 + dice.duration(1800), dice.among([20, 100]), dice.among([10, 98]))
             for task in "abcd"[:dice.between(2, 4)]}
    monday, history = monday_of("2026-W20"), []
    first, last = -dice.between(30, 75), dice.between(2, 7)
    for day in range(first, last + 1):
        if not dice.percent(80):
            continue
        learnt = 100 * (day - first) // (last - first)
        guesses = [
            drawn_guess(dice, task, usual, 100, wide - wide * learns * learnt // 10_000)
            for task, (usual, wide, learns) in tasks.items() if dice.percent(85)]
        if guesses:
            start = (monday + day) * DAY + DAY // 2
            history.append(Session(start, 0, tuple(guesses), dice.percent(4)))
    return history


def rows() -> list[str]:
    hand_made = weeks_and_years() + accuracy_and_best() + growth() + tilts()
    dice, drawn_ones = Dice("reflections"), []
    for zone, week in TRAVELS:
        drawn_ones += drawn_rows(
            dice, 3, lambda dice: drawn(dice, zone, week), lambda history: row(week, history))
    drawn_ones += drawn_rows(
        dice, 70, drawn_growing, lambda history: row("2026-W20", history))
    columns = [line.split()[2:] for line in drawn_ones]
    told = [sum(one[place] not in ("-", "none", "close") for one in columns) for place in (3, 5, 7)]
    assert min(told) >= 5, told
    return unique(hand_made + drawn_ones)


TABLES = [Table("reflections", """
A week in a player's history:
ISO week;
sessions, comma-separated, or -, each of parts with / between them: first
start (s since 1970, UTC):offset (minutes east):calibration (1 or 0), then for every guess
task:estimate (s):actual (s):two digits 1 or 0, whether it counts and whether it is honest;
sessions of the week, estimations, mean accuracy or -,
its change against the week before, or close (as close as then), or - (one of them has none),
best moment (place among all guesses of the row, from 0) or -,
task that grew the most and its rise, or - -,
tilt of the week: longer, shorter or none, its size or -, the task that did most of it or -.
A session belongs to the local day of its start; its guesses are done in their order, before the
next one starts. What does not count enters nothing.
""", rows())]
