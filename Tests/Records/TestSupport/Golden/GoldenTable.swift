/// The tables that `Tests/Rules/Golden` computes, each in a file of its own.
package enum GoldenTable: String, CaseIterable, Sendable {
  case bets
  case dayParts = "day-parts"
  case daySenses = "day-senses"
  case days
  case difficulties
  case dues
  case growth
  case heardSongs = "heard-songs"
  case levels
  case levelThresholds = "level-thresholds"
  case mornings
  case musicFits = "music-fits"
  case nights
  case personalBests = "personal-bests"
  case playlists
  case questTotals = "quest-totals"
  case reflections
  case schoolDays = "school-days"
  case scoring
  case skills
  case songCounts = "song-counts"
  case spans
  case streaks
  case taskNames = "task-names"
  case tendencies
  case tilts
  case trends
  case wholeOrPieces = "whole-or-pieces"

  package var file: String { rawValue + ".txt" }
}
