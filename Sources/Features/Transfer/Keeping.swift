import AppCore
import Domain
import SyncEngine
import Time

/// Where copies of the log are, as far as this device knows.
///
/// When the last one was made lies beside the log and not in it: it is true of this device, and to make a
/// copy changes nothing.
package struct Keeping: Hashable, Sendable {
  /// When the last copy was made on this device.
  package internal(set) var copiedAt: Instant?
  /// The browser has promised to keep what is stored, also when room gets scarce.
  package let isPromised: Bool

  package init(copiedAt: Instant?, isPromised: Bool) {
    self.copiedAt = copiedAt
    self.isPromised = isPromised
  }

  /// A copy older than this is one to think of.
  fileprivate static let fresh = Seconds.hours(24 * 30)
}

package enum KeepingWarning: Hashable, Sendable {
  case noCopy
  case oldCopy
  case notPromised
}

extension CopiesState {
  /// Days since the last copy, by the calendar; none when there is none.
  package func daysSinceCopy(_ moment: Moment) -> Int? {
    keeping?.copiedAt.map {
      max(moment.today.number - LocalDay($0, offset: moment.offset).number, 0)
    }
  }

  /// What is to be said about it, if anything, where nobody else has what is here.
  package func keepingWarnings(_ core: Core) -> [KeepingWarning] {
    guard let keeping else { return [] }
    var warnings: [KeepingWarning] = []
    if let copiedAt = keeping.copiedAt {
      let isOld = core.moment.now.since(copiedAt) > Keeping.fresh
      if isOld, core.ledger.hasCompletedSession(after: copiedAt) { warnings.append(.oldCopy) }
    } else if core.ledger.hasCompletedSession(after: Instant(milliseconds: 0)) {
      warnings.append(.noCopy)
    }
    if !keeping.isPromised { warnings.append(.notPromised) }
    return warnings
  }
}
