import SyncWire

/// Why a file is not opened, and where: nothing of it has been taken.
///
/// A class, since every call that may fail hands it on, and a pointer is a third of the code.
package final class BackupFault: Error {
  package enum Reason: Hashable, Sendable {
    /// Not JSON, not UTF-8, or longer than the limit.
    case text(JSONError.Reason)
    case notACopy
    /// Of a newer program.
    case otherSchema
    /// A number that no program of ours has had.
    case unknownSchema
    case tooLarge
    case nothingInIt
    case missing
    /// A number where a text has to be, a list where a word has to be ...
    case wrongType
    case notANumber
    case outOfBounds
    case tooMany
    case notADate
    /// A word that stands for nothing.
    case unknownWord
    /// One id, and two records that differ.
    case idUsedTwice
    /// Two members that cannot both be true.
    case contradiction
    /// An operation that no version can have written.
    case notAnOperation
  }

  package let reason: Reason
  /// Where it stands, as "sessions[3].startedAt"; empty for the whole file.
  package let path: JSONPath
  /// Counts from 1; none while only the path is known.
  package let line: Int

  init(_ reason: Reason, at path: JSONPath = JSONPath(), line: Int = 0) {
    self.reason = reason
    self.path = path
    self.line = line
  }

  @inline(never)
  convenience init(_ reason: Reason, _ name: StaticString) {
    self.init(reason, at: JSONPath(name))
  }

  /// The same, said by the one who holds the object or the list that it is in.
  func inside(_ name: StaticString, _ index: Int? = nil) -> BackupFault {
    var path = path
    path.prepend(name, index)
    return BackupFault(reason, at: path, line: line)
  }

  /// The same as a value.
  package var refused: RefusedCopy {
    RefusedCopy(refusal: refusal, reason: reason, place: path.text)
  }

  /// What is said of it where there is no room for more.
  package var refusal: BackupRefusal {
    switch reason {
    case .notACopy: .notACopy
    case .otherSchema: .otherSchema
    case .unknownSchema: .unknownSchema
    case .tooLarge: .tooLarge
    case .nothingInIt: .nothingInIt
    case .text(.unexpectedEnd): .endsTooEarly(line: line)
    default: .damaged(line: line)
    }
  }
}

/// Why a file is not opened, for whoever wants to know more than the line.
package struct RefusedCopy: Hashable, Sendable {
  package let refusal: BackupRefusal
  package let reason: BackupFault.Reason
  /// As "sessions[3].startedAt"; empty for the whole file.
  package let place: String

  /// A file that nobody has looked into.
  package static var tooLarge: RefusedCopy { RefusedCopy(refusal: .tooLarge, reason: .tooLarge) }

  package init(refusal: BackupRefusal, reason: BackupFault.Reason, place: String = "") {
    self.refusal = refusal
    self.reason = reason
    self.place = place
  }
}
