import Basics
import ICalendar
import Testing
import Time

@Suite struct RecurrenceTests {
  static let far = WallTime(day: LocalDay(year: 2200, month: 1, day: 1))

  static func instances(
    _ rule: String,
    from start: String,
    in window: Range<WallTime>? = nil,
    countsStart: Bool = true
  ) throws -> [String] {
    let start = try #require(WrittenTime(start.bytes))
    let rule = try RecurrenceRule(reading: rule.bytes)
    let window = window ?? start.wall..<far
    return IteratorSequence(
      Recurrence(rule, from: start, in: window, countsStart: countsStart)
    ).map { WrittenTime($0, start.form).text }
  }

  @Test func theStartIsTheFirstInstanceAlsoWhereTheRuleDoesNotHitIt() throws {
    #expect(
      try Self.instances("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3", from: "19970902T090000")
        == ["19970902T090000", "19980213T090000", "19980313T090000"]
    )
  }

  @Test func aRuleThatEndsBeforeItsStartHasNoInstance() throws {
    #expect(try Self.instances("FREQ=DAILY;UNTIL=19970901", from: "19970902T090000") == [])
  }

  @Test func aDateUntilMeansAllOfItsDay() throws {
    #expect(
      try Self.instances("FREQ=DAILY;UNTIL=19970903", from: "19970902T090000")
        == ["19970902T090000", "19970903T090000"]
    )
  }

  @Test func aTimeUntilOfDaysWithoutTimesMeansItsDay() throws {
    #expect(
      try Self.instances("FREQ=DAILY;UNTIL=20240102T000000Z", from: "20240101")
        == ["20240101", "20240102"]
    )
  }

  @Test(arguments: [
    ("", RecurrenceFault.frequency), ("BYDAY=MO", .frequency), ("FREQ=SOMETIMES", .frequency),
    ("FREQ", .part), ("FREQ=DAILY;COUNT", .part), ("FREQ=DAILY;FREQ=WEEKLY", .part),
    ("FREQ=DAILY;BYEASTER=1", .part),
    ("FREQ=DAILY;INTERVAL=-1", .number), ("FREQ=DAILY;INTERVAL=0", .number),
    ("FREQ=DAILY;COUNT=many", .number),
    ("FREQ=DAILY;COUNT=99999999999", .number), ("FREQ=DAILY;BYHOUR=24", .number),
    ("FREQ=DAILY;BYMONTH=0", .number), ("FREQ=DAILY;BYMONTHDAY=0", .number),
    ("FREQ=DAILY;INTERVAL=1.5", .number), ("FREQ=MONTHLY;BYDAY=0MO", .number),
    ("FREQ=MONTHLY;BYDAY=54MO", .number), ("FREQ=WEEKLY;BYDAY=XX", .weekday),
    ("FREQ=WEEKLY;WKST=1", .weekday), ("FREQ=DAILY;UNTIL=19970231", .until),
    ("FREQ=DAILY;BYWEEKNO=1", .combination), ("FREQ=MONTHLY;BYWEEKNO=1", .combination),
    ("FREQ=DAILY;RSCALE=HEBREW", .scale), ("FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=FORWARD", .scale),
  ])
  func aRuleThatMakesNoSenseIsRefusedWithTheReason(_ rule: String, _ fault: RecurrenceFault) {
    #expect(throws: fault) { try RecurrenceRule(reading: rule.bytes) }
  }

  @Test(arguments: [
    ("FREQ=WEEKLY;BYDAY=1MO;COUNT=3", "20240101,20240108,20240115"),
    ("FREQ=DAILY;BYDAY=-1MO;COUNT=3", "20240101,20240108,20240115"),
    ("FREQ=WEEKLY;BYMONTHDAY=1,15;COUNT=3", "20240101,20240115,20240201"),
    ("FREQ=MONTHLY;BYYEARDAY=1,40;COUNT=3", "20240101,20240209,20250101"),
    ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO;COUNT=3", "20240101,20270104,20280103"),
    ("FREQ=DAILY;BYSETPOS=1;COUNT=3", "20240101,20240102,20240103"),
    ("FREQ=WEEKLY;BYDAY=;COUNT=;UNTIL=20240108", "20240101,20240108"),
    ("FREQ=WEEKLY;COUNT=2;COUNT=2", "20240101,20240108"),
    ("FREQ=WEEKLY;INTERVAL=1.0;COUNT=2", "20240101,20240108"),
    ("FREQ=WEEKLY;UNTIL=2024-01-08", "20240101,20240108"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,;COUNT=3", "20240101,20240103,20240108"),
    ("FREQ=WEEKLY;BYDAY=MON,Wed;COUNT=3", "20240101,20240103,20240108"),
    ("FREQ=WEEKLY;BYDAY=\"MO,WE\";COUNT=3", "20240101,20240103,20240108"),
    ("FREQ=WEEKLY;COUNT=0", "20240101"),
    ("FREQ=WEEKLY;COUNT=-1;UNTIL=20240108", "20240101,20240108"),
    ("FREQ=WEEKLY\\;COUNT=2", "20240101,20240108"),
  ])
  func whatExportersWriteAgainstTheStandardIsReadAsOthersReadIt(
    _ rule: String,
    _ instances: String
  ) throws {
    #expect(
      try Self.instances(rule, from: "20240101").joined(separator: ",") == instances
    )
  }

  @Test(arguments: [
    ("D1 #3", "20240101,20240102,20240103"), ("D2 20240105", "20240101,20240103,20240105"),
    ("W1 MO TH #3", "20240101,20240104,20240108"),
    ("W2 MO 20240115T235959", "20240101,20240115"),
    ("MP1 1+ MO #2", "20240101,20240205"), ("MP1 1- WE #3", "20240101,20240131,20240228"),
    ("MD1 1 LD #3", "20240101,20240131,20240201"), ("MD1 2- #2", "20240101,20240130"),
    ("YM1 1 6 #3", "20240101,20240601,20250101"), ("YD1 1 100 #3", "20240101,20240409,20250101"),
  ])
  func rulesOfVersionOneAreRead(_ rule: String, _ instances: String) throws {
    #expect(try Self.instances(rule, from: "20240101").joined(separator: ",") == instances)
  }

  @Test(arguments: ["D0 #3", "D1 0600 #3", "W1 XX #0", "MP1 MO #2", "MD1 40", "YM1 13", "X1 #2"])
  func rulesOfVersionOneThatMakeNoSenseAreRefused(_ rule: String) {
    #expect(throws: RecurrenceFault.self) { try RecurrenceRule(reading: rule.bytes) }
  }

  @Test func namesAreReadInSmallLettersAndStrangePartsPassedOver() throws {
    #expect(
      try Self.instances("freq=daily;;X-WHY=so;count=2;", from: "20240101") == [
        "20240101", "20240102",
      ]
    )
  }

  @Test func aLeapSecondIsTheOneBeforeIt() throws {
    #expect(
      try Self.instances("FREQ=MINUTELY;BYSECOND=60;COUNT=2", from: "20240101T000059")
        == ["20240101T000059", "20240101T000159"]
    )
  }

  /// The window of a calendar, long after a start.
  static let week =
    WallTime(
      day: LocalDay(year: 2026, month: 1, day: 1)
    )..<WallTime(day: LocalDay(year: 2026, month: 1, day: 8))

  @Test func whatLiesBeforeTheWindowCostsNothingWhereItCanBeComputed() throws {
    let start = try #require(WrittenTime("19700101T000000".bytes))
    let rules = [
      "FREQ=SECONDLY;INTERVAL=86399", "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO", "FREQ=YEARLY",
      "FREQ=MINUTELY;INTERVAL=1440;COUNT=999999999", "FREQ=DAILY;COUNT=999999999",
    ]
    for rule in rules {
      var recurrence = Recurrence(
        try RecurrenceRule(reading: rule.bytes),
        from: start,
        in: Self.week
      )
      while recurrence.next() != nil {}
      #expect(recurrence.steps < 500 && !recurrence.isGivenUp, "\(rule): \(recurrence.steps)")
    }
  }

  @Test(arguments: [
    "FREQ=SECONDLY;BYSECOND=0;COUNT=999999999", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2",
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
  ])
  func noRuleHangsWhoAsks(_ rule: String) throws {
    let start = try #require(WrittenTime("15000101T000000".bytes))
    let end = WallTime(day: LocalDay(year: 9999, month: 1, day: 1))
    var recurrence = Recurrence(
      try RecurrenceRule(reading: rule.bytes),
      from: start,
      in: Self.week.lowerBound..<end
    )
    var count = 0
    while recurrence.next() != nil { count += 1 }
    #expect(recurrence.isGivenUp)
    #expect(recurrence.steps <= Recurrence.usualLimit + 366)
    #expect(count <= 1)
  }
}
