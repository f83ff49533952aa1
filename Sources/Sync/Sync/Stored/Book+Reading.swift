import Basics
import SyncRoster
import SyncWire

/// The rows of a book in storage, each list in the order of its keys.
package struct StoredBook: Sendable {
  package var head: [UInt8] = []
  package var records: [[UInt8]] = []
  package var entries: [[UInt8]] = []
  package var made: [[UInt8]] = []
  package var waiting: [(stream: StreamID, number: Int64, bytes: [UInt8])] = []
  package var views: [(view: StreamID, device: DeviceID, bytes: [UInt8])] = []
  package var spans: [(device: DeviceID, stream: StreamID, bytes: [UInt8])] = []

  package init() {}
}

extension Book {
  /// Reads a book out of its rows.
  ///
  /// - Throws: when a row is missing, or not as it was written: then this device has to be paired anew.
  package init(_ stored: StoredBook) throws(WireError) {
    var reader = ByteReader(stored.head[...])
    let counts = [stored.records, stored.entries, stored.made].map { Int64($0.count) }
    let isWhole = (counts + [Int64(stored.waiting.count)]).allSatisfy { $0 == reader.number() }
    self.init(&reader)
    if !isWhole || reader.isBroken || !reader.isAtEnd { throw .damaged }
    for row in stored.made { made.append(try Self.whole(row) { $0.hash() }) }
    for (stream, number, bytes) in stored.waiting { try take(waiting: bytes, stream, number) }
    for row in stored.records { try take(record: row) }
    roster = Roster(stored: try Self.entries(stored.entries))
    if isOfEarlierForm { begun = roster.members.values.map { $0.id } }
    for (device, stream, bytes) in stored.spans { try take(span: bytes, of: device, stream) }
    for (view, device, bytes) in stored.views {
      guard let segment = try Self.whole(bytes, { $0.segment(upTo: 1) }) else { throw .damaged }
      keep(ViewPiece(view: view, device: device, segment: segment))
    }
  }

  private mutating func take(record row: [UInt8]) throws(WireError) {
    let (link, record) = try Self.whole(row) { ($0.hash(), $0.loggedRecord()) }
    log.append(record, link)
  }

  private mutating func take(
    waiting row: [UInt8],
    _ stream: StreamID,
    _ number: Int64
  ) throws(WireError) {
    let ids = try Self.whole(row) { $0.list { $0.id() } }
    if !outbox[stream, default: Outbox()].takeBack(ids, number) { throw .damaged }
  }

  private static func whole<Part>(
    _ row: [UInt8],
    _ read: (inout ByteReader) -> Part
  ) throws(WireError) -> Part {
    var reader = ByteReader(row[...])
    let part = read(&reader)
    if reader.isBroken || !reader.isAtEnd { throw .damaged }
    return part
  }

  private static func entries(_ rows: [[UInt8]]) throws(WireError) -> [KnownEntry] {
    var entries: [KnownEntry] = []
    for row in rows {
      var reader = ByteReader(row[...])
      guard let entry = reader.knownEntry(), reader.isAtEnd else { throw .damaged }
      entries.append(entry)
    }
    return entries
  }

  private mutating func take(
    span bytes: [UInt8],
    of device: DeviceID,
    _ stream: StreamID
  ) throws(WireError) {
    let span = try Self.whole(bytes) { $0.span() }
    if span.before != end(device, stream) { throw .damaged }
    extend(device, stream, by: span)
  }
}
