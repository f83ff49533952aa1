"""The pages that say what has gone wrong, and what lets it."""

from playwright.sync_api import expect

# Milliseconds since 1970 that are no number: what Swift makes of them is a trap, as a bug would be. In one
# turn with the click, so that nothing else, such as an answer of storage, finds the trap first.
TRAP = "(button) => { Date.now = () => NaN; button.click(); }"


def page_of_trouble(page):
    expect(page.get_by_role("heading", level=1)).to_have_text("TimeQuest tripped over something")
    expect(page.get_by_text("Everything that was saved is still here.")).to_be_visible()
    expect(page.locator("#app")).to_be_hidden()
    expect(page.locator("main:visible")).to_have_count(1)


def page_for_old_browsers(page):
    expect(page.get_by_role("heading", level=1)).to_have_text("This browser is too old for TimeQuest")
    expect(page.locator("main:visible")).to_have_count(1)
