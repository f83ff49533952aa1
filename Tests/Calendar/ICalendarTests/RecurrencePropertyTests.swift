import Basics
import ICalendar
import Testing
import Time

/// Laws that hold for each rule, on thousands made of dice.
@Suite struct RecurrencePropertyTests {
  static let cases: UInt64 = 2000
  static let horizon = WallTime(day: LocalDay(year: 2032, month: 1, day: 1))

  struct Drawn {
    let seed: UInt64
    let text: String
    let rule: RecurrenceRule
    let start: WrittenTime

    /// None where dice put parts together that exclude each other.
    init?(seed: UInt64) {
      var dice = SplitMix64(seed: seed)
      self.seed = seed
      text = Drawn.text(&dice)
      guard let rule = try? RecurrenceRule(reading: text.bytes) else { return nil }
      self.rule = rule
      let day = LocalDay(year: 2020 + dice.below(5), month: 1, day: 1)
        .adding(days: dice.below(366))
      let isDate = dice.chance(oneIn: 4)
      let second = isDate ? 0 : dice.below(86_400)
      start = WrittenTime(WallTime(day: day, second: second), isDate ? .date : .local)
    }

    static func text(_ dice: inout SplitMix64) -> String {
      let frequencies = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"]
      var text = "FREQ=" + dice.pick(frequencies)
      func some(_ name: String, oneIn chance: Int, _ draw: (inout SplitMix64) -> String) {
        guard dice.chance(oneIn: chance) else { return }
        let list = (0...dice.below(4)).map { _ in draw(&dice) }.joined(separator: ",")
        text += ";\(name)=\(list)"
      }
      func number(_ last: Int) -> (inout SplitMix64) -> String { { "\($0.below(last + 1))" } }
      func place(_ last: Int) -> (inout SplitMix64) -> String {
        { ($0.chance(oneIn: 3) ? "-" : "") + "\($0.below(last) + 1)" }
      }
      let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
      some("BYMONTH", oneIn: 5) { "\($0.below(12) + 1)" }
      some("BYWEEKNO", oneIn: 12, place(53))
      some("BYYEARDAY", oneIn: 10, place(366))
      some("BYMONTHDAY", oneIn: 5, place(31))
      some("BYDAY", oneIn: 3) { $0.pick(days) }
      some("BYDAY", oneIn: 12) { "\($0.below(5) + 1)" + $0.pick(days) }
      some("BYHOUR", oneIn: 6, number(23))
      some("BYMINUTE", oneIn: 6, number(59))
      some("BYSECOND", oneIn: 6, number(59))
      some("BYSETPOS", oneIn: 6, place(4))
      if dice.chance(oneIn: 2) { text += ";INTERVAL=\(dice.below(40) + 1)" }
      if dice.chance(oneIn: 4) { text += ";COUNT=\(dice.below(60) + 1)" }
      if dice.chance(oneIn: 8) { text += ";UNTIL=2026\(10 + dice.below(3))1\(dice.below(10))" }
      if dice.chance(oneIn: 4) { text += ";WKST=" + dice.pick(days) }
      return text
    }

    func instances(_ window: Range<WallTime>, atMost most: Int, countsStart: Bool) -> [WallTime]? {
      var found: [WallTime] = []
      var recurrence = Recurrence(
        rule,
        from: start,
        in: window,
        countsStart: countsStart,
        limit: 20_000
      )
      while found.count < most, let time = recurrence.next() { found.append(time) }
      return recurrence.isGivenUp ? nil : found
    }
  }

  @Test func instancesAscendInTheirWindowWhereverItIsCut() throws {
    var compared = 0
    for seed in 0..<Self.cases {
      guard let drawn = Drawn(seed: seed) else { continue }
      let countsStart = seed % 2 == 0
      let all = drawn.start.wall..<Self.horizon
      guard let whole = drawn.instances(all, atMost: 2000, countsStart: countsStart)
      else { continue }
      var dice = SplitMix64(seed: seed)
      let name: Comment = "seed \(seed): \(drawn.start.text) \(drawn.text)"
      #expect(zip(whole, whole.dropFirst()).allSatisfy { $0 < $1 }, name)
      #expect(whole.allSatisfy { all.contains($0) }, name)
      let span = (whole.last ?? drawn.start.wall).seconds - drawn.start.wall.seconds
      let from = drawn.start.wall.adding(seconds: Int64(dice.below(Int(span) + 1)) - 1000)
      let to = from.adding(seconds: Int64(dice.below(Int(span) / 4 + 100_000)) + 1)
      let window = from..<min(to, whole.count < 2000 ? Self.horizon : whole[1999])
      guard !window.isEmpty,
        let cut = drawn.instances(window, atMost: 2000, countsStart: countsStart)
      else { continue }
      #expect(cut == whole.filter { window.contains($0) }, name)
      compared += 1
    }
    #expect(compared > 700)
  }

  @Test func theStartComesBeforeWhatTheRuleSays() throws {
    for seed in 0..<Self.cases {
      guard let drawn = Drawn(seed: seed) else { continue }
      let window = drawn.start.wall..<Self.horizon
      guard let ruled = drawn.instances(window, atMost: 30, countsStart: false),
        let counted = drawn.instances(window, atMost: 30, countsStart: true)
      else { continue }
      let name: Comment = "seed \(seed): \(drawn.start.text) \(drawn.text)"
      let isHit = ruled.first == drawn.start.wall
      let most = min(drawn.rule.count ?? 30, 30)
      #expect(counted == Array(((isHit ? [] : [drawn.start.wall]) + ruled).prefix(most)), name)
    }
  }
}
