package struct SettingsTexts: Sendable {
  package let title: String
  package let game: String
  package let look: String
  package let asDevice: String
  package let goldenHour: String
  package let blueHour: String
}
