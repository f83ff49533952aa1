import AppCore
import Controls
import Domain
import Markup
import Strings
import Time

/// What a task takes, in a sentence and as a strip: a dot for each time, a warm band over the middle.
func spanViews(_ span: TaskSpan, _ texts: Texts) -> [View] {
  let sentence = texts.words(for: span)
  return [
    p(.class("span-line")) { b { sentence } },
    SpanStrip(span, texts).drawing(named: sentence),
  ]
}

private struct SpanStrip {
  private static let left = 6.0
  private static let length = 288.0
  private static let ground = 40.0
  /// The width of a dot: closer ones stand above each other.
  private static let dot = 7.6

  private let span: TaskSpan
  private let texts: Texts
  /// The longest time that has room, in seconds.
  private let end: Double

  init(_ span: TaskSpan, _ texts: Texts) {
    self.span = span
    self.texts = texts
    end = max(1.3 * span.ninetieth.value, span.last.value, 1)
  }

  func drawing(named name: String) -> View {
    svg(.class("span-strip"), .viewBox(0, 0, 300, 62), .role("img"), .aria("label", name)) {
      if span.isBand, span.always == nil, span.first < span.last {
        rect(
          .class("most"),
          .x(x(span.first)),
          .y(6),
          .width(x(span.last) - x(span.first)),
          .height(34),
          .rx(8)
        )
      }
      path(.class("axis"), .d("M6 40H294"))
      path(.class("at-took"), .d(dots))
      if span.times[span.times.count - 1].value > end {
        circle(.class("at-took open"), .cx(x(span.times[span.times.count - 1])), .cy(33), .r(3.8))
      }
      ends
      if let lowest = span.below.first { text(lowest, x(lowest) - 4, 24, "start") }
      if let highest = span.above.last { text(highest, x(highest) + 6, 24, "end") }
    }
  }

  /// Below the ends of the band, and never on each other.
  private var ends: [View] {
    if let always = span.always { return [text(always, x(always), 57, "middle")] }
    let (first, last) = (x(span.first), x(span.last))
    let high = last > 245 ? text(span.last, 300, 57, "end") : text(span.last, last - 2, 57, "start")
    if span.first == span.last { return [high] }
    return [
      first < 70
        ? text(span.first, first - 4, 57, "start") : text(span.first, first + 2, 57, "end"),
      high,
    ]
  }

  private func text(_ time: Seconds, _ x: Double, _ y: Double, _ anchor: String) -> View {
    Markup.text(.x(max(x, 0)), .y(y), .textAnchor(anchor)) {
      time == span.last || time == span.always
        ? texts.words(for: time) : texts.short(time, beside: span.last)
    }
  }

  private func x(_ time: Seconds) -> Double {
    Self.left + Self.length * min(time.value / end, 1)
  }

  /// Points that the round ends of their line make dots.
  private var dots: String {
    var course = ""
    var lastOfRow = [-Self.dot, -Self.dot, -Self.dot]
    for time in span.times where time.value <= end {
      let x = x(time)
      let row = lastOfRow.firstIndex { x - $0 >= Self.dot } ?? lastOfRow.count - 1
      lastOfRow[row] = x
      course += "M" + decimal(x) + " " + decimal(Self.ground - 7 - Self.dot * Double(row)) + "h0"
    }
    return course
  }
}

extension Texts {
  /// "Mostly 7 to 12 min, once 22".
  func words(for span: TaskSpan) -> String {
    let always = span.always.map { words(for: $0) }
    let range = words(from: span.first, to: span.last)
    if !span.isBand { return patterns.soFar(span.times.count, always ?? range) }
    if let always { return patterns.always(always) }
    let outside = [span.below, span.above].filter { !$0.isEmpty }.map { times in
      patterns.outside(
        times.count,
        times[0] == times[times.count - 1]
          ? short(times[0], beside: span.last)
          : patterns.range(
            short(times[0], beside: span.last),
            short(times[times.count - 1], beside: span.last)
          )
      )
    }
    return patterns.mostly(outside.reduce(range) { lists.next($0, $1) })
  }

  private func words(from first: Seconds, to last: Seconds) -> String {
    first == last
      ? words(for: last) : patterns.range(short(first, beside: last), words(for: last))
  }

  /// Without its unit where the other one has the same.
  func short(_ time: Seconds, beside other: Seconds) -> String {
    let (one, two) = (time.whole, other.whole)
    if max(one, two) < 60 { return number(one) }
    let areMinutes = one % 60 == 0 && two % 60 == 0 && max(one, two) < 3600
    return areMinutes ? number(one / 60) : words(for: time)
  }
}
