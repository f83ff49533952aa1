"""One tab in each of the three browsers, asked in the same way."""

from playwright.sync_api import Error

import built
import firefox as ours
import webkit as webkits
from app import PHONE
from faults.site import for_pages
from webdriver import Window


class ChromiumTab:
    def __init__(self, context):
        self._context = context
        self._page = context.new_page()
        self._page.set_default_timeout(15_000)

    def evaluate(self, text, argument=None):
        return self._page.evaluate(text, argument)

    def goto(self, url):
        self._page.goto(url)

    def reload(self):
        self._page.reload()

    def before_all(self, text):
        self._page.add_init_script(text)

    def freeze(self, is_frozen):
        session = self._context.new_cdp_session(self._page)
        session.send("Page.setWebLifecycleState", {"state": "frozen" if is_frozen else "active"})
        session.detach()

    def beside(self):
        """One more tab of the same device."""
        return ChromiumTab(self._context)

    def close(self):
        self._page.close()


class DrivenTab:
    """By WebDriver."""

    def __init__(self, driver, end):
        self._driver, self._end = driver, end
        self._window = None

    def evaluate(self, text, argument=None):
        body = f"const it = (\n{text}\n); return typeof it === 'function' ? it(arguments[0]) : it;"
        return self._window.ask(body, argument)

    def goto(self, url):
        self._window = self._window or Window(self._driver, url)
        self._window.arrive()

    def reload(self):
        self._window.reload()

    def close(self):
        self._end()


class Browsers:
    """All that a walk needs; each begins when it is asked for first."""

    def __init__(self, playwright, folder):
        self._playwright, self._folder = playwright, folder
        self._chromium = self._firefox = self._display = self._screen = None
        self._lives = 0
        self._contexts = []

    def tab(self, kind, url):
        """On a new device."""
        return {"chromium": self._in_chromium, "firefox": self._in_firefox, "webkit": self._in_webkit}[kind](url)

    def _in_chromium(self, _):
        self._chromium = self._chromium or self._playwright.chromium.launch(**built.launching())
        context = self._chromium.new_context(**PHONE)
        self._contexts.append(context)
        context.add_init_script(for_pages())
        return ChromiumTab(context)

    def _in_firefox(self, url):
        self._firefox = self._firefox or ours.Firefox(self._new_folder("firefox"), url)
        driver = self._firefox.driver
        container = driver.browser.create_user_context()
        handle = driver.browsing_context.create(type="tab", user_context=container)
        driver.switch_to.window(handle)

        def end():
            driver.browser.remove_user_context(container)
            driver.switch_to.window(driver.window_handles[0])

        return DrivenTab(driver, end)

    def _in_webkit(self, url):
        if self._display is None:
            self._display = webkits.display()
            self._screen = self._display.__enter__()
        browser = webkits.WebKit(self._new_folder("webkit"), url, self._screen)
        return DrivenTab(browser.driver, browser.close)

    def _new_folder(self, name):
        self._lives += 1
        folder = self._folder / f"{name}-{self._lives}"
        folder.mkdir()
        return folder

    def clear(self):
        """No device of Chromium's is left."""
        for context in self._contexts:
            try:
                context.close()
            except Error:
                pass
        self._contexts = []

    def close(self):
        self.clear()
        if self._chromium:
            self._chromium.close()
        if self._firefox:
            self._firefox.kill()
        if self._display:
            self._display.__exit__(None, None, None)
