import Basics
import SyncWire

/// A device's half of sync: one pure function from state and event to state and orders.
///
/// The worker that runs it carries out orders one after the other, answers questions and calls with the next event, and
/// stores the book before what comes behind ``SyncOrder/store(_:)``. `Documentation/Sync.md` draws how a round runs.
package struct Sync: Sendable {
  package private(set) var book: Book
  private var doing = Doing.nothing
  private var patience = Patience()
  private var news = News()
  private var now: Int64 = 0

  /// The events that wait; the first of them is being handled.
  private var events: [SyncEvent] = []
  private var inquiry = Inquiry()

  /// How it goes with the answers to questions.
  private var keys = KeyTrouble()

  /// Whether a page that would condemn a device or the log for ever is being read once more.
  private var isLookingTwice = false

  /// Whether a secret that is wrapped for this device did not open when it was tried last.
  private var hasLackedSecret = false

  /// Whether the server was seen to be of the first version; each start tries anew.
  private var isServerOlder = false

  /// The pieces of views that the server does not take, by its word alone; each start tries anew.
  private var refusedPieces: [ViewPlace] = []

  /// The streams whose newest operations may wait, so that a quest is few packs; after a restart only quests under way
  /// are kept back.
  private var resting: [StreamID]

  /// What the last request came to.
  package private(set) var contact = Contact.none
  /// Whether the top of the server's log has been reached since this began; a later look for more does not change that.
  package private(set) var hasCaughtUp = false

  /// Begins with what was stored.
  ///
  /// - Parameter book: the book as it was stored; what was under way is begun once more.
  package init(_ book: Book) {
    self.book = book
    resting = book.streamsInQuests
  }

  /// Notes whether a quest is under way, to be stored with what was made, which comes as the next event.
  ///
  /// - Parameters:
  /// - stream: the player's stream.
  /// - isUnderWay: whether a quest is under way after what was made; none where that only says that one goes on.
  /// - now: milliseconds since 1970.
  package mutating func noteQuest(_ stream: StreamID, _ isUnderWay: Bool?, at now: Int64) {
    let before = book.quests[stream] ?? 0
    let isUnderWay = isUnderWay ?? (before > 0)
    if isUnderWay || before > 0 { book.quests[stream, default: 0] = isUnderWay ? now : 0 }
  }

  /// Handles an event, and says what the worker has to do.
  ///
  /// - Parameter now: milliseconds since 1970.
  package mutating func take(_ event: SyncEvent, at now: Int64) -> [SyncOrder] {
    self.now = now
    switch event {
    case .keys(let answers):
      return inquiry.learn(answers) ? run() : askLater()
    case .couldNotAsk:
      doing = .nothing
      let seconds = keys.fail(at: now, &book)
      return [.store([]), .wait(seconds: seconds)]
    case .made(let ids, let stream, let mayWait):
      book.outbox[stream, default: Outbox()].append(ids)
      resting.removeAll { $0 == stream }
      if !mayWait { return wakeUp() }
      resting.append(stream)
      return [.store([])]
    case .wished(let wish):
      if !book.wishes.contains(wish) { book.wishes.append(wish) }
      return wakeUp()
    case .withdrawn(let wish):
      book.wishes.removeAll { $0 == wish }
      return [.store([])]
    case .seen(let notice):
      book.note(seen: notice)
      return [.store([])]
    case .wake:
      resting = []
      return handle(event)
    case .hinted(let place):
      news.hint(place)
      // A server that hints is there again, whatever place its log has come to.
      return handle(contact == .silent ? .look : event)
    case .look, .answered, .readOn: return handle(event)
    }
  }

  private mutating func handle(_ event: SyncEvent) -> [SyncOrder] {
    if keys.isWaited {
      // News that were told meanwhile are looked at once all is answered that has to be.
      news.mayBeThere = true
      return keys.isTime(for: event, at: now) ? run() : []
    }
    events.append(event)
    return events.count > 1 ? [] : run()
  }

  /// Stores what people want at once, whatever is under way: that begins from the book with each answer.
  private mutating func wakeUp() -> [SyncOrder] {
    [.store([])] + (isAtRest || isNoting ? take(.look, at: now) : [])
  }

  private var isNoting: Bool { if case .note = doing { true } else { false } }

  /// Whether no event waits and no answer.
  package var isAtRest: Bool { events.isEmpty && doing == .nothing }

  /// Whether this device is in step with its family.
  ///
  /// Everything is read that it was told of, every secret that is wrapped for it is held, and what was made here is
  /// stored on the server.
  package var isInStep: Bool {
    hasCaughtUp && !hasKeyTrouble && !news.areKnown(beyond: book.log.cursor.number)
      && !book.lacksSomething && !book.hasMoreToSend
  }

  /// Whether keys, or what lies in storage, could not be read when they were asked last.
  package var hasKeyTrouble: Bool { keys.isThere }

  /// Lets the event wait from where it stands until the next try; nothing of it counts until then.
  private mutating func askLater() -> [SyncOrder] {
    keys.isWaited = true
    let seconds = keys.fail(at: now, &book)
    return [.store([]), .wait(seconds: seconds)]
  }

  /// A step that begins from where everything stands.
  private var newStep: Step {
    var step = Step(book: book, doing: doing, patience: patience, inquiry: inquiry)
    (step.now, step.resting, step.news) = (now, resting, news)
    (step.hasLackedSecret, step.isServerOlder) = (hasLackedSecret, isServerOlder)
    step.refusedPieces = refusedPieces
    return step
  }

  private mutating func run() -> [SyncOrder] {
    keys.isWaited = false
    var orders: [SyncOrder] = []
    while let event = events.first {
      var step = newStep
      var isUnanswered = false
      do {
        try step.handle(event)
      } catch {
        isUnanswered = true
        step.orders = []
      }
      inquiry = step.inquiry
      if !inquiry.open.isEmpty, !step.storesWhatIsAssumed { return orders + [.ask(inquiry.open)] }
      // An answer did not fit its question, so it says nothing.
      if isUnanswered, !step.storesWhatIsAssumed { return orders + askLater() }
      inquiry = Inquiry()
      if step.condemns, looksTwice(at: event, &step) { continue }
      events.removeFirst()
      if step.readsOn { events.insert(.readOn, at: 0) }
      orders += end(step, after: event)
    }
    return orders
  }

  /// Looks once more, with fresh bytes, before anything is condemned for ever.
  ///
  /// - Parameter step: what has come of the first look, in whose place comes the order to look again.
  /// - Returns: whether the same event is handled once more at once.
  private mutating func looksTwice(at event: SyncEvent, _ step: inout Step) -> Bool {
    if isLookingTwice || step.has(.stopsAtOnce) {
      isLookingTwice = false
      return false
    }
    isLookingTwice = true
    if event.isReadOn { return true }
    step = newStep
    step.read()
    return false
  }

  private mutating func end(_ step: Step, after event: SyncEvent) -> [SyncOrder] {
    if !step.condemns, step.hasTakenPage || event.isReadOn { isLookingTwice = false }
    (book, doing, patience, news) = (step.book, step.doing, step.patience, step.news)
    (hasLackedSecret, isServerOlder) = (step.hasLackedSecret, step.isServerOlder)
    refusedPieces = step.refusedPieces
    // All that the event has asked was answered; a wake alone asks nothing yet.
    if !event.isWake { keys.end(&book) }
    contact = step.contact ?? contact
    hasCaughtUp = hasCaughtUp || step.hasReachedTop
    let store = SyncOrder.store(step.kept)
    return step.has(.storedAfterSending) ? step.orders + [store] : [store] + step.orders
  }
}
