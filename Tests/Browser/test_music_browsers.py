"""Connected music in the other browsers: the same way there and back, and the same vault."""

import contextlib
import time

import pytest
from firefox import Firefox
from music_page import CLIENT_ID, DATABASES, HOUR, PLAYER, SILENCE
from selenium.common.exceptions import TimeoutException
from urllib3.exceptions import HTTPError
from webdriver import PATIENCE, SHORT
from webkit import WebKit, display

ASK = """const [name, parts, done] = arguments;
music[name](...parts).then((value) => done(value ?? null), (error) => done(`rejected: ${error}`));"""

KEY = """const done = arguments[0];
indexedDB.open('timequest-music').onsuccess = ({ target: { result: database } }) => {
  database.transaction('sealed').objectStore('sealed').get('key').onsuccess = ({ target: { result: key } }) => {
    database.close();
    crypto.subtle.exportKey('raw', key).then(() => done('told'), ({ name }) => done(name));
  };
};"""

# WebKit's driver waits in vain for a script that leaves the page itself.
AGREE = """const agree = document.querySelector('[value=agree]');
if (agree !== null) setTimeout(() => agree.click());
return agree !== null;"""


@pytest.fixture(params=["firefox", "webkit"])
def driver(request, music, tmp_path):
    if request.param == "firefox":
        browser = Firefox(tmp_path, music.url)
        yield browser.driver
        browser.kill()
        return
    with display() as screen:
        browser = WebKit(tmp_path, music.url, screen)
        yield browser.driver
        browser.close()



class Tab:
    """A page in one of several windows."""

    def __init__(self, driver, music):
        self._driver = driver
        self._music = music
        self._window = driver.current_window_handle
        self.open()

    def open(self):
        self._driver.switch_to.window(self._window)
        self._driver.get(self._music.url)
        self._is_ready()

    def ask(self, name, *parts):
        self._driver.switch_to.window(self._window)
        self._driver.execute_script("window.testNow = arguments[0];", self._music.now())
        return self._driver.execute_async_script(ASK, name, list(parts))

    def begin(self, name, *parts):
        self._driver.switch_to.window(self._window)
        self._driver.execute_script(
            "window.testNow = arguments[0]; window.testAnswer = music[arguments[1]](...arguments[2]);",
            self._music.now(),
            name,
            list(parts),
        )

    def answer(self):
        self._driver.switch_to.window(self._window)
        return self._driver.execute_async_script("window.testAnswer.then(arguments[0]);")

    def agree(self):
        """Where the service's page led back to."""
        self._driver.get(self.ask("signIn", PLAYER, CLIENT_ID))
        self._comes_true(AGREE)
        self._comes_true("return location.href.startsWith(arguments[0]);", f"{self._music.url}?")
        self._is_ready()
        return self._driver.execute_script("return location.href;")

    def databases(self):
        return self._driver.execute_async_script(f"({DATABASES})().then(arguments[0]);")

    def _is_ready(self):
        self._comes_true("return window.music !== undefined;")

    def _comes_true(self, condition, *values):
        """WebKit's driver now and then loses the first script of a page, or what it answers: it is asked again."""
        executor = self._driver.command_executor
        self._driver.set_script_timeout(SHORT)
        executor.client_config.timeout = 2 * SHORT
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(TimeoutException, HTTPError):
                if self._driver.execute_script(condition, *values):
                    break
            assert time.monotonic() < end, f"it never became true: {condition}"
            time.sleep(0.05)
        executor.client_config.timeout = 4 * PATIENCE
        self._driver.set_script_timeout(PATIENCE)


def test_the_same_way_in_other_browsers(driver, music, spotify):
    tab = Tab(driver, music)
    assert tab.ask("connected", PLAYER) is False and tab.databases() == []
    assert tab.ask("takeCallback", tab.agree()) == {"connected": PLAYER}
    assert driver.execute_async_script(KEY) == "InvalidAccessError"
    tab.open()
    spotify.fail("/v1/*", "broken")
    assert tab.ask("playing", PLAYER) == {"failure": "failed"}
    assert tab.ask("playing", PLAYER) == {"answer": SILENCE}
    refresh_in_two_tabs(driver, music, tab)
    assert len(tab.ask("playlists", PLAYER, 50)["answer"]["playlists"]) > 10
    spotify.revoke()
    assert tab.ask("playing", PLAYER) == {"failure": "notConnected"}
    assert tab.databases() == [] and tab.ask("connected", PLAYER) is False


def refresh_in_two_tabs(driver, music, tab):
    spotify = music.spotify
    driver.switch_to.new_window("window")
    tabs = [tab, Tab(driver, music)]
    spotify.clock.advance(HOUR)
    with spotify.hold("/api/token") as hold:
        for one in tabs:
            one.begin("playing", PLAYER)
        hold.wait_for_request()
    assert [one.answer() for one in tabs] == [{"answer": SILENCE}] * 2
    assert len(spotify.requests_to("/api/token")) == 2
