"""What storage does wrong in real browsers, done to the app on purpose."""

import pytest
from playwright.sync_api import expect

from app import ALL_LIT, App
from eventually import eventually
from log import ALL, QUEST, SETUP, Log, Record
from player import GUESSES, LOOK_BACK
from rules import bar_words
from whole_quest import TOTAL, is_finished


@pytest.fixture
def app(on_disk, url):
    return App(on_disk().pages[0], url).open()


def words_about_saving(page):
    """From now on, all that the page says about saving."""
    page.evaluate("""() => {
      globalThis.said = [];
      const listen = (changes) => {
        for (const { target } of changes) {
          const element = target.parentElement?.closest('.saving-mark, .guess-is-safe') ?? target;
          if (element.matches?.('.saving-mark, .guess-is-safe') && element.textContent) said.push(element.textContent);
        }
      };
      new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
    }""")
    return lambda: set(page.evaluate("said"))


def test_what_the_screens_call_saved_is_on_disk(app):
    written = list(SETUP)
    for move, kinds in zip(app.moves(), QUEST):
        move()
        app.is_saved()
        written += kinds
        assert Log(app.page).check().kinds == written
    is_finished(app)


# Connections


def test_a_cut_connection_is_opened_again_at_every_point_of_a_quest(app):
    for move in app.moves():
        app.page.evaluate("testDatabase.cutConnections()")
        move()
        app.is_saved()
    is_finished(app)


def test_a_cut_connection_is_opened_again_for_a_reader(app):
    app.page.evaluate("testDatabase.cutConnections()")
    app.reload()
    app.page.evaluate("testDatabase.cutConnections()")
    app.begin()
    app.is_saved()
    assert Log(app.page).check().kinds == SETUP + QUEST[0]


# Transactions


def test_a_batch_that_is_rolled_back_is_stored_at_the_second_try(app):
    for move in app.moves():
        app.page.evaluate("testDatabase.abortBatches(1)")
        move()
        app.is_saved()
    is_finished(app)


def test_a_batch_that_is_rolled_back_twice_is_tried_again_after_a_second(app, watch):
    said = words_about_saving(app.page)
    app.page.evaluate("testDatabase.abortBatches(2)")
    with watch.announced("a batch could not be stored yet", app.page):
        app.begin()
    assert said() == set()
    assert Log(app.page).check().kinds == SETUP
    app.pass_time_of_storage(1)
    app.is_saved()
    # A second of the first step has gone by.
    for move in app.moves([(120, 129), *GUESSES[1:]])[1:]:
        move()
    is_finished(app)


def waits_for_lost_answers(app, *seconds):
    """The time of one try after the other goes by, once its answer is lost: before, it has not begun."""
    for left, pause in reversed(list(enumerate(reversed(seconds)))):
        eventually(app.page, "(left) => testDatabase.answersToLose() === left", left)
        app.pass_time_of_storage(pause)


def test_a_commit_whose_answer_is_lost_is_stored_once(app):
    # A second of each step goes by until its guess is tried again.
    for move in app.moves([(guess, actual - 1) for guess, actual in GUESSES]):
        app.page.evaluate("testDatabase.loseAnswers(1)")
        move()
        waits_for_lost_answers(app, 1)
        app.is_saved()
    is_finished(app)


def test_two_answers_that_are_lost_are_no_gap_in_the_counters(app, watch):
    watch.bear("a batch could not be stored yet")
    app.page.evaluate("testDatabase.loseAnswers(2)")
    app.begin()
    waits_for_lost_answers(app, 1, GUESSES[0][1])
    app.done()
    app.is_saved()
    assert Log(app.page).check().kinds == SETUP + QUEST[0] + QUEST[1]


# Storage that does not answer


def test_a_quest_goes_on_from_memory_while_storage_does_not_answer(app, watch):
    watch.expect("a batch could not be stored yet")
    begin, finish, go_on, *rest = app.moves()
    begin()
    app.is_saved()
    app.page.evaluate("testDatabase.stopAnswering()")
    said = words_about_saving(app.page)

    finish()
    app.pass_time_of_storage(0.999)
    app.settle()
    assert said() == set()
    app.pass_time_of_storage(0.001)
    expect(app.page.locator(".saving-mark")).to_have_text("Saving ...")
    assert app.see()["truth"] == "2 min 10 s"
    go_on()
    notice = app.page.get_by_role("alert").filter(has_text="does not save for now")
    expect(notice).to_have_count(0)
    app.pass_time_of_storage(60)
    app.settle()
    assert said() == {"Saving ..."}
    expect(notice).to_be_visible()

    app.page.evaluate("testDatabase.answerAgain()")
    app.is_saved()
    assert Log(app.page).check().kinds == ALL[: len(SETUP) + 4]
    for move in rest:
        move()
    is_finished(app)


def test_a_guess_is_called_safe_when_storage_has_it_and_not_before(app):
    app.start()
    app.is_saved()
    app.page.evaluate("testDatabase.stopAnswering()")
    app.lock(120)
    safe = app.page.get_by_text("Locked in.")
    app.settle()
    expect(safe).to_have_count(0)
    app.page.evaluate("testDatabase.answerAgain()")
    expect(safe).to_be_visible()
    assert Log(app.page).kinds[-1] == "estimate.locked"


def test_what_is_tried_again_and_again_is_stored_once_and_in_its_order(app, watch):
    watch.bear("a batch could not be stored yet")
    app.begin()
    app.is_saved()
    app.page.evaluate("testDatabase.loseAnswers(3)")
    app.tap("Not today")
    app.is_at("estimate", "Breakfast")
    app.lock(300)
    # Each try takes all that waits, and is given twice as long as the one before.
    waits_for_lost_answers(app, 1, 2, 4)
    app.is_saved()
    moves = ["step.skipped", "estimate.locked"]
    assert Log(app.page).check().kinds == SETUP + QUEST[0] + moves


def test_nothing_is_called_saved_while_the_first_quest_is_not_stored(on_disk, url, watch):
    page = on_disk().pages[0]
    page.add_init_script("globalThis.testDatabase?.abortBatches(2)")
    app = App(page, url)
    page.goto(url)
    app.is_open()
    app.tap("Try one guess")
    with watch.announced("a batch could not be stored yet", page):
        app.tap("Set it up first")
    expect(page.get_by_role("heading", level=1)).to_have_text("Who is here?")
    app.settle()
    assert not app.see()["isSaved"]
    app.pass_time_of_storage(1)
    app.is_saved()
    assert Log(page).check().kinds == SETUP[:6]


# Damage


def finished_quest(app):
    for move in app.moves():
        move()
        app.is_saved()
    return Log(app.page)


def test_whichever_record_is_damaged_the_app_opens_and_the_record_stays(app):
    log = finished_quest(app)
    # All but the player's, which has a test of its own.
    for record in log.records[1:]:
        log.put([record.damaged()])
        app.reload()
        app.is_saved()
        left = next(other for other in log.reread().records if other.key == record.key)
        assert left == record.damaged()
        log.put([record])
    app.reload()
    assert app.see()["experience"] == bar_words(TOTAL)


def test_a_damaged_record_of_the_player_takes_no_points_away(app):
    damage(app, "player.set")
    assert app.see()["experience"] == bar_words(TOTAL)


def damage(app, kind, occurrence=0):
    """Damages a record of a finished quest and loads the page again."""
    log = finished_quest(app)
    log.put([[record for record in log.records if record.kind == kind][occurrence].damaged()])
    app.reload()


def test_a_damaged_end_of_a_session_takes_no_points_away(app):
    damage(app, "session.closed")
    app.is_at("home")
    assert app.see()["experience"] == bar_words(TOTAL)


def test_after_a_damaged_reveal_the_reveal_is_shown_again_with_its_numbers(app):
    damage(app, "reveal.closed", 1)
    app.is_at("reveal", "Breakfast")
    assert app.see()["truth"] == "9 min 30 s"
    app.go_on()
    app.is_at("summary")
    assert app.see()["earned"] == f"+{TOTAL} XP"


def test_after_a_damaged_time_the_other_steps_keep_theirs(app):
    damage(app, "step.finished", 2)
    app.is_at("do", "Brush teeth")
    app.done()
    app.go_on()
    app.is_at("summary")
    rows = app.see()["rows"]
    assert rows[:2] == [
        ["Get dressed", "2 min", "2 min 10 s"],
        ["Breakfast", "5 min", "9 min 30 s"],
    ]


def test_after_a_damaged_step_of_the_plan_played_quests_are_what_they_were(app):
    damage(app, "step.set", 1)
    seen = app.see()
    assert seen["quests"] == ALL_LIT
    app.tap(LOOK_BACK)
    app.is_at("summary")
    assert [row[0] for row in app.see()["rows"]][:3] == ["Get dressed", "Breakfast", "Brush teeth"]


def test_a_record_that_was_cut_short_is_skipped(app):
    log = finished_quest(app)
    last = log.records[-1]
    log.put([Record(last.key, last.id, last.sealed[:3])])
    app.reload()
    assert app.see()["experience"] == bar_words(TOTAL)


# The snapshot


def aged(app, quests=50):
    """A log of many quests that has been read once: its snapshot is there."""
    log = finished_quest(app)
    log.play_again(range(1, quests))
    app.reload()
    assert app.see()["experience"] == bar_words(quests * TOTAL)
    eventually(app.page, HAS_SNAPSHOT)
    return log.reread()


HAS_SNAPSHOT = "async () => (await testDatabase.read()).snapshot.length > 0"


def test_after_many_operations_a_snapshot_stands_for_the_records_that_it_covers(app):
    log = aged(app, quests=400)
    assert len(log.snapshot) > 1
    assert {piece["through"] for piece in log.snapshot} == {log.records[-1].key}
    app.page.evaluate("testDatabase.deleteRecords()")
    app.reload()
    assert app.see()["experience"] == bar_words(400 * TOTAL)


def test_records_after_the_snapshot_are_read_beside_it(app):
    log = aged(app)
    log.play_again([50])
    app.reload()
    app.is_at("home")
    assert app.see()["experience"] == bar_words(51 * TOTAL)


def test_a_damaged_record_makes_no_later_start_read_the_log_again(app):
    log = aged(app)
    log.put([log.records[40].damaged()])
    log.put_snapshot([])
    app.reload()
    experience = app.see()["experience"]
    eventually(app.page, HAS_SNAPSHOT)
    app.page.evaluate("testDatabase.deleteRecords()")
    app.reload()
    assert app.see()["experience"] == experience


def changed(**parts):
    return lambda pieces: [{**piece, **parts} for piece in pieces]


def turned(pieces):
    content = pieces[0]["bytes"]
    return changed(bytes=content[:500] + chr(ord(content[500]) ^ 1) + content[501:])(pieces)


DAMAGED_SNAPSHOTS = {
    "a bit turned": turned,
    "cut short": lambda pieces: changed(bytes=pieces[0]["bytes"][:-1])(pieces),
    "a piece too many": lambda pieces: pieces + pieces,
    "zeros": lambda pieces: changed(bytes="\0" * len(pieces[0]["bytes"]))(pieces),
    "nothing": changed(bytes=""),
    "another version's": changed(version="0123456789abcdef"),
}


@pytest.mark.parametrize("damage", DAMAGED_SNAPSHOTS.values(), ids=DAMAGED_SNAPSHOTS.keys())
def test_a_snapshot_that_is_not_as_this_version_wrote_it_is_dropped_and_the_log_is_read(app, damage):
    log = aged(app)
    whole = log.snapshot
    # A start that believed the snapshot would know nothing of one more quest.
    log.play_again([50])
    damaged = changed(through=log.records[-1].key)(damage(whole))
    log.put_snapshot(damaged)
    app.reload()
    assert app.see()["experience"] == bar_words(51 * TOTAL)
    # The new one is written once the old one is gone.
    is_new = "async (damaged) => ![undefined, damaged].includes((await testDatabase.read()).snapshot[0]?.bytes)"
    eventually(app.page, is_new, damaged[0]["bytes"])
    assert log.reread().snapshot[0]["version"] == whole[0]["version"]


AT_ONCE = "throw new DOMException('Failed to read large IndexedDB value', 'DataError')"
# While the transaction is still active, as browsers do.
LATER = """
  const failed = {};
  const isStopped = { preventDefault() { isStopped.is = true; }, stopPropagation() {} };
  const other = this.get('device');
  other.onsuccess = () => { failed.onerror(isStopped); if (!isStopped.is) other.transaction.abort(); };
  return failed;
"""


@pytest.mark.parametrize("fail", [AT_ONCE, LATER], ids=["at once", "later"])
def test_a_snapshot_that_the_browser_cannot_read_stops_no_start(app, fail):
    finished_quest(app)
    app.page.add_init_script(f"""
      const getAll = IDBObjectStore.prototype.getAll;
      IDBObjectStore.prototype.getAll = function (...parts) {{
        if (this.name === 'meta') {{ {fail} }}
        return getAll.apply(this, parts);
      }};
    """)
    app.reload()
    assert app.see()["experience"] == bar_words(TOTAL)
