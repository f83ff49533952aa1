"""A profile that is copied on disk: both go on, one of them under a new name."""

import pytest
from playwright.sync_api import expect

from eventually import at_last
from household import device_rows, has_arrived, have_the_same, kinds, open_devices, quest_on, rename
from parent import Parent
from player import GUESSES

TOLD = "Another device goes by the name of this one"


@pytest.fixture
def url(family_server):
    return family_server.url


@pytest.fixture
def copied(household, lasting_phone, tmp_path):
    """A phone that has played and founded the family, its copy, and a parent's device that is neither."""
    app = lasting_phone.begin(0, household.begin)
    app.set_up()
    app.do_quest(GUESSES)
    app.leave()
    other = household.pair(Parent(app), "A parent’s")
    have_the_same([app, other], "plan")
    lasting_phone.close()
    copy = lasting_phone.copied(tmp_path / "copy")
    yield lasting_phone.begin(20), copy.begin(20), other
    copy.kill()


def play(app):
    app.start_again()
    for guess in GUESSES:
        app.do_step(*guess)
    app.leave()


def edit(app, name, number):
    """The same field on each, and one that the others leave alone."""
    parent = Parent(app)
    parent.choose_pin()
    rename(parent, name)
    parent.open_routine(name)
    parent.field(f"Step {number}").fill(f"Step of {name}")
    parent.save()
    parent.leave()


def is_told(app):
    parent = Parent(app)
    open_devices(parent)
    expect(device_rows(parent)).to_have_count(3)
    return parent.page.get_by_text(TOLD).count() == 1


def test_a_copied_profile_goes_on_under_a_new_name_and_all_of_both_is_everywhere(copied, watch):
    watch.bear("ERR_INTERNET_DISCONNECTED")
    phone, copy, other = copied
    both = [phone, copy]
    for app in both:
        app.page.context.set_offline(True)
    for number, app in enumerate(both, start=1):
        play(app)
        edit(app, ["The phone", "Its copy"][number - 1], number)
    for app in both:
        app.page.context.set_offline(False)
    have_the_same(both)
    have_the_same([phone, copy, other], "plan")
    for name in ["Step of The phone", "Step of Its copy"]:
        has_arrived(other, name)
    assert kinds(phone).count("session.closed") == 3
    assert "session.closed" not in kinds(other)
    # One of the two names has been written last, and it is the same for all.
    at_last(lambda: len({quest_on(app) for app in [phone, copy, other]}) == 1, "they call it otherwise")
    for fact in ["experience", "streak"]:
        assert phone.see()[fact] == copy.see()[fact]
    assert [is_told(app) for app in both].count(True) == 1


def test_a_phone_and_its_copy_bring_each_other_news_from_then_on(copied):
    phone, copy, other = copied
    for app, name, before in [(phone, "From the phone", "Morning quest"), (copy, "From its copy", "From the phone")]:
        parent = Parent(app)
        parent.choose_pin()
        rename(parent, name, before)
        parent.leave()
        for reader in [phone, copy, other]:
            has_arrived(reader, name)
    have_the_same([phone, copy])
    have_the_same([phone, copy, other], "plan")
