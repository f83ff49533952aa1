import CSQLite
import Glibc

/// Copies of the file of families: one file, whole, as it was at one moment.
package enum FamilyBackup {
  /// Writes a copy, also while a server goes on writing.
  ///
  /// - Parameters:
  ///   - folder: of the server's data.
  ///   - file: must not be there yet, and is not until it is whole and on disk.
  package static func write(from folder: String, to file: String) throws(StorageError) {
    let families = DataFolder.families(in: folder)
    guard access(families, F_OK) == 0 else { throw .noFamilies(families) }
    try copy(families, to: file)
  }

  /// Puts a copy into a folder that has no families yet.
  package static func restore(_ file: String, into folder: String) throws(StorageError) {
    guard access(file, R_OK) == 0 else { throw .noFamilies(file) }
    let folder = try DataFolder(folder)
    try copy(file, to: folder.families)
  }

  private static func copy(_ source: String, to target: String) throws(StorageError) {
    guard access(target, F_OK) != 0 else { throw .isThere(target) }
    let part = target + ".part"
    unlink(part)
    defer { unlink(part) }
    try makeEmpty(part)
    do throws(SQLiteFailure) {
      try copyPages(source, to: part)
    } catch {
      throw error.code & 0xFF == SQLITE_NOTADB
        ? .notOurs(error.text) : error.asStorage
    }
    try publish(part, as: target)
  }

  private static func makeEmpty(_ path: String) throws(StorageError) {
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .file(path) }
    close(file)
  }

  private static func copyPages(_ source: String, to target: String) throws(SQLiteFailure) {
    let from = try SQLiteConnection(source, for: .writing)
    guard try from.number("PRAGMA application_id") == Schema.families.applicationID else {
      throw SQLiteFailure(code: SQLITE_NOTADB)
    }
    let to = try SQLiteConnection(target, for: .writing)
    guard let backup = sqlite3_backup_init(to.handle, "main", from.handle, "main") else {
      throw SQLiteFailure(code: sqlite3_extended_errcode(to.handle))
    }
    // All in one go: the write-ahead log lets others write meanwhile.
    let stepped = sqlite3_backup_step(backup, -1)
    let finished = sqlite3_backup_finish(backup)
    guard stepped == SQLITE_DONE else { throw SQLiteFailure(code: stepped) }
    guard finished == SQLITE_OK else { throw SQLiteFailure(code: finished) }
    // One file: with a write-ahead log it would want others beside it.
    try to.execute("PRAGMA journal_mode = DELETE")
    guard to.first("PRAGMA quick_check(1)", read: { $0.text(0) }) == "ok" else {
      throw .damaged
    }
  }

  /// It is there at once, and replaces nothing.
  private static func publish(_ part: String, as target: String) throws(StorageError) {
    try flush(part)
    guard link(part, target) == 0 else {
      throw errno == EEXIST ? .isThere(target) : .file(target)
    }
    try flush(parent(of: target))
  }

  private static func flush(_ path: String) throws(StorageError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .file(path) }
    defer { close(file) }
    guard fsync(file) == 0 else { throw .file(path) }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension StorageError {
  fileprivate static func file(_ path: String) -> StorageError {
    .noFile(path, why: String(cString: strerror(errno)))
  }
}
