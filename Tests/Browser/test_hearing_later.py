"""What is heard comes after the first paint, and no quest waits for it."""

import pytest

from app import App
from built import script
from listener import Listener, has_come


@pytest.fixture
def url(server):
    return server.url


def test_without_a_network_they_are_there_after_one_visit(kept_app, server, url):
    server.stop()
    kept_app.page.add_init_script(script("audio.js"))
    kept_app.reload()
    has_come(kept_app.page)
    player = Listener(kept_app.page, url)
    player.touch()
    player.runs()
    player.announce("level-up")
    player.hears()


def test_a_quest_is_played_without_them_where_they_have_not_come(context, url, watch):
    watch.expect("ERR_FAILED|Failed to fetch")
    App(context.new_page(), url).open().page.close()
    context.route("**/later/later.js", lambda route: route.abort())
    app = App(context.new_page(), url)
    app.page.goto(url)
    app.is_at("home")
    for move in app.moves([(60, 60)] * 3):
        move()
    # What looks back at it is of that part.
    app.page.locator("#app .waiting main").wait_for()
