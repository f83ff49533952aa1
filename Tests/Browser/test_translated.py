"""A page that the browser's translator has rewritten shows true numbers all the same."""

from playwright.sync_api import expect

from rules import words

# As translators of browsers do it: each text gives its place to an element, unless the page asks them not to.
TRANSLATE = """() => {
  const texts = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (text.parentElement.closest('[translate=no], font') || text.data.trim() === '') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}"""


def test_a_guess_is_what_was_chosen(app):
    number = app.page.locator(".guess-value")
    app.start()
    app.page.evaluate(TRANSLATE)
    expect(number).to_contain_text("Tap the line")
    for name, words in [("5 min", "5 min"), ("10 min", "10 min"), ("A little longer", "11 min"), ("1 min", "1 min")]:
        app.tap(name)
        expect(number).to_have_text(words)
        app.page.evaluate(TRANSLATE)
    expect(number).to_have_attribute("translate", "no")


def test_a_quest_goes_on_with_the_numbers_of_its_steps(app):
    app.start()
    for seconds in [60, 253, 90]:
        app.page.evaluate(TRANSLATE)
        app.lock(120)
        app.page.evaluate(TRANSLATE)
        app.pass_time(seconds)
        app.done()
        app.page.evaluate(TRANSLATE)
        assert app.see()["truth"] == words(seconds)
        app.go_on()
    app.is_at("summary")


def test_what_goes_takes_its_translation_along(app):
    app.start()
    app.page.evaluate(TRANSLATE)
    app.tap("Not today")
    undo = app.page.locator(".undo")
    expect(undo).to_contain_text("not today")
    app.page.evaluate(TRANSLATE)
    app.tap("Put it back")
    expect(undo).to_be_empty()
