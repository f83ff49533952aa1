"""A player who hears and feels: what the page's sounds come to."""

from app import App
from built import script

HEARD = "() => testAudio.level() > 0.001"
SILENT = "() => testAudio.level() === 0"
STATE = "testAudio.contexts.at(-1)?.state"
# As what draws a moment announces it.
ANNOUNCE = """([name, detail]) => document.querySelector('#app main').dispatchEvent(
  new CustomEvent('moment', { bubbles: true, detail: { name, ...detail } }))"""


class Listener(App):
    """A player who hears and feels."""

    def announce(self, name, **detail):
        self.page.evaluate(ANNOUNCE, [name, detail])

    def touch(self):
        """Anywhere: browsers let sounds begin with that."""
        self.page.locator("#app h1").first.tap(force=True)

    def hears(self):
        self.page.wait_for_function(HEARD)

    def hears_nothing(self):
        """From now on, and for longer than anything is scheduled ahead that is drawn now."""
        self.page.wait_for_function(SILENT)
        for _ in range(5):
            self.page.wait_for_timeout(60)
            assert self.page.evaluate(SILENT)

    @property
    def sounds(self):
        """Of how many sources all sounds were made so far."""
        return self.page.evaluate("testAudio.sounds")

    def has_sounded(self, before=0):
        self.page.wait_for_function("(before) => testAudio.sounds > before", arg=before)

    def has_ended(self):
        """What was made to sound has been heard to its end."""
        self.page.wait_for_function("() => testAudio.ended === testAudio.sounds")

    @property
    def contexts(self):
        return self.page.evaluate("testAudio.contexts.map(({ state }) => state)")

    @property
    def touches(self):
        return self.page.evaluate("testAudio.touches")

    def runs(self):
        self.page.wait_for_function(f"() => {STATE} === 'running'")

    def switch(self, name, is_on):
        self.tap("Settings")
        self.page.get_by_role("switch", name=name).set_checked(is_on)
        self.is_saved()
        self.leave()


def listener(app, url):
    """The same page once more, with ears."""
    app.page.add_init_script(script("audio.js"))
    app.page.reload()
    app.is_at("home")
    has_come(app.page)
    return Listener(app.page, url)


def has_come(page):
    page.wait_for_function("() => globalThis.timequestLater")


def note_music(page, is_playing):
    page.evaluate("(isPlaying) => timequestLater.noteMusic(isPlaying)", is_playing)
