"""What players do that is called saved, as scripts: after each deed that is handed out, another life begins."""

import re
from itertools import count, cycle

from playwright.sync_api import expect

from honest_clock import CONFIRMED, MINUTE, NOT_COUNTED
from lives import heading, tap, type_into
from maker import NAME, Maker
from parent import Parent
from player import WAY_HOME

HOME = ["#app .app.home main", None]


def answers_in_a_quest(device):
    """*Not today*, *Put it back*, *Not done yet*, and all answers to *Forgot to tap Done?*"""
    app = device.app
    app.start()
    app.lock(10 * MINUTE)
    yield tap(app.button("Not today"), heading("Breakfast"))
    app = device.app
    app.is_at("estimate", "Breakfast")
    app.lock(MINUTE)
    app.tap("Not today")
    app.is_at("estimate", "Brush teeth")
    yield tap(app.button("Put it back"), heading("Breakfast"))
    app = device.app
    app.is_at("do", "Breakfast")
    device.pass_time(2)
    app.tap("Done")
    app.is_at("asking")
    yield tap(app.button("Not done yet"), ["#app .app.do main", None])
    app = device.app
    app.is_at("do", "Breakfast")
    device.pass_time(MINUTE)
    app.done()
    yield tap(app.button("Not done yet"), ["#app .app.do main", None])
    app = device.app
    app.is_at("do", "Breakfast")
    device.pass_time(40 * MINUTE)
    app.tap("Done")
    app.is_at("asking")
    yield tap(app.button(CONFIRMED), ["#app .app.reveal main", None])
    app = device.app
    app.is_at("reveal", "Breakfast")
    assert app.see()["truth"] == "41 min 2 s"
    app.press("Enter")
    app.is_at("estimate", "Brush teeth")
    too_late(device, 5 * MINUTE)
    around = app.page.get_by_role("group", name="I finished around ...")
    yield tap(around.get_by_role("button", name=re.compile(r"\b5 min\b")), ["#app .app.reveal main", None])
    app = device.app
    app.is_at("reveal", "Brush teeth")
    assert app.see()["truth"] == "5 min"
    app.press("Enter")
    app.is_at("summary")
    app.tap("Once more")
    app.is_at("estimate", "Get dressed")
    too_late(device, 5 * MINUTE)
    yield tap(app.button(NOT_COUNTED), heading("Breakfast"))
    device.app.is_at("estimate", "Breakfast")


def too_late(device, guess):
    device.app.lock(guess)
    device.pass_time(40 * MINUTE)
    device.app.tap("Done")
    device.app.is_at("asking")


def a_quest_that_is_left(device):
    """Left it is not in the way, and gone on with it is there again."""
    device.app.start()
    device.app.lock(10 * MINUTE)
    while True:
        yield tap(device.page.locator(WAY_HOME), HOME)
        device.app.is_at("home")
        yield tap(device.app.button("Keep going with Morning quest"), ["#app .app.do main", None])
        device.app.is_at("do", "Get dressed")


def drafts_of_the_player(device):
    """What is typed and chosen in the player's own editor, and not saved."""
    Maker(device.app).begin()
    for number in count(1):
        maker, name, lantern = Maker(device.app), f"Off to Noor's {number}", f"Brush the cat {number}"
        yield type_into(maker.field(NAME), name)
        maker = begun(device, name)
        expect(maker.field(NAME)).to_have_value(name)
        yield type_into(maker.field("Lantern 2"), lantern)
        maker = begun(device, name)
        assert maker.lanterns()[1] == lantern
        is_chosen = maker.field("Wednesday").is_checked()
        yield tap(maker.field("Wednesday"))
        maker = begun(device, name)
        expect(maker.field("Wednesday")).to_be_checked(checked=not is_chosen)


def begun(device, name):
    """The editor of a quest that was never saved, from home."""
    maker = Maker(device.app)
    device.app.is_at("home")
    assert [name, "Not saved yet"] in maker.made()
    device.app.touch(maker.row(name))
    device.app.is_at("own-quest")
    return maker


def quests_that_the_player_saves(device):
    """*Save quest*: it is there, and its draft is gone; what was taken down, brought back, thrown away is, too."""
    for number in count(1):
        maker, name = Maker(device.app), f"Off to Noor's {number}"
        maker.begin()
        maker.field(NAME).fill(name)
        yield tap(device.app.button("Save quest"), HOME)
        maker = hangs(device, name)
        maker.change(name)
        maker.field("Lantern 1").fill("Outfit")
        yield tap(device.app.button("Save quest"), HOME)
        maker = hangs(device, name)
        maker.change(name)
        assert maker.lanterns()[0] == "Outfit"
        maker.field("Lantern 1").fill("Something else")
        device.app.tap("Back to your quests")
        yield tap(device.app.button("Discard changes"), HOME)
        maker = hangs(device, name)
        maker.change(name)
        assert maker.lanterns()[0] == "Outfit"
        device.app.tap("Take it down")
        device.app.is_at("home")
        yield tap(device.app.button("Bring it back"), ["section[aria-labelledby=made-by-you] b", name])
        maker = hangs(device, name)
        maker.change(name)
        yield tap(device.app.button("Take it down"), HOME)
        device.app.is_at("home")
        assert Maker(device.app).made() == []


def hangs(device, name):
    device.app.is_at("home")
    maker = Maker(device.app)
    assert maker.made() == [[name, "Ready, 4 steps"]]
    return maker


def the_look(device):
    """Light or dark on this device."""
    chosen = None
    for look in cycle(["Blue hour", "Golden hour", "As device"]):
        device.app.tap("Settings")
        if chosen:
            expect(device.page.get_by_label(chosen)).to_be_checked()
        chosen = look
        yield tap(device.page.get_by_label(look), ["input[name=look]:checked + span", look])


def who_plays(device):
    """Who plays here, whether several share the device, and that the first guess was tried."""
    app, parent = device.app, Parent(device.app)
    parent.choose_pin()
    parent.add_player("Ben")
    app.reload()
    yield tap(app.page.get_by_role("switch"))
    expect(device.page.get_by_role("switch")).to_be_checked()
    yield tap(device.app.button("Ben"), heading("One guess to try it"))
    expect(device.page.get_by_role("heading", level=1)).to_have_text("One guess to try it")
    yield tap(device.app.button("Straight to the quests"), heading("Hey Ben"))
    for name, title in cycle([("Player 1", "Hey"), ("Ben", "Hey Ben")]):
        yield tap(device.app.button(name), heading(title))
        device.app.is_at("home", title)
