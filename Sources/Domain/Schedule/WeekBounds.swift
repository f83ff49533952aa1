/// How much a family's week holds: more comes from nobody's hand.
package enum WeekBounds {
  /// Of the name of an activity or a break, in Unicode scalars.
  package static let longestName = 200
  package static let longestTravel = Seconds.hours(24)
  package static let mostPlayers = 50
  /// That can be added here; more may come together from several devices.
  package static let mostActivities = 50
  package static let mostBreaks = 100
}
