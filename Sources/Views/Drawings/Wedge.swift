import AppCore
import Domain
import Markup
import Strings

/// The scale of a guess: it swells towards the longer durations.
///
/// The slider itself lies over it, unseen.
struct Wedge {
  private static let width = 327.0
  private static let course = "M0 58Q163.5 58 327 12V58Z"

  private let draft: Seconds
  private let texts: Texts

  init(_ draft: Seconds, _ texts: Texts) {
    self.draft = draft
    self.texts = texts
  }

  var drawing: View {
    let x = Self.place(of: draft)
    let share = x / Self.width
    return svg(.viewBox(0, 0, Self.width, 92), .aria("hidden", true)) {
      clipPath(.id("to")) { rect(.width(x), .height(92)) }
      path(.class("wedge"), .d(Self.course))
      path(.class("wedge-lit"), .clipPath("to"), .d(Self.course))
      ticks
      circle(.class("thumb"), .cx(x), .cy(58 - 46 * share * share), .r(15))
    }
  }

  private static func place(of duration: Seconds) -> Double {
    width * Double(EstimateScale.index(of: duration)) / Double(EstimateScale.stops.count - 1)
  }

  private var ticks: [View] {
    [
      words(texts.words(for: EstimateScale.shortest), at: EstimateScale.shortest, "start"),
      tick(.minutes(1)), words(texts.words(for: .minutes(1)), at: .minutes(1), "middle"),
      tick(.minutes(5)), words("5", at: .minutes(5), "middle"),
      tick(.minutes(15)), words("15", at: .minutes(15), "middle"),
      tick(.hours(1)), words(texts.words(for: .hours(1)), at: .hours(1), "middle"),
      words(texts.words(for: EstimateScale.longest), at: EstimateScale.longest, "end"),
    ]
  }

  private func tick(_ duration: Seconds) -> View {
    path(.class("tick"), .d("M" + decimal(Self.place(of: duration)) + " 65v5"))
  }

  private func words(_ words: String, at duration: Seconds, _ anchor: String) -> View {
    text(.x(Self.place(of: duration)), .y(86), .textAnchor(anchor)) { words }
  }
}
