"""A player's own Spotify, as the parent allows it and the player uses it, beside the fake."""

from playwright.sync_api import expect

from music_page import CLIENT_ID
from parent import Parent

# How many frames the page draws from a tap to what it leads to.
FRAMES = """([button, reached]) => new Promise((done) => {
  let frames = 0;
  const look = () => {
    if (document.querySelector(reached) !== null) return done(frames);
    frames += 1;
    requestAnimationFrame(look);
  };
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button).click();
  look();
})"""


class Connected:
    def __init__(self, app, musical):
        self.app = app
        self.page = app.page
        self.spotify = musical.spotify
        self.url = musical.url

    # The parent

    def allow(self):
        parent = Parent(self.app)
        parent.choose_pin()
        parent.open_page("Music")
        parent.field("Client id of your own Spotify app").fill(CLIENT_ID)
        parent.field("Client id of your own Spotify app").blur()
        self.page.get_by_role("switch").check()
        self.app.is_saved()
        parent.leave()
        return self

    # The player

    def open(self):
        """From home."""
        self.app.tap("Settings")
        self.row("Music").tap()
        self.is_on_page("Music")

    def row(self, name):
        return self.page.locator(".row", has_text=name)

    def is_on_page(self, heading):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(heading)

    def sign_in(self, button="Agree"):
        """From the page of music to Spotify's, and back."""
        self.app.tap("Sign in at Spotify")
        self.page.get_by_role("button", name=button, exact=True).click()
        self.page.wait_for_url(self.url)
        self.is_on_page("Music")

    def is_connected(self):
        expect(self.page.get_by_text("Connected on this device")).to_be_visible()

    def connect(self):
        self.open()
        self.sign_in()
        self.is_connected()
        return self

    def open_picker(self, quest="Morning quest"):
        self.row(quest).tap()
        expect(self.page.get_by_role("heading", name=f"Music for {quest}")).to_be_focused()

    def pick(self, name, quest="Morning quest"):
        self.open_picker(quest)
        self.playlist(name).tap()
        self.app.tap("Use this one")
        expect(self.row(name)).to_be_visible()
        self.app.is_saved()

    def playlist(self, name):
        return self.page.locator(".pick", has=self.page.locator("b", has_text=name)).first

    def go_home(self):
        self.app.tap("Settings")
        self.app.tap("Back to today")
        self.app.is_at("home")

    # While a step runs

    @property
    def line(self):
        return self.page.locator(".playing")

    def plays(self, what):
        self.spotify.now_playing(what)

    def shows(self, title):
        expect(self.line.locator("b")).to_have_text(title)

    def shows_nothing(self):
        expect(self.line).to_have_count(0)

    def pass_time(self, seconds):
        """For the page and for Spotify."""
        self.spotify.clock.advance(seconds)
        self.app.pass_time(seconds)

    def finish(self):
        """The running step and the two after it, to the summary."""
        self.app.done()
        self.app.go_on()
        for _ in range(2):
            self.app.lock(60)
            self.pass_time(60)
            self.app.done()
            self.app.go_on()
        self.app.is_at("summary")

    def frames(self, button, reached):
        """How many frames are drawn from a tap to what it leads to."""
        return self.page.evaluate(FRAMES, [button, reached])
