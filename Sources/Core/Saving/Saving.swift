import Domain
import SyncEngine
import Time

package typealias BatchID = Int

/// Operations that are stored together or not at all.
package struct Batch: Hashable, Sendable {
  package let id: BatchID
  package let operations: [Operation]
  /// 0 for the first try; from the second on the connection is not trusted any more.
  package internal(set) var attempt = 0
}

/// What has been done and is not known to be stored yet.
///
/// The quest goes on from memory meanwhile.
package struct Saving: Hashable, Sendable {
  /// How long storage may take before a small mark says that it is saving.
  static let patience = Seconds(1)
  private static let longestPause = Seconds(30)

  package enum Mark: Hashable, Sendable {
    /// Everything on the screen is stored.
    case saved
    /// Storage has not answered yet; too early to speak of it.
    case pending
    case saving
  }

  private var batches: [Batch] = []
  private var isOverdue = false
  /// The device has no room for what has been done: it is tried again, and the page says so meanwhile.
  package private(set) var isOutOfRoom = false
  private var nextID: BatchID = 1

  package var mark: Mark {
    if batches.isEmpty { return .saved }
    return isOverdue ? .saving : .pending
  }

  mutating func add(_ operations: [Operation]) -> Batch {
    let batch = Batch(id: nextID, operations: operations)
    nextID += 1
    batches.append(batch)
    return batch
  }

  /// As long as it is not known to be stored.
  package func batch(_ id: BatchID) -> Batch? { batches.first { $0.id == id } }

  mutating func settle(_ id: BatchID) {
    batches = batches.filter { $0.id != id }
    isOutOfRoom = false
    if batches.isEmpty { isOverdue = false }
  }

  mutating func findNoRoom(for id: BatchID) {
    guard batches.contains(where: { $0.id == id }) else { return }
    isOverdue = true
    isOutOfRoom = true
  }

  /// The batch to try again, and how long to wait for that try; none when it has been stored.
  mutating func retry(_ id: BatchID) -> (batch: Batch, patience: Seconds)? {
    guard let index = batches.firstIndex(where: { $0.id == id }) else { return nil }
    isOverdue = true
    batches[index].attempt += 1
    let batch = batches[index]
    return (batch, Self.pause(afterAttempt: batch.attempt))
  }

  private static func pause(afterAttempt attempt: Int) -> Seconds {
    min(Seconds(1 << min(attempt, 5)), longestPause)
  }
}

package enum SavingAction: Hashable, Sendable {
  case saved(BatchID)
  /// Storage has not stored the batch within the time it was given.
  case waitedInVain(BatchID)
  /// The device is full. The batch is waited for all the same.
  case foundNoRoom(BatchID)
}
