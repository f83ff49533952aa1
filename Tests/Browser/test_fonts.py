"""The letters of a first visit are few; those of other alphabets come when somebody writes them."""

from app import App


def faces(page):
    """The loaded ones: weight, and the range that is theirs."""
    return page.evaluate(
        """async () => {
          await document.fonts.ready;
          return [...document.fonts]
            .filter((face) => face.status === 'loaded' && /Lantern/.test(face.family))
            .map((face) => `${face.weight} ${face.unicodeRange}`);
        }"""
    )


def test_a_first_visit_loads_two_faces(app):
    assert sorted(faces(app.page)) == ["500 U+0-10FFFF", "700 U+0-10FFFF"]


def test_names_from_further_east_are_written_in_the_same_face(context, url):
    page = context.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(url)))
    app = App(page, url).open()
    assert not any("extended" in name for name in asked)
    page.evaluate("document.querySelector('#app h1').append(' Łucja')")
    app.settle()
    assert "700 U+100-17F" in faces(page)
    assert any(name.endswith("fonts/bold-extended.woff2") for name in asked)
