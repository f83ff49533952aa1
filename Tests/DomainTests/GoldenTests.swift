import Domain
import TestSupport
import Testing

/// The numbers the product page promises.
///
/// The same checks also run as a wasm module (Tests/RulesInWasm).
@Suite struct GoldenTests {
  private func failures(of check: (inout Findings) -> Void) -> [String] {
    var findings = Findings()
    check(&findings)
    #expect(findings.checked > 100)
    return findings.failures
  }

  @Test func accuracyXPAndRatingAreAsPromised() {
    #expect(failures(of: checkScoring).isEmpty)
  }

  @Test func levelsBeginWherePromised() {
    #expect(failures(of: checkLevels).isEmpty)
  }

  @Test func streaksForgiveOnePause() {
    #expect(failures(of: checkStreaks).isEmpty)
  }

  @Test func personalBestsBeatEveryHonestGuessBeforeThem() {
    #expect(failures(of: checkPersonalBests).isEmpty)
  }

  @Test func daysAndWeeksFollowTheCalendar() {
    #expect(failures(of: checkDays).isEmpty)
  }

  @Test func namesThatDifferInCaseAndSpaceAreOneTask() {
    #expect(failures(of: checkTaskNames).isEmpty)
  }

  @Test func questsAddUp() {
    #expect(failures(of: checkQuestTotals).isEmpty)
  }
}
