import Basics
import SyncRoster
import SyncWire

/// One event on its way through: what it changes counts when nothing is left to be asked.
struct Step {
  var book: Book
  var doing: Doing
  var patience: Patience
  var inquiry: Inquiry
  /// Milliseconds since 1970.
  var now: Int64 = 0
  var orders: [SyncOrder] = []
  var kept: [Kept] = []
  /// Streams in which nothing new is sent yet.
  var resting: [StreamID] = []
  /// Whether there is more to read of what waits here.
  var readsOn = false
  /// Whether the log says of packs no more than that they are there, and this device may read them by now.
  var missesPacks = false

  init(book: Book, doing: Doing, patience: Patience, inquiry: Inquiry) {
    self.book = book
    self.doing = doing
    self.patience = patience
    self.inquiry = inquiry
  }

  mutating func handle(_ event: SyncEvent) throws(Unanswered) {
    switch event {
    case .wake, .look:
      if doing == .nothing { try begin() }
      if case .note(let through, _) = doing { doing = .note(through, looks: true) }
    case .readOn: try readOn()
    case .keys, .made, .wished, .withdrawn, .seen: break
    case .answered(let answer): try handle(answer)
    }
  }

  /// News first.
  private mutating func begin() throws(Unanswered) {
    patience.beginAnew()
    guard book.standing == .member else { return }
    if book.isFounding { try found() } else { read() }
  }

  mutating func call(_ call: SyncCall, _ doing: Doing) { self.call(call, [], doing) }

  mutating func call(_ call: SyncCall, _ body: [UInt8], _ doing: Doing) {
    self.doing = doing
    orders.append(.call(call, body, book.device))
  }

  mutating func rest() { doing = .nothing }

  mutating func wait(_ seconds: Int? = nil) {
    doing = .nothing
    orders.append(.wait(seconds: seconds ?? patience.pause()))
  }

  mutating func stop(_ notice: SyncNotice, _ standing: Standing = .stopped) {
    tell(notice)
    book.standing = standing
    doing = .nothing
  }
}

extension Book {
  /// Whether this device is to found the family and has not read so.
  var isFounding: Bool {
    roster.entries.isEmpty && wishes.contains { if case .found = $0 { true } else { false } }
  }
}
