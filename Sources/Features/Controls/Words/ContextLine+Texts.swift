import Domain
import Strings

extension Texts {
  /// What home says of the day.
  package func words(for line: ContextLine) -> String {
    switch line {
    case .minutesUntil(let event, 60): ahead.hourUntil(event.name)
    case .minutesUntil(let event, let minutes): ahead.minutesUntil(minutes, event.name)
    case .isAboutToBegin(let event): ahead.aboutToBegin(event.name)
    case .outOfTheDoor(_, 0): ahead.outOfTheDoorNow
    case .outOfTheDoor(_, 60): ahead.outOfTheDoorInAnHour
    case .outOfTheDoor(_, let minutes): ahead.outOfTheDoor(minutes)
    case .noSchool: ahead.noSchool
    case .freeAfternoon: ahead.freeAfternoon
    }
  }
}
