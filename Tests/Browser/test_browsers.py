"""The journeys of a quest in every browser that families may have, in Firefox and WebKit in real time."""

import math
import re

import pytest
from app import ALL_LIT, App
from built import script
from calendars import CLUB
from firefox import Device, Firefox
from player import STEPS
from rules import Guess, bar_words, level, words
from webkit import WebKit, display

BROWSERS = ["chromium", "firefox", "webkit"]

# Longer than what is asked about, in seconds; the shortest that is honest.
A_WHILE = 3.1


class Chromium:
    """A device as the other tests have it, with a clock that the test moves."""

    def __init__(self, context, url):
        self._context = context
        self._url = url

    def open(self):
        app = App(self._context.new_page(), self._url)
        app.page.goto(self._url)
        app.is_open()
        app.page.evaluate(script("setup.js"))
        return app


@pytest.fixture(scope="session")
def firefox(served, tmp_path_factory):
    firefox = Firefox(tmp_path_factory.mktemp("firefox"), served)
    yield firefox
    firefox.kill()


@pytest.fixture(scope="session")
def screen():
    with display() as name:
        yield name


@pytest.fixture
def device(request, url, watch, tmp_path):
    """A browser that has never seen the app."""
    if request.param == "chromium":
        yield Chromium(request.getfixturevalue("context"), url)
        return
    if request.param == "firefox":
        browser = Device.new(request.getfixturevalue("firefox"))
    else:
        browser = WebKit(tmp_path, url, request.getfixturevalue("screen"))
    try:
        watch.ask(browser)
        yield browser
    finally:
        browser.close()


@pytest.fixture
def app(device):
    app = device.open()
    app.is_at("home")
    app.is_saved()
    return app


in_all = pytest.mark.parametrize("device", BROWSERS, indirect=True)


def finish(app, guess):
    """A step in its time; what the reveal showed, after the rules have agreed with it."""
    before = app.now()
    app.lock(guess)
    begun = app.now()
    app.pass_time(A_WHILE)
    ended = app.now()
    app.done()
    after = app.now()
    shown = app.see()
    truth = seconds(shown["truth"])
    assert math.floor((ended - begun) / 1000) <= truth <= math.ceil((after - before) / 1000)
    result = Guess(guess, truth)
    assert shown["guess"] == words(guess)
    assert shown["difference"] == result.difference
    assert shown["rating"] == result.rating
    assert shown["earned"] == f"+{result.experience} XP"
    return result


def seconds(shown):
    """Of a duration in words."""
    units = {"h": 3600, "min": 60, "s": 1}
    return sum(int(count) * units[unit] for count, unit in re.findall(r"(\d+) (h|min|s)", shown))


def row(step, guess):
    return [step, words(guess.estimate), words(guess.actual)]


# The module that reads calendars, as the app's worker is given a file.
READ = """
  const file = arguments[0];
  const at = (path) => String(new URL(`app/${document.documentElement.dataset.version}/later/calendar/${path}`, location));
  const worker = new Worker(at('worker.js'));
  const content = new TextEncoder().encode(file).buffer;
  return new Promise((done) => {
    worker.onmessage = ({ data }) => done(new TextDecoder().decode(data));
    worker.onerror = (event) => done(`failed: ${event.message}`);
    worker.postMessage({ reader: at('reader.wasm'), content, today: 20474 }, [content]);
  });
"""


@pytest.mark.parametrize("device", ["firefox", "webkit"], indirect=True)
def test_a_calendar_is_read(app):
    read = app.ask(READ, CLUB)
    # The Wednesdays from a week ago on, and one entry that is skipped.
    assert read.count("U14 training, hall 2") == 10


@in_all
def test_a_whole_quest_shows_the_numbers_that_the_rules_give(app):
    app.start()
    guesses = []
    for step, guess in zip(STEPS, [10, 60, 300]):
        app.is_at("estimate", step)
        guesses.append(finish(app, guess))
        app.go_on()
    app.is_at("summary", "All lit: Morning quest")
    summary = app.see()
    points = sum(guess.experience for guess in guesses)
    whole = [words(sum(guess.estimate for guess in guesses)), words(sum(guess.actual for guess in guesses))]
    rows = [row(step, guess) for step, guess in zip(STEPS, guesses)]
    assert summary["rows"] == [*rows, ["The whole quest", *whole]]
    assert summary["earned"] == f"+{points} XP"
    assert summary["level"] == f"Level {level(points)}"
    assert summary["experience"] == bar_words(points)

    app.leave()
    home = app.see()
    assert home["quests"] == ALL_LIT
    assert (home["experience"], home["streak"]) == (bar_words(points), "1 day in a row")
    app.tap("Stats")
    app.is_at("stats")
    # Rounded.
    told = re.fullmatch(r"A light for every quest\. At 100, guess and truth are the same\. (\d+) today\.", app.text("#acc-text"))
    accuracy = 100 * sum(guess.accuracy for guess in guesses) / len(guesses)
    assert int(told[1]) == pytest.approx(accuracy, abs=0.501)


# The declarations of a style sheet that this browser does not know, but for those that come in two ways and those
# whose lack nobody sees.
DROPPED = """
  const unseen = /^(-webkit-)?(text-size-adjust|tap-highlight-color|appearance)$|^(-moz-|field-sizing|overflow-anchor|forced-color-adjust|text-wrap)/;
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => fetch(href).then((it) => it.text()));
  return Promise.all(sheets).then((texts) => {
    const all = texts.join('').replace(/@(font-face|page)\\{[^}]*\\}/g, '');
    return [...all.matchAll(/(?<=[{;])([\\w-]+):([^{};]+)(?=[;}])/g)]
      .filter(([, name, value]) => !name.startsWith('--') && !value.includes('var(') && !unseen.test(name))
      .filter(([, name, value]) => !CSS.supports(name, value.replace('!important', '')))
      .map(([declaration]) => declaration);
  });
"""
LOADED = "return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/app.wasm')).length;"


@pytest.mark.parametrize("device", ["webkit", "firefox"], indirect=True)
def test_no_declaration_is_dropped_and_the_module_comes_once(app):
    assert app.ask(LOADED) == 1
    assert app.ask(DROPPED) == []


@in_all
def test_a_reload_goes_on_exactly_where_the_screen_was(app):
    def reload():
        app.is_saved()
        before = app.see()
        app.reload()
        app.is_saved()
        assert app.see() == before

    reload()
    app.begin(10)
    reload()
    app.pass_time(A_WHILE)
    app.done()
    reload()
    app.go_on()
    for _ in STEPS[1:]:
        app.lock(60)
        app.tap("Not today")
    app.is_at("summary")
    app.is_saved()
    earned = app.see()["experience"]
    app.reload()
    app.is_at("home")
    home = app.see()
    assert (home["quests"][0][0], home["experience"]) == ("Done for today", earned)
    reload()


@in_all
def test_every_way_out_of_a_quest_leads_home_and_every_way_in_to_where_it_was(app):
    app.start()
    app.leave()
    assert app.see()["quests"] == [["Morning quest", "Ready, 3 steps"]]
    app.start()
    app.is_at("estimate", STEPS[0])
    app.lock(60)
    app.back()
    app.is_at("home")
    assert app.see()["quests"] == [["Morning quest", "Under way, 3 steps to go"]]
    app.tap("Keep going with Morning quest")
    app.is_at("do", STEPS[0])
    app.is_saved()
    app.reload()
    app.is_at("do", STEPS[0])
    app.back()
    app.is_at("home")
    app.tap("Keep going with Morning quest")
    app.is_at("do", STEPS[0])


@in_all
def test_a_quick_done_is_asked_about_and_every_answer_goes_on(app):
    app.start()
    app.lock_and_be_quick()
    app.is_at("asking")
    app.tap("Not done yet")
    app.is_at("do", STEPS[0])
    app.pass_time(A_WHILE)
    app.done()
    first = app.see()
    app.go_on()

    app.is_at("estimate", STEPS[1])
    app.lock_and_be_quick()
    app.is_at("asking")
    app.tap("Yes, that quick")
    app.is_at("reveal", STEPS[1])
    second = app.see()
    assert seconds(second["truth"]) < 3 <= seconds(first["truth"])
    app.go_on()

    app.is_at("estimate", STEPS[2])
    app.lock_and_be_quick()
    app.is_at("asking")
    app.tap("Let’s not count this one")
    app.is_at("summary")
    summary = app.see()
    shown = [[step, seen["guess"], seen["truth"]] for step, seen in zip(STEPS, [first, second])]
    assert summary["rows"][:2] == shown
    points = sum(Guess(seconds(seen["guess"]), seconds(seen["truth"])).experience for seen in (first, second))
    assert summary["earned"] == f"+{points} XP"


@in_all
def test_a_step_that_is_not_for_today_leaves_no_trace_in_the_numbers(app):
    app.start()
    app.lock(60)
    app.tap("Not today")
    app.is_at("estimate", STEPS[1])
    counted = finish(app, 10)
    app.go_on()
    app.lock(60)
    app.tap("Not today")
    app.is_at("summary")
    summary = app.see()
    assert summary["rows"] == [
        [STEPS[0], "Not today"],
        row(STEPS[1], counted),
        [STEPS[2], "Not today"],
        row("The whole quest", counted),
    ]
    assert summary["earned"] == f"+{counted.experience} XP"


@in_all
def test_a_second_window_shows_the_quest_and_takes_over_on_a_tap(device, app):
    app.begin(60)
    app.is_saved()
    other = device.open()
    other.is_reader()
    other.is_at("do", STEPS[0])
    other.tap("Go on here")
    other.is_writer()
    app.show()
    app.is_reader()
    other.show()
    other.pass_time(A_WHILE)
    other.done()
    other.is_saved()
    app.show()
    app.is_at("reveal", STEPS[0])
    app.tap("Go on here")
    app.is_writer()
    app.go_on()
    app.lock(60)
    app.is_saved()
    other.show()
    other.is_reader()
    other.is_at("do", STEPS[1])


@in_all
def test_a_quest_is_played_by_keyboard_alone(app):
    def choose(name, key="Enter", by="Tab"):
        app.reach(name, by)
        app.press(key)

    choose("Start Morning quest")
    app.is_at("estimate", STEPS[0])
    choose("guess", "ArrowRight")
    app.has_chosen(10)
    app.press("ArrowRight")
    app.has_chosen(12)
    choose("Lock it in")
    app.is_at("do")
    app.pass_time(A_WHILE)
    choose("Done", "Space")
    app.is_at("reveal")
    choose(f"Next: {STEPS[1]}")
    for step in STEPS[1:]:
        app.is_at("estimate", step)
        choose("5 min")
        choose("Lock it in")
        app.is_at("do")
        # It stands at the top, before what is spoken to.
        choose("Not today", by="Shift+Tab")
    app.is_at("summary")
    choose("Back to today")
    app.is_at("home")
    choose("Stats")
    app.is_at("stats")


# WebKit in GTK's clothes keeps nothing for whoever drives it; Chromium's part of this is test_kill.py.
def test_everything_is_there_when_firefox_is_closed_and_opened_again(url, tmp_path):
    firefox = Firefox(tmp_path, url)
    try:
        device = Device(firefox)
        app = device.open()
        app.is_at("home")
        app.start()
        result = finish(app, 10)
        app.go_on()
        app.lock(60)
        app.is_saved()
        assert device.problems() == []
        firefox.quit()

        firefox = Firefox(tmp_path, url)
        device = Device(firefox)
        app = device.open()
        app.is_at("do", STEPS[1])
        app.tap("Not today")
        app.is_at("estimate", STEPS[2])
        app.lock(60)
        app.tap("Not today")
        app.is_at("summary")
        assert app.see()["earned"] == f"+{result.experience} XP"
        assert device.problems() == []
    finally:
        firefox.kill()
