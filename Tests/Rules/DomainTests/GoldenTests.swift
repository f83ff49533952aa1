import Domain
import TestSupport
import Testing

/// The numbers the product page promises.
///
/// The same checks also run as a wasm module (Tests/Web/RulesInWasm).
@Suite struct GoldenTests {
  @Test func tiltsAreAsComputedIndependently() {
    #expect(failures(of: checkTilts).isEmpty)
  }

  @Test func tendenciesAreAsComputedIndependently() {
    #expect(failures(of: checkTendencies).isEmpty)
  }

  @Test func trendsAreAsComputedIndependently() {
    #expect(failures(of: checkTrends).isEmpty)
    #expect(failures(of: checkGrowth).isEmpty)
  }

  @Test func bestTimesAreAsComputedIndependently() {
    #expect(failures(of: checkBestTimes).isEmpty)
  }

  @Test func skillsAreAsComputedIndependently() {
    #expect(failures(of: checkSkills).isEmpty)
  }

  @Test func difficultiesAreAsComputedIndependently() {
    #expect(failures(of: checkDifficulties).isEmpty)
  }

  @Test func reflectionsAreAsComputedIndependently() {
    #expect(failures(of: checkReflections).isEmpty)
  }

  private func failures(of check: (inout Findings) -> Void) -> [String] {
    var findings = Findings()
    check(&findings)
    #expect(findings.checked >= 50)
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
