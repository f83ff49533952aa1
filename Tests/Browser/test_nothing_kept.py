"""Browsers that were told to keep nothing of any page, as schools and careful people set them: each says no in its own
way and its own place, and all of them get the page that says so before anybody has waited."""

import json

import pytest
from playwright.sync_api import expect

import built
from eventually import at_last
from firefox import Firefox

WORDS = "TimeQuest needs a place to remember"
SHOWN = """return [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).map((one) => one.textContent)"""
# Seconds, of which starting takes most; storage that never answers is waited for longer.
SOON = 10


@pytest.fixture
def url(served):
    return served


def test_a_chromium_without_cookies_says_so(playwright, url, tmp_path):
    settings = tmp_path / "profile/Default/Preferences"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"profile": {"default_content_setting_values": {"cookies": 2}}}))
    whole = built.launching("--headless=new", path=built.whole_chromium())
    context = playwright.chromium.launch_persistent_context(tmp_path / "profile", **whole)
    uncaught = []
    context.on("weberror", lambda error: uncaught.append(str(error.error)))
    [page] = context.pages
    page.goto(url)
    expect(page.get_by_role("heading", level=1)).to_have_text(WORDS, timeout=SOON * 1000)
    context.close()
    assert uncaught == []


def test_a_firefox_without_cookies_says_so(url, tmp_path):
    firefox = Firefox(tmp_path, url, {"network.cookie.cookieBehavior": 2})
    try:
        firefox.driver.get(url)
        at_last(lambda: firefox.driver.execute_script(SHOWN) == [WORDS], "nothing is said", SOON)
    finally:
        firefox.kill()
