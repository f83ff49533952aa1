import Testing

@Suite struct ReminderScreenTests {
  @Test func bothAreOffAndNothingBegs() {
    let settings = Gallery.text(of: Self.html("settings"))
    #expect(settings.contains("RemindersOff"))
    let html = Self.html("side page, reminders 1")
    #expect(html.contains("Daily reminder") && html.contains("7:30 on quest days"))
    #expect(html.contains("Sunday at 18:00"))
    #expect(!html.contains("calendar rings") && !html.contains("Put into my calendar"))
  }

  @Test func theWayBackNamesWhatWasGiven() {
    let week = Gallery.text(of: Self.html("reminders, week"))
    #expect(week.contains("delete the entry called “TimeQuest: your week is ready” there"))
    for name in ["both", "given", "week off"] {
      let text = Gallery.text(of: Self.html("reminders, \(name)"))
      #expect(text.contains("delete the two entries called “TimeQuest: your quest is ready”"))
    }
  }

  /// What was given rings until it is deleted there.
  @Test func afterTheSwitchesAreOffTheWayBackStays() {
    let text = Gallery.text(of: Self.html("reminders, off again"))
    #expect(text.contains("To take it back") && !text.contains("Put into my calendar"))
  }

  @Test func whatIsNoTimeIsAskedFor() {
    #expect(Self.html("reminders, no time").contains("aria-invalid"))
    #expect(!Self.html("reminders, time").contains("aria-invalid"))
    #expect(Gallery.text(of: Self.html("reminders, time")).contains("6:45 on quest days"))
  }

  private static func html(_ name: String) -> String {
    Gallery.play().first { $0.name == name }?.html ?? ""
  }
}
