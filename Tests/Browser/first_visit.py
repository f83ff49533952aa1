"""A device that has never seen the app."""

from playwright.sync_api import expect

from app import App
from parent import PIN, Parent


class Pages:
    """The pages of a first start, wherever it stands."""

    def __init__(self, app):
        self.app = app
        self.page = app.page

    def is_at(self, title):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(title)

    def begin(self):
        self.app.tap("Set up a first quest")
        self.is_at("Who is setting this up?")

    def go_on(self, title):
        self.app.tap("Next")
        self.is_at(title)

    def reach(self, title):
        """Goes on to a page with what is there."""
        titles = ["Who is setting this up?", "A morning to begin with", "On which days?", "Choose a PIN"]
        self.begin()
        for next_title in titles[1 : titles.index(title) + 1]:
            self.go_on(next_title)

    def field(self, name):
        return self.page.get_by_label(name, exact=True)

    def keep_pin(self):
        parent = Parent(self.app)
        parent.keep_pin(PIN)
        code = parent.note_code()
        self.is_at("Ready")
        return code


class FirstVisit(Pages):
    """The app on a device that has never seen it."""

    def __init__(self, page, url):
        super().__init__(App(page, url))
        page.goto(url)
        self.is_at("TimeQuest")
