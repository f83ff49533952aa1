/// The family area: here speaks a calm, experienced neighbour.
package struct FamilyTexts: Sendable {
  package let title: String
  package let backToTheGame: String
  package let gate: GateTexts
  package let routines: RoutineListTexts
  package let editor: RoutineEditorTexts
  package let week: WeekTexts
  package let people: PeopleTexts
  package let help: HelpTexts
  package let copies: CopyTexts
  package let erase: EraseTexts
}

/// The PIN, and the family code for when it is forgotten.
package struct GateTexts: Sendable {
  package let opening: String
  package let choose: String
  package let chooseAbout: String
  package let curtain: String
  package let pin: String
  package let keepPIN: String
  package let working: String
  package let ask: String
  package let open: String
  package let forgotten: String
  package let notAPIN: String
  package let wrongPIN: String
  package let notNow: String
  /// After wrong tries: how long the next one waits, in words.
  package let rests: @Sendable (_ duration: String) -> String
  package let codeTitle: String
  package let codeAbout: String
  package let codeNoted: String
  package let askForCode: String
  package let askForCodeAbout: String
  package let code: String
  package let notACode: String
  package let wrongCode: String
  package let backToPIN: String
}
