import Basics
import Domain
import SyncWire
import Time

// A session in a snapshot: its digest is read at once, its events are left alone.
extension SessionItem {
  func write(_ id: SessionID, to writer: inout ByteWriter) {
    writer.write(id.raw)
    writer.write(optional: digest) { $1.write(to: &$0) }
    writer.write(packed ?? events.packed)
  }

  @inline(never)
  init(from reader: inout ByteReader) {
    self.init(
      digest: reader.bool() ? SessionDigest(from: &reader) : nil,
      packed: reader.piece()
    )
  }
}

extension SessionItem.Events {
  var packed: ArraySlice<UInt8> {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes[...]
  }

  /// Reads packed events; of bytes that are not as they were written as much as can be read.
  init(packed: ArraySlice<UInt8>) {
    var reader = ByteReader(packed)
    self.init(from: &reader)
  }
}

extension SessionItem.Events: Described {
  static var blank: Self { Self() }

  @inline(never)
  func coded(by coder: inout Coder) -> Self {
    Self(
      start: coder.optional("start", start, .blank) { $0.nested($1, $2) },
      credit: coder.experience("credit", credit),
      entries: coder.list("entries", entries)
    )
  }
}

extension SessionItem.Start: Described {
  static var blank: Self {
    let empty = QuestSession(
      id: SessionID(0),
      routine: RoutineID(0),
      player: PlayerID(0),
      startedAt: .blank,
      offset: .utc,
      isCalibration: false,
      plan: []
    )
    return Self(stamp: .blank, empty: empty)
  }

  @inline(never)
  func coded(by coder: inout Coder) -> Self {
    let stamp = coder.nested("stamp", stamp)
    let empty = QuestSession(
      id: coder.id("session", empty.id),
      routine: coder.id("routine", empty.routine),
      player: coder.id("player", empty.player),
      startedAt: coder.instant("startedAt", empty.startedAt),
      offset: coder.offset("offset", empty.offset),
      isCalibration: coder.bool("isCalibration", empty.isCalibration),
      plan: coder.list("steps", empty.plan)
    )
    return Self(stamp: stamp, empty: empty)
  }
}

extension SessionItem.Start {
  /// Reads the start with which packed events begin.
  init?(packed: ArraySlice<UInt8>) {
    var reader = ByteReader(packed)
    guard reader.bool() else { return nil }
    self.init(from: &reader)
  }
}

extension SessionItem.Entry: Described {
  static var blank: Self { Self(stamp: .blank, event: .blank) }

  @inline(never)
  func coded(by coder: inout Coder) -> Self {
    Self(stamp: coder.nested("stamp", stamp), event: coder.nested("event", event))
  }
}
