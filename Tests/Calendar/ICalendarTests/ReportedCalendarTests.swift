import Foundation
import ICalendar
import NativeZones
import Testing
import Time

/// Files with the faults that users of other programs reported, each with what is right beside it.
@Suite struct ReportedCalendarTests {
  static let folder = {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return URL(filePath: "/\(tests)/Fixtures/Calendars/reported")
  }()

  static let names = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { !$0.hasSuffix(".told") }.sorted()
  }()

  /// A line for each kind of problem and each occurrence, behind the zone and the days: as its `.told` says.
  static func told(_ name: String, _ setting: String) throws -> [String] {
    let words = setting.split(separator: " ").map { String($0) }
    let days = try words[1].split(separator: "-").map {
      try #require(WrittenTime(String($0).bytes))
    }
    var limits = CalendarLimits()
    limits.firstDay = days[0].wall.day
    let file = try Data(contentsOf: folder.appending(path: name))
    let calendar = CalendarReader.read(Array(file), limits: limits)
    let found = calendar.occurrences(
      on: days[0].wall.day..<days[1].wall.day,
      here: try #require(SystemZones.table(words[0])),
      limits: limits,
      lookUp: SystemZones.table
    )
    let problems = (calendar.problems + found.problems).folded { $0.reason == $1.reason }
    return problems.map { "line \($0.first.line): " + $0.titles.joined(separator: ", ") }
      + found.list.map { $0.text }
  }

  @Test(arguments: names) func aReportedFaultIsReadAsItIsMeant(_ name: String) throws {
    let beside = Self.folder.appending(path: name + ".told")
    var expected = try String(contentsOf: beside, encoding: .utf8).split(separator: "\n")
      .map { String($0) }
    let setting = expected.removeFirst()
    #expect(try Self.told(name, setting) == expected)
  }

  @Test func allOfThemAreThere() { #expect(Self.names.count == 37) }
}

extension CalendarOccurrence {
  fileprivate var text: String {
    let when =
      days.map { $0.lowerBound.basicText + "/" + $0.upperBound.basicText }
      ?? start.basicText + "/" + end.basicText
    return summary + " " + when + (status == .cancelled ? " cancelled" : "")
  }
}
