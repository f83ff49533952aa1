"""What a family stores, one class each: how it is changed for the n-th time, and how it is there afterwards."""

from playwright.sync_api import expect

from copies import Copies, as_file, is_new, let_in
from earlier import earlier_year
from maker import NAME, Maker
from parent import PIN, Parent
from planner import Planner
from player import STEPS


class Kind:
    # Whether there is a quest before the first change.
    is_set_up = True

    def __init__(self, app):
        self.app, self.page = app, app.page
        self.parent, self.planner, self.maker = Parent(app), Planner(app), Maker(app)

    def prepare(self, number):
        """Up to the tap that changes it; the app has just been started."""

    def change(self, number):
        raise NotImplementedError

    def check(self, number):
        """In another life of the browser."""
        raise NotImplementedError

    def begin_or_go_on(self, number):
        """The first step of a quest after every third time, else the next one."""
        if number == 0:
            self.app.start()
        elif number % 3 == 0:
            self.app.start_again()

    def is_after(self, number):
        """All three steps, or one of them."""
        if number % 3 == 2:
            self.app.is_at("summary")
        else:
            self.app.is_at("estimate", STEPS[(number + 1) % 3])
        self.app.is_saved()


class Guess(Kind):
    """The first one of a quest begins it."""

    def prepare(self, number):
        self.begin_or_go_on(number)
        self.app.choose(60)

    def change(self, number):
        self.page.locator("#app .action").tap()

    def check(self, number):
        self.app.is_at("do", STEPS[number % 3])
        self.app.pass_time(60)
        self.app.tap("Done")
        self.app.go_on()
        self.is_after(number)


class Truth(Kind):
    """*Done*"""

    def prepare(self, number):
        if number == 0:
            self.app.begin()
        self.app.pass_time(60)

    def change(self, number):
        self.app.tap("Done")

    def check(self, number):
        self.app.is_at("reveal")
        self.app.go_on()
        if number % 3 == 2:
            self.app.is_at("summary")
            self.app.start("Once more")
        self.app.lock(60)
        self.app.is_saved()


class Reopening(Kind):
    """*Not done yet*"""

    def prepare(self, number):
        self.begin_or_go_on(number)
        self.app.lock(60)
        self.app.pass_time(60)
        self.app.tap("Done")
        self.app.is_at("reveal")

    def change(self, number):
        self.app.tap("Not done yet")

    def check(self, number):
        self.app.is_at("do", STEPS[number % 3])
        self.app.tap("Done")
        self.app.go_on()
        self.is_after(number)


class Skip(Kind):
    """The second and the third step of a quest, in turn."""

    def prepare(self, number):
        if number % 2:
            return
        if number > 0:
            self.app.start_again()
        else:
            self.app.start()
        self.app.lock(60)
        self.app.pass_time(60)
        self.app.tap("Done")
        self.app.go_on()
        self.app.is_at("estimate", STEPS[1])

    def change(self, number):
        self.app.tap("Not today")

    def check(self, number):
        if number % 2:
            self.app.is_at("home")
        else:
            self.app.is_at("estimate", STEPS[2])


class Answer(Kind):
    """*Let’s not count this one*"""

    def prepare(self, number):
        self.begin_or_go_on(number)
        self.app.lock(60)
        self.app.pass_time(1)
        self.app.tap("Done")
        self.app.is_at("asking")

    def change(self, number):
        self.app.tap("Let’s not count this one")

    def check(self, number):
        if number % 3 == 2:
            self.app.is_at("home")
        else:
            self.app.is_at("estimate", STEPS[(number + 1) % 3])


class RoutineDraft(Kind):
    def prepare(self, number):
        self.parent.choose_pin()
        self.page.locator(".routine .name").first.tap()

    def change(self, number):
        self.parent.field("Name").fill(f"Mornings {number}")

    def check(self, number):
        self.prepare(number)
        expect(self.parent.field("Name")).to_have_value(f"Mornings {number}")


class SavedRoutine(RoutineDraft):
    """Of the draft and what it became, one is there at any time."""

    def prepare(self, number):
        super().prepare(number)
        self.parent.field("Name").fill(f"Mornings {number}")

    def change(self, number):
        self.app.tap("Save")

    def check(self, number):
        self.parent.choose_pin()
        expect(self.page.locator(".routine .name").first).to_have_text(f"Mornings {number}")
        expect(self.page.get_by_text("Has changes that are not saved")).to_have_count(0)


class SwitchedRoutine(Kind):
    def prepare(self, number):
        self.parent.choose_pin()

    def change(self, number):
        self.page.locator(".routine input").first.tap()

    def check(self, number):
        self.parent.choose_pin()
        expect(self.page.locator(".routine input").first).to_be_checked(checked=number % 2 == 1)


class OwnQuestDraft(Kind):
    def prepare(self, number):
        if number == 0:
            self.maker.begin()
        else:
            self.maker.row(f"Off {number - 1}").tap()

    def change(self, number):
        self.maker.field(NAME).fill(f"Off {number}")

    def check(self, number):
        self.maker.row(f"Off {number}").tap()
        expect(self.maker.field(NAME)).to_have_value(f"Off {number}")


class OwnQuest(Kind):
    def prepare(self, number):
        self.maker.begin()
        self.maker.field(NAME).fill(f"Off {number}")

    def change(self, number):
        self.app.tap("Save quest")

    def check(self, number):
        expect(self.app.button(f"Change Off {number}")).to_be_visible()


class Hours(Kind):
    def prepare(self, number):
        self.planner.open_week()
        self.planner.school("Monday").set_checked(number % 2 == 1)
        self.app.is_saved()

    def change(self, number):
        self.planner.school("Monday").set_checked(number % 2 == 0)

    def check(self, number):
        self.planner.open_week()
        expect(self.planner.school("Monday")).to_be_checked(checked=number % 2 == 0)


class Activity(Kind):
    def prepare(self, number):
        self.planner.open_week()
        self.app.tap("Add an activity")
        self.planner.field("What is it?").fill(f"Hockey {number}")
        self.planner.field("Tuesday").check()
        self.planner.field("Begins").fill("16:00")
        self.planner.field("Ends").fill("17:30")

    def change(self, number):
        self.app.tap("Add it")

    def check(self, number):
        self.planner.open_week()
        expect(self.app.button(f"Hockey {number}")).to_be_visible()


class Name(Kind):
    def prepare(self, number):
        self.parent.choose_pin()
        self.parent.open_page("Players")

    def change(self, number):
        self.page.locator(".gate input, .players input, main input").first.fill(f"Mia {number}")
        self.page.keyboard.press("Tab")

    def check(self, number):
        self.prepare(number)
        expect(self.page.locator("main input").first).to_have_value(f"Mia {number}")


class NewPIN(Kind):
    def prepare(self, number):
        self.parent.enter()
        self.parent.try_pin(self.pin(number - 1))
        self.parent.is_in()
        self.parent.open_page("PIN and code")
        self.parent.row("Change the PIN").tap()
        self.parent.is_asked("Choose a PIN")
        self.parent.field("PIN").fill(self.pin(number))

    def change(self, number):
        self.app.tap("Keep this PIN")
        self.parent.is_at("PIN and code")

    def check(self, number):
        self.parent.enter()
        self.parent.is_asked("Your PIN")
        self.parent.try_pin(self.pin(number))
        self.parent.is_in()

    def pin(self, number):
        return PIN if number < 0 else str(3000 + number)


class WrongTry(Kind):
    """It is counted before anybody is told that it was wrong."""

    def prepare(self, number):
        self.parent.enter()
        self.parent.is_asked("Your PIN")
        if number == 0:
            for _ in range(2):
                self.parent.try_pin("0000")
                expect(self.page.get_by_text("That is not the PIN.")).to_be_visible()
        else:
            self.app.pass_time(400)

    def change(self, number):
        self.parent.try_pin("0000")
        expect(self.page.get_by_text("Next try in")).to_be_visible()

    def check(self, number):
        self.parent.enter()
        expect(self.page.get_by_text("Next try in")).to_be_visible()


class Import(Kind):
    def prepare(self, number):
        self.copies = let_in(self.app).come_back()
        self.copies.bring(as_file(earlier_year(5 + number)))
        expect(self.copies.preview).to_be_visible()

    def change(self, number):
        self.app.tap("Import")
        expect(self.page.get_by_text("It is all here now.")).to_be_visible()

    def check(self, number):
        self.copies = let_in(self.app).come_back()
        self.copies.bring(as_file(earlier_year(5 + number)))
        expect(self.page.get_by_text("here already").first).to_be_visible()


class Erasing(Kind):
    def prepare(self, number):
        if number > 0:
            self.app.set_up()
        self.copies = let_in(self.app).come_back()

    def change(self, number):
        self.copies.erase()
        is_new(self.app)

    def check(self, number):
        is_new(self.app)


class FirstStart(Kind):
    """Each page of it; the last one begins with the first again."""

    is_set_up = False
    TITLES = ["Who is here?", "A morning of lanterns", "Choose a PIN"]
    WAYS = ["Set it up first", "A parent is here", "Save this morning"]

    def prepare(self, number):
        if number % 3 == 0:
            self.app.tap("Try one guess")

    def change(self, number):
        self.app.tap(self.WAYS[number % 3])
        self._is_at(number)

    def check(self, number):
        self._is_at(number)
        if number % 3 == 2:
            self.parent.keep_pin(PIN)
            self.app.tap("Remind me tomorrow")
            self._is_headed("Ready")
            self.app.tap("Look around first")
            self.app.tap("Straight to the quests")
            self.app.is_saved()
            let_in(self.app).come_back().erase()
            is_new(self.app)

    def _is_at(self, number):
        self._is_headed(self.TITLES[number % 3])

    def _is_headed(self, title):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(title)


class ChosenLook(Kind):
    LOOKS = ["Blue (dark)", "Golden (light)", "As device"]

    def prepare(self, number):
        self.app.open_setting("Look")

    def change(self, number):
        self.page.locator("label", has_text=self.LOOKS[number % 3]).tap()

    def check(self, number):
        self.app.open_setting("Look")
        expect(self.page.get_by_label(self.LOOKS[number % 3])).to_be_checked()


KINDS = [
    Guess, Truth, Reopening, Skip, Answer, RoutineDraft, SavedRoutine, SwitchedRoutine, OwnQuestDraft, OwnQuest, Hours, Activity,
    Name, NewPIN, WrongTry, Import, Erasing, FirstStart, ChosenLook,
]
