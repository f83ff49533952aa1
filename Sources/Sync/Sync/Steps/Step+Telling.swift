import Basics
import SyncWire

/// What a person is told, which is kept in the book, because an order could be forgotten on its way to a screen.
extension Step {
  mutating func tell(_ notice: SyncNotice) { book.tell(notice) }
  mutating func end(_ notice: SyncNotice) { book.end(notice) }
}

extension Book {
  /// Adds a notice once; one that was read is told again when it has happened anew.
  mutating func tell(_ notice: SyncNotice) {
    if !told.contains(notice) { told.append(notice) }
    if !notice.lasts { seen.drop(notice) }
  }

  /// Takes away a notice of something that lasted and is over.
  mutating func end(_ notice: SyncNotice) {
    told.drop(notice)
    seen.drop(notice)
  }

  mutating func note(seen notice: SyncNotice) {
    if told.contains(notice), !seen.contains(notice) { seen.append(notice) }
  }
}

extension SyncNotice {
  /// Whether it tells of a state, which ends by itself and is found again each time until then.
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
