"""What grows: the things of an evening, the same wherever its log is, and never in the way of a finger."""

import json

import pytest
from playwright.sync_api import expect

import built
from copies import save_copy
from empty_log import open_copy, start

THINGS = """
() => [...document.querySelectorAll('#app .sky .thing')].map((thing) => thing.getAttribute('href')).sort()
"""

# What a finger at the middle of each button of the header meets.
COVERED = """
() => [...document.querySelectorAll('#app .sky button')].filter((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((button) => button.textContent)
"""

PLACES = """
() => ['.level', '.status .round', '.greet h1', '.string', '.words h2', '.words .action', '.tabs'].map((name) => {
  const { x, y, width, height } = document.querySelector(`#app ${name}`).getBoundingClientRect();
  return [name, x, y, width, height].join(' ');
})
"""


def things(app):
    expect(app.page.locator("#app .evening.far")).to_be_attached()
    return app.page.evaluate(THINGS)


def test_the_evening_is_the_same_after_a_reload(played):
    before = things(played)
    assert "#t1" in before
    played.reload()
    played.is_at("home")
    assert things(played) == before


def test_the_evening_is_the_same_in_another_browser(app, copy, home_screen, url):
    other = start(home_screen, url)
    open_copy(other, copy)
    other.is_at("home")
    assert things(other) == things(app)
    for one in (app, other):
        one.tap("Stats")
        one.is_at("stats")
    words = app.text("#app .evening-list")
    assert "Since 21 January." in words
    assert other.text("#app .evening-list") == words


def test_a_tap_on_a_thing_says_its_sentence_and_moves_nothing(played):
    things(played)
    before = played.page.evaluate(PLACES)
    box = played.page.locator("#app .thing[href='#t1']").bounding_box()
    said = played.page.locator("#app .said")
    with played.standing_still():
        played.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(said).to_have_text("Somebody out there has put a light on. Since 21 January.")
        assert played.page.evaluate(PLACES) == before


def test_flame_and_level_answer_a_tap_and_move_nothing(played):
    things(played)
    before = played.page.evaluate(PLACES)
    said = played.page.locator("#app .said")
    with played.standing_still():
        played.page.locator("#app .streak").click()
        expect(said).to_have_text("1 day. It likes company.")
        played.page.locator("#app .medal").click()
        expect(said).to_contain_text("XP to level 2.")
        expect(said.locator(".xp .light")).to_be_attached()
        assert played.page.evaluate(PLACES) == before


# What is told of a lantern that swings, and what moves.
LISTEN = """
() => {
  window.told = [];
  window.moved = [];
  document.addEventListener('moment', ({ detail }) => told.push([detail.name, detail.place, detail.count]));
  const { animate } = Element.prototype;
  Element.prototype.animate = function note(frames, options) {
    if (Array.isArray(frames)) moved.push([frames.map(({ rotate }) => rotate).join(' '), options.duration]);
    return animate.call(this, frames, options);
  };
}
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_next_lantern_swings_once_with_its_note(app, motion):
    app.page.emulate_media(reduced_motion=motion)
    things(app)
    app.page.evaluate(LISTEN)
    papers = app.page.locator("#app .sky .hanging").first.get_attribute("d")
    box = app.page.locator("#app .sky .mark").first.bounding_box()
    # On its paper, beside its picture.
    app.page.mouse.click(box["x"] + box["width"] + 8, box["y"] + box["height"] / 2)
    assert app.page.evaluate("told") == [["swing", 0, 3]]
    assert app.page.evaluate("moved") == ([] if motion == "reduce" else [["0deg 6deg 0deg", 300]])
    expect(app.page.locator("#app .sky .string g")).to_have_count(0)
    assert app.page.locator("#app .sky .hanging").first.get_attribute("d") == papers
    app.page.mouse.click(box["x"] + 4 * box["width"], box["y"] + box["height"] / 2)
    assert len(app.page.evaluate("told")) == 1


def test_what_stands_at_the_wall_has_a_hill_behind_it(played):
    things(played)
    ground = played.page.locator("#app .evening.near .hill-mid").bounding_box()
    action = played.page.locator("#app .words .action").bounding_box()
    sky = played.page.locator("#app header.sky").bounding_box()
    assert ground["y"] < action["y"] + action["height"]
    assert sky["y"] + sky["height"] - 14 < ground["y"] + ground["height"] <= sky["y"] + sky["height"]


def test_no_thing_covers_a_button(played):
    things(played)
    assert played.page.evaluate(COVERED) == []


def test_without_its_drawings_home_is_as_it_was(watch, new_context, url):
    watch.expect("ERR_FAILED")
    context = new_context()
    context.route("**/evening.svg", lambda route: route.abort())
    page = context.new_page()
    with page.expect_event("requestfailed"):
        page.goto(url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".evening")).to_have_count(0)


def with_points(page, url, path, points):
    copy = json.loads((built.ROOT / "Tests/Fixtures/Backups/schema-6.json").read_text())
    copy["profile"]["totalXP"] = points
    path.write_text(json.dumps(copy))
    app = start(page, url)
    open_copy(app, path)
    app.is_at("home")
    return app


# The words of papers and patterns, where they leave the frame around them.
OUT_OF_FRAME = """() => [...document.querySelectorAll('.papers .paper')].filter((paper) => {
  const words = document.createRange();
  words.selectNodeContents(paper.querySelector('b'));
  const [inside, around] = [words, paper].map((it) => it.getBoundingClientRect());
  return inside.left < around.left + 2 || inside.right > around.right - 2;
}).map((paper) => paper.textContent)"""


def test_a_paper_has_its_name_in_its_frame(home_screen, url, tmp_path):
    app = with_points(home_screen, url, tmp_path / "copy.json", 20_000)
    app.open_setting("Look")
    app.page.get_by_label("Plum blossom").check()
    assert app.page.evaluate(OUT_OF_FRAME) == []


def test_what_came_before_the_newest_three_is_told_when_asked(home_screen, url, tmp_path):
    app = with_points(home_screen, url, tmp_path / "copy.json", 3163)
    level = int(app.see()["level"].split()[-1])
    assert level == 10
    app.tap("Stats")
    things = app.page.locator("#app .evening-list li")
    expect(things).to_have_count(3)
    app.page.get_by_text("What came before").tap()
    expect(things).to_have_count(level)
    app.page.get_by_text("What came before").tap()
    expect(things).to_have_count(3)


def test_with_more_contrast_the_layers_are_hidden_and_the_list_stays(played):
    things(played)
    played.page.emulate_media(contrast="more")
    expect(played.page.locator("#app .evening.far")).to_be_hidden()
    played.tap("Stats")
    expect(played.page.locator("#app .evening-list li").first).to_be_visible()
