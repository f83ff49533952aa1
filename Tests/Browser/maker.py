"""A player who makes quests."""

import re

NAME = "What do you call it?"
QUEST = "Off to Noor's"


class Maker:
    """A player with an editor."""

    def __init__(self, app):
        self.app = app
        self.page = app.page

    def begin(self, template="Going to a friend’s"):
        self.app.tap("Make a quest")
        self.app.is_at("templates", "Make a quest")
        self.row(template).tap()
        self.app.is_at("own-quest", "Make a quest")

    def make(self, name=QUEST):
        """A quest of the template, under a name that the player gives it."""
        self.begin()
        self.field(NAME).fill(name)
        self.hang_up()

    def hang_up(self):
        self.app.tap("Save quest")
        self.app.is_at("home")
        self.app.is_saved()

    def change(self, name=QUEST):
        self.app.tap(f"Change {name}")
        self.app.is_at("own-quest", "Your quest")

    def field(self, name):
        return self.page.get_by_label(name, exact=True)

    def row(self, name):
        """The button of a list that begins with the name."""
        return self.page.locator("button.row").filter(has=self.page.locator("b", has_text=name))

    def lanterns(self):
        return [field.input_value() for field in self.page.get_by_label(re.compile(r"^Step \d+$")).all()]

    def made(self):
        """What stands under *Made by you*."""
        rows = self.page.locator("section[aria-labelledby=made-by-you] .row")
        return [
            [row.locator("b").text_content(), row.locator(".soft").text_content()] for row in rows.all()
        ]
