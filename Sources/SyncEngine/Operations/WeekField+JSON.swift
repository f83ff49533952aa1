import Basics
import Domain
import SyncWire
import Time

extension SchoolField {
  var member: (String, JSON?) {
    switch self {
    case .hours(let weekday, let hours): (weekday.word, hours.map { $0.json } ?? .null)
    case .travel(let way): ("travelMinutes", .wholeMinutes(way))
    }
  }

  /// The fields that this version knows; others are a newer version's.
  static func list(_ fields: JSONFields) throws(JSONFieldError) -> [SchoolField] {
    var list: [SchoolField] = []
    for member in fields.json.object ?? [] {
      if let field = try SchoolField(member, in: fields) { list.append(field) }
    }
    return list
  }

  private init?(_ member: JSONMember, in fields: JSONFields) throws(JSONFieldError) {
    if let weekday = Weekday(word: member.name) {
      self = .hours(weekday, try TimeSpan(ifAny: member.value))
    } else if "travelMinutes" ~= member.name {
      self = .travel(try fields.travel())
    } else {
      return nil
    }
  }
}

extension ActivityField {
  var member: (String, JSON?) {
    switch self {
    case .name(let name): ("name", .string(name))
    case .weekday(let weekday): ("weekday", .string(weekday.word))
    case .hours(let hours): ("hours", hours.json)
    case .travel(let way): ("travelMinutes", .wholeMinutes(way))
    case .players(let players): ("players", .array(players.map { .id($0) }))
    }
  }

  /// The fields that this version knows; others are a newer version's.
  static func list(_ fields: JSONFields) throws(JSONFieldError) -> [ActivityField] {
    var list: [ActivityField] = []
    for member in fields.json.object ?? [] {
      if let field = try ActivityField(member.name, in: fields) { list.append(field) }
    }
    return list
  }

  private init?(_ name: String, in fields: JSONFields) throws(JSONFieldError) {
    switch name {
    case "name": self = .name(try fields.nameInWeek())
    case "weekday": self = .weekday(try Self.weekday(fields))
    case "hours": self = .hours(try TimeSpan(JSONFields(try fields.value("hours"))))
    case "travelMinutes": self = .travel(try fields.travel())
    case "players": self = .players(try Self.players(fields))
    default: return nil
    }
  }

  private static func weekday(_ fields: JSONFields) throws(JSONFieldError) -> Weekday {
    guard let weekday = Weekday(word: try fields.string("weekday")) else {
      throw JSONFieldError(name: "weekday")
    }
    return weekday
  }

  private static func players(_ fields: JSONFields) throws(JSONFieldError) -> [PlayerID] {
    let players: [PlayerID] = try fields.identifiers("players")
    guard players.count <= WeekBounds.mostPlayers else { throw JSONFieldError(name: "players") }
    return players
  }
}

extension BreakField {
  var member: (String, JSON?) {
    switch self {
    case .name(let name): ("name", .string(name))
    case .days(let days): ("days", days.json)
    }
  }

  /// The fields that this version knows; others are a newer version's.
  static func list(_ fields: JSONFields) throws(JSONFieldError) -> [BreakField] {
    var list: [BreakField] = []
    for member in fields.json.object ?? [] {
      if let field = try BreakField(member.name, in: fields) { list.append(field) }
    }
    return list
  }

  private init?(_ name: String, in fields: JSONFields) throws(JSONFieldError) {
    switch name {
    case "name": self = .name(try fields.nameInWeek())
    case "days": self = .days(try DaySpan(JSONFields(try fields.value("days"))))
    default: return nil
    }
  }
}

// The values in them.

extension Weekday {
  private static let words = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  fileprivate var word: String { Self.words[rawValue - 1] }

  fileprivate init?(word: String) {
    guard let place = Self.words.firstIndex(where: { word.hasSameScalars(as: $0) }) else {
      return nil
    }
    self = Self.allCases[place]
  }
}

extension TimeSpan {
  fileprivate var json: JSON {
    .members([("from", .string(from.isoText)), ("to", .string(to.isoText))])
  }

  fileprivate init?(ifAny json: JSON) throws(JSONFieldError) {
    if case .null = json { return nil }
    try self.init(JSONFields(json))
  }

  fileprivate init(_ fields: JSONFields) throws(JSONFieldError) {
    guard let from = TimeOfDay(isoText: try fields.string("from")) else {
      throw JSONFieldError(name: "from")
    }
    guard let to = TimeOfDay(isoText: try fields.string("to")),
      let span = TimeSpan(from: from, to: to)
    else { throw JSONFieldError(name: "to") }
    self = span
  }
}

extension DaySpan {
  fileprivate var json: JSON {
    .members([("first", .string(first.isoText)), ("last", .string(last.isoText))])
  }

  fileprivate init(_ fields: JSONFields) throws(JSONFieldError) {
    guard let first = LocalDay(isoText: try fields.string("first")) else {
      throw JSONFieldError(name: "first")
    }
    guard let last = LocalDay(isoText: try fields.string("last")),
      let span = DaySpan(from: first, to: last)
    else { throw JSONFieldError(name: "last") }
    self = span
  }
}

extension JSON {
  fileprivate static func wholeMinutes(_ duration: Seconds) -> JSON {
    .integer(duration.milliseconds / 60_000)
  }
}

extension JSONFields {
  /// The member "travelMinutes".
  fileprivate func travel() throws(JSONFieldError) -> Seconds {
    let most = WeekBounds.longestTravel.milliseconds / 60_000
    return .minutes(Int(try integer("travelMinutes", in: 0...most)))
  }

  /// The member "name".
  fileprivate func nameInWeek() throws(JSONFieldError) -> String {
    let name = try string("name")
    guard WeekBounds.cut(name).utf8.count == name.utf8.count else {
      throw JSONFieldError(name: "name")
    }
    return name
  }
}
