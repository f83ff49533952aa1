"""On the home screen: when it is offered, what stands on its page, and the browser's own question."""

import pytest
from playwright.sync_api import expect

from accessibility import check
from app import App
from copies import told
from player import GUESSES

NOTE = "Keep TimeQuest at hand"
PHONES = {
    "iPhone": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "Android": "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
    "desktop": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
}

# What a browser does that offers to put the page on the home screen; OUTCOME is what somebody answers.
OFFER = """(outcome) => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => { globalThis.testAsked = (globalThis.testAsked ?? 0) + 1; };
  offer.userChoice = Promise.resolve({ outcome });
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


def opened(new_context, url, device="Android"):
    return App(new_context(user_agent=PHONES[device]).new_page(), url).open()


def played_two_days(app):
    for _ in range(2):
        app.do_quest(GUESSES)
        app.leave()
        app.days_go_by(1)
    return app


def note(app):
    return app.page.locator(".note", has_text=NOTE)


def test_it_is_offered_after_the_second_day_and_rests_and_then_it_is_for_good(new_context, url):
    app = opened(new_context, url)
    app.do_quest(GUESSES)
    app.leave()
    expect(note(app)).to_have_count(0)
    app.days_go_by(1)
    app.do_quest(GUESSES)
    app.leave()
    for days in [30, 400]:
        note(app).tap()
        app.is_at("settings", "On your home screen")
        app.tap("Not now")
        app.is_at("home")
        expect(note(app)).to_have_count(0)
        app.days_go_by(days)
        # The letter of the week goes first.
        letter = app.page.locator(".note", has_text="Your week is ready")
        if letter.count() > 0:
            letter.tap()
            app.back()
        if days == 30:
            expect(note(app)).to_be_visible()
    expect(note(app)).to_have_count(0)
    app.open_setting("My data", "On the home screen")
    app.is_at("settings", "On your home screen")
    expect(app.button("Not now")).to_have_count(0)


def test_on_an_iphone_the_copy_comes_first(new_context, url):
    app = opened(new_context, url, "iPhone")
    app.open_setting("My data", "On the home screen")
    steps = app.page.locator(".numbered b").all_text_contents()
    assert steps == ["Take your copy along", "Tap “Share”", "Tap “Add to Home Screen”", "Open TimeQuest there"]
    with app.page.expect_download():
        app.tap("Save my copy")
    expect(told(app.page)).to_have_text("Saved as timequest-2026-01-21.json")
    expect(app.button("Save again")).to_be_enabled()


def test_a_copy_that_did_not_go_through_is_asked_for_once_more(new_context, url, watch):
    app = opened(new_context, url, "iPhone")
    app.open_setting("My data", "On the home screen")
    app.page.evaluate("() => { URL.createObjectURL = () => { throw new Error('no files today'); }; }")
    with watch.announced("handOver: this could not be done", app.page):
        app.tap("Save my copy")
    expect(told(app.page)).to_have_text("It did not go through. Once more?")


@pytest.mark.parametrize("outcome", ["accepted", "dismissed"])
def test_the_browsers_own_question_is_a_button_where_it_is_offered(new_context, url, outcome):
    app = played_two_days(opened(new_context, url))
    note(app).tap()
    expect(app.page.get_by_text("Open the browser’s menu")).to_be_visible()
    assert app.page.evaluate(OFFER, outcome)
    app.tap("Put it there")
    app.page.wait_for_function("testAsked === 1")
    if outcome == "accepted":
        app.is_at("home")
        expect(note(app)).to_have_count(0)
    else:
        # Each offer is good for one question.
        expect(app.page.get_by_text("Open the browser’s menu")).to_be_visible()
        expect(app.button("Put it there")).to_have_count(0)


def test_an_offer_that_came_before_the_page_could_take_it_is_kept(new_context, url):
    context = new_context(user_agent=PHONES["Android"])
    page = context.new_page()
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => ({OFFER})('accepted'));")
    app = App(page, url).open()
    app.open_setting("My data", "On the home screen")
    expect(app.button("Put it there")).to_be_visible()


def test_in_a_window_of_its_own_nothing_is_offered_and_none_is_named(new_context, url):
    context = new_context(user_agent=PHONES["Android"])
    app = played_two_days(App(context.new_page(), url).open())
    expect(note(app)).to_be_visible()
    own = context.new_page()
    own.add_init_script("""(() => {
      const really = globalThis.matchMedia;
      globalThis.matchMedia = (query) => query === '(display-mode: standalone)' ? { matches: true } : really(query);
    })();""")
    own.goto(url)
    installed = App(own, url)
    installed.is_at("home")
    expect(note(installed)).to_have_count(0)
    installed.open_setting("My data")
    expect(own.get_by_text("Bring a copy in")).to_be_visible()
    expect(own.get_by_text("On the home screen")).to_have_count(0)
    # Both share their memory.
    app.show()
    app.reload()
    app.is_at("home")
    expect(note(app)).to_have_count(0)


@pytest.mark.parametrize("device", PHONES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_its_page(new_context, url, device, scheme):
    context = new_context(user_agent=PHONES[device], color_scheme=scheme)
    app = App(context.new_page(), url).open()
    app.open_setting("My data", "On the home screen")
    expect(app.page.locator(".numbered")).to_be_visible()
    wrong, _ = check(app.page)
    assert wrong == []
