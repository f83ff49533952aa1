import Basics
import SyncWire

/// A device's half of sync: one pure function from state and event to state and orders.
///
/// Whoever runs it carries out orders one after the other, answers questions and calls with the next event, and
/// stores the book before what comes behind ``SyncOrder/store(_:)``.
package struct Sync: Sendable {
  package private(set) var book: Book
  private var doing = Doing.nothing
  private var patience = Patience()
  private var now: Int64 = 0

  /// What is being handled, and what came meanwhile.
  private var events: [SyncEvent] = []
  private var inquiry = Inquiry()

  /// Streams whose newest may wait, so that a quest is few packs; a restart keeps back quests under way alone.
  private var resting: [StreamID]

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
    case .keys(let answers): inquiry.learn(answers)
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
    case .look, .answered, .readOn: return handle(event)
    }
    return run()
  }

  private mutating func handle(_ event: SyncEvent) -> [SyncOrder] {
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

  private mutating func run() -> [SyncOrder] {
    var orders: [SyncOrder] = []
    while let event = events.first {
      var step = Step(book: book, doing: doing, patience: patience, inquiry: inquiry)
      step.now = now
      step.resting = resting
      do {
        try step.handle(event)
      } catch {
        step.orders = []
      }
      inquiry = step.inquiry
      if !inquiry.open.isEmpty, !step.storesWhatIsAssumed {
        return orders + [.ask(inquiry.open)]
      }
      inquiry = Inquiry()
      events.removeFirst()
      if step.readsOn { events.insert(.readOn, at: 0) }
      (book, doing, patience) = (step.book, step.doing, step.patience)
      orders += step.has(.storedAfterSending) ? step.orders : []
      orders.append(.store(step.kept))
      orders += step.has(.storedAfterSending) ? [] : step.orders
    }
    return orders
  }
}
