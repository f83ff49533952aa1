import Basics
import Domain
import SyncEngine
import Time

extension RandomFamily {
  mutating func randomWeekEdit() -> OperationBody {
    let activity = ActivityID(UInt128(1 + dice.below(2)))
    let id = BreakID(UInt128(1 + dice.below(2)))
    switch dice.below(8) {
    case 0...2: return .schoolSet(PlayerID(UInt128(1 + dice.below(2))), randomSchoolFields())
    case 3, 4: return .activitySet(activity, randomActivityFields())
    case 5: return dice.chance(oneIn: 2) ? .activityRemoved(activity) : .breakRemoved(id)
    default: return .breakSet(id, randomBreakFields())
    }
  }

  private mutating func randomSchoolFields() -> [SchoolField] {
    let fields: [SchoolField] = [
      .hours(dice.pick(Weekday.allCases), dice.chance(oneIn: 3) ? nil : randomHours()),
      .travel(.minutes(dice.below(1441))),
    ]
    return Array(dice.shuffled(fields).prefix(1 + dice.below(2)))
  }

  private mutating func randomActivityFields() -> [ActivityField] {
    let fields: [ActivityField] = [
      .name("Activity \(dice.below(3))"), .weekday(dice.pick(Weekday.allCases)),
      .weekdays(Weekdays(rawValue: UInt8(1 + dice.below(127)))),
      .hours(randomHours()), .travel(.minutes(dice.below(1441))),
      .players((0..<dice.below(3)).map { PlayerID(UInt128($0 + 1)) }),
      .routine(dice.chance(oneIn: 3) ? nil : RoutineID(UInt128(1 + dice.below(3)))),
    ]
    return Array(dice.shuffled(fields).prefix(dice.below(8)))
  }

  private mutating func randomBreakFields() -> [BreakField] {
    let first = LocalDay(number: 20_700 + dice.below(60))
    let fields: [BreakField] = [
      .name("Break \(dice.below(3))"), .days(days(first, 1 + dice.below(20))),
    ]
    return Array(dice.shuffled(fields).prefix(dice.below(3)))
  }

  private mutating func randomHours() -> TimeSpan {
    let from = dice.below(1439)
    let to = from + 1 + dice.below(1439 - from)
    return span(TimeOfDay(minutes: from), TimeOfDay(minutes: to))
  }
}
