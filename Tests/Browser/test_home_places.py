"""She learns where things are: the main action of home stays in its place, whatever home says besides."""

import pytest

from first_visit import FirstVisit

SIZES = [(320, 568), (375, 812), (1280, 800)]

# Where it is, and where the heading is above it.
PLACES = """() => ['.next-quest .action', '.greet h1', '.status .medal'].map((name) => {
  const { x, y, height } = document.querySelector(`#app ${name}`).getBoundingClientRect();
  return [name, x, y, height].map(String).join(' ');
})"""


def places(app):
    app.is_at("home")
    app.comes_to_rest()
    return app.page.evaluate(PLACES)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_neither_a_question_nor_a_reload_nor_the_day_moves_the_main_action(new_context, url, size):
    context = new_context(viewport={"width": size[0], "height": size[1]})
    visit = FirstVisit(context.new_page(), url)
    app = visit.app
    visit.reach("Who is here?")
    app.tap("Just me")
    visit.is_at("A morning of lanterns")
    app.tap("Save this morning")
    app.tap("Straight to the quests")
    asked = app.page.get_by_label("What shall we call you?")
    asked.wait_for()
    seen = {"asked": places(app)}
    app.is_saved()
    app.reload()
    asked.wait_for()
    seen["asked again"] = places(app)
    app.start()
    app.lock(60)
    app.leave()
    seen["under way"] = places(app)
    app.tap("Keep going with Morning quest")
    app.is_at("do")
    app.pass_time(60)
    app.tap("Done")
    app.is_at("reveal")
    app.go_on()
    for _ in range(2):
        app.do_step(60, 60)
    app.leave()
    seen["all lit"] = places(app)
    asked.fill("Maya")
    asked.press("Enter")
    asked.wait_for(state="detached")
    seen["named"] = places(app)
    assert set(map(tuple, seen.values())) == {tuple(seen["asked"])}, seen
