import Basics
import Time

// Which routines stand on a day by its words.
extension ScheduleContext {
  /// What of a day has one of the words of a routine.
  package enum Found: Sendable {
    case event(PlannedEvent)
    /// The words are those of a day with school.
    case school(TimeSpan)
    case entry(DayEntry)
    case dayOff(DayOff)
    /// Another device of the family says so.
    case told
  }

  /// The first thing of the day that has one of the words.
  package func first(with keywords: [String]) -> Found? {
    for keyword in keywords {
      let word = TitleWords(keyword)
      if let event = events.first(where: { words.has(TitleWords($0.name), word) }) {
        return .event(event)
      }
      if let found = first(with: word) { return found }
    }
    return nil
  }

  /// "No school" beats "school": a break is never a day of school, whatever it or an entry is called.
  private func first(with word: TitleWords) -> Found? {
    if words.school.contains(where: { TitleWords($0) == word }) {
      if case .school(_, let hours) = kind { return .school(hours) }
      return nil
    }
    if case .noSchool(let off) = kind, words.noSchool.contains(where: { TitleWords($0) == word }) {
      return .dayOff(off)
    }
    if let entry = entries.first(where: { words.has(TitleWords($0.name), word) }) {
      return .entry(entry)
    }
    return dayOff.flatMap { words.has(TitleWords($0.name), word) ? .dayOff($0) : nil }
  }

  /// Whether a routine stands on the player's home by its words.
  package func calls(_ routine: Routine) -> Bool { caller(of: routine).exists }

  /// What calls a routine that follows words.
  package func caller(of routine: Routine) -> Found? {
    guard routine.scheduleMode == .calendar else { return nil }
    let isTold = told?.routines.contains(routine.id) ?? false
    return first(with: routine.calendarKeywords) ?? (isTold ? .told : nil)
  }
}
