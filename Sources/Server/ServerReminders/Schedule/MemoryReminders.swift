import Basics
import SyncWire
import Synchronization

/// Reminders until the server ends.
package final class MemoryReminders: Sendable {
  private let all = Mutex<[Key: [ReminderRow]]>([:])

  private struct Key: Hashable {
    let family: FamilyID
    let device: DeviceID
  }

  package init() {}

  package var store: ReminderStore {
    ReminderStore(
      rows: { family, device in
        self.all.withLock { $0[Key(family: family, device: device)] ?? [] }
      },
      replace: { family, device, rows in
        self.all.withLock { $0[Key(family: family, device: device)] = rows.isEmpty ? nil : rows }
        return true
      },
      update: { row, new in
        self.all.withLock { all in
          let key = Key(family: row.family, device: row.device)
          guard let place = all[key]?.firstIndex(of: row) else { return false }
          all[key]?[place] = new
          return true
        }
      },
      due: { instant in
        self.all.withLock { all in
          all.values.joined().filter { $0.due <= instant }.min { $0.due < $1.due }
        }
      },
      earliest: { self.all.withLock { $0.values.joined().map(\.due).min() } },
      ahead: { instant in
        self.all.withLock { all in all.values.joined().filter { $0.latest > instant } }
      }
    )
  }
}
