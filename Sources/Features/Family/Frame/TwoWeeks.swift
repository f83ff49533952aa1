import AppCore
import Controls
import Markup
import Strings
import Time

/// A day of the next two weeks, and why it is one of those that are told.
struct ToldDay {
  let day: LocalDay
  let reason: String
}

extension Core {
  var nextTwoWeeks: [LocalDay] { (0..<14).map { moment.today.adding(days: $0) } }
}

/// The next two weeks with some of their days marked, and each of these with its reason.
///
/// The grid begins with today. It is for the eyes: the list says the same.
func twoWeeks(_ title: String, _ told: [ToldDay], _ scene: Scene) -> View {
  let days = scene.core.nextTwoWeeks
  return section(.class("two-weeks"), .aria("labelledby", "two-weeks"), .key("two-weeks")) {
    div(.role("status")) { h2(.id("two-weeks")) { title } }
    div(.class("days"), .aria("hidden", true)) {
      for day in days.prefix(7) { span(.class("head")) { scene.texts.shortName(of: day.weekday) } }
      for day in days {
        span(.class(told.contains { $0.day == day } ? "on" : "")) { "\(day.date.day)" }
      }
    }
    if !told.isEmpty {
      ul(.class("day-list")) {
        for told in told {
          li(.key(told.day.isoText)) {
            b { scene.texts.shortDate(of: told.day) }
            span { told.reason }
          }
        }
      }
    }
  }
}
