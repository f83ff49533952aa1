/// The way from nothing to the first quest.
package struct FirstStartTexts: Sendable {
  package let claim: String
  package let begin: String
  package let beginAbout: String
  package let openCopy: String
  package let back: String
  package let next: String

  package let who: String
  package let whoIsHere: String
  package let parent: String
  package let player: String
  package let playerName: String
  package let ownName: String
  package let nameAbout: String

  package let routine: String
  package let routineAbout: String

  package let days: String
  package let daysAbout: String

  package let pinLater: String

  package let handOver: String
  package let handOverAbout: @Sendable (_ name: String) -> String
  package let codeAbout: String
  /// In its place, once it has been shown.
  package let codeShown: String
  package let handedOver: @Sendable (_ name: String) -> String
}

/// The one guess that a player tries the game with.
package struct PracticeTexts: Sendable {
  package let title: String
  package let task: String
  package let question: String
  package let skip: String
  package let go: String
  package let toTheQuests: String
  package let revealed: String
  package let about: String
}

/// Who plays on this device.
package struct PlayerTexts: Sendable {
  package let title: String
  package let about: String
  package let sharing: String
  package let sharingAbout: String
  package let setting: String
  package let unnamed: @Sendable (_ number: Int) -> String
}
