/// School hours, activities and breaks.
package struct WeekTexts: Sendable {
  package let title: String
  package let lead: String
  package let school: SchoolTexts
  package let activities: ActivityTexts
  package let breaks: BreakTexts
  package let remarks: WeekRemarkTexts
  /// From a time of the day to a later one.
  package let span: @Sendable (_ from: String, _ to: String) -> String
  package let travel: String
  package let add: String
  package let save: String
  package let putAway: String
  package let remove: @Sendable (_ name: String) -> String
  package let bringBack: String
  package let full: String
}

package struct SchoolTexts: Sendable {
  package let title: String
  package let whose: String
  package let isOn: @Sendable (_ day: String) -> String
  package let begins: @Sendable (_ day: String) -> String
  package let ends: @Sendable (_ day: String) -> String
  package let travel: String
  package let travelHelp: String
  package let copy: @Sendable (_ day: String) -> String
  package let copied: @Sendable (_ day: String) -> String
  package let takeBack: String
}

package struct ActivityTexts: Sendable {
  package let title: String
  package let add: String
  package let name: String
  package let day: String
  package let begins: String
  package let ends: String
  package let who: String
  /// A day and its hours.
  package let on: @Sendable (_ day: String, _ hours: String) -> String
  package let way: @Sendable (_ duration: String) -> String
  package let removed: @Sendable (_ name: String) -> String
}

package struct BreakTexts: Sendable {
  package let title: String
  package let about: String
  package let add: String
  package let name: String
  package let first: String
  package let last: String
  package let earlier: String
  package let removed: @Sendable (_ name: String) -> String
}

/// Why something is not stored yet.
package struct WeekRemarkTexts: Sendable {
  package let nameMissing: String
  package let timesMissing: String
  package let endsBeforeItBegins: String
  package let notMinutes: String
  package let nobodyGoes: String
  package let datesMissing: String
  package let lastDayFirst: String
  package let longerThanAYear: String
}
