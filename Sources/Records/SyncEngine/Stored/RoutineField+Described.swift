import Domain
import SyncWire
import Time

extension RoutineField: Field {
  package static let kinds: [RoutineField] = [
    .name(""), .displayName(""), .icon(.plain), .players([]), .activeDays([]),
    .scheduleMode(.fixedDays), .calendarKeywords([]), .musicLink(nil), .isActive(true),
    .madeBy(.parent), .musicAbout(.blank), .after([]),
  ]

  @inline(never)
  package func coded(by coder: inout Coder) -> RoutineField {
    switch self {
    case .name(let name): .name(coder.text("name", name))
    case .displayName(let name): .displayName(coder.text("displayName", name))
    case .icon(let icon): .icon(coder.icon("icon", icon))
    case .players(let players): .players(coder.ids("players", players))
    case .activeDays(let days): .activeDays(coder.weekdays("activeDays", days))
    case .scheduleMode(let mode): .scheduleMode(coder.word("scheduleMode", mode))
    case .calendarKeywords(let words): .calendarKeywords(coder.texts("calendarKeywords", words))
    case .musicLink(let link):
      .musicLink(coder.optional("musicLink", link, "", isNullWritten: true) { $0.text($1, $2) })
    case .musicAbout(let about): .musicAbout(coder.nested("musicAbout", about))
    case .isActive(let isActive): .isActive(coder.bool("isActive", isActive))
    case .madeBy(let maker): .madeBy(coder.word("madeBy", maker))
    case .after(let edits): .after(coder.ids("after", edits))
    }
  }
}

extension MusicAbout: Described {
  package static var blank: MusicAbout { MusicAbout() }

  @inline(never)
  package func coded(by coder: inout Coder) -> MusicAbout {
    let name = coder.text("name", name)
    let minutes = coder.integer("minutes", Int64(minutes), in: 0...Int64(Self.mostMinutes))
    let songs = coder.integer("songs", Int64(songs), in: 0...Int64(Self.mostSongs))
    return MusicAbout(name: name, minutes: Int(minutes), songs: Int(songs))
  }
}

extension Coder {
  /// Weekdays as one bit a day, Monday the lowest.
  mutating func weekdays(
    _ name: StaticString,
    _ days: Weekdays,
    atLeast least: Int64 = 0
  ) -> Weekdays {
    let everyDay = Int64(Weekdays.everyDay.rawValue)
    return Weekdays(rawValue: UInt8(integer(name, Int64(days.rawValue), in: least...everyDay)))
  }
}
