"""Copies that are sealed with a passphrase: with what, and what it opens."""

import json
import re

from playwright.sync_api import expect

from copies import PASSPHRASE, as_file, let_in, opened
from log import Log, contents


def test_a_sealed_copy_is_sealed_as_the_page_about_it_says(copies, tmp_path):
    copies.seal(PASSPHRASE)
    file = json.loads(copies.save(tmp_path).read_text())
    assert list(file) == ["schema", "kdf", "rounds", "salt", "cipher", "iv", "sealed"]
    assert (file["schema"], file["kdf"], file["rounds"]) == (7, "PBKDF2-SHA-256", 600_000)
    assert json.loads(opened(copies.page, file))["operations"] == contents(copies.page)


def test_no_two_copies_are_sealed_alike(copies, tmp_path):
    sealed = []
    for _ in range(2):
        copies.seal(PASSPHRASE)
        sealed.append(json.loads(copies.save(tmp_path).read_text()))
    assert sealed[0]["salt"] != sealed[1]["salt"]
    assert sealed[0]["iv"] != sealed[1]["iv"]


def test_a_short_passphrase_seals_nothing(copies):
    copies.seal("seven c")
    copies.section.get_by_role("button", name="Save a copy", exact=True).tap()
    expect(copies.page.get_by_text("A password has at least 8 characters.")).to_be_visible()


def test_the_passphrase_is_kept_nowhere(copies, tmp_path):
    copies.seal(PASSPHRASE)
    path = copies.save(tmp_path)
    assert PASSPHRASE not in path.read_text()
    stored = b"".join(record.sealed for record in Log(copies.page).records)
    assert PASSPHRASE.encode() not in stored
    kept = copies.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])")
    assert PASSPHRASE not in kept
    copies.bring(path)
    copies.page.locator("#passphrase").fill(PASSPHRASE)
    copies.leave()
    let_in(copies.app).come_back()
    expect(copies.page.locator("#passphrase")).to_have_count(0)
    expect(copies.page.locator("#new-passphrase")).to_have_count(0)


def test_whoever_changes_the_rounds_of_a_sealed_copy_closes_it(copies, tmp_path):
    copies.seal(PASSPHRASE)
    text = copies.save(tmp_path).read_text()
    copies.bring(as_file(text.replace("600000", "600001")))
    copies.unseal(PASSPHRASE)
    expect(copies.told).to_contain_text("It stays closed. Either that is another password")
    copies.app.tap("Cancel")
    copies.bring(as_file(text.replace("600000", "99999")))
    expect(copies.told).to_have_text(re.compile("^Line 1, at rounds: what stands there is larger or smaller"))
