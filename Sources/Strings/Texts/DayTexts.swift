/// What days are called.
package struct DayTexts: Sendable {
  package let today: String
  /// Monday first.
  package let weekdays: [String]
  /// The same in two letters.
  package let shortWeekdays: [String]
  /// January first.
  package let months: [String]
  package let date: @Sendable (_ day: Int, _ month: String) -> String
  package let dateOfYear: @Sendable (_ date: String, _ year: Int) -> String
  /// Within a sentence: "today".
  package let onToday: String
  /// Within a sentence: "on Monday", "on 14 March".
  package let on: @Sendable (_ day: String) -> String
  /// From a day to a later one.
  package let span: @Sendable (_ first: String, _ last: String) -> String
}
