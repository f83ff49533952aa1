"""A new version is published: it comes between quests and never inside one, and versions never mix."""

import shutil
import time
from contextlib import contextmanager

import pytest

from app import App
from chromium import Chromium
from eventually import eventually
from log import QUEST, SETUP, Log
from player import GUESSES, STEPS
from publishing import Site, built_site, next_site
from versions import caches, has_kept_itself, is_of, version, versions_used

WEEK = 7 * 24 * 60 * 60


@pytest.fixture(scope="module")
def sites(tmp_path_factory):
    """The app as it is, and two later versions."""
    folder = tmp_path_factory.mktemp("sites")
    return [built_site(), next_site("second", folder), next_site("third", folder)]


@pytest.fixture
def url(server):
    return server.url


@pytest.fixture
def app(kept_app):
    return kept_app


# What browsers do by themselves when a page is loaded, and the page when it was left open long. A look that
# is under way already may be one that began before there was anything to find.
LOOK = "navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => {}, () => {})"

# Whether new pages get this version, as the page is told. Nobody is asked while a worker is on its way: the
# old one has to be without work before the new one takes over, and every question is work.
IS_IN_CHARGE = """async (version) => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  if (installing || waiting) return false;
  return await new Promise((heard) => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => heard(data.version), { once: true });
    navigator.serviceWorker.controller.postMessage('hello');
  }) === version;
}"""


def looks_for_updates(page):
    page.evaluate(LOOK)


def has_version(page, site):
    """The new worker is in charge, and the page has been told."""
    eventually(page, IS_IN_CHARGE, site.version)


def publish(server, site, page):
    server.publish(site)
    eventually(page, f"async (version) => {{ await {LOOK}; return await ({IS_IN_CHARGE})(version); }}", site.version)


def looks_away_and_back(app):
    app.show_page(False)
    app.settle()
    app.show_page(True)
    app.settle()


def test_the_next_start_brings_the_new_version(app, server, sites):
    publish(server, sites[1], app.page)
    app.reload()
    is_of(app.page, sites[1])
    assert versions_used(app.page) == {sites[1].version}


def test_at_home_the_new_version_comes_when_she_looks_away(app, server, sites):
    publish(server, sites[1], app.page)
    is_of(app.page, sites[0])
    app.show_page(False)
    is_of(app.page, sites[1])
    app.is_open()


def test_a_version_published_in_the_middle_of_a_quest_waits_for_its_end(app, server, sites):
    moves = app.moves()
    for count, move in enumerate(moves):
        move()
        app.is_saved()
        if count == 2:
            publish(server, sites[1], app.page)
        before = app.see()
        looks_away_and_back(app)
        is_of(app.page, sites[0])
        assert app.see() == before
    app.is_at("summary")
    app.leave()
    app.is_saved()
    app.show_page(False)
    is_of(app.page, sites[1])
    app.is_open()
    assert Log(app.page).check().kinds == SETUP + [kind for kinds in QUEST for kind in kinds]


def test_a_quest_that_was_begun_with_one_version_goes_on_with_the_next(app, server, sites):
    app.start()
    app.lock(120)
    publish(server, sites[1], app.page)
    app.reload()
    is_of(app.page, sites[1])
    app.is_at("do", STEPS[0])


def test_two_tabs_change_over_one_by_one_and_nothing_is_mixed(app, device, server, sites, url):
    other = App(device.new_page(), url)
    other.page.goto(url)
    other.is_at("home")
    app.show()
    app.begin()
    app.is_saved()
    publish(server, sites[1], app.page)
    has_version(other.page, sites[1])
    # The quest in the first tab holds both.
    looks_away_and_back(other)
    is_of(other.page, sites[0])
    third = App(device.new_page(), url)
    third.page.goto(url)
    third.is_open()
    is_of(third.page, sites[1])
    assert versions_used(third.page) == {sites[1].version}
    assert sorted(caches(third.page)) == sorted(site.version for site in sites[:2])
    app.show()
    for move in app.moves()[1:]:
        move()
    app.is_at("summary")
    app.leave()
    app.is_saved()
    app.show_page(False)
    is_of(app.page, sites[1])
    app.is_open()
    other.show()
    other.show_page(False)
    is_of(other.page, sites[1])
    other.is_open()
    assert Log(app.page).check().kinds == SETUP + [kind for kinds in QUEST for kind in kinds]


def test_the_old_version_is_removed_when_its_last_page_is_gone(app, device, server, sites, url):
    publish(server, sites[1], app.page)
    other = App(device.new_page(), url).open()
    assert sorted(caches(other.page)) == sorted(site.version for site in sites[:2])
    app.page.close()
    other.reload()
    eventually(other.page, "async () => (await caches.keys()).length === 1")
    assert caches(other.page) == [sites[1].version]


def test_an_old_tab_left_open_for_a_week_works_and_then_changes_over(app, device, server, sites, url):
    app.start()
    app.lock(120)
    app.is_saved()
    app.show_page(False)
    for site in sites[1:]:
        publish(server, site, app.page)
        other = App(device.new_page(), url)
        other.page.goto(url)
        other.is_open()
        is_of(other.page, site)
        other.page.close()
        app.sleep(WEEK / 2)
    is_of(app.page, sites[0])
    assert sorted(caches(app.page)) == sorted([sites[0].version, sites[2].version])
    # Letters that it had not needed so far are still there for it.
    app.page.evaluate("document.querySelector('#app h1').append(' Łucja')")
    app.page.wait_for_function(
        "() => [...document.fonts].some((face) => face.status === 'loaded' && face.unicodeRange === 'U+100-17F')"
    )
    assert versions_used(app.page) == {sites[0].version}
    app.show()
    app.show_page(True)
    is_of(app.page, sites[2])
    app.is_at("home")
    app.is_saved()
    eventually(app.page, "async () => (await caches.keys()).length === 1")


def test_a_page_that_was_left_open_looks_for_a_new_version_by_itself(app, server, sites):
    server.publish(sites[1])
    app.show_page(False)
    app.sleep(2 * 60 * 60)
    app.show_page(True)
    has_version(app.page, sites[1])
    app.show_page(False)
    is_of(app.page, sites[1])


# What arrives of a version is not always what was published.


def test_an_update_of_which_half_arrives_leaves_the_old_version_whole(app, server, sites, tmp_path):
    server.publish(changed(sites[1], tmp_path, lambda app_files: [file.unlink() for file in app_files("app.*")]))
    looks_in_vain(app.page)
    server.stop()
    app.reload()
    is_of(app.page, sites[0])
    assert versions_used(app.page) == {sites[0].version}
    publish(server, sites[1], app.page)
    app.reload()
    is_of(app.page, sites[1])


def test_a_file_with_other_bytes_than_it_was_published_with_is_never_kept(app, server, sites, tmp_path):
    def tear(app_files):
        for file in app_files("runtime/main.js*"):
            file.write_text("throw new Error('not what it was')") if file.suffix == ".js" else file.unlink()

    server.publish(changed(sites[1], tmp_path, tear))
    looks_in_vain(app.page)
    app.reload()
    is_of(app.page, sites[0])
    app.is_at("home")


def changed(site, folder, change):
    """The same version with some of its files as they must not be."""
    copy = folder / "changed"
    shutil.copytree(site.folder, copy)
    change((copy / "app" / site.version).glob)
    return Site(copy)


def looks_in_vain(page):
    looks_for_updates(page)
    eventually(
        page,
        """async () => {
          const { installing, waiting } = await navigator.serviceWorker.getRegistration();
          return installing === null && waiting === null;
        }""",
    )


# The battery is empty in the middle of an update.


@pytest.mark.parametrize("moment", [0, 0.05, 0.1, 0.2, 0.4])
def test_a_browser_killed_in_the_middle_of_an_update_starts_with_a_whole_version(
    playwright, tmp_path, server, sites, moment
):
    with life(playwright, tmp_path, server) as app:
        app.open()
        has_kept_itself(app.page)
        app.button("Start Morning quest").click()
        app.is_at("estimate", STEPS[0])
        app.button("5 min").click()
        app.button("Lock it in").click()
        app.is_at("do", STEPS[0])
        app.is_saved()
        server.publish(sites[1])
        app.page.evaluate("void navigator.serviceWorker.getRegistration().then((found) => found.update())")
        time.sleep(moment)
    server.stop()
    with life(playwright, tmp_path, server) as app:
        app.page.goto(server.url)
        app.is_at("do", STEPS[0])
        assert versions_used(app.page) == {version(app.page)}
        publish(server, sites[1], app.page)
        app.reload()
        is_of(app.page, sites[1])
        app.is_at("do", STEPS[0])


@contextmanager
def life(playwright, folder, server):
    """One life of the browser, which ends like a phone's whose battery is empty."""
    browser = Chromium(playwright, folder / "profile")
    try:
        yield App(browser.page, server.url)
    finally:
        browser.kill()
