import Basics
import SyncRoster
import SyncWire

// How each piece of a book is written as bytes, and read.

extension ChainSpan {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(span: self)
    return writer.bytes
  }
}

extension ViewPiece {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(segment)
    return writer.bytes
  }
}

extension LoggedRecord {
  func bytes(_ link: Hash256) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(link)
    switch self {
    case .entry: writer.write(UInt8(1))
    case .pack(let device, let stream, let place):
      writer.write(UInt8(2))
      writer.write(device.raw)
      writer.write(stream.raw)
      writer.write(place: place)
    case .other: writer.write(UInt8(0))
    }
    return writer.bytes
  }
}

extension KnownEntry {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(entry: self)
    return writer.bytes
  }
}

extension ByteWriter {
  mutating func write(place: NumberedHash) {
    write(place.number)
    write(place.hash)
  }

  mutating func write(span: ChainSpan) {
    write(span.first)
    write(span.last)
    write(span.previousHead)
    write(span.head)
  }

  mutating func write(entry: KnownEntry) {
    write(entry.hash)
    write(entry.entry.record[...])
    write(count: entry.repeated.count)
    for repeated in entry.repeated { write(entry: repeated) }
  }
}

extension ByteReader {
  mutating func place() -> NumberedHash {
    let number = number()
    return NumberedHash(number, hash())
  }

  mutating func span() -> ChainSpan {
    let (first, last) = (number(), number())
    let previousHead = hash()
    return ChainSpan(first: first, last: last, previousHead: previousHead, head: hash())
  }

  mutating func loggedRecord() -> LoggedRecord {
    switch byte() {
    case 0: return .other
    case 1: return .entry
    case 2:
      let (device, stream) = (DeviceID(id()), StreamID(id()))
      return .pack(device, stream, place())
    default:
      refuse()
      return .other
    }
  }

  /// Reads an entry, whose repeated ones repeat nothing themselves.
  ///
  /// - Returns: none where it could not have been written.
  mutating func knownEntry() -> KnownEntry? {
    let hash = hash()
    let record = piece()
    var repeated: [KnownEntry] = []
    for _ in 0..<count() where !isBroken {
      guard let entry = knownEntry() else { return nil }
      repeated.append(entry)
    }
    guard !isBroken, let entry = try? RosterEntry(record: record) else { return nil }
    return KnownEntry(entry, hash, repeated: repeated)
  }
}
