import Basics
import Domain
import SyncWire
import Time

extension SchoolField: Field {
  package static let kinds: [SchoolField] =
    Weekday.allCases.map { .hours($0, nil) } + [.travel(.zero)]

  @inline(never)
  package func coded(by coder: inout Coder) -> SchoolField {
    switch self {
    case .hours(let weekday, let hours):
      .hours(
        weekday,
        coder.optional(weekday.word, hours, .blank, isNullWritten: true) { $0.nested($1, $2) }
      )
    case .travel(let way): .travel(coder.travel(way))
    }
  }
}

extension ActivityField: Field {
  package static let kinds: [ActivityField] = [
    .name(""), .weekday(.monday), .weekdays(.everyDay), .hours(.blank), .travel(.zero),
    .players([]), .routine(nil),
  ]

  @inline(never)
  package func coded(by coder: inout Coder) -> ActivityField {
    switch self {
    case .name(let name): .name(coder.nameInWeek(name))
    case .weekday(let weekday): .weekday(coder.weekday("weekday", weekday))
    case .weekdays(let days): .weekdays(coder.weekdays("weekdays", days, atLeast: 1))
    case .hours(let hours): .hours(coder.nested("hours", hours))
    case .travel(let way): .travel(coder.travel(way))
    case .players(let players): .players(coder.playersInWeek(players))
    case .routine(let id):
      .routine(
        coder.optional("routine", id, RoutineID(0), isNullWritten: true) { $0.id($1, $2) }
      )
    }
  }
}

extension BreakField: Field {
  package static let kinds: [BreakField] = [.name(""), .days(.blank)]

  @inline(never)
  package func coded(by coder: inout Coder) -> BreakField {
    switch self {
    case .name(let name): .name(coder.nameInWeek(name))
    case .days(let days): .days(coder.nested("days", days))
    }
  }
}

// How the values in these fields are stored.

extension Weekday {
  private static let words: [StaticString] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  fileprivate var word: StaticString { Self.words[rawValue - 1] }
}

extension TimeSpan: Described {
  package static var blank: TimeSpan { wholeDay }

  @inline(never)
  package func coded(by coder: inout Coder) -> TimeSpan {
    let from = coder.parsed("from", from, from.isoText) { TimeOfDay(isoText: $0) }
    return coder.parsed("to", self, to.isoText) { text in
      TimeOfDay(isoText: text).flatMap { TimeSpan(from: from, to: $0) }
    }
  }
}

extension DaySpan: Described {
  package static var blank: DaySpan { DaySpan(LocalDay(number: 0)) }

  @inline(never)
  package func coded(by coder: inout Coder) -> DaySpan {
    let first = coder.parsed("first", first, first.isoText) { LocalDay(isoText: $0) }
    return coder.parsed("last", self, last.isoText) { text in
      LocalDay(isoText: text).flatMap { DaySpan(from: first, to: $0) }
    }
  }
}

extension Coder {
  fileprivate mutating func weekday(_ name: StaticString, _ weekday: Weekday) -> Weekday {
    let words = Weekday.allCases.map { $0.word.description }
    return Weekday.allCases[word(name, weekday.rawValue - 1, among: words)]
  }

  /// Reads or writes the time of a way, in whole minutes.
  fileprivate mutating func travel(_ way: Seconds) -> Seconds {
    let most = WeekBounds.longestTravel.milliseconds / 60_000
    return .minutes(Int(integer("travelMinutes", way.milliseconds / 60_000, in: 0...most)))
  }

  fileprivate mutating func nameInWeek(_ name: String) -> String {
    let name = text("name", name)
    if WeekBounds.cut(name).utf8.count != name.utf8.count { refuse("name") }
    return name
  }

  fileprivate mutating func playersInWeek(_ players: [PlayerID]) -> [PlayerID] {
    let players = ids("players", players)
    if players.count > WeekBounds.mostPlayers { refuse("players") }
    return players
  }
}
