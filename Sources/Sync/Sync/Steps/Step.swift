import Basics
import SyncRoster
import SyncWire

/// One event on its way through: what it changes counts when no question is left open.
struct Step {
  var book: Book
  var doing: Doing
  var patience: Patience
  var inquiry: Inquiry
  /// Milliseconds since 1970.
  var now: Int64 = 0
  var orders: [SyncOrder] = []
  var kept: [Kept] = []
  var news = News()
  /// The streams in which nothing new is sent yet.
  var resting: [StreamID] = []
  /// What the last request came to; none where nothing was asked.
  var contact: Contact?
  /// Whether a device or the log is condemned for ever, by bytes that may have been damaged on their way.
  var condemns = false
  /// Whether a page of the log was taken to its end.
  var hasTakenPage = false
  /// Whether a secret did not open when it was tried last.
  var hasLackedSecret = false
  /// Whether the server does not know what came with the second version.
  var isServerOlder = false
  /// The pieces of views that the server does not take, because one lies there or the view is closed.
  var refusedPieces: [ViewPlace] = []
  /// Whether the server's log is read to its end.
  var hasReachedTop = false
  /// Whether there is more to read of what waits here.
  var readsOn = false
  /// Whether the log only says that packs are there which this device may read by now.
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
      if doing == .nothing { try begin() } else { news.mayBeThere = !has(.lookWhileReadingDropped) }
    case .hinted(let place):
      // Also where the log is shorter than it was, because that has to be seen.
      if doing == .nothing, place != book.log.cursor.number { try begin() }
    case .readOn: try readOn()
    case .keys, .made, .wished, .withdrawn, .seen, .couldNotAsk: break
    case .answered(let answer): try handle(answer)
    }
  }

  /// Begins with reading news, before anything is sent.
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

  /// Comes to rest, or reads again where news were told meanwhile.
  mutating func rest() {
    let cursor = book.log.cursor.number
    if news.mayBeThere || news.areKnown(beyond: cursor), !has(.lookWhileReadingDropped) {
      read()
    } else {
      doing = .nothing
    }
  }

  mutating func wait(_ seconds: Int? = nil) {
    doing = .nothing
    orders.append(.wait(seconds: seconds ?? patience.pause()))
  }

  /// Stops for ever, as far as this device can; what that rests on is looked at twice.
  mutating func condemn(_ notice: SyncNotice) {
    condemns = true
    stop(notice)
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
