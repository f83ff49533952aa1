"""A place without a log: one that was never used, and one that the browser has emptied."""

from playwright.sync_api import expect

from app import App
from log import Log

HERE = "Here you are"
EMPTIED = "TimeQuest’s memory here is empty"
MARK = "localStorage.getItem('timequest-used')"

# What browsers say of a page that was opened from the home screen; the first way is that of iPhones.
FROM_HOME_SCREEN = "Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true });"

NOTHING = "<!doctype html><title>Nothing</title><link rel=icon href=data:,>"

# All that a browser forgets of a place that it clears.
FORGET = """async () => {
  for (const bucket of await navigator.storageBuckets.keys()) await navigator.storageBuckets.delete(bucket);
}"""

# So many of its databases, by their names; one of them has a bucket of its own.
CLEAR = """async (names) => {
  for (const bucket of await navigator.storageBuckets.keys()) {
    if (names.includes(bucket)) await navigator.storageBuckets.delete(bucket);
  }
  for (const name of names) {
    await new Promise((deleted, failed) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = deleted;
      request.onerror = request.onblocked = failed;
    });
  }
}"""

DELETE = """() => new Promise((deleted, failed) => {
  const request = indexedDB.deleteDatabase('timequest');
  request.onsuccess = deleted;
  request.onerror = request.onblocked = failed;
})"""


def start(page, url):
    """Loads the page and waits until it asks; answers the app."""
    page.goto(url)
    return is_asked(App(page, url))


def is_asked(app, heading=HERE):
    expect(app.page.locator("#app .empty-log h1")).to_have_text(heading)
    assert Log(app.page).records == []
    return app


def choose(app, file):
    with app.page.expect_file_chooser() as chooser:
        app.tap("Choose my copy")
    chooser.value.set_files(file)


def open_copy(app, path):
    choose(app, path)
    app.tap("Import")
    app.tap("No parent here right now")
    app.is_open()
    app.is_saved()


def empty_page(page, url):
    """Leads to a page in the same place that does nothing by itself, and holds no database open."""
    page.route(url, lambda route: route.fulfill(content_type="text/html", body=NOTHING))
    page.goto(url)
    page.unroute(url)
    return page


def empty(app):
    """The browser clears its database; answers the app, which is loaded again."""
    assert app.page.evaluate(MARK) == "1"
    url = app.page.url
    page = empty_page(app.page, url)
    page.evaluate(FORGET)
    page.evaluate(DELETE)
    app.page.goto(url)
    return app


def clear(app, *names, marks=False):
    """The browser clears these databases, with what it keeps beside them or without; answers the app, which is loaded
    again."""
    url = app.page.url
    page = empty_page(app.page, url)
    page.evaluate(CLEAR, list(names))
    if marks:
        page.evaluate("localStorage.clear()")
    app.page.goto(url)
    expect(app.page.locator("#app :is(.empty-log, .app:not(.plain, .opening)) main")).to_be_visible()
    return app
