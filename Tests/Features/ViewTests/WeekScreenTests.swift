import App
import AppCore
import Family
import Foundation
import Testing
import Time

/// An activity while it is written down: what is missing stands under the field that it is about.
@Suite struct WeekScreenTests {
  private static func form(_ actions: [WeekFormAction]) -> String {
    var gallery = Gallery.parent()
    gallery.send(.family(.placeChosen(.week)))
    gallery.send(.family(.week(.activityChosen(nil))))
    for action in actions { gallery.send(.family(.week(.form(action)))) }
    return gallery.html
  }

  /// What the page holds between the name of a field and that of the next one.
  private static func part(of html: String, from name: String, to next: String) -> Substring {
    guard let start = html.range(of: name), let end = html.range(of: next) else { return "" }
    return start.upperBound < end.lowerBound ? html[start.upperBound..<end.lowerBound] : ""
  }

  @Test func whatIsMissingStandsUnderItsField() {
    let fields = [">What is it?<", ">Days<", ">Begins<", ">Minutes to get there<", ">Add it<"]
    let named = [WeekFormAction.named("Hockey")]
    let onFriday = named + [.dayChosen(.friday, true)]
    let whole = onFriday + [.fromTyped("16:00"), .toTyped("17:00"), .travelTyped("soon")]
    let wanted: [([WeekFormAction], Int, String)] = [
      ([], 0, "It needs a name"), (named, 1, "It needs a day"), (onFriday, 2, "It needs a time"),
      (onFriday + [.fromTyped("17:00"), .toTyped("16:00")], 2, "The end comes before"),
      (whole, 3, "Getting there takes whole minutes"),
    ]
    for (actions, index, words) in wanted {
      let html = Self.form(actions + [.saved])
      let place = Self.part(of: html, from: fields[index], to: fields[index + 1])
      #expect(place.contains(words), "\(words)")
      #expect(place.contains("aria-invalid") || index == 1)
      // A field that has been changed is not complained of.
      #expect(!Self.form(actions + [.saved, .named("Hockey!")]).contains(words))
    }
  }
}
