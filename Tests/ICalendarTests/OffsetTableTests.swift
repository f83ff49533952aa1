import Foundation
import ICalendar
import Testing
import Time

enum SystemZones {
  /// Of Debian's tzdata.
  static func table(_ name: String) -> OffsetTable? {
    guard !name.contains(".."), !name.isEmpty, !name.hasPrefix("/"),
      let data = FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)")
    else { return nil }
    return OffsetTable(tzif: Array(data))
  }
}

@Suite struct OffsetTableTests {
  static func wall(_ text: String) throws -> WallTime { try #require(WrittenTime(text.bytes)).wall }

  /// - Returns: how the instant is written in UTC.
  static func utc(_ text: String, _ table: OffsetTable) throws -> String {
    let instant = table.instant(of: try wall(text))
    return WrittenTime(WallTime(seconds: instant), .utc).text
  }

  @Test func aTimeInAGapIsLaterByTheGapAndInAnOverlapTheFirst() throws {
    let berlin = try #require(SystemZones.table("Europe/Berlin"))
    #expect(try Self.utc("20260329T015959", berlin) == "20260329T005959Z")
    #expect(try Self.utc("20260329T023000", berlin) == "20260329T013000Z")
    #expect(try Self.utc("20260329T030000", berlin) == "20260329T010000Z")
    #expect(try Self.utc("20261025T020000", berlin) == "20261025T000000Z")
    #expect(try Self.utc("20261025T023000", berlin) == "20261025T003000Z")
    #expect(try Self.utc("20261025T030000", berlin) == "20261025T020000Z")
  }

  @Test func aDayThatAPlaceLeftOutIsTheNextOne() throws {
    // Samoa went over the date line: there is no 30 December 2011.
    let apia = try #require(SystemZones.table("Pacific/Apia"))
    #expect(try Self.utc("20111230T120000", apia) == "20111230T220000Z")
    #expect(apia.wall(at: apia.instant(of: try Self.wall("20111230T120000"))).day.date.day == 31)
  }

  @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])
  func eachInstantsWallLeadsBackToIt(_ name: String) throws {
    let table = try #require(SystemZones.table(name))
    let start = try Self.wall("20260101T000000").seconds
    for instant in stride(from: start, to: start + 365 * 86_400, by: 997) {
      let back = table.instant(of: table.wall(at: instant))
      // Twice an hour, or half of one, is on the wall: then it is the first.
      #expect(
        back == instant || back < instant && table.offset(at: back) > table.offset(at: instant)
      )
    }
  }

  @Test func aFileOfOtherBytesIsNoZone() {
    #expect(OffsetTable(tzif: []) == nil)
    #expect(OffsetTable(tzif: Array("TZif2".utf8) + [UInt8](repeating: 0xFF, count: 200)) == nil)
  }
}
