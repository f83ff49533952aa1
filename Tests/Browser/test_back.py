"""*Back*, which on phones is a swipe: from every screen home, and from home out of the app."""

from playwright.sync_api import expect


def test_back_leads_from_a_quest_home_and_the_step_goes_on(app):
    app.start()
    app.lock(600)
    app.pass_time(100)
    app.back()
    app.is_at("home")
    app.pass_time(100)
    app.tap("Keep going with Morning quest")
    app.is_at("do")
    app.pass_time(100)
    app.done()
    assert app.see()["truth"] == "5 min"


def test_back_from_home_leaves_the_app(app):
    app.start()
    app.back()
    app.is_at("home")
    app.back()
    expect(app.page).to_have_url("about:blank")


def test_the_apps_own_way_home_leaves_nothing_behind_for_back(app):
    app.start()
    app.leave()
    app.start()
    app.is_at("estimate")
    app.leave()
    app.back()
    expect(app.page).to_have_url("about:blank")


def test_back_works_after_a_reload_in_a_quest(app):
    app.begin()
    app.reload()
    app.is_at("do")
    app.back()
    app.is_at("home")


def test_forward_changes_nothing(app):
    app.start()
    app.back()
    app.is_at("home")
    app.page.go_forward()
    app.settle()
    app.is_at("home")
    app.start()
    app.is_at("estimate")
    app.back()
    app.is_at("home")
