import Time

/// A part of the day, local: in each of them a person may be a different one.
package enum DayPart: Int, CaseIterable, Sendable {
  case morning
  case afternoon
  case evening
  case night

  package init(of time: LocalTime) {
    switch time.millisecondOfDay / 3_600_000 {
    case 5..<11: self = .morning
    case 11..<16: self = .afternoon
    case 16..<21: self = .evening
    default: self = .night
    }
  }
}
