import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import Time

/// The scale of a guess: it swells towards the longer durations.
///
/// The slider itself lies over it, unseen.
struct Wedge {
  private static let width = 327.0
  private static let course = "M0 58Q163.5 58 327 12V58Z"

  private let draft: Seconds?
  /// Earlier times that are told.
  private let before: [Seconds]
  private let texts: Texts

  init(_ draft: Seconds?, before: [Seconds], _ texts: Texts) {
    self.draft = draft
    self.before = before
    self.texts = texts
  }

  var drawing: View {
    svg(.viewBox(0, 0, Self.width, 92), .aria("hidden", true)) {
      path(.class("wedge"), .d(Self.course))
      if let draft {
        clipPath(.id("to")) { rect(.width(Self.place(of: draft)), .height(92)) }
        path(.class("wedge-lit"), .clipPath("to"), .d(Self.course))
      } else {
        path(.class("wedge-edge"), .d("M0 58Q163.5 58 327 12"))
      }
      ticks
      for time in before { circle(.class("before"), .cx(Self.place(of: time)), .cy(59), .r(4.5)) }
      if let draft { thumb(Self.place(of: draft)) }
    }
  }

  private func thumb(_ x: Double) -> View {
    let share = x / Self.width
    return circle(.class("thumb"), .cx(x), .cy(58 - 46 * share * share), .r(15))
  }

  private static func place(of duration: Seconds) -> Double {
    width * Double(EstimateScale.index(of: duration)) / Double(EstimateScale.stops.count - 1)
  }

  private var ticks: [View] {
    [
      path(.class("tick"), .d(Self.ticks)),
      text(.y(86)) {
        words(for: EstimateScale.shortest, "start")
        for duration in Self.marks { words(for: duration, "middle") }
        words(for: EstimateScale.longest, "end")
      },
    ]
  }

  private static var marks: [Seconds] { [.minutes(1), .minutes(5), .minutes(15), .hours(1)] }

  private static var ticks: String {
    var course = ""
    for duration in marks {
      course += "M" + decimal(place(of: duration)) + " 65v5"
    }
    return course
  }

  private func words(for duration: Seconds, _ anchor: String) -> View {
    tspan(.x(Self.place(of: duration)), .textAnchor(anchor)) { texts.words(for: duration) }
  }
}
