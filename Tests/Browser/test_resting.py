"""What the family area shows of a player's own quests, and lets rest."""

from playwright.sync_api import expect

from maker import NAME, QUEST
from parent import PIN, Parent
from tabs import reading_tab


def open_family_area(app):
    parent = Parent(app)
    parent.choose_pin()
    return parent


def switch(parent, is_on):
    parent.page.get_by_role("switch", name=f"{QUEST} is on").set_checked(is_on)
    parent.app.is_saved()


def test_what_is_put_to_rest_says_so_until_she_has_read_it(maker, context, url):
    app = maker.app
    maker.make()
    parent = open_family_area(app)
    expect(parent.page.get_by_text("Made in the game, and changed there")).to_be_visible()
    expect(app.button(QUEST)).to_have_count(0)
    switch(parent, False)
    parent.leave()
    news = maker.page.get_by_text("It is switched off for now. Everything in it stays.")
    expect(news).to_be_visible()
    assert maker.made() == [[QUEST, "Switched off"]]
    expect(maker.row(QUEST)).to_have_count(0)
    app.reload()
    expect(news).to_be_visible()
    other = reading_tab(context, url)
    expect(other.page.get_by_text("It is switched off for now.")).to_be_visible()
    app.show()
    app.tap(f"OK, {QUEST}")
    expect(news).to_have_count(0)
    assert maker.made() == [[QUEST, "Switched off"]]
    app.is_saved()
    other.show()
    expect(other.page.get_by_text("It is switched off for now.")).to_have_count(0)
    app.show()
    app.reload()
    assert maker.made() == [[QUEST, "Switched off"]]
    expect(news).to_have_count(0)


def test_what_is_woken_says_so_until_she_has_read_it(maker):
    app = maker.app
    maker.make()
    parent = open_family_area(app)
    switch(parent, False)
    parent.leave()
    app.tap(f"OK, {QUEST}")
    parent.enter()
    parent.try_pin(PIN)
    switch(parent, True)
    parent.leave()
    expect(maker.page.get_by_text("It is back.")).to_be_visible()
    assert maker.made() == [[QUEST, "Ready, 4 steps"]]
    app.tap(f"OK, {QUEST}")
    expect(maker.page.get_by_text("It is back.")).to_have_count(0)
    maker.row(QUEST).tap()
    app.is_at("estimate", "Choose clothes")


def test_the_family_area_shows_what_its_steps_are(maker):
    maker.make()
    parent = open_family_area(maker.app)
    card = parent.page.locator(".routine").filter(has_text=QUEST)
    expect(card).to_contain_text("Choose clothes, Get ready, Pack what you need, Check directions")


def test_what_she_has_not_hung_up_is_not_in_the_family_area(maker):
    app = maker.app
    maker.make()
    maker.change()
    maker.field(NAME).fill("A secret")
    app.reload()
    maker.begin()
    app.reload()
    parent = open_family_area(app)
    expect(parent.page.locator(".routine")).to_have_count(2)
    expect(parent.page.get_by_text("A secret")).to_have_count(0)
    expect(parent.page.get_by_text("Has changes that are not saved")).to_have_count(0)
