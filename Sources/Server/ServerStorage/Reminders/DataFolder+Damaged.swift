import Glibc

extension DataFolder {
  /// Gives the file of reminders, and what SQLite has put beside it, a name that says when that was.
  ///
  /// - Parameter now: seconds since 1970.
  /// - Returns: the name, without its folder.
  func putRemindersAside(now: Int64) throws(StorageError) -> String {
    let name = Self.freeName(reminders + ".damaged-" + Self.text(now))
    // The file last: who is ended in between finds it once more, and never another one's log beside a new file.
    for suffix in ["-wal", "-shm", "-journal", ""] {
      guard rename(reminders + suffix, name + suffix) == 0 || errno == ENOENT else {
        throw .noReminders(reminders, why: String(cString: strerror(errno)))
      }
    }
    return String(name.dropFirst(path.utf8.count + 1))
  }

  /// A clock that was put back may come to the same second again.
  private static func freeName(_ wish: String) -> String {
    var (name, number) = (wish, 1)
    while access(name, F_OK) == 0 {
      number += 1
      name = "\(wish)-\(number)"
    }
    return name
  }

  /// As in `20261129T070000Z`.
  private static func text(_ now: Int64) -> String {
    var (time, parts) = (time_t(now), tm())
    gmtime_r(&time, &parts)
    var letters = [CChar](repeating: 0, count: 32)
    let count = strftime(&letters, letters.count, "%Y%m%dT%H%M%SZ", &parts)
    return String(decoding: letters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
