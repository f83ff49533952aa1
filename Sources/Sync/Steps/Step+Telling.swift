import Basics
import SyncWire

/// What a person is told, kept in the book: an order could be forgotten on its way to a screen.
extension Step {
  /// Once; what somebody has read is told again when it has happened anew.
  mutating func tell(_ notice: SyncNotice) {
    if !book.told.contains(notice) { book.told.append(notice) }
    if !notice.lasts { book.seen.drop(notice) }
  }

  /// What lasted is over, and nobody need read of it.
  mutating func end(_ notice: SyncNotice) {
    book.told.drop(notice)
    book.seen.drop(notice)
  }
}

extension SyncNotice {
  /// Whether it tells of a state, which goes by itself and is found again each time until then.
  fileprivate var lasts: Bool {
    self == .gap || self == .unknown || self == .uninvited || self == .withheld
  }
}

extension Book {
  mutating func note(seen notice: SyncNotice) {
    if told.contains(notice), !seen.contains(notice) { seen.append(notice) }
  }
}

extension [SyncNotice] {
  @inline(never)
  fileprivate mutating func drop(_ notice: SyncNotice) { self = filter { $0 != notice } }
}
