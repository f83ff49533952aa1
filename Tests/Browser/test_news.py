"""What other tabs have stored: found also where it could not be read, and where nobody told of it."""

import pytest
from playwright.sync_api import expect

from tabs import open_tab


@pytest.fixture
def other(app, context, url):
    """A second tab, opened after the first."""
    return open_tab(context, url)


# Whatever this tab reads of the log is rolled back, until it may.
READS_NOTHING = """() => {
  globalThis.mayRead = false;
  const getAllReally = IDBObjectStore.prototype.getAll;
  IDBObjectStore.prototype.getAll = function (...parts) {
    const request = getAllReally.apply(this, parts);
    if (this.name === 'operations' && !mayRead) this.transaction.abort();
    return request;
  };
}"""
MAY_READ = "() => { mayRead = true; }"
TELLS_NOBODY = "() => { BroadcastChannel.prototype.postMessage = () => {}; }"
# The second copy of the log is no tab: it reads so many records at once.
COUNTS_NEWS = """() => {
  const PIECE = 40;
  globalThis.newsRead = 0;
  const getAllReally = IDBObjectStore.prototype.getAll;
  IDBObjectStore.prototype.getAll = function (range, most) {
    const request = getAllReally.call(this, range, most);
    if (this.name === 'operations' && most !== PIECE) {
      request.addEventListener('success', () => { newsRead += request.result.length; });
    }
    return request;
  };
}"""
UNDER_WAY = "Under way, 3 steps to go"


def could_not_be_read(tab):
    return tab.page.expect_console_message(lambda message: "news could not be read yet" in message.text)


def test_news_that_cannot_be_read_are_read_again_after_a_while(app, other):
    other.is_reader()
    other.page.evaluate(READS_NOTHING)
    app.show()
    with could_not_be_read(other):
        app.begin()
        app.is_saved()
    with could_not_be_read(other):
        other.pass_time_of_storage(0.5)
    assert other.page.get_by_text(UNDER_WAY).count() == 0
    other.page.evaluate(MAY_READ)
    # Longer and longer.
    other.pass_time_of_storage(0.9)
    other.settle()
    assert other.page.get_by_text(UNDER_WAY).count() == 0
    other.pass_time_of_storage(0.1)
    other.show()
    expect(other.page.get_by_text(UNDER_WAY)).to_be_visible()


def test_whoever_takes_over_has_read_what_could_not_be_read_at_first(app, other):
    other.is_reader()
    other.page.evaluate(READS_NOTHING)
    app.show()
    app.begin()
    app.is_saved()
    with could_not_be_read(other):
        app.page.close()
    other.show()
    other.is_reader()
    other.page.evaluate(MAY_READ)
    other.pass_time_of_storage(0.5)
    other.is_writer()
    expect(other.page.get_by_text(UNDER_WAY)).to_be_visible()


@pytest.mark.parametrize("how", ["by and by", "when somebody looks at it again"])
def test_what_a_tab_stores_and_tells_nobody_is_found_by_the_others(app, other, how):
    other.is_reader()
    app.page.evaluate(TELLS_NOBODY)
    app.show()
    app.begin()
    app.is_saved()
    other.show()
    other.pass_time_of_storage(59)
    other.settle()
    assert other.page.get_by_text(UNDER_WAY).count() == 0
    if how == "by and by":
        other.pass_time_of_storage(1)
    else:
        other.show_page(False)
        other.show_page(True)
    expect(other.page.get_by_text(UNDER_WAY)).to_be_visible()


def test_what_a_tab_has_stored_itself_is_no_news_to_it(app):
    app.page.evaluate(COUNTS_NEWS)
    for move in app.moves():
        move()
        app.is_saved()
        app.pass_time(60)
    app.show_page(False)
    app.show_page(True)
    app.settle()
    assert app.page.evaluate("newsRead") == 0
