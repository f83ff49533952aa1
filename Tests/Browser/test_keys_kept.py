"""Where keys are kept: what cannot be said of it is never told as a no."""

import pytest
from keys_page import Member

# In tenths of a second what takes seconds.
HASTE = """
  const setTimeoutReally = setTimeout;
  globalThis.setTimeout = (run, milliseconds, ...values) => setTimeoutReally(run, milliseconds / 50, ...values);
"""
NEVER = {
    "its opening": "IDBFactory.prototype.open = () => ({});",
    "its work": "Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} });",
}
FAILS = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'UnknownError'); };"


@pytest.fixture
def tab(new_keys_tab):
    return new_keys_tab()


@pytest.mark.parametrize("answer", ["[]", "Promise.reject(new DOMException('no', 'UnknownError'))"])
def test_keys_are_there_whatever_the_list_of_databases_says(tab, answer):
    member = Member(tab)
    tab.page.evaluate(f"() => {{ IDBFactory.prototype.databases = async () => {answer}; }}")
    assert tab.ask("knownDevice", member.id) == member.known
    assert tab.ask("hasDeviceKeys") is True


def test_without_a_database_there_are_no_keys_and_where_it_fails_nobody_can_say(tab):
    assert tab.ask("hasDeviceKeys") is False
    tab.page.evaluate(f"() => {{ {FAILS} }}")
    assert "rejected" in tab.told("hasDeviceKeys")


@pytest.mark.parametrize("never", NEVER.values(), ids=NEVER.keys())
def test_what_never_answers_is_an_error_after_a_while(tab, never):
    member = Member(tab)
    tab.page.evaluate(f"() => {{ {HASTE} {never} }}")
    assert "the database does not answer" in tab.told("knownDevice", member.id)["rejected"]


def test_whoever_looks_while_keys_are_made_takes_none_away(tab):
    """Also where a browser leaves an empty database, as WebKit does, which is cleared away."""
    tab.page.evaluate("() => { IDBFactory.prototype.databases = async () => [{ name: 'timequest-keys' }]; }")
    made = tab.page.evaluate("""async () => {
      const looks = Array.from({ length: 20 }, () => ask('hasDeviceKeys', []));
      const made = ask('makeDevice', [{ hex: '00'.repeat(16) }]);
      const more = Array.from({ length: 20 }, () => ask('hasDeviceKeys', []));
      await Promise.all([...looks, made, ...more]);
      return made;
    }""")
    assert tab.told("knownDevice", {"hex": "00" * 16}) == made
