import Basics
import SyncWire

/// A family's log up to a cursor: its links, and how far it brings the roster and each chain.
package struct LogBook: Sendable {
  /// The first is the link before the first record.
  private(set) var links: [Hash256]
  private(set) var records: [LoggedRecord] = []

  /// Entries of the roster among the records.
  package private(set) var entries = 0

  /// How far each chain lies in this log.
  package private(set) var places = ChainBook<ChainPlace>()

  /// The furthest that each chain has ever been seen to lie in a log.
  package private(set) var furthest = ChainBook<ChainPlace>()

  init(_ beginning: Hash256) { links = [beginning] }

  /// The furthest that each chain had come in logs which the server has lost.
  package private(set) var lost = ChainBook<ChainPlace>()

  /// Whether of some records no more is known than that they are there.
  var hasGaps: Bool { records.contains(.other) }

  /// Where to read on, and what to cite.
  package var cursor: Citation { Citation(Int64(records.count), links[records.count]) }

  /// None beyond what was read.
  package func link(_ seq: Int64) -> Hash256? {
    links.indices.contains(Int(seq)) ? links[Int(seq)] : nil
  }

  mutating func append(_ record: LoggedRecord, _ link: Hash256) {
    records.append(record)
    links.append(link)
    note(record)
  }

  /// Back to a place, to read on from there.
  mutating func goBack(to seq: Int64) {
    links.removeLast(links.count - Int(seq) - 1)
    records.removeLast(records.count - Int(seq))
    (entries, places) = (0, ChainBook())
    for record in records { note(record) }
  }

  /// Back to a place which the server has as well: what came after it, it has lost.
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
