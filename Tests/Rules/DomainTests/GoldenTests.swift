import Domain
import TestSupport
import Testing

/// The numbers the product page promises: Tests/Rules/Golden/Tables has them.
///
/// The same checks also run as a wasm module (Tests/Web/RulesInWasm).
@Suite struct GoldenTests {
  @Test func tiltsAreAsComputedIndependently() throws {
    try expectNoFailures(of: checkTilts)
  }

  @Test func tendenciesAreAsComputedIndependently() throws {
    try expectNoFailures(of: checkTendencies)
  }

  @Test func trendsAreAsComputedIndependently() throws {
    try expectNoFailures(of: checkTrends)
    try expectNoFailures(of: checkGrowth)
  }

  @Test func bestTimesAreAsComputedIndependently() throws {
    try expectNoFailures(of: checkBestTimes)
  }

  @Test func skillsAreAsComputedIndependently() throws {
    try expectNoFailures(of: checkSkills)
  }

  @Test func whatMorningsComeToIsAsComputedIndependentlyToTheLastBit() throws {
    try expectNoFailures(of: checkMornings)
  }

  @Test func whatIsSaidOfABetIsAsComputedIndependently() throws {
    try expectNoFailures(of: checkBets)
  }

  @Test func wholesAndNightsAreAsComputedIndependentlyToTheLastBit() throws {
    try expectNoFailures(of: checkExtras)
  }

  @Test func difficultiesAreAsComputedIndependently() throws {
    try expectNoFailures(of: checkDifficulties)
  }

  @Test func reflectionsAreAsComputedIndependently() throws {
    try expectNoFailures(of: checkReflections)
  }

  @Test func accuracyXPAndRatingAreAsPromised() throws {
    try expectNoFailures(of: checkScoring)
  }

  @Test func levelsBeginWherePromised() throws {
    try expectNoFailures(of: checkLevels)
  }

  @Test func streaksForgiveOnePause() throws {
    try expectNoFailures(of: checkStreaks)
  }

  @Test func personalBestsBeatEveryHonestGuessBeforeThem() throws {
    try expectNoFailures(of: checkPersonalBests)
  }

  @Test func daysAndWeeksFollowTheCalendar() throws {
    try expectNoFailures(of: checkDays)
  }

  @Test func daysAreWhatTheirCalendarsAndTheWeekSay() throws {
    try expectNoFailures(of: checkSchoolDays)
  }

  @Test func namesThatDifferInCaseAndSpaceAreOneTask() throws {
    try expectNoFailures(of: checkTaskNames)
  }

  @Test func questsAddUp() throws {
    try expectNoFailures(of: checkQuestTotals)
  }
}

/// Runs a check on the golden tables of the disk.
func expectNoFailures(
  of check: (inout Findings, GoldenTables) throws(TableFault) -> Void,
  sourceLocation: SourceLocation = #_sourceLocation
) throws(TableFault) {
  var findings = Findings()
  try check(&findings, .onDisk)
  #expect(findings.checked >= 50, sourceLocation: sourceLocation)
  #expect(findings.failures == [], sourceLocation: sourceLocation)
}
