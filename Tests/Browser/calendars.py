"""The parent, or the player, who connects calendars; and calendars to connect."""

from playwright.sync_api import expect

from planner import Planner

CLUB = """BEGIN:VCALENDAR
X-WR-CALNAME:Hockey club
BEGIN:VEVENT
UID:1
SUMMARY:U14 training\\, hall 2
LOCATION:Nowhere Street 5
DTSTART;TZID=Europe/Berlin:20260107T170000
DTEND;TZID=Europe/Berlin:20260107T183000
RRULE:FREQ=WEEKLY;BYDAY=WE
END:VEVENT
BEGIN:VEVENT
UID:2
SUMMARY:Nobody knows when
END:VEVENT
END:VCALENDAR
"""

HOLIDAY = """BEGIN:VCALENDAR
BEGIN:VEVENT
UID:1
SUMMARY:Winter holiday
DTSTART;VALUE=DATE:20260121
DTEND;VALUE=DATE:20260124
END:VEVENT
END:VCALENDAR
"""


class Calendars(Planner):
    """A parent at the page of calendars."""

    def open_calendars(self):
        self.choose_pin()
        self.open_page("Calendar")
        return self

    def back(self):
        self.page.locator("#app .top .round").first.tap()

    def add(self, content, name="Hockey club.ics", mark="Activities"):
        self.app.tap("Add a calendar")
        self.pick(content, name)
        self.field(mark).check()
        self.app.tap("Add it")

    def ask_for(self, address):
        self.app.tap("Add a calendar")
        self.field("An address").check()
        self.field("Address").last.fill(address)
        self.app.tap("Read it")

    def pick(self, content, name="Hockey club.ics", button="Choose a file"):
        with self.page.expect_file_chooser() as chooser:
            self.app.tap(button)
        content = content.replace("\n", "\r\n").encode() if isinstance(content, str) else content
        chooser.value.set_files({"name": name, "mimeType": "text/calendar", "buffer": content})


def says_first(calendars, words):
    expect(calendars.page.get_by_text(words).first).to_be_visible()


def tells(app, line):
    """The line that home has for the day; None for none."""
    shown = app.page.locator("#app .greet .ahead")
    if line is None:
        expect(shown).to_have_count(0)
    else:
        expect(shown).to_have_text(line)


def kept(page):
    """All that the browser keeps of the app, as one text."""
    return page.evaluate(
        """async () => {
          const open = (name) => new Promise((done) => {
            const request = indexedDB.open(name);
            request.onsuccess = () => done(request.result);
          });
          const text = (value) => value instanceof Uint8Array ? new TextDecoder().decode(value)
            : JSON.stringify(value, (key, part) => part instanceof Uint8Array ? new TextDecoder().decode(part) : part) ?? '';
          let all = JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });
          for (const { name } of await indexedDB.databases()) {
            const database = await open(name);
            for (const store of database.objectStoreNames) {
              const entries = await new Promise((done) => {
                const request = database.transaction(store).objectStore(store).getAll();
                request.onsuccess = () => done(request.result);
              });
              all += entries.map(text).join();
            }
            database.close();
          }
          return all;
        }"""
    )
