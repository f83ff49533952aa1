import Basics
import Time

/// Instances that EXDATE or RECURRENCE-ID name, for a series to ask.
///
/// Where one is written in another form than DTSTART, a date means whatever begins on its day, a time without a zone
/// is of DTSTART's, and so is one in UTC where DTSTART has none. Midnight means the day, too, where nothing of the series
/// could be then.
struct InstanceSet {
  enum Name: Equatable {
    case day(Int)
    case instant(Int64)

    init(_ id: ZonedTime, of series: CalendarEntry, from start: ZonedTime, _ book: ZoneBook) {
      let isMidnight = id.time.form == .local && id.time.wall.second == 0
      let meansDay = isMidnight && start.time.wall.second != 0 && series.isAtOneTimeOfDay
      if start.time.form == .date || id.time.form == .date || meansDay {
        self = .day(id.time.wall.day.number)
      } else if id.zone == nil, id.time.form == .local || start.isFloating {
        self = .instant(book.table(start).instant(of: id.time.wall))
      } else {
        self = .instant(book.instant(id))
      }
    }
  }

  private var days: [Int64] = []
  private var instants: [Int64] = []

  init(_ names: [Name]) {
    for name in names {
      switch name {
      case .day(let number): days.append(Int64(number))
      case .instant(let seconds): instants.append(seconds)
      }
    }
    days = days.ordered(by: <)
    instants = instants.ordered(by: <)
  }

  func contains(_ wall: WallTime, at instant: Int64) -> Bool {
    Self.contains(Int64(wall.day.number), days) || Self.contains(instant, instants)
  }

  private static func contains(_ number: Int64, _ ascending: [Int64]) -> Bool {
    var low = 0
    var high = ascending.count
    while low < high {
      let middle = (low + high) / 2
      if ascending[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < ascending.count && ascending[low] == number
  }
}

extension CalendarEntry {
  /// Whether each instance of its rules is at the time of day of its DTSTART.
  fileprivate var isAtOneTimeOfDay: Bool {
    rules.allSatisfy { !$0.frequency.isWithinDay && $0.byHour.isEmpty && $0.byMinute.isEmpty }
  }
}
