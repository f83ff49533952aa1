import Basics
import Domain
import SyncWire

/// What the log knows of a session: a union of events, replayed in the family's common order.
///
/// From a snapshot it comes packed: its events are bytes until they are asked for or another one arrives, because of
/// years of sessions only the digests are looked at.
struct SessionItem: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let stamp: Stamp
    let event: SessionEvent
  }

  struct Start: Hashable, Sendable {
    let stamp: Stamp
    let empty: QuestSession
  }

  struct Events: Hashable, Sendable {
    var start: Start?
    /// The most XP that an earlier program gave for it.
    var credit = XP.zero
    /// The events in the family's common order, without duplicates.
    var entries: [Entry] = []

    var session: QuestSession? {
      start?.empty.credited(credit).replaying(entries.map { $0.event })
    }
  }

  private(set) var events = Events()
  /// The events as bytes, as long as they have not been read.
  private(set) var packed: ArraySlice<UInt8>?
  private var settled: QuestSession?
  private(set) var digest: SessionDigest?
  private var isSettled = true

  init() {}

  /// Takes the item over as it was written down.
  init(digest: SessionDigest?, packed: ArraySlice<UInt8>) {
    self.digest = digest
    self.packed = packed
  }

  /// The session as it stands when `settle` was called last; none until its start has arrived.
  var session: QuestSession? { packed.map { Events(packed: $0).session } ?? settled }

  /// The session's steps as they were called when it started.
  var plan: [QuestSession.PlannedStep] {
    guard let packed else { return settled?.plan ?? [] }
    return Start(packed: packed)?.empty.plan ?? []
  }

  /// Notes the session's start; should two operations start the same session, the first one counts.
  mutating func start(_ begun: SessionStart, by operation: Operation) {
    unpack()
    guard let player = operation.player else { return }
    if let start = events.start, start.stamp <= operation.stamp { return }
    events.start = Start(
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
    unpack()
    let event = SessionEvent(at: operation.recordedAt, offset: operation.offset, kind: kind)
    insert(Entry(stamp: operation.stamp, event: event))
  }

  /// Takes in a session that an earlier program played: its start and its events are in one operation.
  mutating func take(_ imported: ImportedSession, by operation: Operation) {
    start(imported.start, by: operation)
    events.credit = max(events.credit, imported.experience)
    var stamp = operation.stamp
    for event in imported.events(offset: operation.offset) {
      insert(Entry(stamp: stamp, event: event))
      stamp = stamp.next
    }
    isSettled = false
  }

  private mutating func insert(_ entry: Entry) {
    let place = place(of: entry.stamp)
    guard place == events.entries.count || events.entries[place].stamp != entry.stamp
    else { return }
    events.entries.insert(entry, at: place)
    isSettled = false
  }

  /// The place of an event, looked for from the end, since most events come in order.
  private func place(of stamp: Stamp) -> Int {
    var place = events.entries.count
    while place > 0, events.entries[place - 1].stamp >= stamp { place -= 1 }
    return place
  }

  /// Replays what has come in since the last time, once for many events, which makes reading years of them quick.
  mutating func settle() {
    if isSettled { return }
    isSettled = true
    settled = events.session
    digest = settled?.digest
  }

  @inline(never)
  mutating func unpack() {
    guard let packed else { return }
    events = Events(packed: packed)
    settled = events.session
    self.packed = nil
  }
}
