/// Who plays, and what belongs to the family as a whole.
package struct PeopleTexts: Sendable {
  package let title: String
  package let lead: String
  package let players: String
  package let playersAbout: String
  package let name: @Sendable (_ player: String) -> String
  package let newPlayer: String
  package let add: String
  package let isTaken: String
  package let remove: @Sendable (_ player: String) -> String
  package let removedAbout: String
  package let bringBack: @Sendable (_ player: String) -> String
  package let keys: String
  package let keysAbout: String
  package let changePIN: String
  package let renewCode: String
}
