/// Everything that has to come out the same in every build.
package func allChecks(foldSeeds: ClosedRange<UInt64> = 1...1000) -> Findings {
  var findings = Findings()
  checkScoring(&findings)
  checkLevels(&findings)
  checkStreaks(&findings)
  checkPersonalBests(&findings)
  checkDays(&findings)
  checkTaskNames(&findings)
  checkQuestTotals(&findings)
  checkTilts(&findings)
  checkTendencies(&findings)
  checkTrends(&findings)
  checkGrowth(&findings)
  checkBestTimes(&findings)
  checkSkills(&findings)
  checkDifficulties(&findings)
  checkReflections(&findings)
  checkFolds(&findings, seeds: foldSeeds)
  checkSnapshots(&findings, seeds: foldSeeds)
  return findings
}
