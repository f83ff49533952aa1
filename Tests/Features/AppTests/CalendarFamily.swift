import Basics
import Calendars
import Domain
import Foundation
import ICalendar
import NativeZones
import SyncEngine
import TestSupport
import Testing
import Time

/// A family with calendars of a whole term, what the parent's week knows beside them, and what three weeks are.
///
/// Its file says how to read it: `Tests/Fixtures/Calendars/whole`.
struct CalendarFamily {
  struct Day {
    let day: LocalDay
    /// What home says at 7:00, 13:30 and 17:00; "-" where it says nothing.
    let home: [String]
    /// What the parent's page says.
    let told: String
  }

  let days: [Day]
  let zone: LocalZone
  /// What is told of its calendars' faults, all of a kind in one line.
  let flaws: [String]
  private let table: OffsetTable
  private let head: [(key: String, value: String)]

  init(_ name: String) throws {
    let file = Self.folder.appending(path: name + ".days")
    let parts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n")
    // The first line says who it is.
    let head = try parts[0].split(separator: "\n").dropFirst().map { line in
      let colon = try #require(line.range(of: ": "))
      return (key: String(line[..<colon.lowerBound]), value: String(line[colon.upperBound...]))
    }
    days = try parts[1].split(separator: "\n").map { line in
      let columns = line.components(separatedBy: " | ")
      let day = try #require(LocalDay(isoText: String(columns[0].dropFirst(4))))
      return Day(day: day, home: Array(columns[1...3]), told: columns[4])
    }
    let name = try #require(head.first { $0.key == "zone" }?.value)
    let table = try #require(SystemZones.table(name))
    zone = LocalZone {
      UTCOffset(minutes: Int(table.offset(at: $0.milliseconds / 1000)) / 60)
    }
    flaws = head.filter { $0.key == "flaw" }.map { $0.value }
    self.table = table
    self.head = head
  }

  private func values(_ key: String) -> [String] {
    head.filter { $0.key == key }.map { $0.value }
  }

  /// Those of the language are there, unless the parent has typed others.
  func dayWords(_ usual: DayWords) -> DayWords {
    DayWords(
      school: usual.school,
      noSchool: usual.noSchool,
      buildsCompounds: !values("compounds").isEmpty
    )
  }
}

// The files.
extension CalendarFamily {
  private static let folder = {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return URL(filePath: "/\(tests)/Fixtures/Calendars/whole")
  }()

  static let names = files("days")
  static let calendars = files("ics")

  private static func files(_ ending: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.map { $0.split(separator: ".") }.filter { $0.last == ending[...] }
      .compactMap { $0.first.map { String($0) } }.sorted()
  }

  /// Its calendars, as a device reads them on a day.
  func sources(on day: LocalDay) throws -> [CalendarSource] {
    try values("calendar").enumerated().map { number, line in
      let words = line.split(separator: " ", maxSplits: 2).map { String($0) }
      let reading = try reading(words[1], on: day)
      return CalendarSource(
        id: CalendarID(UInt128(number)),
        name: words[2],
        mark: try #require(Self.marks[words[0]]),
        origin: .file(words[1] + ".ics"),
        readAt: zone.instant(TimeOfDay(hour: 6), on: day),
        events: reading.events,
        flaws: reading.flaws
      )
    }
  }

  private func reading(_ name: String, on day: LocalDay) throws -> CalendarReading {
    let file = try Data(contentsOf: Self.folder.appending(path: name + ".ics"))
    var tables: [String: OffsetTable?] = ["": table]
    let reading = CalendarReading(of: Array(file), on: day) { zone, instant in
      let table = tables[zone] ?? SystemZones.table(zone)
      tables[zone] = .some(table)
      return table.map { Int($0.offset(at: instant)) }
    }
    return try #require(reading)
  }

  private static let marks: [String: CalendarSource.Mark] = [
    "school": .school, "activities": .activities, "other": .other,
  ]
}

// What the parent has planned and typed.
extension CalendarFamily {
  func plan(for player: PlayerID) throws -> [OperationBody] {
    try [school(of: player)] + activities(of: player) + breaks()
      + values("no school").map { .set(.noSchoolWords, $0) }
      + values("school").map { .set(.schoolWords, $0) }
  }

  private func school(of player: PlayerID) throws -> OperationBody {
    let way = try #require(Int(values("way")[0]))
    let hours = try values("school from Monday to Friday").flatMap { text in
      let hours = try Self.hours(text)
      return Weekday.allCases.prefix(5).map { SchoolField.hours($0, hours) }
    }
    return .schoolSet(player, hours + [.travel(.minutes(way))])
  }

  private func breaks() throws -> [OperationBody] {
    try values("break").map { text in
      let words = text.split(separator: " ", maxSplits: 2).map { String($0) }
      let from = try #require(LocalDay(isoText: words[0]))
      let to = try #require(LocalDay(isoText: words[1]))
      return .breakSet(
        BreakID(90),
        [.name(words[2]), .days(try #require(DaySpan(from: from, to: to)))]
      )
    }
  }

  private func activities(of player: PlayerID) throws -> [OperationBody] {
    try values("activity").map { text in
      let words = text.split(separator: " ", maxSplits: 3).map { String($0) }
      let days = words[0].split(separator: ",").compactMap { day in
        Self.weekdays.firstIndex(of: String(day)).map { Weekdays(Weekday.allCases[$0]) }
      }
      return .activitySet(
        ActivityID(70),
        [
          .name(words[3]), .weekdays(Weekdays(days)), .hours(try Self.hours(words[1])),
          .travel(.minutes(try #require(Int(words[2])))), .players([player]),
        ]
      )
    }
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private static func hours(_ text: String) throws -> TimeSpan {
    let times = text.split(separator: "-").compactMap { TimeOfDay(isoText: String($0)) }
    try #require(times.count == 2)
    return span(times[0], times[1])
  }
}
