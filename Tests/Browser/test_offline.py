"""After one visit the app needs no network: it starts, plays and keeps everything without one."""

import pytest
from playwright.sync_api import expect

from app import App
from eventually import eventually
from log import QUEST, SETUP, Log
from player import GUESSES
from publishing import built_site
from versions import caches, versions_used


@pytest.fixture
def url(server):
    return server.url


@pytest.fixture
def app(kept_app):
    return kept_app


def test_after_one_visit_a_whole_quest_is_played_in_airplane_mode(app, device):
    device.set_offline(True)
    app.reload()
    app.do_quest(GUESSES)
    app.reload()
    app.is_at("home")
    assert Log(app.page).check().kinds == SETUP + [kind for kinds in QUEST for kind in kinds]


def test_after_one_visit_the_app_opens_with_the_server_gone(app, server, device, url):
    server.stop()
    app.page.close()
    again = App(device.new_page(), url).open()
    again.begin()
    again.reload()
    again.is_at("do")


@pytest.mark.parametrize("address", ["", "index.html", "?from=home-screen"])
def test_each_way_in_leads_to_the_app_without_a_network(app, server, url, address):
    server.stop()
    app.page.goto(url + address)
    app.is_at("home")


def test_letters_that_were_never_on_the_screen_are_there_without_a_network(app, server):
    server.stop()
    app.reload()
    app.page.evaluate("document.querySelector('#app h1').append(' Łucja')")
    app.page.wait_for_function(
        "() => [...document.fonts].some((face) => face.status === 'loaded' && face.unicodeRange === 'U+100-17F')"
    )


def test_no_start_waits_until_the_worker_is_awake(app):
    """Chromium takes the page and all its files out of the cache itself; other browsers ask the worker."""
    app.reload()
    app.page.wait_for_load_state("networkidle")
    sources = app.page.evaluate(
        """['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
          .filter(({ name }) => name === location.href || name.includes('/app/'))
          .map(({ workerFinalSourceType }) => workerFinalSourceType)"""
    )
    assert len(sources) > 5
    assert set(sources) == {"cache"}


def test_everything_comes_from_one_version(app, device):
    assert versions_used(app.page) == {built_site().version}
    device.set_offline(True)
    app.reload()
    assert versions_used(app.page) == {built_site().version}
    assert caches(app.page) == [built_site().version]


def test_what_is_none_of_the_apps_files_is_the_networks(app):
    assert app.page.evaluate("fetch('healthz').then((answer) => answer.text())") == "ok\n"


def test_the_policy_holds_for_a_page_from_the_cache(app, server, watch):
    server.stop()
    app.reload()
    watch.expect("Content Security Policy")
    app.page.evaluate("document.body.append(Object.assign(document.createElement('script'), { text: 'foreign = 1' }))")
    assert app.page.evaluate("typeof foreign") == "undefined"


def test_files_that_the_browser_threw_away_are_kept_again_at_the_next_start(app, server, url):
    [version] = caches(app.page)
    name = f"timequest-version-{version}"
    count = "async (name) => (await (await caches.open(name)).keys()).length"
    kept = app.page.evaluate(count, name)
    assert kept > 15
    app.page.evaluate("(name) => caches.delete(name)", name)
    app.reload()
    eventually(app.page, f"async ([name, kept]) => await ({count})(name) === kept", [name, kept])
    server.stop()
    app.reload()
    app.is_at("home")


def test_the_home_screen_finds_what_it_needs_to_install_the_app(app):
    session = app.page.context.new_cdp_session(app.page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert found == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert '"TimeQuest"' in manifest["data"]
    expect(app.page.locator("link[rel=apple-touch-icon]")).to_have_count(1)
