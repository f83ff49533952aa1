import Time

/// A quarter of the year, by the months of the northern half of the earth.
package enum Season: Int, CaseIterable, Sendable {
  case spring, summer, autumn, winter

  package init(of day: LocalDay) {
    switch day.date.month {
    case 3...5: self = .spring
    case 6...8: self = .summer
    case 9...11: self = .autumn
    default: self = .winter
    }
  }
}

extension Thing.Season {
  func includes(_ day: LocalDay) -> Bool {
    let season = Season(of: day)
    switch self {
    case .always: return true
    case .springAndSummer: return season == .spring || season == .summer
    case .autumnAndWinter: return season == .autumn || season == .winter
    case .spring: return season == .spring
    case .december: return day.date.month == 12
    }
  }
}
