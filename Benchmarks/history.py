"""Three years of play, invented: what a device holds when a family has stayed.

Two quests a school day and some on weekends, with holidays; truths are lognormal, guesses have a tilt and a
wobble that shrink; steps are skipped, sessions abandoned, durations corrected, one step gets a new name.
The same seed gives the same bytes. What the home screen has to show is computed from the product page.
"""

import copy
import random
from datetime import date, timedelta

import journal
from rules import STOPS, Guess

FIRST, LAST = date(2023, 1, 23), date(2026, 1, 20)
MONDAY_TO_FRIDAY = 0b001_1111

# Name, icon, and the usual length in seconds.
MORNING = [
    *[("Get up", "sun", 240), ("Wash", "drop", 300), ("Get dressed", "shirt", 330)],
    *[("Breakfast", "bowl", 900), ("Brush teeth", "teeth", 150), ("Pack bag", "bag", 200)],
    ("Shoes and coat", "shoe", 120),
]
EVENING = [
    *[("Homework", "book", 2400), ("Tidy desk", "box", 420)],
    *[("Shower", "drop", 780), ("Brush teeth", "teeth", 160)],
]
RENAMED, NEW_NAME = "Tidy desk", "Clear the desk"


class Quest:
    def __init__(self, log, name, steps, minute):
        self.id, self.name, self.minute = log.id(), name, minute
        self.steps = [{"step": log.id(), "name": step, "icon": icon} for step, icon, _ in steps]
        self.usual = {step["step"]: length for step, (*_, length) in zip(self.steps, steps)}
        self.completed = 0


class History:
    """`records` for storage, and what a reader of them has to find."""

    def __init__(self, first=FIRST, seed=1):
        self._first, self._days = first, (LAST - first).days
        self._dice = random.Random(seed)
        self._log = journal.Journal(self._dice)
        self.device, self.records = self._log.device, self._log.records
        self.experience = self.sessions = self.estimations = 0
        self._played, self._practice = set(), 0.0
        self._quests = [
            Quest(self._log, "Morning quest", MORNING, 6 * 60 + 40),
            Quest(self._log, "Evening quest", EVENING, 17 * 60),
        ]
        self._set_up()
        for number in range(self._days + 1):
            self._live(first + timedelta(number), number)

    # The plan

    def _set_up(self):
        at = journal.instant(self._first - timedelta(1), 20 * 60)
        self._log.write("player.set", at, {"player": self._log.player, "name": ""})
        for quest in self._quests:
            fields = {
                "name": quest.name, "displayName": quest.name, "icon": quest.steps[0]["icon"],
                "players": [self._log.player], "activeDays": MONDAY_TO_FRIDAY,
                "scheduleMode": "fixed-days", "isActive": True, "madeBy": "parent",
            }
            self._log.write("routine.set", at, {"routine": quest.id, "fields": fields})
            for step, place in zip(quest.steps, "FPVZcgk"):
                fields = {"name": step["name"], "icon": step["icon"], "position": place}
                body = {"step": step["step"], "routine": quest.id, "fields": fields}
                self._log.write("step.set", at, body)

    def _rename(self, day):
        for quest in self._quests:
            for step in quest.steps:
                if step["name"] == RENAMED:
                    step["name"] = NEW_NAME
                    body = {"step": step["step"], "routine": quest.id, "fields": {"name": NEW_NAME}}
                    self._log.write("step.set", journal.instant(day, 60), body)

    def of_the_first_day(self):
        """What a device holds when the family has been set up and nothing was played."""
        young = copy.copy(self)
        plan = 1 + sum(1 + len(quest.steps) for quest in self._quests)
        young.records = self.records[:plan]
        return young

    # Play

    def _live(self, day, number):
        self._practice = number / self._days
        if number == 400:
            self._rename(day)
        is_holiday = (day.month, day.day // 16) == (8, 0)
        plays = 0.1 if is_holiday else 0.98 if day.weekday() < 5 else 0.75
        for quest in self._quests:
            # The last days are whole, so that nothing is left to go on with.
            if self._dice.random() < plays or day > LAST - timedelta(3):
                self._play(quest, day)

    def _play(self, quest, day):
        minute = quest.minute + self._dice.randrange(40)
        at = journal.instant(day, minute) + self._dice.randrange(60_000)
        run = Run(self._log, quest, at, self._dice, self._practice)
        if day <= LAST - timedelta(3) and self._dice.random() < 0.03:
            run.leave_after = self._dice.randrange(len(quest.steps))
        run.play(self.experience)
        self.sessions += 1
        self.estimations += run.finished
        self.experience += run.experience
        if run.finished:
            self._played.add(day)

    @property
    def streak(self):
        """Days in a row by the product page: a new one after two school days without a session."""
        count, pauses = 0, 2
        for number in range(self._days + 1):
            day = self._first + timedelta(number)
            if day in self._played:
                count, pauses = (count + 1 if pauses < 2 else 1), 0
            elif day.weekday() < 5:
                pauses += 1
        return count


class Run:
    """One session."""

    def __init__(self, log, quest, at, dice, practice):
        self._log, self._quest, self._at, self._dice, self._practice = log, quest, at, dice, practice
        self._session = log.id()
        self.leave_after = None
        self.finished = self.experience = 0

    def play(self, experience_before):
        steps = [dict(step) for step in self._quest.steps]
        is_calibration = self._quest.completed < 3
        self._write("session.started", routine=self._quest.id, isCalibration=is_calibration, steps=steps)
        for number, step in enumerate(steps):
            self._at += self._dice.randrange(4_000, 40_000)
            if number == self.leave_after:
                return
            if self._dice.random() < 0.03:
                self._write("step.skipped", step=step["step"])
            else:
                self._do(step["step"])
        if self.finished:
            self._quest.completed += 1
            self._write("session.closed", totalXP=experience_before + self.experience)

    def _write(self, kind, **body):
        self._log.write(kind, self._at, {"session": self._session, **body})

    def _do(self, step):
        truth = max(20.0, self._quest.usual[step] * self._dice.lognormvariate(0, 0.25))
        guess = self._guess(self._quest.usual[step])
        lock, began = self._log.id(), self._at
        self._write(
            "estimate.locked", lock=lock, step=step, estimate={"pointMs": guess * 1000}, level=0,
            bandThousandths=1500, startedAt=began,
        )
        # *Not done yet*, after a tap so soon that it is worth the fewest points.
        if guess > 300 and self._dice.random() < 0.02:
            self._write("step.reopened", estimation=self._finish(step, lock, began, truth / 20))
        if self._dice.random() < 0.01:
            # *Done* was forgotten, and the player said so when asked.
            estimation = self._finish(step, lock, began, truth + 1500, ["late"])
            counted = self._correct(estimation, guess, round(truth))
        else:
            estimation = self._finish(step, lock, began, truth)
            counted = Guess(guess, (self._at - began + 500) // 1000)
        self._at += self._dice.randrange(2_000, 12_000)
        self.finished += 1
        # What is not to count is not revealed.
        if counted:
            self._write("reveal.closed", estimation=estimation)
            self.experience += counted.experience

    def _guess(self, usual):
        """From 25 % too short and a wobble of 0.5 on the way to a good sense."""
        tilt, wobble = -0.25 * (1 - self._practice), 0.5 - 0.32 * self._practice
        felt = usual * self._dice.lognormvariate(tilt, wobble)
        return min(STOPS, key=lambda stop: abs(stop - felt))

    def _finish(self, step, lock, began, seconds, doubts=()):
        self._at = began + round(seconds * 1000)
        estimation, length = self._log.id(), self._at - began
        hidden = self._dice.choice([0, round(length * 0.7)])
        self._write(
            "step.finished", estimation=estimation, step=step, lock=lock, source="timer",
            startedAt=began, finishedAt=self._at, wallMs=length, monotonicMs=length, hiddenMs=hidden,
            gaps=[], doubts=list(doubts),
        )
        return estimation

    def _correct(self, estimation, guess, remembered):
        if self._dice.random() < 0.3:
            self._write("duration.corrected", estimation=estimation, counts=False)
            return None
        self._write("duration.corrected", estimation=estimation, actualMs=remembered * 1000, counts=True)
        return Guess(guess, remembered)
