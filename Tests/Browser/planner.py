"""The parent who plans the week."""

from playwright.sync_api import expect

from log import SETUP, Log
from parent import PIN, Parent


class Planner(Parent):
    """A parent at the page of the week."""

    def open_week(self):
        self.choose_pin()
        self.to_week()
        return self

    def to_week(self):
        self.app.tap("The week")
        self.is_at_week()

    def is_at_week(self):
        expect(self.page.get_by_role("heading", level=1)).to_have_text("The week")

    def come_back(self):
        """Through the gate once more."""
        self.enter()
        self.try_pin(PIN)
        self.is_in()
        self.to_week()

    def school(self, day):
        return self.page.get_by_role("switch", name=f"School on {day}")

    def has_school(self, day, begins, ends):
        expect(self.field(f"{day}: school begins")).to_have_value(begins)
        expect(self.field(f"{day}: school ends")).to_have_value(ends)

    def says(self, words):
        expect(self.page.get_by_text(words)).to_be_visible()

    def add_hockey(self, day="Tuesday", begins="16:00", ends="17:30"):
        self.app.tap("Add an activity")
        self.field("What is it?").fill("Hockey")
        self.field(day).check()
        self.field("Begins").fill(begins)
        self.field("Ends").fill(ends)
        self.field("Minutes to get there").fill("25")
        self.app.tap("Add it")
        expect(self.app.button("Hockey")).to_be_visible()

    def add_break(self, name, first, last):
        self.app.tap("Add a break")
        self.field("What is it called?").fill(name)
        self.field("First day").fill(first)
        self.field("Last day").fill(last)
        self.app.tap("Add it")

    def written(self):
        """What was stored after the first quest was set up: each operation's kind and fields."""
        self.app.is_saved()
        records = Log(self.page).check().records[len(SETUP) :]
        return [(record.kind, record.content["body"].get("fields")) for record in records]
