import AppCore
import Basics
import Copies
import Domain
import SyncEngine
import SyncWire

/// A player's own code on its way to what waits here for it.
package struct OpeningPlay: Hashable, Sendable {
  /// A code as it is being typed.
  package internal(set) var typed = ""
  package internal(set) var phase = Phase.none
  /// What was typed, while it is tried.
  var code: UInt128 = 0
  /// What it is still tried on, one part after the other.
  var rest: [ClosedPlay] = []
  /// How many quests are back by now that were not here; none before it has opened anything.
  var quests: Int?
  /// It fits a part that is not as it was sealed.
  var hasFoundDamage = false

  package enum Phase: Hashable, Sendable {
    case none
    /// What was typed can be no code.
    case slip
    /// The first of those that are left.
    case trying
    indirect case readingLog(ClosedPlay, Backup)
    indirect case storing(ClosedPlay, BackupPlan)
    /// It is in the log, and has nothing to wait for.
    indirect case dropping(ClosedPlay)
    // What came of it.
    case otherCode
    case damaged
    case notStored
    /// - Parameter quests: that were not here.
    case back(quests: Int)
  }

  package init() {}

  /// Nothing can be typed meanwhile.
  package var isBusy: Bool {
    switch phase {
    case .trying, .readingLog, .storing, .dropping: true
    case .none, .slip, .otherCode, .damaged, .notStored, .back: false
    }
  }
}

package enum OpeningPlayAction: Hashable, Sendable {
  case typed(String)
  /// *Open*
  case entered
  // What the browser answers.
  case opened([UInt8])
  case otherCode
  case damaged
  /// It could not be done.
  case notOpened
  /// The whole log.
  case logRead([UInt8])
  case stored
  case notStored
  /// What waits here by now; none where it could not be told.
  case closedRead(ClosedHere?)

  var writes: Bool { self == .entered }
}

extension OpeningPlayAction {
  /// What an answer for what waits here means.
  init?(_ answer: Answer) {
    switch (answer.kind, answer.bytes) {
    case (.openPlay, let bytes?): self.init(opened: bytes)
    case (.openPlay, nil), (.readLog, nil): self = .notOpened
    case (.readLog, let bytes?): self = .logRead(bytes)
    case (.putRecords, let bytes): self = bytes.exists ? .stored : .notStored
    case (.readClosed, let bytes): self = .closedRead(bytes.flatMap { ClosedHere(bytes: $0) })
    default: return nil
    }
  }

  /// A byte for how it went, then what was sealed.
  private init?(opened bytes: [UInt8]) {
    switch bytes.first {
    case 0: self = .otherCode
    case 1: self = .damaged
    case 2: self = .opened(Array(bytes.dropFirst()))
    default: return nil
    }
  }
}
