import Basics
import SyncRoster
import SyncWire

/// What lies in storage of a book: each list in the order of its keys.
package struct StoredBook: Sendable {
  package var head: [UInt8] = []
  package var records: [[UInt8]] = []
  package var entries: [[UInt8]] = []
  package var spans: [(device: DeviceID, stream: StreamID, bytes: [UInt8])] = []

  package init() {}
}

extension Book {
  /// - Throws: when a piece is not there, or not as it was written: then this device has to be paired anew.
  package init(_ stored: StoredBook) throws(WireError) {
    var reader = ByteReader(stored.head[...])
    let (records, entries) = (reader.number(), reader.number())
    self.init(&reader)
    if reader.isBroken || !reader.isAtEnd { throw .damaged }
    guard records == Int64(stored.records.count), entries == Int64(stored.entries.count) else {
      throw .damaged
    }
    for row in stored.records { try take(record: row) }
    roster = Roster(stored: try Self.entries(stored.entries))
    for (device, stream, bytes) in stored.spans { try take(span: bytes, of: device, stream) }
  }

  private mutating func take(record row: [UInt8]) throws(WireError) {
    var reader = ByteReader(row[...])
    let link = reader.hash()
    let record = reader.loggedRecord()
    if reader.isBroken || !reader.isAtEnd { throw .damaged }
    log.append(record, link)
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
    var reader = ByteReader(bytes[...])
    let span = reader.span()
    if reader.isBroken || !reader.isAtEnd || span.before != end(device, stream) { throw .damaged }
    extend(device, stream, by: span)
  }
}
