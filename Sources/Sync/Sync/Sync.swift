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

  /// What is being handled, and what came meanwhile.
  private var events: [SyncEvent] = []
  private var inquiry = Inquiry()

  /// How it goes with those who answer questions.
  private var keys = KeyTrouble()

  /// Whether a page that would condemn somebody for ever is being read once more.
  private var isLookingTwice = false

  /// Whether a secret that is wrapped for this device did not open when it was tried last.
  private var hasLackedSecret = false

  /// Whether the server was seen to be of the first version; each start tries anew.
  private var isServerOlder = false

  /// Whose pieces of which views the server does not take, by its word alone: each start tries anew.
  private var refusedPieces: [ViewPlace] = []

  /// Streams whose newest may wait, so that a quest is few packs; a restart keeps back quests under way alone.
  private var resting: [StreamID]

  /// What the last answer was.
  package private(set) var contact = Contact.none
  /// Whether the top of the server's log has been reached since this began; a look for more changes nothing.
  package private(set) var hasCaughtUp = false

  /// - Parameter book: as it was stored; what was under way is begun once more.
  package init(_ book: Book) {
    self.book = book
    resting = book.streamsInQuests
  }

  /// Stored with what was made, which is to be told next.
  ///
  /// - Parameters:
  ///   - isUnderWay: whether a quest is, after what was made; none where that says only that one goes on.
  ///   - now: milliseconds since 1970.
  package mutating func noteQuest(_ stream: StreamID, _ isUnderWay: Bool?, at now: Int64) {
    let before = book.quests[stream] ?? 0
    let isUnderWay = isUnderWay ?? (before > 0)
    if isUnderWay || before > 0 { book.quests[stream, default: 0] = isUnderWay ? now : 0 }
  }

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
      // Whoever tells it is there again, whatever the log has come to.
      return handle(contact == .silent ? .look : event)
    case .look, .answered, .readOn: return handle(event)
    }
  }

  private mutating func handle(_ event: SyncEvent) -> [SyncOrder] {
    if keys.isWaited {
      // What was said of news is looked at when all is answered that has to be.
      news.mayBeThere = true
      return keys.isTime(for: event, at: now) ? run() : []
    }
    events.append(event)
    return events.count > 1 ? [] : run()
  }

  /// What people do is in the book at once, whatever is under way: that begins from the book with each answer.
  private mutating func wakeUp() -> [SyncOrder] {
    [.store([])] + (isAtRest || isNoting ? take(.look, at: now) : [])
  }

  private var isNoting: Bool { if case .note = doing { true } else { false } }

  /// Whether it waits for nothing.
  package var isAtRest: Bool { events.isEmpty && doing == .nothing }

  /// Whether everything is read that this device was told of, held what is wrapped for it, and stored on the server
  /// what was made here.
  package var isInStep: Bool {
    hasCaughtUp && !hasKeyTrouble && !news.areKnown(beyond: book.log.cursor.number)
      && !book.lacksSomething && !book.hasMoreToSend
  }

  /// Whether keys, or what lies in storage, could not be read when they were asked last.
  package var hasKeyTrouble: Bool { keys.isThere }

  /// What is being handled goes on from where it stands, and nothing of it counts until then.
  private mutating func askLater() -> [SyncOrder] {
    keys.isWaited = true
    let seconds = keys.fail(at: now, &book)
    return [.store([]), .wait(seconds: seconds)]
  }

  /// From where everything stands.
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
      // An answer that is none to what was asked.
      if isUnanswered, !step.storesWhatIsAssumed { return orders + askLater() }
      inquiry = Inquiry()
      if step.condemns, looksTwice(at: event, &step) { continue }
      events.removeFirst()
      if step.readsOn { events.insert(.readOn, at: 0) }
      orders += end(step, after: event)
    }
    return orders
  }

  /// What condemns for ever is looked at once more, with fresh bytes, before it counts.
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
    // Whatever it asked was answered; a wake alone asks nothing yet.
    if !event.isWake { keys.end(&book) }
    contact = step.contact ?? contact
    hasCaughtUp = hasCaughtUp || step.hasReachedTop
    let store = SyncOrder.store(step.kept)
    return step.has(.storedAfterSending) ? step.orders + [store] : [store] + step.orders
  }
}
