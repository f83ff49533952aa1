package struct SettingsTexts: Sendable {
  package let title: String
  package let game: String
}

/// *Game > My data*.
package struct MyDataTexts: Sendable {
  package let title: String
  package let about: String
  /// A home-screen app does not see what the browser keeps.
  package let beforeInstalling: String
  package let saveCopy: String
  package let making: String
  package let made: @Sendable (_ file: String) -> String
  package let leftOut: @Sendable (_ entries: Int) -> String
  package let notMade: String
}

/// What is asked when there is nothing in the log and that is more than a first visit.
package struct EmptyLogTexts: Sendable {
  package let installedTitle: String
  package let installed: String
  package let emptiedTitle: String
  package let emptied: String
  package let openCopy: String
  package let startNew: String
  package let opening: String
  package let notACopy: String
  package let olderSchema: String
  package let newerSchema: String
  package let endsTooEarly: @Sendable (_ line: Int) -> String
  package let damaged: @Sendable (_ line: Int) -> String
  package let nothingInIt: String
  package let notStored: String
}
