import Domain

/// What the log knows of a session: a union of events, replayed in the family's common order.
struct SessionItem: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let stamp: Stamp
    let event: SessionEvent
  }

  private struct Start: Hashable, Sendable {
    let stamp: Stamp
    let empty: QuestSession
  }

  private var start: Start?
  /// In the family's common order, without duplicates.
  private var entries: [Entry] = []

  /// The session as it stands; none until its start has arrived.
  private(set) var session: QuestSession?

  /// Should two operations start the same session, the first one does.
  mutating func start(_ begun: SessionStart, by operation: Operation) {
    guard let player = operation.player else { return }
    if let start, start.stamp <= operation.stamp { return }
    start = Start(
      stamp: operation.stamp,
      empty: QuestSession(
        id: begun.session,
        routine: begun.routine,
        player: player,
        startedAt: operation.recordedAt,
        offset: operation.offset,
        isCalibration: begun.isCalibration,
        plan: begun.plan
      )
    )
    replay()
  }

  mutating func add(_ kind: SessionEvent.Kind, by operation: Operation) {
    let place = place(of: operation.stamp)
    guard place == entries.count || entries[place].stamp != operation.stamp else { return }
    let event = SessionEvent(at: operation.recordedAt, offset: operation.offset, kind: kind)
    entries.insert(Entry(stamp: operation.stamp, event: event), at: place)
    replay()
  }

  /// Looked for from the end, since most events come in order.
  private func place(of stamp: Stamp) -> Int {
    var place = entries.count
    while place > 0, entries[place - 1].stamp >= stamp { place -= 1 }
    return place
  }

  private mutating func replay() {
    session = start?.empty.replaying(entries.map { $0.event })
  }
}
