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

  /// The session as it stands when `settle` was called last; none until its start has arrived.
  private(set) var session: QuestSession?
  private(set) var digest: SessionDigest?
  private var isSettled = true

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
    isSettled = false
  }

  mutating func add(_ kind: SessionEvent.Kind, by operation: Operation) {
    let place = place(of: operation.stamp)
    guard place == entries.count || entries[place].stamp != operation.stamp else { return }
    let event = SessionEvent(at: operation.recordedAt, offset: operation.offset, kind: kind)
    entries.insert(Entry(stamp: operation.stamp, event: event), at: place)
    isSettled = false
  }

  /// Looked for from the end, since most events come in order.
  private func place(of stamp: Stamp) -> Int {
    var place = entries.count
    while place > 0, entries[place - 1].stamp >= stamp { place -= 1 }
    return place
  }

  /// Replays what has come in since the last time: once for many events, which is what makes reading
  /// years of them quick.
  mutating func settle() {
    if isSettled { return }
    isSettled = true
    session = start?.empty.replaying(entries.map { $0.event })
    digest = session?.digest
  }
}
