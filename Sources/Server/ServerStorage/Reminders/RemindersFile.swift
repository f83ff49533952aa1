import ServerReminders

/// Reminders, and the key by which push services know this server, in a file beside that of families.
///
/// In one of its own: it is written while a request's transaction is open in the other. It is no part of a backup;
/// devices say again at each start when they want to be reminded, and subscribe anew where the key is another one.
package final class RemindersFile: Sendable {
  /// PKCS #8.
  package let key: [UInt8]
  private let table: ReminderTable<SQLiteConnection>

  /// What is damaged, or another program's, is put aside and begins anew: no family waits for it.
  ///
  /// - Parameters:
  ///   - now: seconds since 1970.
  ///   - note: hears of that, and of rows that cannot be read.
  package init(
    in folder: DataFolder,
    now: Int64,
    _ keys: ServerKeyMaking,
    note: @escaping @Sendable (StorageNote) -> Void = { _ in }
  ) throws(StorageError) {
    let opened = try Self.openOrBegin(folder, now, keys, note)
    key = opened.key
    table = ReminderTable(opened.connection, note: note)
  }

  private static func openOrBegin(
    _ folder: DataFolder,
    _ now: Int64,
    _ keys: ServerKeyMaking,
    _ note: (StorageNote) -> Void
  ) throws(StorageError) -> Opened {
    do throws(Trouble) {
      do throws(Trouble) {
        return try open(folder, keys)
      } catch {
        guard case .damaged(let why) = error else { throw error }
        let name = try putAside(folder, now)
        note(.reminders("reminders.sqlite cannot be used: \(why). It is kept as \(name)"))
        return try open(folder, keys)
      }
    } catch {
      switch error {
      case .other(let error): throw error
      case .damaged(let why): throw .noReminders(folder.reminders, why: why)
      }
    }
  }

  private static func putAside(_ folder: DataFolder, _ now: Int64) throws(Trouble) -> String {
    do throws(StorageError) {
      return try folder.putRemindersAside(now: now)
    } catch {
      throw .other(error)
    }
  }
}

extension RemindersFile {
  /// One file again, when nobody asks any more; whatever still comes is stored all the same.
  package func close() {
    table.use { try? $0.execute("PRAGMA journal_mode = DELETE") }
  }

  package var store: ReminderStore { table.store }
}
