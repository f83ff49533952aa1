"""A server, a browser, and eyes on what goes wrong."""

import json

import pytest
from playwright.sync_api import sync_playwright

import built
import tiers
from app import MORNING, PHONE, App, be_patient, prepare
from copies import Copies, save_copy
from empty_log import FROM_HOME_SCREEN
from household import Household
from keys_page import KeysPage, Tab
from lasting_phone import LastingPhone
from maker import Maker
from music_page import MusicPage, Phone
from musical import Musical, free_port, musical_site
from parent import Parent
from player import GUESSES
from publishing import Server, built_site
from versions import has_kept_itself
from watch import Watch


def pytest_addoption(parser):
    tiers.add_options(parser)
    parser.addoption(
        "--sluggish", type=float, default=0, metavar="MS",
        help="all that a test does in Chromium takes so many milliseconds longer: finds tests that are in a hurry",
    )


def pytest_configure(config):
    built.sluggishness = config.getoption("--sluggish")


def pytest_collection_modifyitems(config, items):
    tiers.choose(config, items)


@pytest.fixture(autouse=True)
def patient():
    """A machine may have become busy between two tests."""
    be_patient()


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    """The address of the built app, served as families get it."""
    server = Server(built_site(), tmp_path_factory.mktemp("server") / "log")
    yield server.url
    server.stop()


@pytest.fixture
def url(served):
    """Where a test finds the app; some have a server of their own."""
    return served


@pytest.fixture
def server(tmp_path):
    """A server of the test's own: it can be stopped, and publish another version."""
    server = Server(built_site(), tmp_path / "log")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    browser = playwright.chromium.launch(**built.launching())
    yield browser
    browser.close()


@pytest.fixture
def watch(url):
    return Watch(url)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """What went wrong unseen fails the test itself."""
    result = yield
    watch = item.funcargs.get("watch")
    if watch is not None:
        watch.check()
    return result


@pytest.fixture
def new_context(browser, watch):
    """Makes contexts with storage in memory; each is a device of its own."""
    contexts = []

    def make(start=MORNING, **options):
        context = browser.new_context(**{**PHONE, **options})
        contexts.append(context)
        watch.follow(context)
        prepare(context, start)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def context(new_context):
    return new_context()


@pytest.fixture(scope="session")
def first_start(browser, served):
    """What the shortest first start leaves on a device."""
    context = browser.new_context(**PHONE)
    prepare(context)
    page = App(context.new_page(), served).open().page
    left = page.evaluate("testDatabase.read()")
    context.close()
    return left


@pytest.fixture
def app(context, url, first_start):
    """The app on a phone on which a first start has been gone through, its home screen open."""
    page = context.new_page()
    page.add_init_script(f"globalThis.testDatabase?.begin({json.dumps(first_start)})")
    return App(page, url).open()


@pytest.fixture
def device(new_context):
    """A phone on which the app may keep itself."""
    return new_context(service_workers="allow")


@pytest.fixture
def kept_app(device, url):
    """The app after its first visit, when it has kept itself."""
    app = App(device.new_page(), url).open()
    has_kept_itself(app.page)
    return app


@pytest.fixture
def on_disk(playwright, watch, tmp_path):
    """Makes contexts that keep their storage on disk."""
    contexts = []

    def make():
        context = playwright.chromium.launch_persistent_context(tmp_path / "profile", **built.launching(), **PHONE)
        contexts.append(context)
        watch.follow(context)
        prepare(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def copies(app):
    return Copies(app).go()


@pytest.fixture
def played(app):
    """The app after a finished quest, at home."""
    app.do_quest(GUESSES)
    app.leave()
    return app


@pytest.fixture
def home_screen(new_context):
    """A page in a place of its own, as it is after *Add to Home Screen*."""
    context = new_context()
    context.add_init_script(FROM_HOME_SCREEN)
    return context.new_page()


@pytest.fixture
def copy(played, tmp_path):
    """A copy of a finished quest; and the app in which it was made is at home."""
    path = save_copy(played, tmp_path)
    played.leave()
    return path


@pytest.fixture
def parent(app):
    return Parent(app)


@pytest.fixture
def maker(app):
    return Maker(app)


@pytest.fixture(scope="session")
def musical_build(tmp_path_factory):
    """The app with connected music built in, and the port on which it looks for its service."""
    port = free_port()
    fake = f"http://127.0.0.1:{port}"
    return musical_site(f"{fake} {fake}", tmp_path_factory.mktemp("musical") / "site"), port


@pytest.fixture
def family_server(tmp_path):
    """It keeps families in step, and forgets them when it stops. Its tests also say
    `def url(family_server): return family_server.url`."""
    server = Server(built_site(), tmp_path / "log", "--keep-families-in-memory")
    yield server
    server.stop()


@pytest.fixture
def household(new_context, family_server, first_start, watch):
    # Whoever waits for another device looks for what is not there yet, and browsers tell so.
    watch.bear("status of (404|409|410)")
    begin = f"globalThis.testDatabase?.begin({json.dumps(first_start)})"
    return Household(new_context, family_server.url, begin)


@pytest.fixture
def lasting_phone(playwright, watch, url, tmp_path):
    """A phone whose browser can be killed and begun again."""
    phone = LastingPhone(playwright, watch, url, tmp_path / "profile")
    yield phone
    phone.kill()
    phone.tell_of_deleted_databases()


@pytest.fixture
def musical(musical_build, tmp_path):
    """The app with connected music beside a fake of the service, whose rules must not be broken. Its tests also say
    `def url(musical): return musical.url` and `def watch(musical): return musical.watch()`."""
    musical = Musical(*musical_build, tmp_path / "log")
    yield musical
    musical.stop()
    musical.spotify.check()


@pytest.fixture
def music():
    """Connected music on a page of its own, beside a fake of the service whose rules must not be broken."""
    music = MusicPage()
    yield music
    music.stop()
    music.spotify.check()


@pytest.fixture
def spotify(music):
    return music.spotify


@pytest.fixture
def new_phone(browser, music):
    """Makes phones with a page of connected music open, each with a storage of its own."""
    contexts = []

    def make(**options):
        contexts.append(browser.new_context(**{**PHONE, **options}))
        return Phone(music, contexts[-1])

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def phone(new_phone):
    return new_phone()


@pytest.fixture
def connected(phone):
    """A phone on which somebody has agreed."""
    return phone.connect()


@pytest.fixture
def keys_page():
    """The scripts that compute keys, on a page of their own."""
    page = KeysPage()
    yield page
    page.stop()


@pytest.fixture
def new_keys_tab(browser, keys_page):
    """Makes pages of it, each with a storage of its own."""
    contexts = []

    def make():
        contexts.append(browser.new_context())
        return Tab(contexts[-1].new_page(), keys_page.url)

    yield make
    for context in contexts:
        context.close()
