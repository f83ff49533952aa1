"""A device that has never seen the app."""

from playwright.sync_api import expect

from app import App
from parent import PIN, Parent

# The pages that ask something, and what leads on from each.
PAGES = {"Who is here?": "A parent is here", "A morning of lanterns": "Save this morning", "Choose a PIN": "Keep this PIN"}


class FirstVisit:
    """The app on a device that has never seen it."""

    def __init__(self, page, url):
        self.app = App(page, url)
        self.page = page
        page.goto(url)
        self.is_at("TimeQuest")

    def is_at(self, title):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(title)

    def begin(self):
        """To the forms, with the guess to try left out."""
        self.app.tap("Try one guess")
        self.is_at("Three deep breaths")
        self.app.tap("Set it up first")
        self.is_at("Who is here?")

    def practise(self, guess="12 s", seconds=8):
        """One guess, up to its reveal; from wherever it is asked for."""
        self.is_at("Three deep breaths")
        self.app.tap(guess)
        expect(self.app.button("Done")).to_be_visible()
        self.page.evaluate("(ms) => testClock.advance(ms)", seconds * 1000)
        self.app.tap("Done")
        self.app.is_at("reveal")

    def go_on(self, title):
        titles = list(PAGES)
        self.app.tap(PAGES[titles[titles.index(title) - 1]])
        self.is_at(title)

    def reach(self, title):
        """Goes on to a page with what is there."""
        titles = list(PAGES)
        self.begin()
        for next_title in titles[1 : titles.index(title) + 1]:
            self.go_on(next_title)

    def field(self, name):
        return self.page.get_by_label(name, exact=True)

    def lantern(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def rename(self, old, new):
        self.app.tap(f"{old}: change the name")
        self.field(f"Name of {old}").fill(new)
        self.app.press("Enter")

    def open_days(self):
        self.page.locator(".days-fold summary").tap()

    def keep_pin(self):
        parent = Parent(self.app)
        parent.keep_pin(PIN)
        code = parent.note_code()
        expect(self.page.get_by_role("heading", level=1)).to_contain_text("Ready")
        return code
