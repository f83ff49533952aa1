"""Waits for a time of day, as the port offers them to features."""

import pytest

from sources import serve_sources

# Asks for a wait as Swift does, and says on request whether the time has come.
ASK = """async ([milliseconds, isTimeOfDay]) => {
  const start = document.querySelector('script').src;
  const { timerRows } = await import(new URL('timers.js', start));
  const { concatenated, numbered, readerOf } = await import(new URL('bytes.js', start));
  const time = isTimeOfDay ? Date.now() + milliseconds : milliseconds;
  const bytes = concatenated([Uint8Array.of(isTimeOfDay ? 1 : 0), numbered(time)]);
  globalThis.testHasCome = false;
  timerRows.wait(readerOf(bytes), 9_999).then(() => { testHasCome = true; });
  globalThis.testStop = () => timerRows.stopWaiting(readerOf(numbered(9_999)));
}"""


@pytest.fixture
def app(app):
    serve_sources(app.page, "timers.js", "bytes.js")
    return app


def has_come(app):
    return app.page.evaluate("testHasCome")


@pytest.mark.parametrize("is_time_of_day", [False, True])
def test_a_wait_ends_when_its_time_has_come_and_not_before(app, is_time_of_day):
    app.page.evaluate(ASK, [600_000, is_time_of_day])
    app.pass_time(599)
    assert not has_come(app)
    app.pass_time(1)
    assert has_come(app)


def test_a_device_that_slept_through_a_time_of_day_finds_out_within_a_minute(app):
    app.page.evaluate(ASK, [3_600_000, True])
    app.pass_time(1)
    app.sleep(7_200)
    assert not has_come(app)
    app.pass_time(60)
    assert has_come(app)


def test_a_wait_that_was_stopped_never_ends(app):
    app.page.evaluate(ASK, [600_000, True])
    app.pass_time(120)
    app.page.evaluate("testStop()")
    app.pass_time(1_200)
    assert not has_come(app)
