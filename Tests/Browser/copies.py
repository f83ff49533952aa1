"""Copies as files, and the place of the family area where they are."""

import base64
import hashlib
import json
import re

from playwright.sync_api import expect

from log import Log
from parent import PIN, Parent

PASSPHRASE = "Zwölf Boxkämpfer"


def as_file(content):
    buffer = content if isinstance(content, bytes) else content.encode()
    return {"name": "timequest-2026-01-21.json", "mimeType": "application/json", "buffer": buffer}


def save_copy(app, folder):
    """From home: saves a copy into the folder, and goes back to the settings; answers its path."""
    app.open_setting("My data", "Save a copy")
    app.is_at("settings", "Save a copy")
    with app.page.expect_download() as download:
        app.tap("Save a copy")
    expect(told(app.page)).to_have_text("Your copy is made.")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    app.tap("My data")
    app.tap("Settings")
    app.is_at("settings", "Settings")
    return path


def opened(page, file, passphrase=PASSPHRASE):
    """What is in a sealed copy, opened without any code of the app."""
    key = hashlib.pbkdf2_hmac("sha256", passphrase.encode(), base64.b64decode(file["salt"]), file["rounds"])
    head = json.dumps({name: file[name] for name in list(file)[:-1]}, separators=(",", ":"))[:-1]
    return page.evaluate(
        """async ([key, iv, head, sealed]) => {
          const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const imported = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['decrypt']);
          const how = { name: 'AES-GCM', iv: bytes(iv), additionalData: new TextEncoder().encode(head) };
          return new TextDecoder().decode(await crypto.subtle.decrypt(how, imported, bytes(sealed)));
        }""",
        [base64.b64encode(key).decode(), file["iv"], head, file["sealed"]],
    )


def told(page):
    return page.locator("#app main [role=status]")


class Copies(Parent):
    """A parent at the place where copies are."""

    def go(self):
        self.choose_pin()
        return self.come_back()

    def come_back(self):
        self.open_page("Copies")
        expect(self.section).to_be_visible()
        return self

    @property
    def section(self):
        return self.page.locator(".copies").first

    @property
    def told(self):
        return self.page.locator(".opened .told")

    @property
    def preview(self):
        return self.page.get_by_role("region", name="What it would do here")

    def seal(self, passphrase):
        self.page.get_by_role("switch", name="Protect it with a password").check()
        self.page.locator("#new-passphrase").fill(passphrase)

    def save(self, folder):
        with self.page.expect_download() as download:
            self.section.get_by_role("button", name="Save a copy", exact=True).tap()
        path = folder / download.value.suggested_filename
        download.value.save_as(path)
        expect(self.section.get_by_text("Your copy is made.")).to_be_visible()
        return path

    def bring(self, file):
        with self.page.expect_file_chooser() as chooser:
            self.app.tap("Choose a file")
        chooser.value.set_files(file)

    def bring_in(self, file):
        self.bring(file)
        self.app.tap("Import")
        expect(self.told).to_have_text("It is all here now.")

    def facts(self):
        """What the preview says, line by line."""
        expect(self.preview).to_be_visible()
        return [" ".join(line.split()) for line in self.preview.locator("li").all_inner_texts()]

    def brings_nothing(self):
        """There is nothing to import."""
        expect(self.preview).to_contain_text("Nothing new in it: everything is here already.")
        expect(self.app.button("Import")).to_have_count(0)
        self.app.tap("Done")
        expect(self.preview).to_have_count(0)

    def unseal(self, passphrase):
        self.page.locator("#passphrase").fill(passphrase)
        self.app.tap("Open it")

    def ask_to_erase(self):
        self.open_page("Erase")
        self.app.tap("Erase everything ...")
        expect(self.page.get_by_role("heading", name="Erase everything on this device?")).to_be_focused()

    def erase(self, word="ERASE"):
        self.ask_to_erase()
        self.page.get_by_label("Type ERASE to go on").fill(word)
        self.app.tap("Erase everything here")


def let_in(app):
    """To the family area, whether there is a PIN already or not; answers the parent."""
    parent = Copies(app)
    parent.enter()
    expect(app.page.locator("#app h1")).to_have_text(re.compile("(Your|Choose a) PIN"))
    if app.text("#app h1") == "Your PIN":
        parent.try_pin(PIN)
    else:
        parent.keep_pin(PIN)
        parent.note_code()
    parent.is_in()
    return parent


def is_new(app):
    """As on a first visit."""
    expect(app.button("Try one guess")).to_be_visible()
    assert Log(app.page).records == []
