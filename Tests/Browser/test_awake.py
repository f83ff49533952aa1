"""The screen stays on while a step runs, where the device can do that."""

import pytest
from playwright.sync_api import expect

from app import App

# A device that counts what holds its screen; `testAwake.refuses` is one with its battery low.
AWAKE = """
  globalThis.testAwake = { asked: 0, held: 0, refuses: false };
  Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, value: {
    async request(kind) {
      testAwake.asked += 1;
      if (kind !== 'screen' || testAwake.refuses) throw new DOMException('the battery is low', 'NotAllowedError');
      testAwake.held += 1;
      return {
        released: false,
        async release() {
          if (!this.released) testAwake.held -= 1;
          this.released = true;
        },
      };
    },
  } });
"""
NEVER = "delete Navigator.prototype.wakeLock;"
TOLD = "While a step runs, the screen stays on."


@pytest.fixture
def awake(context, url):
    return opened(context, url, AWAKE)


def opened(context, url, script):
    page = context.new_page()
    page.add_init_script(script)
    return App(page, url).open()


def holds(app, number):
    app.page.wait_for_function("(number) => testAwake.held === number", arg=number)


def test_the_screen_is_held_while_a_step_runs_and_let_go_at_its_reveal(awake):
    awake.start()
    holds(awake, 0)
    for _ in range(2):
        awake.lock(120)
        holds(awake, 1)
        awake.pass_time(100)
        awake.done()
        holds(awake, 0)
        awake.go_on()
    assert awake.page.evaluate("testAwake.asked") == 2


def test_who_looks_elsewhere_lets_go_of_it_and_who_comes_back_holds_it_again(awake):
    awake.start()
    awake.lock(120)
    holds(awake, 1)
    awake.show_page(False)
    holds(awake, 0)
    awake.show_page(True)
    holds(awake, 1)
    awake.leave()
    holds(awake, 0)


def test_a_device_that_refuses_is_asked_once_a_step_and_nothing_is_said(awake):
    awake.page.evaluate("testAwake.refuses = true")
    awake.start()
    awake.lock(120)
    awake.pass_time(100)
    awake.is_at("do")
    assert awake.page.evaluate("testAwake") == {"asked": 1, "held": 0, "refuses": True}
    awake.page.evaluate("testAwake.refuses = false")
    awake.show_page(False)
    awake.show_page(True)
    holds(awake, 1)
    awake.done()
    awake.is_at("reveal")


def test_the_settings_say_so_where_the_device_can_and_nowhere_else(awake, new_context, url):
    awake.tap("Settings")
    expect(awake.page.get_by_text(TOLD)).to_be_visible()
    other = opened(new_context(), url, NEVER)
    other.start()
    other.do_step(120, 130)
    other.leave()
    other.tap("Settings")
    expect(other.button("Back to today")).to_be_visible()
    expect(other.page.get_by_text(TOLD)).to_have_count(0)
