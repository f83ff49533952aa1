/// Copies of the log, as a parent deals with them.
package struct CopyTexts: Sendable {
  package let title: String
  /// Where copies are: "On this device. Last copy: 3 days ago."
  package let whereTheyAre: @Sendable (_ lastCopy: String) -> String
  package let never: String
  package let today: String
  package let yesterday: String
  package let daysAgo: @Sendable (_ days: Int) -> String
  package let noCopy: String
  package let oldCopy: String
  package let notPromised: String
  package let about: String
  package let seal: String
  package let noLock: String
  package let passphrase: String
  package let passphraseHelp: String
  package let passphraseTooShort: String
  package let save: String
  package let making: String
  package let opening: OpenedCopyTexts
  package let refused: RefusedCopyTexts
}

/// A copy that is brought in.
package struct OpenedCopyTexts: Sendable {
  package let title: String
  package let about: String
  package let choose: String
  package let reading: String
  package let sealed: String
  package let open: String
  package let unsealing: String
  package let notUnsealed: String
  package let whose: String
  package let somebodyNew: String
  package let planning: String
  package let preview: String
  package let routines: @Sendable (_ count: Int) -> String
  package let sessions: @Sendable (_ count: Int) -> String
  package let estimations: @Sendable (_ count: Int) -> String
  package let allNew: String
  package let someNew: @Sendable (_ count: Int) -> String
  package let noneNew: String
  /// Both with their thousands set apart.
  package let experience: @Sendable (_ before: String, _ after: String) -> String
  package let newPlayer: @Sendable (_ experience: String) -> String
  package let leftOut: String
  package let reminders: String
  package let repeated: @Sendable (_ count: Int) -> String
  package let playlists: @Sendable (_ count: Int) -> String
  package let nothingNew: String
  package let bringIn: String
  package let leave: String
  package let storing: String
  package let stored: String
  package let notStored: String
}

/// Why a file is not opened, and where: first the place, then one of the reasons.
package struct RefusedCopyTexts: Sendable {
  package let notACopy: String
  package let otherSchema: String
  package let nothingInIt: String
  package let endsTooEarly: @Sendable (_ line: Int) -> String
  package let line: @Sendable (_ line: Int) -> String
  package let lineAndPlace: @Sendable (_ line: Int, _ place: String) -> String
  package let text: String
  package let missing: String
  package let wrongType: String
  package let outOfBounds: String
  package let tooMany: String
  package let notADate: String
  package let unknownWord: String
  package let idUsedTwice: String
  package let contradiction: String
  package let notAnOperation: String
  package let nothingChanged: String
}

/// *Erase everything*.
package struct EraseTexts: Sendable {
  package let title: String
  package let about: String
  package let begin: String
  package let question: String
  package let goes: String
  package let whatGoes: [String]
  package let stays: String
  package let whatStays: [String]
  package let final: String
  package let saveFirst: String
  /// What has to be typed.
  package let word: String
  package let type: @Sendable (_ word: String) -> String
  package let confirm: String
  package let keep: String
  package let erasing: String
  package let notErased: String
}
