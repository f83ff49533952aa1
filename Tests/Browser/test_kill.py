"""Kills the browser in the middle of everything: what was shown as saved is there afterwards.

A killed browser loses what was in its memory and keeps what it had handed to the operating system: these
tests show that nothing is called saved from memory. They do not show what a power cut leaves.
"""

import os
import random
import time

import pytest

from app import ALL_LIT, MORNING, App, prepare
from chromium import Chromium
from log import QUEST, SETUP, Log
from player import LOOK_BACK, STEPS
from rules import Guess, bar_words, words

# Reports every screen that calls itself saved, with the number of moves that led to it. The sky fills itself,
# maybe between a move and its screen: what it changes says nothing of the screen.
REPORT = """
new MutationObserver((changes) => {
  if (changes.every(({ target }) => target.localName === 'drifting-sky')) return;
  if (!document.querySelector('.saving-mark, .guess-is-safe')) return;
  const seen = testSee();
  if (globalThis.testMoves && (seen.isSaved || seen.isSafe)) testShownAsSaved([testMoves, seen]);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""

# Taken one after the other, round and round.
GUESSES = [
    Guess(*pair)
    for pair in [(120, 130), (300, 570), (60, 20), (540, 560), (180, 180), (900, 200), (10, 45)]
]

# What has to be the same on a screen before and after.
LASTING = {
    *["screen", "heading", "place", "guess", "truth", "difference", "rating", "earned", "best"],
    *["experience", "level", "streak", "quests"],
}


class Play:
    """Quest after quest on one device, through as many lives of the browser as it takes."""

    def __init__(self, playwright, watch, url, profile):
        self._playwright, self._watch, self._url, self._profile = playwright, watch, url, profile
        self._life = None
        self._now = self._step_began = MORNING
        # How many moves have been made; nine make a quest.
        self.moves = 0
        # What the log has to hold by then, and how long it was after each number of moves.
        self._log = list(SETUP)
        self._lengths = [len(SETUP)]
        # The screens that were shown as saved, by the number of moves before.
        self.shown = {}

    # Lives

    def begin(self):
        """Starts the browser; the page begins to load."""
        self._life = Chromium(self._playwright, self._profile)
        context = self._life.context
        self._watch.follow(context)
        prepare(context, self._now)
        context.expose_binding("testShownAsSaved", self._note)
        context.add_init_script(REPORT)
        self.page = self._life.page
        self.app = App(self.page, self._url)
        self.page.goto(self._url, wait_until="commit")

    def visit(self):
        """The first life of all: there is a quest when it is over."""
        self.begin()
        self.app.set_up()

    def kill(self):
        if self._life:
            self._life.kill()
        self._life = None

    def _note(self, _, report):
        moves, seen = report
        self.shown.setdefault(moves, seen)

    def is_shown_as_saved(self):
        self.app.is_saved()
        self.shown.setdefault(self.moves, self.app.see())

    # Moves

    def move(self):
        """The next move of the quest, and what it leads to."""
        self.prepare_move()
        self.tap()
        self.app.is_at(self._screen())

    def prepare_move(self):
        """Everything before the tap that writes something."""
        if self._place == 0:
            self._look_at_quest()
        if self._phase == 0:
            self.app.choose(self._guess.estimate)
            self._step_began = self._now
        elif self._phase == 1:
            # The step may have been running when the browser was killed.
            rest = self._step_began + self._guess.actual * 1000 - self._now
            self.app.pass_time(rest / 1000)
            self._now += rest
        else:
            # A life that began at the reveal has not seen it to its end.
            self.app.rest()

    def _look_at_quest(self):
        """Its first guess begins it. One that is done is done again from its summary."""
        seen = self.app.see()["screen"]
        if self.moves > 0 and seen == "home":
            self.app.button(LOOK_BACK).click()
            self.app.is_at("summary")
        if seen != "estimate":
            self.page.locator("#app .summary .quiet" if self.moves > 0 else "#app .action").click()
            self.app.is_at("estimate")

    def tap(self):
        self._log += QUEST[self._place]
        self._lengths.append(len(self._log))
        self.moves += 1
        self.page.evaluate(
            "(moves) => { globalThis.testMoves = moves; document.querySelector('#app .action').click(); }",
            self.moves,
        )

    @property
    def _place(self):
        return self.moves % len(QUEST)

    @property
    def _phase(self):
        """0: guesses next, 1: finishes next, 2: closes the reveal next."""
        return self._place % 3

    @property
    def _guess(self):
        return self._guesses_of(self.moves // len(QUEST))[self._place // 3]

    def _guesses_of(self, quest):
        return [GUESSES[(quest * 3 + step) % len(GUESSES)] for step in range(3)]

    def _screen(self):
        """Where the last move has led to."""
        if self._place == 0:
            return "summary"
        return ["estimate", "do", "reveal"][self._phase]

    # Afterwards

    def resume(self):
        """Starts again and compares everything with what was shown before; answers the moves lost."""
        self.begin()
        self.app.is_open()
        self.app.is_saved()
        made = self.moves
        self._compare_log()
        self._compare_screen()
        return made - self.moves

    def _compare_log(self):
        found = Log(self.page).check().kinds
        assert len(found) >= len(SETUP), "the screen says saved, and nothing is there"
        assert found == self._log[: len(found)]
        while self._lengths[-1] > len(found) and not self._is_all_but_closed(found):
            self.moves -= 1
            self._lengths.pop()
        self._log = found
        self._lengths[-1] = len(found)
        assert all(moves <= self.moves for moves in self.shown), "shown as saved, and not there"

    def _is_all_but_closed(self, found):
        """The last move of a quest writes two batches, and the quest is at its end after the first."""
        return self._place == 0 and self._lengths[-1] == len(found) + 1

    def _compare_screen(self):
        seen = self.app.see()
        before = self.shown.get(self.moves)
        if self._place > 0:
            assert seen["screen"] == self._screen()
            assert seen["heading"] == STEPS[self._place // 3]
            # A guess that is not locked in is nobody's but the slider's.
            lasting = LASTING - {"guess"} if self._phase == 0 else LASTING
            if before:
                assert {name: seen[name] for name in lasting} == {
                    name: before[name] for name in lasting
                }
        else:
            assert seen["screen"] == "home"
            rows = self._compare_totals(seen)
            if before and before["screen"] == "summary":
                assert rows == before["rows"]

    def _compare_totals(self, seen):
        ended = self.moves // len(QUEST)
        guesses = [self._guesses_of(quest) for quest in range(ended)]
        total = sum(guess.experience for quest in guesses for guess in quest)
        assert seen["experience"] == bar_words(total)
        if ended == 0:
            assert seen["quests"] == [["Morning quest", "Ready, 3 steps"]]
            return None
        assert seen["quests"] == ALL_LIT
        self.app.button(LOOK_BACK).click()
        self.app.is_at("summary")
        rows = self.app.see()["rows"]
        assert rows[:3] == [
            [step, words(guess.estimate), words(guess.actual)]
            for step, guess in zip(STEPS, guesses[-1])
        ]
        return rows


@pytest.fixture
def play(playwright, watch, url, tmp_path):
    play = Play(playwright, watch, url, tmp_path / "profile")
    yield play
    play.kill()


@pytest.fixture
def dice():
    """Rolls the same again when it gets the seed that a failed run has printed."""
    seed = os.environ.get("TIMEQUEST_SEED") or random.randrange(2**32)
    print(f"TIMEQUEST_SEED={seed}")
    return random.Random(int(seed))


def a_moment(dice, longest):
    """Nothing is waited for here: the moment of the end is what is tried out."""
    time.sleep(dice.uniform(0, longest))


def test_a_browser_killed_right_after_saved_has_lost_nothing(play, dice):
    play.visit()
    for move in range(len(QUEST) + 1):
        if move > 0:
            play.move()
        play.is_shown_as_saved()
        a_moment(dice, 0.05)
        play.kill()
        assert play.resume() == 0


def test_a_browser_killed_at_any_moment_has_lost_nothing_that_was_shown_as_saved(play, dice):
    play.visit()
    for _ in range(20):
        if dice.random() < 0.2:
            # Also while it starts.
            a_moment(dice, 0.5)
        else:
            play.app.is_open()
            for _ in range(dice.randint(0, 5)):
                play.move()
            play.prepare_move()
            play.tap()
            a_moment(dice, 0.03)
        play.kill()
        play.resume()
    while play.moves % len(QUEST) > 0:
        play.move()
    play.is_shown_as_saved()
    play.kill()
    assert play.resume() == 0
