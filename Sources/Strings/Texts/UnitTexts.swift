/// How durations are written: "1 h 5 min", "2 min 10 s".
///
/// The largest unit first, a space after each number; so every language that is planned does.
package struct UnitTexts: Sendable {
  package let hours: String
  package let minutes: String
  package let seconds: String
}
