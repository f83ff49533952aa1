"""A family with several devices: each a browser of its own, on a server of the family's own."""

from playwright.sync_api import expect

from app import App
from log import Log
from parent import Parent

JOIN = "This family already uses TimeQuest on another device"


class Household:
    def __init__(self, new_context, url, begin):
        self._new_context = new_context
        self._url = url
        self._begin = begin

    def parents(self):
        """A parent's phone on which the family has begun."""
        page = self._new_context().new_page()
        page.add_init_script(self._begin)
        return Parent(App(page, self._url).open())

    def empty(self):
        """A device on which there is nothing yet."""
        page = self._new_context().new_page()
        page.goto(self._url)
        return App(page, self._url)

    def invite(self, parent, whose):
        """On the parent's device, up to the code; answers what stands there. `whose` is said in the row of a role."""
        parent.choose_pin()
        parent.open_page("Devices")
        parent.app.tap("Add a device")
        parent.page.locator(".role", has_text=whose).tap()
        parent.app.tap("Show a code")
        return code_on(parent.page)

    def type_code(self, app, code):
        app.tap(JOIN)
        app.page.get_by_label("Code", exact=True).fill(code)
        app.tap("Next")

    def sheet(self, parent):
        """On the parent's device, from anywhere in the family area: the family's code, as the recovery sheet has it."""
        parent.open_page("Devices")
        parent.row("Recovery sheet").tap()
        return written_code(parent.page)

    def type_sheet(self, app, code):
        app.tap(JOIN)
        app.tap("I have a recovery sheet")
        app.page.get_by_label("Family code", exact=True).fill(code)
        app.tap("Next")

    def pair(self, parent, whose):
        """Another device comes in; answers it, at home."""
        code = self.invite(parent, whose)
        app = self.empty()
        self.type_code(app, code)
        assert pictures(parent.page) == pictures(app.page)
        parent.app.tap("They are the same")
        expect(parent.page.get_by_role("heading", level=1)).to_contain_text("is in")
        parent.app.tap("Done")
        expect(app.page.get_by_text("Your family’s quests are here.")).to_be_visible()
        app.tap("Go on")
        app.tap("Straight to the quests")
        app.is_at("home")
        return app


def code_on(page):
    return page.locator(".big-code .groups").get_attribute("aria-label")


def written_code(page):
    groups = page.locator(".paper-sheet .written-code:not(.empty) span")
    expect(groups).to_have_count(7)
    return "-".join(groups.all_text_contents())


def pictures(page):
    """The names of the four, as both screens say them."""
    expect(page.locator(".four li")).to_have_count(4)
    return page.locator(".four li").all_text_contents()


def kinds(app):
    """What lies on a device, as often as it was done."""
    return sorted(record.kind for record in Log(app.page).records)
