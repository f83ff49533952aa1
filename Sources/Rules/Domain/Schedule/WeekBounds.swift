import Time

/// How much a family's week holds: more comes from nobody's hand.
package enum WeekBounds {
  /// Of the name of an activity or a break, in Unicode scalars.
  package static let longestName = 200
  package static let longestTravel = Seconds.hours(24)
  package static let mostPlayers = 50
  /// That can be added here; more may come together from several devices.
  package static let mostActivities = 50
  package static let mostBreaks = 100

  /// The name, cut where it gets longer than it may be.
  ///
  /// By bytes: views of scalars cost the browser's module 5 KB.
  package static func cut(_ name: String) -> String {
    var scalars = 0
    var kept: [UInt8] = []
    for byte in Array(name.utf8) {
      // Every byte but those that continue a scalar begins one.
      if byte & 0b1100_0000 != 0b1000_0000 { scalars += 1 }
      if scalars > longestName { break }
      kept.append(byte)
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
