import ServerCore
import Synchronization

/// Requests that could not be answered, by why.
final class FailureCounts: Sendable {
  private let counts = Mutex([StoreFailure: Int]())

  var all: [StoreFailure: Int] { counts.withLock { $0 } }

  /// Whoever hears of failures, counted.
  func counting(
    _ tell: @escaping @Sendable (StorageNote) -> Void
  ) -> @Sendable (StorageNote) -> Void {
    { note in
      self.counts.withLock { $0[note.failure, default: 0] += note.requests }
      tell(note)
    }
  }
}
