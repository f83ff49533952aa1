import AppCore
import Controls
import Domain
import Strings
import SyncEngine
import Time

extension Texts {
  /// When to begin, by the quarter of an hour before; now, where that is no time ahead.
  func words(for suggestion: Suggestion, _ core: Core) -> String {
    let quarter = suggestion.start.quarterBefore
    if suggestion.urgency == .now || quarter <= core.moment.now {
      return suggestion.isForSchool ? ahead.schoolNow : ahead.startNow(suggestion.event.name)
    }
    let words = clockWords(for: core.zone.time(quarter))
    return suggestion.isForSchool
      ? ahead.schoolAround(words) : ahead.startAround(suggestion.event.name, words)
  }

  /// A quarter of an hour as people say it: "quarter past four".
  private func clockWords(for time: LocalTime) -> String {
    let names = ahead.hours
    let (hour, next) = (names[time.hour % 12], names[(time.hour + 1) % 12])
    switch time.minute / 15 {
    case 0: return ahead.full(hour)
    case 1: return ahead.pastQuarter(hour)
    case 2: return ahead.half(hour, next)
    default: return ahead.toQuarter(next)
    }
  }

  func words(for need: Suggestion.Need) -> String {
    let fives = max((need.duration.whole + 150) / 300, 1)
    let duration = words(for: .minutes(fives * 5))
    return need.isKnown ? ahead.usual(duration) : ahead.likely(duration)
  }
}

extension Instant {
  /// Clocks everywhere are ahead of UTC by whole quarters of an hour.
  fileprivate var quarterBefore: Instant {
    Instant(milliseconds: milliseconds / 900_000 * 900_000)
  }
}
