import AppCore
import Domain
import Markup
import Strings
import Time

extension Texts {
  /// A duration to the second, without its sign: each of its units; what is zero is left out.
  package func parts(of duration: Seconds) -> [String] {
    let seconds = duration.magnitude.whole
    var parts: [String] = []
    if seconds >= 3600 { parts.append(units.inHours(seconds / 3600)) }
    if seconds / 60 % 60 > 0 { parts.append(units.inMinutes(seconds / 60 % 60)) }
    if seconds % 60 > 0 || seconds == 0 { parts.append(units.inSeconds(seconds % 60)) }
    return parts
  }

  /// "1 h 5 min".
  package func words(for duration: Seconds) -> String {
    let parts = parts(of: duration)
    return parts.dropFirst().reduce(parts[0]) { units.joined($0, $1) }
  }

  /// The same words; whatever is no number of them is smaller.
  package func figures(for duration: Seconds) -> [View] {
    let words = Array(words(for: duration).utf8)
    var figures: [View] = []
    var start = 0
    while start < words.count {
      let isLarge = isNumber(words, start)
      var end = start + 1
      while end < words.count, isNumber(words, end) == isLarge { end += 1 }
      let run = String(decoding: words[start..<end], as: UTF8.self)
      figures.append(isLarge ? .text(run) : small { run })
      start = end
    }
    return figures
  }
}

/// A digit, or the blank before one.
private func isNumber(_ words: [UInt8], _ index: Int) -> Bool {
  let digits: ClosedRange<UInt8> = 0x30...0x39
  if digits.contains(words[index]) { return true }
  return words[index] == 0x20 && index + 1 < words.count && digits.contains(words[index + 1])
}
