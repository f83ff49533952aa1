"""A server that takes families by invitation: a link has it, or it is typed, and nobody else gets to know it."""

import pytest
from playwright.sync_api import expect

from household import open_devices, show_code
from publishing import Server, built_site

CODE = "Lantern-Parade-7"
KEPT = "Your invitation is kept here, for this server to keep your devices in step once you add a second one."
TAKES_NONE = """(() => {
  const putReally = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...parts) {
    if (parts[1] === 'invitation') queueMicrotask(() => this.transaction.abort());
    return putReally.apply(this, parts);
  };
})()"""


@pytest.fixture
def family_server(tmp_path):
    server = Server(built_site(), tmp_path / "log", "--keep-families-in-memory", "--invite", CODE)
    yield server
    server.stop()


@pytest.fixture
def url(family_server):
    return family_server.url


@pytest.fixture
def household(household, watch):
    # How the server says that it wants another invitation.
    watch.bear("status of 403")
    return household


def says(parent, heading):
    expect(parent.page.get_by_role("heading", level=1)).to_have_text(heading)


def begin(parent):
    """Up to what the server says."""
    open_devices(parent)
    parent.app.tap("Add a device")
    parent.page.locator(".role", has_text="Plays").tap()
    parent.app.tap("Show a code")


def enter(parent, code):
    parent.page.get_by_label("Invitation", exact=True).fill(code)
    parent.app.tap("Next")


def test_whoever_has_none_is_told_kindly_and_types_it(household, tmp_path):
    parent = household.parents()
    begin(parent)
    says(parent, "This server asks for an invitation")
    enter(parent, "lantern")
    expect(parent.page.get_by_text("That cannot be an invitation.")).to_be_visible()
    enter(parent, "lantern-parade-8")
    says(parent, "The server does not know this invitation")
    # However it is typed, also as a whole link.
    enter(parent, f"{household.url}#invite=lantern parade 7")
    expect(parent.page.locator(".big-code .groups")).to_be_visible()
    assert "arade" not in (tmp_path / "log").read_text()


def test_a_link_is_kept_until_the_family_begins(household, tmp_path):
    parent = household.parents(behind=f"#invite={CODE}")
    page, asked = parent.page, []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_function("() => globalThis.timequestLater")
    assert page.evaluate("location.href") == household.url
    parent.app.reload()
    open_devices(parent)
    assert show_code(parent, "Plays")
    assert any("/v1/families" in url for url in asked)
    assert not any("arade" in url for url in asked)
    assert "arade" not in (tmp_path / "log").read_text()


def test_the_first_page_says_that_a_link_was_taken_and_what_for(household):
    app = household.empty_at(f"{household.url}#invite={CODE}")
    for _ in range(2):
        expect(app.page.get_by_text(KEPT)).to_be_visible()
        app.page.reload()
    other = household.empty()
    other.page.wait_for_function("() => globalThis.timequestLater")
    other.settle()
    expect(other.page.get_by_text(KEPT)).to_have_count(0)


def test_where_storage_does_not_take_it_the_first_page_says_nothing_of_it(household, watch):
    watch.bear("the invitation is not kept")
    app = household.empty()
    app.page.add_init_script(TAKES_NONE)
    app.page.goto("about:blank")
    with app.page.expect_console_message(lambda said: "the invitation is not kept" in said.text):
        app.page.goto(f"{household.url}#invite={CODE}")
    app.settle()
    expect(app.page.get_by_text("Guess how long. Do it.")).to_be_visible()
    expect(app.page.get_by_text(KEPT)).to_have_count(0)


def test_a_link_with_another_servers_invitation_is_told_and_a_newer_one_is_taken(household):
    parent = household.parents(behind="#invite=another-server")
    begin(parent)
    says(parent, "The server does not know this invitation")
    parent.app.tap("Not now")
    parent.page.evaluate("(code) => { location.hash = `invite=${code}`; }", CODE)
    expect(parent.page.locator("#app .home main")).to_be_visible()
    parent.page.wait_for_function("() => globalThis.timequestLater")
    open_devices(parent)
    assert show_code(parent, "Plays")
