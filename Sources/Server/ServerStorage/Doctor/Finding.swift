/// Something that is not as it has to be, and what to do about it.
package struct Finding: Hashable, Sendable, CustomStringConvertible {
  package let what: String
  package let remedy: String

  init(_ what: String, _ remedy: String) {
    (self.what, self.remedy) = (what, remedy)
  }

  /// One line.
  package var description: String { "\(what) \(remedy)" }
}

extension Finding {
  /// Devices have all that they have read, and give it back to whoever has lost it.
  static let restoring =
    "Stop the server, restore a backup into another folder and start it there; the family's devices bring what is "
    + "missing."

  static func damaged(_ why: String) -> Finding {
    Finding("The file is damaged: \(why).", restoring)
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
