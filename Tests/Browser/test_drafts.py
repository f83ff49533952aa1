"""Changes to a routine that are not saved yet: the device keeps them, whatever becomes of the page."""

import pytest
from playwright.sync_api import expect

from app import App
from log import SETUP, Log
from parent import PIN, Parent

UNSAVED = "Keep your changes?"


@pytest.fixture
def editing(parent):
    """A parent in the editor of the routine that is there."""
    parent.choose_pin()
    parent.open_routine("Morning quest")
    return parent


def opened(page, url):
    """A tab of its own."""
    page.goto(url)
    parent = Parent(App(page, url))
    parent.app.is_open()
    return parent


def edit_there(parent):
    """Opens the same routine once the tab may write."""
    parent.app.is_writer()
    parent.enter()
    parent.try_pin(PIN)
    parent.app.tap("Morning quest")


def is_asked(parent):
    expect(parent.page.get_by_role("alertdialog")).to_contain_text(UNSAVED)


def test_changes_survive_a_reload(editing):
    editing.field("Step 2").fill("Porridge")
    editing.app.use_tool("Brush teeth", "Remove")
    editing.app.reload()
    editing.app.is_at("home")
    editing.enter()
    editing.try_pin(PIN)
    expect(editing.page.get_by_text("Has changes that are not saved")).to_be_visible()
    editing.open_routine("Morning quest")
    expect(editing.field("Step 2")).to_have_value("Porridge")
    expect(editing.field("Step 3")).to_have_count(0)
    editing.app.tap("Bring it back: Brush teeth")
    expect(editing.field("Step 3")).to_have_value("Brush teeth")
    editing.save()
    log = Log(editing.page).check()
    assert [record.content["body"]["fields"] for record in log.records[len(SETUP) :]] == [{"name": "Porridge"}]


def test_leaving_with_changes_asks(editing):
    app = editing.app
    app.tap("All routines")
    editing.is_in()
    editing.open_routine("Morning quest")
    editing.field("Name").fill("Another")
    app.tap("All routines")
    is_asked(editing)
    app.tap("Keep editing")
    app.tap("All routines")
    app.tap("Discard changes")
    editing.is_in()
    expect(app.button("Morning quest")).to_be_visible()
    assert Log(app.page).check().kinds == SETUP


def test_the_back_button_asks_and_leads_to_the_routines(editing):
    app = editing.app
    editing.field("Name").fill("Another")
    app.back()
    is_asked(editing)
    app.tap("Discard changes")
    editing.is_in()
    editing.open_routine("Morning quest")
    app.back()
    editing.is_in()
    app.back()
    app.is_at("home")


def test_another_tab_goes_on_with_the_changes_of_the_first(editing, context, url):
    editing.field("Name").fill("From the first")
    other = opened(context.new_page(), url)
    other.app.is_reader()
    other.app.tap("Go on here")
    edit_there(other)
    expect(other.field("Name")).to_have_value("From the first")
    other.app.tap("Give it another")
    other.field("Name in the game").fill("From the second")
    editing.app.is_reader()
    expect(editing.page.get_by_text("In the game: “From the second”")).to_be_visible()
    expect(editing.field("Name")).to_be_disabled()
    other.app.show()
    other.save()
    editing.app.is_reader()
    editing.app.tap("Go on here")
    editing.app.is_writer()
    expect(editing.page.get_by_text("In the game: “From the second”")).to_be_visible()
    expect(editing.field("Name")).to_have_value("From the first")
    editing.app.tap("All routines")
    editing.is_in()
    expect(editing.page.get_by_text("Has changes that are not saved")).to_have_count(0)
    editing.leave()
    expect(editing.page.get_by_role("heading", level=2).first).to_have_text("From the second")


def test_changes_survive_a_closed_tab(editing, context, url):
    editing.field("Name").fill("From the first")
    editing.app.settle()
    editing.page.close()
    later = opened(context.new_page(), url)
    edit_there(later)
    expect(later.field("Name")).to_have_value("From the first")
