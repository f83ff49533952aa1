import Foundation
import ICalendar
import Testing
import Time

/// The rules of libical's own test, each with the instances that libical finds.
@Suite struct LibicalRecurrenceTests {
  struct Case: Decodable {
    let rule: String
    let start: String
    let instances: String?

    enum CodingKeys: String, CodingKey {
      case rule = "RRULE"
      case start = "DTSTART"
      case instances = "INSTANCES"
    }
  }

  static func cases() throws -> [Case] {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = URL(filePath: "/\(folder)/Fixtures/Calendars/libical-recurrence.json")
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
  }

  /// Where RFC 5545 leaves open what is meant, and we read it differently.
  ///
  /// BYWEEKNO with INTERVAL: we count in years of weeks, as libical does where the rule hits DTSTART
  /// (20100102, in week 53 of 2009, has 2015 six years later). Where it does not, libical counts from the
  /// calendar's year of DTSTART.
  static let ambiguous = [
    "20241230 FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=30;BYWEEKNO=1;UNTIL=20320101":
      "libical refuses BYWEEKNO beside BYMONTHDAY; RFC 5545 lets both limit, so 30 December in a week 1",
    "20270103T000000Z FREQ=YEARLY;BYWEEKNO=53;INTERVAL=6;BYDAY=TH;COUNT=1":
      "DTSTART is in week 53 of 2026, so 2032 is one of the years; libical counts from 2027",
    "20270103T000000Z FREQ=YEARLY;BYWEEKNO=53;INTERVAL=5;BYDAY=TH;COUNT=1":
      "the years are 2026, 2031 and so on, and 2071 is the first with a week 53; libical counts from 2027",
  ]

  static func instances(_ one: Case) throws -> [String] {
    let start = try #require(WrittenTime(one.start.bytes))
    let rule = try RecurrenceRule(reading: one.rule.bytes)
    let window = start.wall..<WallTime(day: LocalDay(year: 2150, month: 1, day: 1))
    // libical gives what the rule says, and leaves DTSTART to who asks.
    return IteratorSequence(Recurrence(rule, from: start, in: window, countsStart: false))
      .map { WrittenTime($0, start.form).text }
  }

  @Test func instancesAreLibicals() throws {
    var equal = 0
    for one in try Self.cases() {
      let name = "\(one.start) \(one.rule)"
      let found = try Self.instances(one)
      let expected = (one.instances ?? "").split(separator: ",").map { String($0) }
      if let reading = Self.ambiguous[name] {
        #expect(found != expected, "\(name): no difference any more: \(reading)")
        continue
      }
      #expect(found == expected, "\(name)")
      equal += found == expected ? 1 : 0
    }
    #expect(equal == 146 - Self.ambiguous.count)
  }
}
