"""Connected music: the way to the service's page and back, and what a phone keeps of it."""

import secrets
from urllib.parse import parse_qs, urlsplit

import built
import pytest
from music_page import CLIENT_ID, MINUTE, PLAYER, SCOPES, Phone
from music_traces import texts_of, traces

NOTHING = {"nothing": True}
TOO_LATE = 10 * MINUTE

OPEN_VAULT = """const database = await new Promise((done, failed) => {
  const request = indexedDB.open('timequest-music');
  request.onupgradeneeded = () => request.transaction.abort();
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});
const get = (name) => new Promise((done) => {
  database.transaction('sealed').objectStore('sealed').get(name).onsuccess = ({ target }) => done(target.result);
});"""

EXPORTED = (
    "async () => {"
    + OPEN_VAULT
    + """const key = await get('key');
database.close();
return Promise.all(['raw', 'jwk'].map((format) => crypto.subtle.exportKey(format, key).then(() => 'told', String)));
}"""
)

# Moves a player's tokens to another one's name.
MOVE = (
    "async ([from, to]) => {"
    + OPEN_VAULT
    + """const record = await get(`tokens ${from}`);
await new Promise((done) => {
  const transaction = database.transaction('sealed', 'readwrite');
  transaction.objectStore('sealed').put(record, `tokens ${to}`);
  transaction.oncomplete = done;
});
database.close();
}"""
)


def asked(address):
    return {name: value for name, [value] in parse_qs(urlsplit(address).query).items()}


def test_the_challenge_is_that_of_the_standard(phone):
    verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    challenge = phone.page.evaluate("(verifier) => pkce.challengeOf(verifier)", verifier)
    assert challenge == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
    verifiers, states = phone.page.evaluate(
        "[Array.from({ length: 50 }, pkce.newVerifier), Array.from({ length: 50 }, pkce.newState)]"
    )
    # 64 and 16 bytes, six bits a character.
    assert {len(verifier) for verifier in verifiers} == {86} and {len(state) for state in states} == {22}
    assert len({*verifiers, *states}) == 100


def test_the_page_is_asked_for_three_scopes_and_nothing_else(phone, music, spotify):
    first, second = (phone.ask("signIn", PLAYER, CLIENT_ID) for _ in range(2))
    assert first.startswith(f"{spotify.url}/authorize?")
    wish = asked(first)
    assert wish["scope"].split() == list(SCOPES)
    assert wish["redirect_uri"] == music.url and wish["client_id"] == CLIENT_ID
    for name in ("state", "code_challenge"):
        assert wish.pop(name) != asked(second)[name]
    assert sorted(wish) == ["client_id", "code_challenge_method", "redirect_uri", "response_type", "scope"]


def test_whoever_agrees_is_connected(phone, spotify):
    assert phone.has_nothing()
    address = phone.press("Agree")
    assert phone.ask("connected", PLAYER) is False
    assert phone.ask("takeCallback", address) == {"connected": PLAYER}
    assert phone.ask("connected", PLAYER) is True
    assert phone.ask("connected", "another") is False
    # A page that is loaded again, and comes by the same address once more.
    phone.reload()
    assert phone.ask("takeCallback", address) == {"connected": PLAYER}
    assert len(spotify.requests_to("/api/token")) == 1


def test_whoever_cancels_leaves_nothing(phone):
    assert phone.ask("takeCallback", phone.press("Cancel")) == NOTHING
    assert phone.has_nothing()


def test_an_address_without_a_callback_says_nothing(phone, music):
    address = phone.press("Agree")
    strange = [
        music.url,
        "no address",
        address.replace("/?", "/elsewhere?"),
        address.replace("127.0.0.1", "127.0.0.2"),
        address.replace("code=", "cold="),
        address.replace("state=", "estate="),
        f"{music.url}?code=%00&state={asked(address)['state']}",
    ]
    assert [phone.ask("takeCallback", one) for one in strange] == [NOTHING] * len(strange)
    # The right one is still awaited.
    assert phone.ask("takeCallback", address) == {"connected": PLAYER}


def test_a_wrong_state_leaves_nothing(phone, spotify):
    address = phone.press("Agree")
    state = asked(address)["state"]
    wrong = address.replace(state, secrets.token_urlsafe(16))
    assert "paste" in phone.ask("takeCallback", wrong)
    text = phone.ask("takeCallback", wrong)["paste"]
    assert phone.ask("takePasted", text) == NOTHING
    assert phone.ask("connected", PLAYER) is False
    assert spotify.requests_to("/api/token") == []
    phone.advance(TOO_LATE)
    assert phone.ask("connected", PLAYER) is False
    assert phone.has_nothing()


def test_a_sign_in_that_takes_ten_minutes_is_over(phone, spotify):
    address = phone.press("Agree")
    phone.advance(TOO_LATE - 1)
    assert phone.ask("connected", PLAYER) is False and phone.databases() != []
    phone.advance(1)
    assert phone.ask("takeCallback", address) == NOTHING
    assert phone.has_nothing()
    assert spotify.requests_to("/api/token") == []


def test_a_sign_in_that_is_over_is_swept_away_by_the_next_start(phone):
    phone.ask("signIn", PLAYER, CLIENT_ID)
    phone.advance(TOO_LATE)
    assert phone.databases() != []
    phone.reload()
    phone.comes_to_nothing()


def test_a_sign_in_from_before_the_clock_was_set_back_is_over(phone):
    address = phone.press("Agree")
    phone.advance(-TOO_LATE)
    assert phone.ask("takeCallback", address) == NOTHING
    assert phone.has_nothing()


def test_a_new_sign_in_takes_the_place_of_the_old_one(phone):
    old = phone.press("Agree")
    phone.connect("another")
    assert "paste" in phone.ask("takeCallback", old)
    assert phone.ask("connected", PLAYER) is False


def test_the_way_back_in_another_browser_gives_a_text_that_connects_the_first(phone, new_phone):
    address = phone.press("Agree")
    browser = new_phone()
    text = browser.ask("takeCallback", address)["paste"]
    assert browser.has_nothing()
    # As a letter or a narrow field breaks it.
    assert phone.ask("takePasted", f" {text[:30]}\n{text[30:]}\n") == {"connected": PLAYER}
    assert phone.ask("connected", PLAYER) and browser.has_nothing()


def test_the_whole_address_may_be_pasted_too(phone):
    address = phone.press("Agree")
    for strange in ("", "hello", "a.b", address.replace("code=", "error=access_denied&x=")):
        assert phone.ask("takePasted", strange) == NOTHING
    assert phone.ask("takePasted", address) == {"connected": PLAYER}


def test_a_callback_that_is_opened_twice_is_redeemed_once(phone, spotify):
    address = phone.press("Agree")
    other = phone.open()
    with spotify.hold("/api/token") as hold:
        phone.begin("takeCallback", address)
        hold.wait_for_request()
        assert phone.ask("takeCallback", address, page=other) == NOTHING
    assert phone.answer() == {"connected": PLAYER}


@pytest.mark.parametrize("kind", [500, "not JSON", "broken"])
def test_a_code_that_could_not_be_redeemed_leaves_nothing(phone, spotify, kind):
    address = phone.press("Agree")
    spotify.fail("/api/token", kind)
    assert phone.ask("takeCallback", address) == NOTHING
    assert phone.has_nothing()
    phone.connect()


def test_whoever_disconnects_while_a_code_is_redeemed_stays_so(phone, spotify):
    address = phone.press("Agree")
    with spotify.hold("/api/token") as hold:
        phone.begin("takeCallback", address)
        hold.wait_for_request()
        phone.ask("disconnect", PLAYER)
    assert phone.answer() == NOTHING
    assert phone.has_nothing()


def test_disconnecting_leaves_no_database_when_the_last_player_goes(phone):
    phone.connect().connect("another")
    phone.ask("disconnect", PLAYER)
    assert not phone.ask("connected", PLAYER) and phone.ask("connected", "another")
    assert phone.ask("playing", PLAYER) == {"failure": "notConnected"}
    phone.ask("disconnect", "another")
    assert phone.has_nothing()
    assert phone.ask("playing", "another") == {"failure": "notConnected"}
    assert phone.has_nothing()


def test_disconnecting_gives_up_a_sign_in_under_way(phone):
    phone.ask("signIn", PLAYER, CLIENT_ID)
    phone.ask("disconnect", "another")
    assert phone.databases() != []
    phone.ask("disconnect", PLAYER)
    assert phone.has_nothing()


def test_the_key_cannot_be_taken_out(phone):
    outcomes = phone.connect().page.evaluate(EXPORTED)
    assert len(outcomes) == 2 and all("InvalidAccessError" in outcome for outcome in outcomes)


def test_tokens_of_one_player_are_of_no_use_to_another(phone):
    phone.connect().page.evaluate(MOVE, [PLAYER, "another"])
    assert phone.ask("connected", PLAYER) and not phone.ask("connected", "another")


def test_a_database_without_its_key_is_as_good_as_none(phone):
    phone.connect()
    phone.page.evaluate(
        "async () => {"
        + OPEN_VAULT
        + "database.transaction('sealed', 'readwrite').objectStore('sealed').delete('key'); database.close(); }"
    )
    assert phone.ask("connected", PLAYER) is False
    assert phone.ask("playing", PLAYER) == {"failure": "notConnected"}
    assert phone.connect().ask("connected", PLAYER)


def test_no_token_is_found_anywhere(playwright, music, tmp_path, spotify):
    """Not by a script, not in the console or in addresses, and not in the files of the browser."""
    whole = built.launching(path=built.whole_chromium())
    context = playwright.chromium.launch_persistent_context(tmp_path, **whole)
    try:
        phone = Phone(music, context).connect()
        phone.ask("playlists", PLAYER, 0)
        phone.advance(3600)
        for kind in ("truncated", "not JSON", "broken"):
            spotify.fail("/v1/*", kind)
            phone.ask("playing", PLAYER)
        spotify.tokens.break_access()
        assert "answer" in phone.ask("playing", PLAYER)
        phone.ask("signIn", "another", CLIENT_ID)
        spotify.fail("/api/token", "truncated")
        phone.advance(3600)
        assert phone.ask("playing", PLAYER) == {"failure": "failed"}
        texts = texts_of(phone)
    finally:
        context.close()
    forms = [request.form for request in spotify.requests_to("/api/token")]
    secret = [*spotify.tokens.access_tokens, *spotify.tokens.refresh_tokens, forms[0]["code_verifier"]]
    assert len(secret) == 9
    assert traces(secret, texts) == []
    files = {str(path): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert any(b"timequest-music" in name.encode() or b"sealed" in content for name, content in files.items())
    assert traces(secret, files) == []
