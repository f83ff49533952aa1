"""The game comes before its forms: what a new player does first, in real taps and in the tests' own time."""

import pytest
from playwright.sync_api import expect

from first_visit import FirstVisit
from log import Log

# What three deep breaths take at least.
BREATHS = 12


@pytest.fixture
def visit(context, url):
    visit = FirstVisit(context.new_page(), url)
    visit.page.evaluate(
        "() => { let taps = 0; addEventListener('pointerup', () => { taps += 1; }, true); globalThis.testTaps = () => taps; }"
    )
    return visit


def taps(visit):
    """Real ones, counted by the page."""
    return visit.page.evaluate("testTaps()")


def breathe(visit, guess="12 s"):
    visit.app.tap("Try one guess")
    visit.practise(guess, BREATHS)


def morning(visit):
    visit.app.tap("Make a morning")
    visit.app.tap("Just me")
    visit.is_at("A morning of lanterns")
    visit.app.tap("Save this morning")
    visit.app.is_at("home")


def test_three_taps_and_twenty_seconds_lead_from_the_first_page_to_the_first_reveal(visit):
    before = visit.app.now()
    breathe(visit)
    assert taps(visit) <= 3
    assert visit.app.now() - before <= 20_000
    assert Log(visit.page).records == []


def test_nine_taps_lead_to_a_quest_of_her_own_morning(visit):
    breathe(visit)
    visit.app.tap("Make a morning")
    visit.app.tap("Just me")
    visit.is_at("A morning of lanterns")
    visit.app.tap("Save this morning")
    visit.app.tap("Start Morning quest")
    visit.app.is_at("estimate", "Get dressed")
    visit.page.locator(".quick button", has_text="5").first.tap()
    visit.app.tap("Lock it in")
    visit.app.is_at("do", "Get dressed")
    assert taps(visit) <= 9
    visit.app.is_saved()
    assert {"session.started", "estimate.locked"} <= set(Log(visit.page).check().kinds)


def test_the_first_reveal_has_all_that_a_reveal_has_and_its_points_stay(visit):
    breathe(visit)
    page = visit.page
    expect(page.locator(".verdict h2")).to_have_text("Spot on")
    expect(page.locator(".difference")).to_have_text("The same as your guess")
    expect(page.locator(".chip", has_text="Your first lantern")).to_be_visible()
    gain = page.locator(".chip.gain").text_content()
    morning(visit)
    assert visit.app.see()["experience"] == gain.replace("+", "").replace("XP", "of 283 XP")
    visit.app.is_saved()
    assert not {"session.started", "estimate.locked"} & set(Log(page).check().kinds)


def test_it_is_judged_by_a_yardstick_of_its_own(visit):
    """Three seconds guessed for twelve are no small thing."""
    breathe(visit, "3 s")
    expect(visit.page.locator(".verdict h2")).to_have_text("Way off")
    visit.app.tap("Once more")
    visit.practise("12 s", 11)
    expect(visit.page.locator(".verdict h2")).to_have_text("Spot on")
    # What is better than the try before it adds what it is more worth: 37 in all.
    expect(visit.page.locator(".chip.gain")).to_have_text("+26 XP")
    morning(visit)
    assert visit.app.see()["experience"] == "37 of 283 XP"


# What lies on something else, and what is not in the window: lights by their boxes, numbers by theirs.
UNTIDY = """() => {
  const box = (part) => part.getBoundingClientRect();
  const all = (name) => [...document.querySelectorAll(`.reveal ${name}`)].filter((part) => box(part).width > 0);
  const words = [...all('.sixty text'), ...all('.step-lantern .rises use'), ...all('.scale-words'), ...all('.verdict')];
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const names = words.map((part) => part.textContent || part.getAttribute('class'));
  const meeting = words.flatMap((one, index) => words.slice(index + 1)
    .filter((other) => !one.closest('.rises') || !other.closest('.rises')).filter((other) => meet(box(one), box(other)))
    .map((other) => `${names[index]} and ${names[words.indexOf(other)]}`));
  const outside = [...words, ...all('.light'), ...all('.moon-disc')].filter((part) => box(part).left < 0 || box(part).right > innerWidth);
  return [...meeting, ...outside.map((part) => part.outerHTML)];
}"""


@pytest.mark.parametrize("size", [(375, 760), (320, 568), (820, 1180), (1280, 800)])
def test_nothing_lies_on_anything_else_among_the_lights(visit, size):
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    for guess, seconds in [("12 s", 12), ("25 s", 4), ("3 s", 58), ("25 s", 30)]:
        visit.app.tap("Try one guess") if guess == "12 s" else visit.app.tap("Once more")
        visit.practise(guess, seconds)
        visit.app.rest()
        assert visit.page.evaluate(UNTIDY) == [], (guess, seconds)
        assert visit.page.locator(".light:not(.lit, .beside)").count() == 60


# Hangs guesses and truths of all of a minute beside each other, and tells those where something lies on something else.
ALL_OF_A_MINUTE = """() => {
  const untidy = %s;
  const words = (seconds) => seconds < 60 ? `${seconds} s` : '1 min';
  const found = [];
  for (let guess = 0; guess <= 60; guess += 4) {
    for (let truth = 0; truth <= 60; truth += 4) {
      const lights = document.querySelector('running-lights');
      const copy = lights.cloneNode(true);
      [copy.dataset.guess, copy.dataset.truth] = [guess, truth];
      copy.querySelector('.moon-in').dataset.at = guess;
      copy.querySelector('.guess-words .at-end').textContent = words(guess);
      copy.querySelector('.took-words .at-end').textContent = words(truth);
      lights.replaceWith(copy);
      copy.play();
      for (const running of copy.getAnimations({ subtree: true })) running.cancel();
      copy.querySelector('.took-words .at-end').textContent = words(truth);
      const what = untidy();
      if (what.length) found.push(`${guess} ${truth}: ${what[0]}`);
    }
  }
  return found;
}""" % UNTIDY


@pytest.mark.parametrize("size", [(375, 760), (320, 568), (820, 1180), (1280, 800)])
def test_no_guess_lies_on_its_truth_among_the_lights(visit, size):
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    visit.app.tap("Try one guess")
    visit.practise("12 s", 12)
    visit.app.rest()
    assert visit.page.evaluate(ALL_OF_A_MINUTE) == []


def test_once_more_is_another_guess(visit):
    breathe(visit, "3 s")
    expect(visit.page.locator(".difference")).to_have_text("9 s longer than your guess")
    visit.app.tap("Once more")
    visit.practise("12 s", BREATHS)
    expect(visit.page.locator(".difference")).to_have_text("The same as your guess")


def test_a_reload_before_the_forms_begins_anew(visit):
    breathe(visit)
    visit.page.reload()
    visit.is_at("TimeQuest")
    assert Log(visit.page).records == []


def test_what_is_lit_is_in_and_hangs_in_its_order(visit):
    visit.reach("A morning of lanterns")
    visit.lantern("Pack bag").tap()
    visit.lantern("Breakfast").tap()
    visit.lantern("Shower").tap()
    visit.app.tap("Another lantern")
    visit.field("Name of Step 7").fill("Feed Miso")
    visit.go_on("Choose a PIN")
    visit.keep_pin()
    visit.app.tap("Start the morning quest")
    visit.app.tap("Straight to the quests")
    visit.app.is_at("home")
    visit.app.tap("Start Morning quest")
    for step in ["Get dressed", "Brush teeth", "Shower", "Pack bag", "Feed Miso"]:
        visit.app.is_at("estimate", step)
        visit.app.do_step(120, 120)
    visit.app.is_at("summary")


def test_a_lantern_without_a_name_is_asked_for_it(visit):
    visit.reach("A morning of lanterns")
    visit.app.tap("Another lantern")
    visit.app.tap("Save this morning")
    expect(visit.page.get_by_text("It needs a name.")).to_be_visible()
    expect(visit.field("Name of Step 7")).to_be_focused()
    visit.is_at("A morning of lanterns")


def test_who_tries_once_more_keeps_what_was_told(visit):
    breathe(visit)
    best = visit.page.locator(".gain").inner_text()
    visit.app.tap("Once more")
    visit.practise("25 s", 3)
    expect(visit.page.locator(".gain")).to_have_count(0)
    expect(visit.page.locator(".chip", has_text="Your first lantern")).to_have_count(0)
    morning(visit)
    assert visit.app.see()["experience"] == best.replace("+", "").replace("XP", "of 283 XP")


@pytest.mark.parametrize("guess, seconds", [("12 s", 8), ("25 s", 3)])
def test_on_the_smallest_phone_it_says_what_a_light_is_and_nothing_covers_its_words(new_context, url, guess, seconds):
    context = new_context(viewport={"width": 320, "height": 568})
    visit = FirstVisit(context.new_page(), url)
    visit.app.tap("Try one guess")
    visit.practise(guess, seconds)
    visit.app.comes_to_rest()
    assert_covers_nothing(visit.page)
    morning(visit)
    visit.app.start()
    for _ in range(2):
        visit.app.lock(45)
        visit.app.pass_time(12)
        visit.app.tap("Done")
        visit.app.is_at("reveal")
        visit.app.comes_to_rest()
        assert_covers_nothing(visit.page)
        visit.app.go_on()


def assert_covers_nothing(page):
    """Its words are there, each below the one before, and the main action below all of them."""
    expect(page.locator(".scale-words")).to_be_visible()
    boxes = [page.locator(name).bounding_box() for name in (".minute", ".scale-words", ".verdict", ".foot .action")]
    for above, below in zip(boxes, boxes[1:]):
        assert above["y"] + above["height"] <= below["y"] + 2, boxes
