"""When Swift, the browser or the network breaks down, a kind page says so and everything is kept."""

import re
import subprocess
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

import built
from app import App
from log import QUEST, SETUP, Log
from trouble import TRAP, page_for_old_browsers, page_of_trouble

NO_ELEMENTS = """(button) => {
  document.createElement = () => { throw new Error('no elements today'); };
  button.click();
}"""


# Swift


@pytest.mark.parametrize("moves", range(len(QUEST)))
def test_after_a_trap_at_any_point_of_a_quest_loading_again_goes_on_with_it(app, watch, moves):
    done = app.moves()[:moves]
    for move in done:
        move()
    app.is_saved()
    before = app.see()
    with watch.announced("RuntimeError: unreachable", app.page):
        app.page.locator("#app button.action:not(:disabled)").first.evaluate(TRAP)
    page_of_trouble(app.page)

    app.tap("Load again")
    app.is_open()
    app.is_saved()
    assert app.see() == before
    assert Log(app.page).check().kinds == SETUP + [kind for kinds in QUEST[:moves] for kind in kinds]


def test_the_console_tells_in_which_function_a_trap_was(app, watch):
    watch.expect("RuntimeError: unreachable")
    with app.page.expect_console_message(lambda message: "unreachable" in message.text) as report:
        app.button("Start Morning quest").evaluate(TRAP)
    place = re.search(r"app/(\w+)/(\w+)\.wasm:wasm-function\[(\d+)\]", report.value.text)
    command = [built.ROOT / "Scripts/name-function", *place.groups()]
    name = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # Where the clock is read, or who it was put into.
    assert re.search(r"\b(Browser|App|AppCore)\.", name), name
    page_of_trouble(app.page)


def test_nothing_reaches_swift_after_a_trap(app, watch):
    watch.expect("RuntimeError: unreachable")
    app.begin()
    app.is_saved()
    app.button("Done").evaluate(TRAP)
    page_of_trouble(app.page)
    app.page.evaluate("async () => { Date.now = () => 0; await testClock.advance(60_000); }")
    app.page.locator("#app .action").dispatch_event("click")
    app.settle()
    assert Log(app.page).check().kinds == SETUP + QUEST[0]
    page_of_trouble(app.page)


def test_a_screen_that_cannot_be_drawn_is_a_trap_too(app, watch):
    with watch.announced("no elements today", app.page):
        app.button("Start Morning quest").evaluate(NO_ELEMENTS)
    page_of_trouble(app.page)
    app.tap("Load again")
    app.is_open()
    assert Log(app.page).check().kinds == SETUP


def test_the_page_of_trouble_begins_at_its_heading(app, watch):
    watch.expect("RuntimeError: unreachable")
    app.button("Start Morning quest").evaluate(TRAP)
    expect(app.page.get_by_role("heading", level=1)).to_be_focused()
    app.page.keyboard.press("Tab")
    expect(app.button("Load again")).to_be_focused()


# The network


FILES = ["app.wasm", "texts/en.table", "runtime/main.js"]


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_does_not_come_shows_the_page_of_trouble(context, url, watch, file):
    watch.expect("404|HTTP status code is not ok|main.js has not come")
    context.route(f"**/{file}", lambda route: route.fulfill(status=404, body="not here"))
    page = context.new_page()
    page.goto(url)
    page_of_trouble(page)
    context.unroute(f"**/{file}")
    App(page, url).tap("Load again")
    App(page, url).is_open()


def test_a_network_that_breaks_off_shows_the_page_of_trouble(context, url, watch):
    watch.expect("ERR_FAILED|Failed to fetch")
    context.route("**/app.wasm", lambda route: route.abort())
    page = context.new_page()
    page.goto(url)
    page_of_trouble(page)


def test_a_module_that_is_none_shows_the_page_of_trouble(context, url, watch):
    watch.expect("CompileError")
    context.route(
        "**/app.wasm",
        lambda route: route.fulfill(content_type="application/wasm", body="Please log in"),
    )
    page = context.new_page()
    page.goto(url)
    page_of_trouble(page)


# The browser


@pytest.mark.parametrize(
    "lack",
    ["delete globalThis.WebAssembly", "delete Navigator.prototype.locks", "delete globalThis.indexedDB"],
)
def test_a_browser_that_lacks_something_gets_a_page_that_says_so(context, url, lack):
    page = context.new_page()
    page.add_init_script(lack)
    page.goto(url)
    page_for_old_browsers(page)


def test_at_an_address_that_is_not_private_a_page_says_so(context, url, watch):
    """Browsers give storage that others could read from outside no locks and no worker."""
    address = "http://timequest.test/"
    watch.expect(f"request to {address}")
    watch.expect("Cross-Origin-Opener-Policy header has been ignored")
    page = context.new_page()
    page.route(f"{address}**", lambda route: route.fulfill(response=page.request.get(url + path_of(route))))
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("This address is not private")
    expect(page.locator("main:visible")).to_have_count(1)


def path_of(route):
    return urlsplit(route.request.url).path.removeprefix("/")
