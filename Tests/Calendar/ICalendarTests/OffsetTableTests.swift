import Foundation
import ICalendar
import NativeZones
import Testing
import Time

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

  @Test(arguments: [
    ("Europe/Berlin", "20400701T120000", "20400701T100000Z"),
    ("Europe/Berlin", "20400325T023000", "20400325T013000Z"),
    ("America/New_York", "21000601T120000", "21000601T160000Z"),
    ("America/New_York", "21001201T120000", "21001201T170000Z"),
    ("Australia/Lord_Howe", "20400110T120000", "20400110T010000Z"),
    ("Asia/Jerusalem", "20400701T120000", "20400701T090000Z"),
    ("Asia/Kolkata", "20400701T120000", "20400701T063000Z"),
  ])
  func aZoneGoesOnBehindItsLastTransition(_ name: String, _ wall: String, _ utc: String) throws {
    #expect(try Self.utc(wall, try #require(SystemZones.table(name))) == utc)
  }

  /// A file of version 2 with one offset of zero, no transition, and a footer.
  static func file(footer: String) -> [UInt8] {
    func part(_ data: [UInt8]) -> [UInt8] {
      var bytes = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
      for count in [0, 0, 0, 0, 1, 4] { bytes += [0, 0, 0, UInt8(count)] }
      return bytes + data
    }
    let type: [UInt8] = [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
    return part(type) + part(type) + Array("\n\(footer)\n".utf8)
  }

  @Test(arguments: [
    // From the Sunday's eve on, as in Nuuk.
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "20260328T223000", "20260329T003000Z"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "20260329T003000", "20260329T013000Z"),
    // Day 60 without leap days is always 1 March; the days from 0 on count them.
    ("AAA0BBB,J60/0,J300/0", "20280229T120000", "20280229T120000Z"),
    ("AAA0BBB,J60/0,J300/0", "20280301T120000", "20280301T110000Z"),
    ("AAA0BBB,59/0,300/0", "20280229T120000", "20280229T110000Z"),
    ("AAA-1:30BBB-2:00,M1.1.1/24,M12.5.6", "20260601T120000", "20260601T100000Z"),
    ("AAA-1:30BBB-2:00,M1.1.1/24,M12.5.6", "20260105T120000", "20260105T103000Z"),
    ("<+0530>-5:30", "20260601T120000", "20260601T120000Z"),
    ("AAA0BBB,M13.1.0,M10.5.0", "20260601T120000", "20260601T120000Z"),
    ("AAA0BBB,M3.1.0", "20260601T120000", "20260601T120000Z"),
    ("words of somebody", "20260601T120000", "20260601T120000Z"),
  ])
  func aFooterSaysHowTheClocksGoOn(_ footer: String, _ wall: String, _ utc: String) throws {
    let table = try #require(OffsetTable(tzif: Self.file(footer: footer)))
    #expect(try Self.utc(wall, table) == utc)
  }

  @Test func aFileOfOtherBytesIsNoZone() {
    #expect(OffsetTable(tzif: []) == nil)
    #expect(OffsetTable(tzif: Array("TZif2".utf8) + [UInt8](repeating: 0xFF, count: 200)) == nil)
  }
}
