import Glibc
import SyncWire

/// The folder in which a server keeps what it has: a file of families and one of reminders, what SQLite puts beside
/// them, and its invitation.
///
/// As long as one of these lives, no other process can have one of the same folder; the system forgets that with
/// the process, however it ends.
package final class DataFolder: Sendable {
  package let path: String
  private let lock: Int32

  /// Made when it is not there; only its owner may look into it.
  ///
  /// - Parameter mayHaveMoved: whoever serves families does not want those that others serve elsewhere by now.
  package init(_ path: String, mayHaveMoved: Bool = false) throws(StorageError) {
    guard mayHaveMoved || access(Self.mark(in: path), F_OK) != 0 else { throw .hasMoved(path) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .folder(path) }
    let lock = open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .folder(path) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      let isInUse = errno == EWOULDBLOCK
      close(lock)
      throw isInUse ? .isInUse(path) : .folder(path)
    }
    (self.path, self.lock) = (path, lock)
  }

  deinit { close(lock) }

  /// Whether another one of this folder lives somewhere.
  static func isInUse(_ path: String) -> Bool {
    let lock = open(path + "/lock", O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    return flock(lock, LOCK_SH | LOCK_NB) != 0
  }

  /// The file of families.
  package var families: String { Self.families(in: path) }

  package static func families(in path: String) -> String { path + "/families.sqlite" }

  /// The file of reminders.
  var reminders: String { Self.reminders(in: path) }

  static func reminders(in path: String) -> String { path + "/reminders.sqlite" }

  static func invitation(in path: String) -> String { path + "/invitation" }

  /// A file that says that its families are elsewhere.
  private static func mark(in path: String) -> String { path + "/moved" }

  func note(hasMoved: Bool) throws(StorageError) {
    let mark = Self.mark(in: path)
    guard hasMoved else {
      guard unlink(mark) == 0 || errno == ENOENT else { throw .folder(path) }
      return
    }
    let file = open(mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .folder(path) }
    close(file)
    guard Self.flush(path) else { throw .folder(path) }
  }

  /// None where none was made yet.
  static func knownInvitation(in path: String) -> String? { read(invitation(in: path)) }

  /// What families are asked for that begin here: as it was made at the first start.
  ///
  /// It is no family's, so no backup has it.
  package func invitation(or made: () -> String) throws(StorageError) -> String {
    if let known = Self.knownInvitation(in: path) { return known }
    let name = Self.invitation(in: path)
    let code = made()
    let part = name + ".part"
    unlink(part)
    let file = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .folder(path) }
    defer { close(file) }
    let bytes = Array(code.utf8)
    guard write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0,
      rename(part, name) == 0, Self.flush(path)
    else { throw .folder(path) }
    return code
  }

  /// Whether its names are on disk: after a power cut another code would be made.
  private static func flush(_ path: String) -> Bool {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    return fsync(folder) == 0
  }

  private static func read(_ name: String) -> String? {
    let file = open(name, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(file, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return InvitationCode(text) == nil ? nil : text
  }

  func makeFamilies() throws(StorageError) { try make(families) }

  func makeReminders() throws(StorageError) { try make(reminders) }

  /// SQLite makes files that everybody may read, and gives what it puts beside one the rights of that one.
  private func make(_ name: String) throws(StorageError) {
    let file = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .folder(path) }
    close(file)
  }
}

extension StorageError {
  fileprivate static func folder(_ path: String) -> StorageError {
    .noFolder(path, why: String(cString: strerror(errno)))
  }
}
