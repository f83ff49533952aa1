"""The parent, who has the family area."""

from playwright.sync_api import expect

PIN = "2580"


class Parent:
    """The app as a parent meets it."""

    def __init__(self, app):
        self.app = app
        self.page = app.page

    def enter(self):
        self.app.tap("Settings")
        self.app.tap("Family area")

    def choose_pin(self, pin=PIN):
        """The first time; answers the family code."""
        self.enter()
        self.has_heading("Choose a PIN")
        self.field("PIN").fill(pin)
        self.app.tap("Keep this PIN")
        self.has_heading("Your family code")
        code = self.page.locator(".written-code").text_content()
        self.app.tap("It is on paper")
        self.is_in()
        return code

    def try_pin(self, pin):
        self.field("PIN").fill(pin)
        self.app.tap("Open")

    def is_in(self):
        self.is_at("Routines")

    def is_at(self, place):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(place)

    def leave(self):
        self.app.tap("Back to the game")
        self.app.is_at("home")

    def has_heading(self, words):
        expect(self.page.get_by_role("heading", level=2)).to_have_text(words)

    def field(self, name):
        return self.page.get_by_label(name, exact=True)

    def open_routine(self, name):
        self.app.tap(name)
        expect(self.page.get_by_role("heading", level=1)).to_have_text(name)

    def save(self):
        self.app.tap("Save")
        self.is_in()
        self.app.is_saved()

    def add_player(self, name):
        """From anywhere in the family area; it ends where the family is."""
        self.app.tap("Family")
        self.field("Somebody else who plays").fill(name)
        self.app.tap("Add a player")
        expect(self.field(f"Name of {name}")).to_have_value(name)
        self.app.is_saved()
