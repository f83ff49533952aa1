import Domain
import Glibc
import Time

// How findings are called where they stand in a table.

extension DayPart {
  var name: String { "\(self)" }
}

extension ISOWeek {
  /// "2026-W07".
  var name: String { "\(year)-W" + twoDigits(week) }
}

extension Insight {
  var kind: String {
    switch finding {
    case .tendency: "tendency"
    case .growing: "growing"
    case .improving(_, let isFastest): isFastest ? "fastest improving" : "improving"
    case .steady: "steady"
    case .bestTime: "best time"
    }
  }

  /// "tendency of Pack bag".
  var name: String { task.map { kind + " of " + $0 } ?? kind }
}

extension CardSentence {
  var name: String {
    switch self {
    case .finding(let insight): insight.kind
    case .feelsTheDay: "feels the day"
    case .onTheLine: "on the line"
    case .taskDiffers: "task differs"
    case .bothSides: "both sides"
    }
  }
}

extension TaskSpan {
  /// "420 to 720 s of 17 times, far from that 1320 s".
  var words: String {
    let far = (below + above).map { "\($0.whole)" }
    return "\(first.whole) to \(last.whole) s of \(times.count) times"
      + (far.isEmpty ? "" : ", far from that " + far.joined(separator: ", ") + " s")
  }
}

extension Growth {
  func words(isFastest: Bool) -> String {
    if isFastest || isImproving {
      return (isFastest ? "fastest improving, " : "improving, ") + signed(trend.rise) + " points"
    }
    return isSteady ? "steady for a while" : "none stands out"
  }
}

func words(for tendency: Tendency) -> String {
  "\(tendency.direction) by \(tendency.typicalDifference.rounded.whole) s, "
    + "\(tendency.onSide) of \(tendency.count) guesses"
}

func skillWords(_ skill: SkillOverMemory) -> String {
  skill.skill.map { thousandths($0) + ", told as " + skill.verdictName } ?? "nothing to tell"
}

func rounded(_ number: Double) -> String { "\(Int(number.rounded()))" }

func signed(_ number: Double) -> String { (number < 0 ? "" : "+") + rounded(number) }

func thousandths(_ number: Double) -> String {
  var text = [CChar](repeating: 0, count: 400)
  let count = withVaList([number]) { vsnprintf(&text, text.count, "%.3f", $0) }
  return String(decoding: text.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// A title, and rows below it whose values stand below each other.
func block(_ title: String, _ rows: [(String, String)]) -> String {
  let width = rows.map { $0.0.count }.max() ?? 0
  return
    ([title]
    + rows.map { name, value in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + value
    }).joined(separator: "\n")
}
