/// Everything that has to come out the same in every build.
package func allChecks(
  _ tables: GoldenTables,
  foldSeeds: ClosedRange<UInt64> = 1...1000
) throws(TableFault) -> Findings {
  var findings = Findings()
  try checkScoring(&findings, tables)
  try checkLevels(&findings, tables)
  try checkStreaks(&findings, tables)
  try checkPersonalBests(&findings, tables)
  try checkDays(&findings, tables)
  try checkTaskNames(&findings, tables)
  try checkQuestTotals(&findings, tables)
  try checkTilts(&findings, tables)
  try checkTendencies(&findings, tables)
  try checkTrends(&findings, tables)
  try checkGrowth(&findings, tables)
  try checkBestTimes(&findings, tables)
  try checkSkills(&findings, tables)
  try checkDaySenses(&findings, tables)
  try checkSpans(&findings, tables)
  try checkMornings(&findings, tables)
  try checkBets(&findings, tables)
  try checkExtras(&findings, tables)
  try checkDifficulties(&findings, tables)
  try checkReflections(&findings, tables)
  checkMusicLinks(&findings)
  try checkMusicFits(&findings, tables)
  try checkPlaylists(&findings, tables)
  try checkSongCounts(&findings, tables)
  try checkHeardSongs(&findings, tables)
  try checkSchoolDays(&findings, tables)
  checkPolls(&findings, seeds: foldSeeds)
  checkFolds(&findings, seeds: foldSeeds)
  checkSnapshots(&findings, seeds: foldSeeds)
  checkSyncForms(&findings, seeds: foldSeeds)
  return findings
}
