import Testing

@Suite struct InstallingScreenTests {
  @Test func onAnIPhoneTheCopyComesBeforeItsMenus() throws {
    let text = Self.text("installing, iPhone")
    let places = try ["does not come along", "Share", "Add to Home Screen", "asks for your copy"]
      .map { try #require(text.range(of: $0)?.lowerBound) }
    #expect(places == places.sorted())
    #expect(!text.contains("is there already") && !text.contains("Put it there"))
  }

  @Test func aBrowserThatAsksHasAButtonAndAnotherSaysWhereItsMenuHasIt() {
    for device in ["desktop", "Android"] {
      let (asks, asksNot) = (
        Self.text("installing, \(device) that asks"), Self.text("installing, \(device)")
      )
      #expect(asks.contains("Put it there") && !asksNot.contains("Put it there"))
      #expect(asks.contains("All you have done is there already."))
    }
    #expect(Self.text("installing, desktop").contains("right end of the address line"))
    #expect(Self.text("installing, Android").contains("Open the browser’s menu"))
  }

  @Test func aCopyThatWentThroughSaysItsNameAndOneThatDidNotIsAskedForOnceMore() {
    let made = Self.text("installing, handedOver 5")
    #expect(made.contains("Saved as timequest-2026-10-29.json") && made.contains("Save again"))
    let failed = Self.text("installing, notMade 5")
    #expect(failed.contains("It did not go through. Once more?"))
    for text in [made, failed] { #expect(text.contains("Add to Home Screen")) }
  }

  @Test func theSettingsSayThatTheScreenStaysOnWhereItCan() {
    #expect(Self.text("settings, iPhone").contains("the screen stays on"))
    #expect(!Self.text("settings").contains("the screen stays on"))
  }

  @Test func theNoteStandsOnHomeAndTheRowInMyData() {
    #expect(Self.text("home, iPhone").contains("Keep TimeQuest at hand"))
    #expect(!Self.text("home").contains("Keep TimeQuest at hand"))
  }

  /// The last one of that name: what was shown after all that was done.
  private static func text(_ name: String) -> String {
    Gallery.text(of: Gallery.play().last { $0.name == name }?.html ?? "")
  }
}
