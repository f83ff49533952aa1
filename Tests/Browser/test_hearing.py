"""When sounds are heard and touches felt, and when not: their life from the first tap on (decision 38)."""

import pytest
from playwright.sync_api import expect

from app import App
from eventually import at_last
from listener import STATE, has_come, listener, note_music
from log import Log


@pytest.fixture
def player(app, url):
    return listener(app, url)


@pytest.fixture
def still_player(new_context, url):
    """One who wants no motion."""
    app = App(new_context(reduced_motion="reduce").new_page(), url).open()
    return listener(app, url)


# The first tap


def test_nothing_is_opened_before_somebody_taps(player):
    player.announce("finale", count=3)
    assert player.contexts == []


def test_the_first_tap_opens_sound_that_mixes_with_what_plays(player):
    player.touch()
    player.runs()
    assert player.page.evaluate("navigator.audioSession.type") == "ambient"
    assert player.contexts == ["running"]
    player.touch()
    assert player.contexts == ["running"]
    player.announce("finale", count=3)
    player.hears()


# A quest


def test_a_guess_that_is_locked_in_is_heard_and_then_nothing_while_the_step_runs(player):
    player.start()
    player.choose(120)
    before = player.sounds
    player.tap("Lock it in")
    player.is_at("do")
    player.has_sounded(before)
    player.has_ended()
    player.hears_nothing()
    before = player.sounds
    for name in ["reveal", "landed", "personal-best", "level-up", "finale", "lock-in"]:
        player.announce(name, guess=1, truth=1, count=3)
    player.hears_nothing()
    assert player.sounds == before
    assert player.touches == [[10]]


def test_a_reveal_is_heard_and_its_landing_felt(player):
    player.begin(120)
    player.pass_time(120)
    player.tap("Done")
    player.hears()
    player.page.locator("#app .landed").wait_for()
    assert player.touches == [[10], [12]]


def test_who_goes_on_is_followed_by_no_sound(player):
    player.begin(120)
    player.pass_time(120)
    player.tap("Done")
    player.hears()
    player.rest()
    player.hears_nothing()


def test_a_personal_best_is_heard_after_its_landing(player):
    """From the second guess of a task on."""
    player.do_quest([(60, 120), (60, 60), (60, 60)])
    player.leave()
    player.start_again()
    player.lock(120)
    player.pass_time(120)
    player.tap("Done")
    player.page.locator("#app .landed .chip.best").wait_for()
    assert [12, 90, 12] in player.touches


# Switches


def test_the_switch_cuts_what_sounds_and_what_would(player):
    player.touch()
    player.runs()
    player.tap("Settings")
    player.is_at("settings")
    player.announce("finale", count=9)
    player.hears()
    player.page.get_by_role("switch", name="Sounds").uncheck()
    player.hears_nothing()
    before = player.sounds
    player.announce("finale", count=9)
    player.hears_nothing()
    assert player.sounds == before
    player.page.get_by_role("switch", name="Sounds").check()
    player.settle()
    player.announce("finale", count=9)
    player.hears()


def test_who_has_switched_sounds_off_has_nothing_opened(player):
    player.switch("Sounds", False)
    player.page.reload()
    player.is_at("home")
    has_come(player.page)
    player.touch()
    player.do_quest([(60, 60)] * 3)
    assert player.contexts == []


def test_switches_are_the_players_and_stand_in_the_log(player):
    player.switch("Sounds", False)
    player.switch("Hear the reveal", True)
    player.switch("Vibration", False)
    player.reload()
    player.tap("Settings")
    states = {name: player.page.get_by_role("switch", name=name).is_checked()
              for name in ["Sounds", "Hear the reveal", "Vibration"]}
    assert states == {"Sounds": False, "Hear the reveal": True, "Vibration": False}
    assert Log(player.page).check().kinds[-3:] == ["setting.set"] * 3


def test_touches_have_a_switch_of_their_own(player):
    player.switch("Vibration", False)
    player.begin(120)
    player.has_sounded()
    assert player.touches == []


def test_where_nothing_vibrates_there_is_no_switch(new_context, url):
    context = new_context()
    context.add_init_script("delete Navigator.prototype.vibrate")
    app = App(context.new_page(), url).open()
    app.tap("Settings")
    expect(app.page.get_by_role("switch", name="Sounds")).to_have_count(1)
    expect(app.page.get_by_role("switch", name="Vibration")).to_have_count(0)


# By ear


def test_by_ear_waits_to_be_asked_for(player):
    player.tap("Settings")
    expect(player.page.get_by_role("switch", name="Hear the reveal")).not_to_be_checked()
    expect(player.page.get_by_role("switch", name="Sounds")).to_be_checked()


@pytest.mark.parametrize("sounds", [True, False])
def test_by_ear_words_come_when_the_tones_have_ended(still_player, sounds):
    """Also where nothing moves, and where the other sounds are off."""
    player = still_player
    player.switch("Hear the reveal", True)
    if not sounds:
        player.switch("Sounds", False)
    player.begin(120)
    player.pass_time(60)
    player.tap("Done")
    player.hears()
    player.settle()
    verdict = player.page.locator(".verdict")
    expect(verdict).to_be_hidden()
    # 0.9 + 0.2 + 0.9 s to the knot that comes last, and its ring.
    player.pass_time(2)
    expect(verdict).to_be_hidden()
    player.pass_time(0.5)
    expect(verdict).to_be_visible()


def test_by_ear_a_tap_leads_to_the_words_at_once(still_player):
    still_player.switch("Hear the reveal", True)
    still_player.begin(120)
    still_player.pass_time(60)
    still_player.tap("Done")
    still_player.hears()
    still_player.rest()
    expect(still_player.page.locator(".verdict")).to_be_visible()
    still_player.hears_nothing()


# Interruptions


def break_off(player):
    """As a call does."""
    player.page.evaluate("testAudio.contexts.at(-1).suspend()")
    player.page.wait_for_function(f"() => {STATE} === 'suspended'")


def test_after_an_interruption_the_next_tap_brings_all_back_but_what_was_broken_off(player):
    player.touch()
    player.runs()
    player.announce("finale", count=15)
    player.hears()
    break_off(player)
    player.touch()
    player.runs()
    player.hears_nothing()
    player.announce("finale", count=15)
    player.hears()
    assert len(player.contexts) == 1


def replace_clock(player):
    """The clock of the first tap stands still, and another takes its place."""
    player.touch()
    player.runs()
    player.page.evaluate("Object.defineProperty(testAudio.contexts[0], 'currentTime', { value: 1 })")
    player.touch()
    player.pass_time(0.3)
    player.page.wait_for_function("() => testAudio.contexts.length === 2")
    player.runs()


def test_a_clock_that_stands_still_is_replaced(player):
    replace_clock(player)
    player.page.wait_for_function("() => testAudio.contexts[0].state === 'closed'")
    player.announce("finale", count=3)
    player.hears()


def test_a_device_that_does_not_answer_is_asked_anew_with_the_next_tap(player):
    player.touch()
    player.runs()
    break_off(player)
    player.page.evaluate("() => { testAudio.contexts[0].resume = () => new Promise(() => {}); }")
    player.touch()
    player.pass_time(2)
    assert len(player.contexts) == 1
    player.touch()
    player.runs()
    assert len(player.contexts) == 2
    player.announce("finale", count=3)
    player.hears()


def test_what_comes_late_is_not_played_any_more(player):
    player.touch()
    player.runs()
    break_off(player)
    player.page.evaluate("""() => {
      const [context] = testAudio.contexts;
      const resume = context.resume.bind(context);
      context.resume = () => new Promise((done) => { globalThis.testAnswer = () => resume().then(done); });
    }""")
    before = player.sounds
    player.announce("level-up")
    player.pass_time(0.2)
    player.page.evaluate("testAnswer()")
    player.runs()
    player.hears_nothing()
    assert player.sounds == before


def test_a_page_out_of_sight_is_silent(player):
    player.touch()
    player.runs()
    player.announce("finale", count=15)
    player.hears()
    player.show_page(False)
    player.hears_nothing()
    player.show_page(True)
    player.touch()
    player.announce("finale", count=3)
    player.hears()


def test_beside_music_nothing_sounds(player):
    player.touch()
    player.runs()
    player.announce("finale", count=15)
    player.hears()
    note_music(player.page, True)
    player.hears_nothing()
    before = player.sounds
    player.announce("level-up")
    assert player.sounds == before
    note_music(player.page, False)
    player.announce("level-up")
    player.hears()


def rests(player):
    """Seconds in a blink look like a clock that stands still: it may be another one by now, whose ten begin."""

    def is_at_rest():
        player.pass_time(10)
        return player.page.evaluate(STATE) == "suspended"

    at_last(is_at_rest, "it never rests")


def test_after_ten_seconds_without_a_sound_the_device_rests(player):
    player.touch()
    player.runs()
    player.pass_time(9)
    player.runs()
    rests(player)
    player.touch()
    player.runs()
    player.announce("level-up")
    player.hears()


def test_a_clock_that_took_the_place_of_one_that_stood_still_rests_too(player):
    replace_clock(player)
    rests(player)
