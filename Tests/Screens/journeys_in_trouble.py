"""The ways to screens that stand there where something is amiss: a trap, an old browser, no storage, no room."""

from playwright.sync_api import expect

from trouble import TRAP, page_for_old_browsers, page_of_trouble


def trouble(device):
    app = device.open()
    app.button("Start Morning quest").evaluate(TRAP)
    page_of_trouble(app.page)
    yield "a trap", app.page


def old_browser(device):
    page = device.page()
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(device.url)
    page_for_old_browsers(page)
    yield "an old browser", page


def no_storage(device):
    page = device.page()
    page.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };")
    page.goto(device.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("TimeQuest needs a place to remember")
    yield "no storage", page


# What is to be written finds no room.
NO_ROOM = """() => {
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...parts) {
    if (parts[1] === 'readwrite') throw new DOMException('no room', 'QuotaExceededError');
    return begin.apply(this, parts);
  };
}"""


def full_device(device):
    app = device.open()
    app.page.evaluate(NO_ROOM)
    app.begin()
    expect(app.page.get_by_role("alert").filter(has_text="This device is full")).to_be_visible()
    yield "a full device", app.page
