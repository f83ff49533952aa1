"""The parent, who has the family area."""

from playwright.sync_api import expect

from eventually import eventually

PIN = "2580"


class Parent:
    """The app as a parent meets it."""

    def __init__(self, app):
        self.app = app
        self.page = app.page

    def enter(self):
        """From where the device opens: home, or for a parent's the gate."""
        gate = self.page.locator("#app .gate main")
        expect(gate.or_(self.app.button("Settings"))).to_be_visible()
        if gate.count() > 0:
            return
        self.app.tap("Settings")
        self.app.tap("Family area")

    def choose_pin(self):
        """In, by the PIN that the first start has chosen."""
        self.enter()
        self.is_asked("Your PIN")
        self.try_pin(PIN)
        self.is_in()

    def is_asked(self, heading):
        """The gate asks for something, or shows it."""
        expect(self.page.get_by_role("heading", level=1)).to_have_text(heading)

    def try_pin(self, pin):
        """With its last digit it is tried, where the device knows how many it has."""
        self.field("PIN").fill(pin)
        eventually(
            self.page, "(pin) => document.querySelector('#app input.pin')?.value !== pin", pin
        )

    def keep_pin(self, pin):
        self.is_asked("Choose a PIN")
        self.field("PIN").fill(pin)
        self.app.tap("Keep this PIN")

    def note_code(self):
        """Shows that the family code is on paper; answers it."""
        self.is_asked("Your family code")
        groups = self.page.locator(".written-code span").all_text_contents()
        self.app.tap("I wrote it down")
        self.show_group(groups)
        return "-".join(groups)

    def show_group(self, groups):
        """That the code is on paper."""
        self.is_asked("One group to be sure")
        asked = self.page.get_by_text("on your paper?").text_content()
        self.field("Group of four").fill(groups[place_of(asked)].lower())
        self.app.tap("Check")

    def renew_code(self, pin=PIN):
        """From inside: a PIN with a new family code, and its code."""
        self.open_page("PIN and code")
        self.row("New PIN and new code").tap()
        self.keep_pin(pin)
        code = self.note_code()
        self.is_at("PIN and code")
        return code

    def open_page(self, name):
        """A page behind the family's tab, from anywhere in the family area but the editor."""
        self.app.tap("Family")
        self.row(name).tap()
        self.is_at(name)

    def row(self, name):
        return self.page.locator(".row", has_text=name)

    def is_in(self):
        self.is_at("Routines")

    def is_at(self, place):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(place)

    def leave(self):
        """Home: from anywhere in the family area to whoever played last, or from its gate."""
        behind = self.page.locator(".place.family .top .round")
        if behind.count() > 0:
            behind.tap()
        self.page.locator(".gate:not(.hand-over) .top .round, .hand:visible").first.tap()
        self.page.locator("#app .home main, #app .hand-over main").first.wait_for()
        if self.page.locator("#app .hand-over").count() > 0:
            self.page.locator(".hand-over .action").tap()
        self.app.is_at("home")

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
        self.open_page("Players")
        self.field("Somebody else who plays").fill(name)
        self.app.tap("Add a player")
        expect(self.field(f"Name of {name}")).to_have_value(name)
        self.app.is_saved()


def place_of(question):
    ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"]
    return next(place for place, ordinal in enumerate(ordinals) if ordinal in question)
