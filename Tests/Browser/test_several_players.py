"""Several players on one device: who plays is asked, and results never mix."""

from playwright.sync_api import expect

from app import ALL_LIT
from parent import Parent
from player import GUESSES


def test_a_second_player_is_asked_for_once_and_results_never_mix(app):
    parent = Parent(app)
    app.do_quest(GUESSES)
    app.leave()
    earned = app.see()["experience"]
    parent.choose_pin()
    parent.add_player("Ben")
    app.reload()
    is_asked_who_plays(app)
    app.tap("Ben")
    expect(app.page.get_by_role("heading", level=1)).to_have_text("Three deep breaths")
    app.tap("Straight to the quests")
    app.is_at("home", "Hey Ben")
    assert app.see()["experience"] == "0 of 283 XP"
    app.reload()
    app.is_at("home", "Hey Ben")
    app.tap("Settings")
    app.page.get_by_role("button", name="Who plays here").tap()
    app.tap("Player 1")
    app.is_at("home", "Hey")
    assert app.see()["experience"] == earned
    expect(app.page.locator(".players")).to_have_count(0)


def test_the_question_comes_with_the_part_of_the_app_that_it_is_in(app):
    parent = Parent(app)
    parent.choose_pin()
    parent.add_player("Ben")
    held = []
    app.page.route("**/later/later.wasm", lambda route: held.append(route))
    app.page.reload()
    expect(app.page.get_by_role("heading", level=1)).to_have_text("One moment ...")
    for route in held:
        route.continue_()
    app.page.unroute("**/later/later.wasm")
    is_asked_who_plays(app)


def test_on_a_shared_device_one_tap_switches(app):
    parent = Parent(app)
    parent.choose_pin()
    parent.add_player("Ben")
    app.tap("Routines")
    parent.open_routine("Morning quest")
    parent.page.get_by_label("Ben", exact=True).check()
    parent.save()
    app.reload()
    is_asked_who_plays(app)
    parent.page.get_by_role("switch").check()
    app.tap("Ben")
    app.tap("Straight to the quests")
    app.is_at("home", "Hey Ben")
    app.start()
    app.do_step(120, 130)
    app.leave()
    app.tap("Player 1")
    app.is_at("home", "Hey")
    assert app.see()["quests"] == [["Morning quest", "Ready, 3 steps"]]
    app.tap("Ben")
    app.is_at("home", "Hey Ben")
    app.tap("Keep going with Morning quest")
    app.is_at("estimate", "Breakfast")


def test_a_player_is_removed_and_brought_back_with_what_she_played(app):
    app.do_quest(GUESSES)
    app.leave()
    parent = Parent(app)
    parent.choose_pin()
    parent.add_player("Ben")
    new = parent.field("Somebody else who plays")
    new.fill("ben")
    expect(parent.page.get_by_text("Somebody of this name plays already.")).to_be_visible()
    expect(app.button("Add a player")).to_be_disabled()
    new.fill("")
    app.tap("Remove Player 1")
    expect(app.button("Remove Ben")).to_have_count(0)
    app.tap("Bring back Player 1")
    app.tap("Remove Ben")
    parent.app.is_saved()
    parent.leave()
    assert app.see()["quests"] == ALL_LIT


def test_the_device_is_handed_over_to_whom_a_parent_chooses(app):
    parent = Parent(app)
    parent.choose_pin()
    parent.add_player("Ben")
    app.tap("Morning")
    expect(parent.page.get_by_text("Ben has no routine yet.")).to_have_count(0)
    app.tap("Back")
    app.tap("Hand over to Player 1")
    parent.is_at("Ready for Player 1")
    app.tap("Stay here")
    app.tap("Hand over to Player 1")
    app.tap("To Ben instead")
    expect(app.page.get_by_role("heading", level=1)).to_have_text("Three deep breaths")
    app.tap("Straight to the quests")
    app.is_at("home", "Hey Ben")
    assert app.see()["quests"] == [["Morning quest", "Ready, 3 steps"]]


def test_where_several_play_a_routine_says_whose_it_is(app):
    parent = Parent(app)
    parent.choose_pin()
    parent.add_player("Ben")
    app.tap("Routines")
    card = parent.page.locator(".routine").first
    expect(card).to_contain_text("For Player 1")
    parent.open_routine("Morning quest")
    parent.field("Player 1").uncheck()
    app.tap("Save")
    expect(parent.page.get_by_text("Choose who plays it")).to_be_visible()
    parent.field("Ben").check()
    parent.save()
    expect(card).to_contain_text("For Ben")


def is_asked_who_plays(app):
    expect(app.page.get_by_role("heading", level=1)).to_have_text("Who plays here?")
