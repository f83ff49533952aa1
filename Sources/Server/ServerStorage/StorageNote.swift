import ServerCore

/// What whoever keeps a server has to know: words of ours and of SQLite's, and nothing of a family.
package struct StorageNote: Sendable {
  package let failure: StoreFailure
  package let why: String
  /// That could not be answered.
  package let requests: Int

  /// One object of JSON.
  package var line: String {
    "{\"storage\":\"\(failure)\",\"why\":\"\(why)\",\"requests\":\(requests)}"
  }
}
