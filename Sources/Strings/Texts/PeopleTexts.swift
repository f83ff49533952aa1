/// Who plays, and what belongs to the family as a whole.
package struct PeopleTexts: Sendable {
  package let title: String
  package let lead: String
}
