"""Keys of sync in the other browsers: the same vectors, and packs that all of them open."""

import contextlib
import time

import keys_checks as checks
import pytest
from firefox import Firefox
from keys_page import Partner, received, sent
from selenium.common.exceptions import TimeoutException
from webdriver import PATIENCE, SHORT
from webkit import WebKit, display

ASK = "const [name, parts, done] = arguments; window.ask(name, parts).then(done);"


class DrivenTab:
    """As `Tab`, by a driver."""

    def __init__(self, driver, url):
        self._driver = driver
        driver.get(url)
        # WebKit's driver now and then loses the first script of a page: it is asked again.
        driver.set_script_timeout(SHORT)
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            assert time.monotonic() < end, "the page answers no script"
            time.sleep(0.05)
        driver.set_script_timeout(2 * PATIENCE)

    def _is_ready(self):
        with contextlib.suppress(TimeoutException):
            return self._driver.execute_script("return window.ask !== undefined;")

    def told(self, name, *parts):
        return self._driver.execute_async_script(ASK, name, sent(parts))

    def ask(self, name, *parts):
        return received(self.told(name, *parts))


@pytest.fixture(params=["firefox", "webkit"])
def tab(request, keys_page, tmp_path):
    if request.param == "firefox":
        browser = Firefox(tmp_path, keys_page.url)
        yield DrivenTab(browser.driver, keys_page.url)
        browser.kill()
        return
    with display() as screen:
        browser = WebKit(tmp_path, keys_page.url, screen)
        yield DrivenTab(browser.driver, keys_page.url)
        browser.close()


def test_keys_in_other_browsers(tab):
    # Whoever only looks leaves no trace.
    assert tab.ask("knownDevice", bytes(16)) is None and tab.ask("databases") == []
    checks.vectors_hold(tab)
    checks.examples_open(tab)
    checks.secrets_of_carried_epochs_open(tab)
    partner = Partner()
    checks.packs_go_both_ways(tab, partner)
    checks.copies_go_both_ways(tab, partner)
    partner.stop()
    assert "isExtractable': True" not in str(tab.ask("everythingStored"))
