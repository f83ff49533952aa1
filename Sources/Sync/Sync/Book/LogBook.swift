import Basics
import SyncWire

/// A family's log up to a cursor: its links, and how far it brings the roster and each chain.
package struct LogBook: Sendable {
  /// The links of the log; the first is the one before the first record.
  private(set) var links: [Hash256]
  private(set) var records: [LoggedRecord] = []

  /// The number of the roster's entries among the records.
  package private(set) var entries = 0

  /// The place to which each chain has come in this log.
  package private(set) var places = ChainBook<ChainPlace>()

  /// The furthest place of each chain that was ever seen in a log.
  package private(set) var furthest = ChainBook<ChainPlace>()

  init(_ beginning: Hash256) { links = [beginning] }

  /// The furthest place of each chain in logs which the server has lost.
  package private(set) var lost = ChainBook<ChainPlace>()

  /// Whether of some records it is only known that they are there.
  var hasGaps: Bool { records.contains(.other) }

  /// The place from which to read on, and which is cited.
  package var cursor: Citation { Citation(Int64(records.count), links[records.count]) }

  /// The link at a place; none beyond what was read.
  package func link(_ seq: Int64) -> Hash256? {
    links.indices.contains(Int(seq)) ? links[Int(seq)] : nil
  }

  mutating func append(_ record: LoggedRecord, _ link: Hash256) {
    records.append(record)
    links.append(link)
    note(record)
  }

  /// Goes back to a place, to read on from there.
  mutating func goBack(to seq: Int64) {
    links.removeLast(links.count - Int(seq) - 1)
    records.removeLast(records.count - Int(seq))
    (entries, places) = (0, ChainBook())
    for record in records { note(record) }
  }

  /// Goes back to a place which the server has as well: it has lost what came after that.
  mutating func lose(from seq: Int64) {
    let before = places
    goBack(to: seq)
    for (device, stream, place) in before.all
    where place.number > places[device, stream]?.number ?? 0 {
      noteLost(device, stream, place)
    }
  }

  mutating func noteLost(_ device: DeviceID, _ stream: StreamID, _ place: ChainPlace) {
    if place.number > lost[device, stream]?.number ?? 0 { lost[device, stream] = place }
  }

  private mutating func note(_ record: LoggedRecord) {
    switch record {
    case .entry: entries += 1
    case .pack(let device, let stream, let place):
      places[device, stream] = place
      noteFurthest(device, stream, place)
    case .other: break
    }
  }

  mutating func noteFurthest(_ device: DeviceID, _ stream: StreamID, _ place: ChainPlace) {
    if place.number > furthest[device, stream]?.number ?? 0 { furthest[device, stream] = place }
  }
}

/// What is kept of a record of the log.
enum LoggedRecord: Hashable, Sendable {
  case entry
  case pack(DeviceID, StreamID, ChainPlace)
  case other
}
