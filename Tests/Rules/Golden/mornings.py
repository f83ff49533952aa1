"""Ready-By of the page of extras: mornings, what they come to for the quest of today, chances, rooms and ranges.

In doubles, each operation in the order that the page names and with the logarithm of the app, so that every number is
the same to the last bit: numbers that are not whole stand in the table as the bits of a double. The page's own twenty
cases lie in `ready_by.json` with their answers; the others are drawn.
"""

import json
import math
import struct
from pathlib import Path

from table import Dice, Table

LN_2, REST_OF_LN_2 = 0.6931471803691238, 1.9082149292705877e-10
PAGE = Path(__file__).resolve().parent / "ready_by.json"


def ln(value: float) -> float:
    mantissa, exponent = math.frexp(value)
    mantissa, exponent = mantissa * 2, exponent - 1
    if mantissa > 1.414213562373095:
        mantissa, exponent = mantissa / 2, exponent + 1
    s = (mantissa - 1) / (mantissa + 1)
    series, odd = 0.0, 23.0
    while odd >= 1:
        series, odd = series * (s * s) + 1 / odd, odd - 2
    return exponent * LN_2 + (2 * s * series + exponent * REST_OF_LN_2)


def exp(power: float) -> float:
    whole = math.floor(abs(power / LN_2) + 0.5) * (1 if power >= 0 else -1)
    rest = power - whole * LN_2 - whole * REST_OF_LN_2
    series, term = 1.0, 18.0
    while term >= 1:
        series, term = 1 + series * rest / term, term - 1
    return math.ldexp(series, whole)


def student(t: float, degrees: int) -> float:
    c = degrees / (degrees + t * t)
    term = total = 1.0
    for j in range(1, degrees // 2):
        term *= c * (2 * j - 1) / (2 * j)
        total += term
    return 0.5 + 0.5 * (t / math.sqrt(degrees + t * t)) * total


def usual(durations, reference) -> tuple[float, float]:
    """And how far it may be off: the variance of its logarithm."""
    weight = 0.09 / (0.25 if reference else 0.81)
    total = 0.0
    for duration in durations:
        total += ln(max(duration, 1))
    count = len(durations)
    value = exp((total + weight * ln(reference or 300)) / (count + weight))
    return value, 0.09 / (count + weight) if count < 5 else 0.0


def never_done(task, mornings) -> bool:
    places = [step for morning in mornings[:10] for step in morning["steps"] if step["task"] == task]
    return len(places) >= 5 and all(step["skipped"] for step in places)


def recast(morning, current, known, total):
    finished = [step for step in morning["steps"] if not step["skipped"]]
    if not finished:
        return None
    left = list(finished)
    done = missing = good = 0.0
    for step, (time, _) in zip(current, known):
        mine = next((other for other in left if other["task"] == step["task"]), None)
        if mine is not None:
            left.remove(mine)
        if mine is not None and mine["honest"]:
            done += mine["finish"] - mine["start"]
            good += time
        else:
            missing += time
    if good < 0.5 * total:
        return None
    pace = (done + missing) / total

    def took(step):
        measured = step["finish"] - step["start"]
        if step["honest"]:
            return measured
        if step["corrected"] is not None:
            return step["corrected"]
        times = [time for other, (time, _) in zip(current, known) if other["task"] == step["task"]]
        return min(times[0] * pace, measured) if times else measured

    last = finished[-1]
    end = last["finish"] if last["honest"] else last["start"] + took(last)
    between = end - finished[0]["start"]
    for step in finished:
        between -= took(step)
    between = max(between, 0.0)
    if between > 3600:
        return None
    gap = between / (len(finished) - 1) if len(finished) > 1 else 30.0
    return done + missing * pace + gap * (len(current) - 1)


def weighted(sums):
    """Mean and variance of the logarithms, the newest first, and how many that weigh alike they are."""
    weights, weight = [], 1.0
    for _ in sums:
        weights.append(weight)
        weight *= 0.92
    logarithms = [ln(value) for value in sums]
    total = squares = first = second = 0.0
    for weight, logarithm in zip(weights, logarithms):
        total += weight
        squares += weight * weight
        first += weight * logarithm
    mean = first / total
    for weight, logarithm in zip(weights, logarithms):
        second += weight * (logarithm - mean) * (logarithm - mean)
    return mean, second / total, total * total / squares


def ready_by(case) -> dict:
    mornings = [m for m in case["mornings"] if m["age"] <= 90 and m["completed"] and not m["jumped"]]
    current = [step for step in case["steps"] if not never_done(step["task"], mornings)] or case["steps"]
    known = [usual(case["tasks"].get(step["task"], [])[:30], step["reference"]) for step in current]
    total = shares = unsure = 0.0
    for time, _ in known:
        total += time
    for time, doubt in known:
        shares += time * time
        unsure += doubt * time * time
    shares, unsure = shares / (total * total), unsure / (total * total)
    prior = 0.0144 + 0.04 * shares
    sums = [value for m in mornings if (value := recast(m, current, known, total)) is not None][:30]
    if len(sums) >= 5:
        mean, variance, count = weighted(sums)
        scale = math.sqrt((variance + prior / count) * (1 + 1 / count) + unsure)
        degrees = max(2, 2 * math.floor(count / 2 + 0.5))
    else:
        mean, scale, degrees = ln(total + 30 * (len(current) - 1)), math.sqrt(prior + unsure), 4

    def chance(seconds):
        return student((ln(seconds) - mean) / scale, degrees)

    def room(share):
        return next((minutes for minutes in range(1, 241) if chance(60.0 * minutes) >= share), None)

    found = {
        "usual": [time for time, _ in known], "sums": sums, "mean": mean, "scale": scale, "degrees": degrees,
        "mornings": len(sums), "prior": prior, "unsure": unsure,
    }
    if len(sums) >= 5:
        chances = {str(minutes): chance(60.0 * minutes) for minutes in case["rooms"]}
        told = {minutes: min(max(math.floor(10 * value + 0.5), 1), 9) for minutes, value in chances.items()}
        return found | {"chances": chances, "told": told, "room": {str(c): room(c / 10) for c in (5, 8, 9)}}
    low, high = room(0.1) or 241, room(0.9)
    return found | {"between": [max(5, (low - 1) // 5 * 5), None if high is None else -(-high // 5) * 5]}


def bits(value: float) -> str:
    return struct.pack(">d", value).hex()


def listed(parts, separator=",") -> str:
    return separator.join(str(part) for part in parts) or "-"


def step_text(step, names) -> str:
    if step["skipped"]:
        return f"{names.index(step['task'])}:s"
    of_memory = "d" if step["corrected"] is None else f"c{step['corrected']}"
    kind = "h" if step["honest"] else of_memory
    return f"{names.index(step['task'])}:{step['start']}:{step['finish']}:{kind}"


def morning_text(morning, names) -> str:
    kind = "jumped" if morning["jumped"] else "whole" if morning["completed"] else "broken"
    return ";".join([str(morning["age"]), kind, *(step_text(step, names) for step in morning["steps"])])


def row(case, expected) -> str:
    names = [step["task"] for step in case["steps"]]
    names += sorted({step["task"] for morning in case["mornings"] for step in morning["steps"]} - set(names))
    chances = [f"{m}:{expected['told'][m]}:{bits(value)}" for m, value in expected.get("chances", {}).items()]
    rooms = expected.get("room") or {}
    between = expected.get("between", [])
    suggested = rooms["8"] if rooms else between[1]
    return " ".join([
        listed(f"{names.index(step['task'])}:{step['reference'] or 0}" for step in case["steps"]),
        listed((f"{names.index(task)}:{listed(times, ':')}" for task, times in case["tasks"].items()
                if task in names and times)),
        listed((morning_text(morning, names) for morning in case["mornings"]), "|"),
        listed(bits(value) for value in expected["usual"]),
        listed(bits(value) for value in expected["sums"]),
        bits(expected["mean"]), bits(expected["scale"]), str(expected["degrees"]),
        listed(chances),
        listed(minutes or 0 for minutes in rooms.values()),
        listed(minutes or 0 for minutes in between),
        str(suggested or 0),
    ])


def of_page() -> list[str]:
    """The page's own cases, whose answers are the same to the last bit when they are computed here."""
    cases = json.loads(PAGE.read_text("ascii"))
    assert len(cases) == 20
    for case in cases:
        assert ready_by(case) == case["expected"], case["name"]
    return [row(case, case["expected"]) for case in cases]


def drawn_morning(dice: Dice, tasks, age: int, pace: int) -> dict:
    """With gaps, and now and then what is skipped, doubted, remembered or long forgotten."""
    steps, time = [], 0
    for task, typical in tasks:
        if dice.percent(12) and any(task == other["task"] for other in steps):
            continue
        step = {"task": task, "start": time, "finish": time, "honest": False, "corrected": None, "skipped": True}
        if not dice.percent(8) or dice.percent(5):
            took = max(1, typical * pace * dice.between(70, 140) // 10_000)
            step |= {"finish": time + took, "honest": True, "skipped": False}
            if dice.percent(10):
                late = dice.duration(3600)
                step |= {"finish": time + took + late, "honest": False}
                step["corrected"] = dice.among([None, took])
            time = step["finish"] + dice.duration(dice.among([30, 90, 300]))
        steps.append(step)
    return {"age": age, "completed": not dice.percent(4), "jumped": dice.percent(4), "steps": steps}


def drawn(dice: Dice) -> dict:
    """A quest that has changed since: some tasks are new, some gone, and one may come twice."""
    tasks = [(f"Task {n}", max(20, dice.duration(1800))) for n in range(dice.between(1, 6))]
    if dice.percent(30):
        tasks.append(dice.among(tasks))
    before = [task for task in tasks if not dice.percent(10)] + [("Gone", 120)] * dice.percent(20)
    count = dice.among([0, 2, 4, 5, 6, 8, 12])
    mornings = [drawn_morning(dice, before or tasks, 1 + n * 2, dice.between(80, 130)) for n in range(count)]
    times = {}
    for morning in mornings:
        for step in morning["steps"]:
            if step["honest"]:
                times.setdefault(step["task"], []).append(step["finish"] - step["start"])
    steps = [{"task": task, "reference": dice.among([None, 60 * dice.between(1, 30)])} for task, _ in tasks]
    return {"steps": steps, "tasks": times, "mornings": mornings, "rooms": [5, 15, 30, 45, 60, 120]}


def rows() -> list[str]:
    dice = Dice("mornings")
    cases = [drawn(dice) for _ in range(60)]
    long = {"task": "Journey", "reference": 5 * 3600}
    cases.append({"steps": [long], "tasks": {}, "mornings": [], "rooms": []})
    return of_page() + [row(case, ready_by(case)) for case in cases]


TABLES = [Table("mornings", """
A quest, the mornings that were played, and what they come to. Tasks are numbers; times are seconds; lists are
comma-separated, and - is an empty one.
The quest's steps of today: task:the parent's own idea, 0 for none;
the honest times of tasks, the newest first: task:time:time...;
the mornings, the newest first, parted by |: age in days;whole, jumped or broken;steps as task:s for a skipped one, else
as task:start:finish:h where it is honest, d where it is doubted, c and the remembered time where it was corrected;
what each step usually takes, but for those that are never done, as the bits of a double;
what each morning comes to for the steps of today, as bits;
the mean of the logarithm, as bits; the scale, as bits; the degrees of freedom;
chances: minutes:how many mornings of ten are told:the chance, as bits;
the rooms for 5, 8 and 9 of ten, in minutes, 0 where there is none;
the range where no odds are said, in minutes, 0 where it has no end;
the room of a suggestion in minutes, 0 for none.
""", rows())]
