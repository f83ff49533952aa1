/// What she can do with what is hers.
package struct MyDataTexts: Sendable {
  package let title: String
  package let about: String
  package let noLock: String
  package let saveCopy: String
  package let made: String
  /// Without entries that cannot be read.
  package let madeInPart: String
  package let notMade: String
}

/// What is asked when there is nothing in the log and that is more than a first visit.
package struct EmptyLogTexts: Sendable {
  package let installed: EmptyLogReasonTexts
  package let emptied: EmptyLogReasonTexts
  package let openCopy: String
  package let startNew: String
  package let notACopy: String
  package let otherSchema: String
  package let endsTooEarly: @Sendable (_ line: Int) -> String
  package let damaged: @Sendable (_ line: Int) -> String
  package let nothingInIt: String
  package let notStored: String
}

package struct EmptyLogReasonTexts: Sendable {
  package let title: String
  /// What is known, and where her quests may be.
  package let about: String
}
