import Basics
import Sync
import SyncWire

/// Names of what lies in a device's database, where those of one kind stand in their order.
///
/// `Public/runtime/later/sync/rows.js` reads all of the book at a start, and the others when they are asked for.
enum StoredName {
  static let status = "sync/status"
  fileprivate static let head = "sync/book/head"
  fileprivate static let record = "sync/book/record/"
  fileprivate static let entry = "sync/book/entry/"
  fileprivate static let span = "sync/book/span/"

  static func segment(_ head: Hash256) -> String { "sync/segment/" + head.hexText }
  static func pack(_ seq: Int64) -> String { "sync/pack/" + digits(seq) }

  static func of(_ key: BookKey) -> String {
    switch key {
    case .head: head
    case .record(let seq): record + digits(seq)
    case .entry(let index): entry + digits(index)
    case .span(let device, let stream, let last):
      span + device.raw.hexText + stream.raw.hexText + digits(last)
    }
  }

  /// As many as the largest has.
  private static func digits(_ number: Int64) -> String {
    let digits = number.description
    return String(repeating: "0", count: max(0, 16 - digits.utf8.count)) + digits
  }
}

extension StoredBook {
  /// One row after the other, in the order of their names.
  mutating func take(_ name: String, _ bytes: [UInt8]) {
    if name.starts(StoredName.head) {
      head = bytes
    } else if name.starts(StoredName.record) {
      records.append(bytes)
    } else if name.starts(StoredName.entry) {
      entries.append(bytes)
    } else if name.starts(StoredName.span) {
      let letters = Array(name.utf8.dropFirst(StoredName.span.utf8.count))
      guard letters.count > 64,
        let device = UInt128(hexText: String(decoding: letters[..<32], as: UTF8.self)),
        let stream = UInt128(hexText: String(decoding: letters[32..<64], as: UTF8.self))
      else { return }
      spans.append((DeviceID(device), StreamID(stream), bytes))
    }
  }
}

extension String {
  fileprivate func starts(_ beginning: String) -> Bool {
    Array(utf8.prefix(beginning.utf8.count)) == Array(beginning.utf8)
  }
}
