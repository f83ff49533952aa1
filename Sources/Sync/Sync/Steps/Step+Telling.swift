import Basics
import SyncWire

/// What a person is told, kept in the book: an order could be forgotten on its way to a screen.
extension Step {
  mutating func tell(_ notice: SyncNotice) { book.tell(notice) }
  mutating func end(_ notice: SyncNotice) { book.end(notice) }
}

extension Book {
  /// Once; what somebody has read is told again when it has happened anew.
  mutating func tell(_ notice: SyncNotice) {
    if !told.contains(notice) { told.append(notice) }
    if !notice.lasts { seen.drop(notice) }
  }

  /// What lasted is over, and nobody need read of it.
  mutating func end(_ notice: SyncNotice) {
    told.drop(notice)
    seen.drop(notice)
  }

  mutating func note(seen notice: SyncNotice) {
    if told.contains(notice), !seen.contains(notice) { seen.append(notice) }
  }
}

extension SyncNotice {
  /// Whether it tells of a state, which goes by itself and is found again each time until then.
  fileprivate var lasts: Bool {
    switch self {
    case .gap, .unknown, .uninvited, .withheld, .keysUnread, .keyUnopened, .olderServer: true
    default: false
    }
  }
}

extension [SyncNotice] {
  @inline(never)
  fileprivate mutating func drop(_ notice: SyncNotice) { self = filter { $0 != notice } }
}
