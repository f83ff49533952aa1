import AppCore
import Domain
import Markup
import Strings
import Time

/// One number of a duration with its unit.
struct DurationPart {
  let number: Int
  let unit: String
}

extension Texts {
  /// A duration to the second, without its sign; what is zero is left out.
  func parts(of duration: Seconds) -> [DurationPart] {
    let seconds = duration.magnitude.whole
    let all = [
      DurationPart(number: seconds / 3600, unit: units.hours),
      DurationPart(number: seconds / 60 % 60, unit: units.minutes),
      DurationPart(number: seconds % 60, unit: units.seconds),
    ]
    let parts = all.filter { $0.number > 0 }
    return parts.isEmpty ? [all[2]] : parts
  }

  /// "1 h 5 min".
  package func words(for duration: Seconds) -> String {
    var words = ""
    for part in parts(of: duration) {
      if !words.isEmpty { words += " " }
      words += "\(part.number) \(part.unit)"
    }
    return words
  }

  /// The same words, the units smaller than the numbers.
  func figures(for duration: Seconds) -> [View] {
    var figures: [View] = []
    for part in parts(of: duration) {
      figures.append(.text(figures.isEmpty ? "\(part.number)" : " \(part.number)"))
      figures.append(small { " \(part.unit)" })
    }
    return figures
  }
}
