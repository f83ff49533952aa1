/// The list of routines.
package struct RoutineListTexts: Sendable {
  package let title: String
  package let lead: String
  package let new: String
  package let unnamed: String
  /// What the player calls it.
  package let seenAs: @Sendable (_ name: String) -> String
  package let madeByPlayer: String
  package let resting: String
  package let notSaved: String
  package let steps: @Sendable (_ count: Int) -> String
  package let isFor: @Sendable (_ players: String) -> String
  package let forNobody: String
  package let onDaysWith: @Sendable (_ words: String) -> String
  package let activeDays: String
  package let isOn: @Sendable (_ name: String) -> String
  package let removed: @Sendable (_ name: String) -> String
  package let bringBack: String
}

/// The editor of a routine.
package struct RoutineEditorTexts: Sendable {
  package let new: String
  package let allRoutines: String
  package let name: String
  package let displayName: String
  package let picture: String
  package let when: String
  package let fixedDays: String
  package let calendarWords: String
  package let words: String
  package let wordsHelp: String
  package let players: String
  package let music: String
  package let musicHelp: String
  package let steps: String
  package let stepsHelp: String
  package let step: @Sendable (_ number: Int) -> String
  package let reference: @Sendable (_ step: String) -> String
  package let drag: @Sendable (_ step: String) -> String
  package let moveUp: @Sendable (_ step: String) -> String
  package let moveDown: @Sendable (_ step: String) -> String
  package let remove: @Sendable (_ step: String) -> String
  package let bringBack: @Sendable (_ step: String) -> String
  package let addStep: String
  package let enoughSteps: @Sendable (_ count: Int) -> String
  package let save: String
  package let duplicate: String
  package let removeRoutine: String
  package let unsaved: String
  package let throwAway: String
  package let goOn: String
  package let nameMissing: String
  package let stepMissing: String
  package let playerMissing: String
  package let minutesOdd: String
  package let linkNotHTTPS: String
  /// What the pictures are called, in the order of `Icon.pictures`.
  package let pictures: [String]
}
