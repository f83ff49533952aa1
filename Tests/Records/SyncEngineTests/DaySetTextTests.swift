import Basics
import Domain
import SyncEngine
import TestSupport
import Testing
import Time

/// What days are, as one word of a setting.
@Suite struct DaySetTextTests {
  private func set(_ dice: inout SplitMix64) -> DaySet {
    var days: [Int: DaySet.Day] = [:]
    for _ in 0..<dice.below(60) {
      let from = dice.below(1439)
      let hours = TimeSpan(
        from: TimeOfDay(minutes: from),
        to: TimeOfDay(minutes: from + 1 + dice.below(1439 - from))
      )
      let kinds: [DaySet.Kind] = [.noSchool, .free, .unsaid, hours.map { .school($0) } ?? .unsaid]
      days[dice.below(60)] = DaySet.Day(
        kind: dice.pick(kinds),
        leaving: dice.chance(oneIn: 2) ? TimeOfDay(minutes: dice.below(1440)) : nil,
        isTaken: dice.chance(oneIn: 2),
        routines: (0..<dice.below(4)).map { _ in RoutineID(UInt128(dice.next())) }
      )
    }
    return DaySet(first: LocalDay(number: dice.below(30_000)), days: days)
  }

  private func word(_ set: DaySet) -> String {
    if case .word(let word) = set.settingValue { word } else { "none" }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func whatIsWrittenIsRead(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let set = set(&dice)
    #expect(DaySet(set.settingValue) == set, "seed \(seed)")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func changedWordsAreReadAsSomethingElseOrNotAtAll(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let word = word(set(&dice))
    for _ in 0..<200 {
      var bytes = Array(word.utf8)
      bytes[dice.below(bytes.count)] = UInt8(dice.below(256))
      let read = DaySet(.word(String(decoding: bytes, as: UTF8.self)))
      #expect(read.map { $0.days.count <= DaySet.count } ?? true, "seed \(seed)")
    }
  }

  @Test(arguments: [
    "", " ", "x", "20794 60:n", "20794 0:n 0:n", "20794 0:s480", "20794 0:s800-480",
    "20794 0:n,1440",
    "20794 0:n,,short", "99999999", "20794 0:m", "20794 0", "20794 :n", "20794 0:s-5-480",
    "20794 0:t", "20794 0:ntt", "20794 0:",
  ])
  func anythingElseIsRefused(word: String) {
    #expect(DaySet(.word(word)) == nil)
  }

  @Test func ofSeveralNoSchoolCountsAndSchoolGoesOnFromTheFirstToTheLast() {
    let hours = { (from: Int, to: Int) in
      TimeSpan(from: TimeOfDay(hour: from), to: TimeOfDay(hour: to)).map { DaySet.Kind.school($0) }
        ?? .unsaid
    }
    let day = { (kind: DaySet.Kind) in DaySet.Day(kind: kind) }
    #expect([day(hours(8, 12)), day(hours(9, 13))].joined?.kind == hours(8, 13))
    #expect([day(hours(8, 12)), day(.noSchool)].joined?.kind == .noSchool)
    #expect([day(.unsaid), day(hours(8, 12))].joined?.kind == hours(8, 12))
    #expect([day(.free), day(hours(8, 12))].joined?.kind == .noSchool)
    #expect([day(.unsaid), day(.free)].joined?.kind == .free)
    #expect([DaySet.Day]().joined == nil)
  }

  @Test func anAfternoonIsTakenWhereOneOfSeveralSaysSo() {
    let days = [DaySet.Day(kind: .noSchool), DaySet.Day(kind: .unsaid, isTaken: true)]
    #expect(days.joined?.isTaken == true)
    #expect(days.dropLast().map { $0 }.joined?.isTaken == false)
  }
}
