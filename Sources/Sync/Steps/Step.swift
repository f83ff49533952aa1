import Basics
import SyncWire

/// One event on its way through: what it changes counts when nothing is left to be asked.
struct Step {
  var book: Book
  var doing: Doing
  /// Refusals one after the other.
  var fruitless: Int
  var inquiry: Inquiry
  var orders: [SyncOrder] = []
  var kept: [Kept] = []

  init(book: Book, doing: Doing, fruitless: Int, inquiry: Inquiry) {
    self.book = book
    self.doing = doing
    self.fruitless = fruitless
    self.inquiry = inquiry
  }

  mutating func handle(_ event: SyncEvent) throws(Unanswered) {
    switch event {
    case .wake: if doing == .nothing { try begin() }
    case .keys, .made, .wished: break
    case .answered(let answer): try handle(answer)
    }
  }

  /// News first.
  private mutating func begin() throws(Unanswered) {
    fruitless = 0
    guard book.standing == .member else { return }
    if book.isFounding { try found() } else { read() }
  }

  mutating func call(_ call: SyncCall, _ body: [UInt8] = [], _ doing: Doing) {
    self.doing = doing
    orders.append(.call(call, body, book.device))
  }

  mutating func rest() { doing = .nothing }

  /// Until the network, a hint or time wakes it.
  mutating func wait() {
    doing = .nothing
    orders.append(.wait)
  }

  /// Once, and in the book: an order could be forgotten on its way to a screen.
  mutating func tell(_ notice: Notice) {
    if !book.told.contains(notice) { book.told.append(notice) }
  }

  mutating func stop(_ notice: Notice, _ standing: Standing = .stopped) {
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
