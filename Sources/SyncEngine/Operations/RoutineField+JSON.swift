import Domain
import SyncWire
import Time

extension RoutineField {
  var member: (String, JSON?) {
    switch self {
    case .name(let name): ("name", .string(name))
    case .displayName(let name): ("displayName", .string(name))
    case .icon(let icon): ("icon", .string(icon.name))
    case .players(let players): ("players", .array(players.map { .id($0) }))
    case .activeDays(let days): ("activeDays", .integer(Int64(days.rawValue)))
    case .scheduleMode(let mode): ("scheduleMode", .string(mode.rawValue))
    case .calendarKeywords(let keywords): ("calendarKeywords", .strings(keywords))
    case .musicLink(let link): ("musicLink", link.map { .string($0) } ?? .null)
    case .isActive(let isActive): ("isActive", .bool(isActive))
    case .madeBy(let maker): ("madeBy", .string(maker.rawValue))
    }
  }

  /// The fields that this version knows; others are a newer version's.
  static func list(_ fields: JSONFields) throws(JSONFieldError) -> [RoutineField] {
    var list: [RoutineField] = []
    for member in fields.json.object ?? [] {
      if let field = try RoutineField(member.name, in: fields) { list.append(field) }
    }
    return list
  }

  private init?(_ name: String, in fields: JSONFields) throws(JSONFieldError) {
    switch name {
    case "name": self = .name(try fields.string("name"))
    case "displayName": self = .displayName(try fields.string("displayName"))
    case "icon": self = .icon(Icon(try fields.string("icon")))
    case "players": self = .players(try fields.identifiers("players"))
    case "activeDays": self = .activeDays(try Self.weekdays(fields))
    case "scheduleMode": self = .scheduleMode(try Self.mode(fields))
    case "calendarKeywords": self = .calendarKeywords(try fields.strings("calendarKeywords"))
    case "musicLink":
      self = .musicLink(fields.has("musicLink") ? try fields.string("musicLink") : nil)
    case "isActive": self = .isActive(try fields.bool("isActive"))
    case "madeBy": self = .madeBy(try Self.maker(fields))
    default: return nil
    }
  }

  private static func weekdays(_ fields: JSONFields) throws(JSONFieldError) -> Weekdays {
    let everyDay = Int64(Weekdays.everyDay.rawValue)
    return Weekdays(rawValue: UInt8(try fields.integer("activeDays", in: 0...everyDay)))
  }

  private static func mode(_ fields: JSONFields) throws(JSONFieldError) -> Routine.ScheduleMode {
    guard let mode = Routine.ScheduleMode(word: try fields.string("scheduleMode")) else {
      throw JSONFieldError(name: "scheduleMode")
    }
    return mode
  }

  private static func maker(_ fields: JSONFields) throws(JSONFieldError) -> Routine.Maker {
    guard let maker = Routine.Maker(word: try fields.string("madeBy")) else {
      throw JSONFieldError(name: "madeBy")
    }
    return maker
  }
}
