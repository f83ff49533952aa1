import Basics
import Domain
import SyncEngine
import Time

/// The number of what is done at once; these numbers only rise.
package typealias BatchID = Int

/// One try to store everything that waits, in one transaction and in the order in which it was done.
package struct StoringTry: Hashable, Sendable {
  /// The last batch that the try stores; it stores all before it as well.
  package let through: BatchID
  /// How many tries were given up before; from the second try on the connection is not trusted any more.
  package let attempt: Int
}

/// What has been done and is not known to be stored yet.
///
/// The quest goes on from memory meanwhile. One try is under way at a time, and the next one takes all that has
/// come together meanwhile: so nothing is ever stored before what was done before it.
package struct Saving: Hashable, Sendable {
  /// How long storage may take before a small mark says that it is saving.
  static let patience = Seconds(1)
  private static let longestPause = Seconds(30)
  /// The number of tries in vain, some seconds in all, after which it is said in words.
  private static let fewTries = 3

  package enum Mark: Hashable, Sendable {
    /// Everything on the screen is stored.
    case saved
    /// Storage has not answered yet, and it is too early to speak of it.
    case pending
    case saving
  }

  /// The reason why storing takes so long, as far as it can be told.
  package enum Trouble: Hashable, Sendable {
    /// The device has no room left.
    case noRoom
    /// Storage does not take it, for another reason.
    case stuck
  }

  private struct Waiting: Hashable, Sendable {
    let batch: BatchID
    let operations: [Operation]
  }

  private var waiting: [Waiting] = []
  /// The last batch that changed one of the notes.
  private var notesBatch: BatchID = 0
  private var latest: BatchID = 0
  private var stored: BatchID = 0
  private var attempt = 0
  /// The last batch of the try that has been ordered and has neither come to an end nor been given up.
  private var underWay: BatchID?
  private var isOverdue = false
  private var isOutOfRoom = false

  package var mark: Mark {
    if stored == latest { return .saved }
    return isOverdue ? .saving : .pending
  }

  package var trouble: Trouble? {
    if isOutOfRoom { return .noRoom }
    return attempt >= Self.fewTries ? .stuck : nil
  }

  /// All operations that wait, in the order in which they were done.
  package var operations: [Operation] { operations(through: latest) }

  /// The operations that wait and that a try stores.
  package func operations(through batch: BatchID) -> [Operation] {
    waiting.filter { $0.batch <= batch }.flatMap { $0.operations }
  }

  /// Adds operations, which are stored together or not at all.
  mutating func add(_ operations: [Operation]) {
    latest += 1
    waiting.append(Waiting(batch: latest, operations: operations))
  }

  /// Notes that the device's notes have changed and wait to be stored.
  mutating func addNotes() {
    latest += 1
    notesBatch = latest
  }

  /// Whether the next try stores the notes, too.
  var hasNotes: Bool { notesBatch > stored }

  /// The try that is to be ordered now; none while another one is under way, or nothing waits.
  mutating func next() -> StoringTry? {
    if underWay.exists || stored == latest { return nil }
    underWay = latest
    return StoringTry(through: latest, attempt: attempt)
  }

  /// How long a try may take before the next one.
  var pause: Seconds {
    attempt == 0 ? Self.patience : min(Seconds(1 << min(attempt, 5)), Self.longestPause)
  }

  mutating func settle(through batch: BatchID) {
    guard batch > stored else { return }
    stored = min(batch, latest)
    waiting.removeAll { $0.batch <= stored }
    // An earlier try may still answer while a later one is on its way.
    if let end = underWay, end <= stored { underWay = nil }
    isOutOfRoom = false
    attempt = 0
    if stored == latest { isOverdue = false }
  }

  /// Ends a try that stored nothing; what is done next brings a new one.
  mutating func fail(_ batch: BatchID, isOutOfRoom: Bool) {
    guard batch > stored else { return }
    if underWay == batch { underWay = nil }
    if !isOutOfRoom { return }
    isOverdue = true
    self.isOutOfRoom = true
  }

  /// Gives up a try that had its time.
  mutating func giveUp() {
    guard stored < latest else { return }
    underWay = nil
    isOverdue = true
    attempt += 1
  }
}

package enum SavingAction: Hashable, Sendable {
  /// Everything up to this batch is stored.
  case saved(BatchID)
  case notSaved(BatchID)
  /// The device has no room; the batch is tried again all the same.
  case foundNoRoom(BatchID)
  /// Storage has not answered within the time it was given.
  case waitedInVain
}
