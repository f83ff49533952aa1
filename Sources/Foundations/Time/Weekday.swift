package enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday
}

/// A set of weekdays; bit 0 is Monday.
package struct Weekdays: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b111_1111
  }

  package init(_ weekday: Weekday) {
    self.init(rawValue: 1 << UInt8(weekday.rawValue - 1))
  }

  package var count: Int { rawValue.nonzeroBitCount }

  package func contains(_ weekday: Weekday) -> Bool { contains(Weekdays(weekday)) }

  /// Monday before all others.
  package var first: Weekday? { Weekday.allCases.first { contains($0) } }

  package static let schoolDays = Weekdays(rawValue: 0b001_1111)
  package static let everyDay = Weekdays(rawValue: 0b111_1111)
}
