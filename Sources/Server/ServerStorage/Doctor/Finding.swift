/// Something that is not as it has to be, and what to do about it.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  package let what: String
  package let remedy: String

  init(_ what: String, _ remedy: String = restoring) {
    (self.what, self.remedy) = (what, remedy)
  }

  /// One line.
  package var description: String { "\(what) \(remedy)" }

  /// The same of one family, in words that tell nobody which.
  func of(_ family: String) -> Finding { Finding("Family \(family.prefix(8)): \(what)", remedy) }
}

extension Finding {
  /// Devices have all that they have read, and give it back to whoever has lost it.
  static let restoring =
    "Stop the server, restore a backup into another folder and start it there; the family's devices bring what is "
    + "missing."

  /// Somebody has a token for it whom no device of the family has let in.
  static let restoringAtOnce = "Somebody may read along. " + restoring

  /// What devices say again by themselves.
  static let nothing = "Nothing has to be done: "

  /// Rows of a family that there is not.
  static func stray(_ family: String) -> Finding {
    Finding("something of it is there, and it is not in the list of families.").of(family)
  }

  /// - Parameter what: a file, or the tables of a database.
  static func otherVersion(_ what: String) -> Finding {
    Finding(what, "Look at it with the version of TimeQuest that uses it.")
  }

  static func damaged(_ why: String) -> Finding { Finding("The file is damaged: \(why).") }

  /// It says nothing of what the file holds.
  static func unseen(_ file: String, _ failure: SQLiteFailure) -> Finding {
    Finding(
      "\(file) cannot be read now: \(failure.text).",
      "Ask again as the user whose folder it is, when the disk has room."
    )
  }
}

/// What a look at a folder of families came to.
package struct HealthReport: Sendable {
  package var findings: [Finding] = []
  package var families = 0
  package var erased = 0
  package var records = 0
  /// Of the records.
  package var bytes: Int64 = 0
  /// A server uses it now.
  package var isInUse = false
}
