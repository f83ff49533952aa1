"""WebKit in GTK's clothes, the nearest to Safari that Debian has. It forgets everything when it closes."""

import contextlib
import os
import subprocess
import warnings

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

import built
from webdriver import HEIGHT, WIDTH, Window, kill, surroundings

# Its bar of buttons would make every window wider than a phone.
NARROW = "* { font-size: 1px; min-width: 0; padding: 0; margin: 0; -gtk-icon-transform: scale(0.1); }"


@contextlib.contextmanager
def display():
    """A screen that nobody sees; its name, like `:1`."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1024x1024x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            name = number.readline().strip()
            assert name, "Xvfb did not start"
            yield ":" + name
    finally:
        server.terminate()
        server.wait()


class WebKit:
    def __init__(self, folder, url, display):
        self._url = url
        style = folder / ".config/gtk-3.0/gtk.css"
        style.parent.mkdir(parents=True)
        style.write_text(NARROW)
        options = Options()
        options.binary_location = built.mini_browser()
        options.add_argument("--automation")
        # It keeps its console to itself, so the page is asked as early as can be.
        options.page_load_strategy = "eager"
        service = Service(
            executable_path=built.on_path("WebKitWebDriver"),
            log_output=str(folder / "log"),
            env=surroundings(
                folder,
                XDG_CONFIG_HOME=str(folder / ".config"),
                DISPLAY=display,
                LIBGL_ALWAYS_SOFTWARE="1",
                # Neither the desktop's bus nor its aids are asked for.
                DBUS_SESSION_BUS_ADDRESS="disabled:",
                NO_AT_BRIDGE="1",
                # Its sandbox does not work in containers.
                WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",
            ),
            popen_kw={"start_new_session": True},
        )
        with warnings.catch_warnings():
            # Selenium is not at one with itself here.
            warnings.simplefilter("ignore", DeprecationWarning)
            self.driver = webdriver.WebKitGTK(options=options, service=service)
        self._windows = []

    def open(self):
        """The app in one more window: of several tabs it would only draw the first one."""
        if self._windows:
            self.driver.switch_to.new_window("window")
        self.driver.set_window_size(WIDTH, HEIGHT)
        self._windows.append(Window(self.driver, self._url, built.script("ears.js")))
        self._windows[-1].open()
        self._fit()
        return self._windows[-1]

    def _fit(self):
        """A bar above the page takes its part of the window."""
        bar = HEIGHT - self.driver.execute_script("return innerHeight;")
        self.driver.set_window_size(WIDTH, HEIGHT + bar)

    def problems(self):
        """Everything that went wrong unseen so far."""
        return [problem for window in self._windows for problem in window.problems()]

    def close(self):
        kill(self.driver)
