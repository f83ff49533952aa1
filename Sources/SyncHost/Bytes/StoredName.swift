import Basics
import Sync
import SyncWire

/// Names of what lies in a device's database, where those of one kind stand in their order.
///
/// `Public/runtime/later/sync/rows.js` reads all of the book at a start, and the others when they are asked for.
enum StoredName {
  static let status = "sync/status"

  static func segment(_ head: Hash256) -> String { "sync/segment/" + head.hexText }
  static func pack(_ seq: Int64) -> String { "sync/pack/" + digits(seq) }

  static func of(_ key: BookKey) -> String {
    switch key {
    case .head: "sync/book/head"
    case .record(let seq): "sync/book/record/" + digits(seq)
    case .entry(let index): "sync/book/entry/" + digits(index)
    case .span(let device, let stream, let last):
      "sync/book/span/" + device.raw.hexText + stream.raw.hexText + digits(last)
    }
  }

  /// As many as the largest has.
  private static func digits(_ number: Int64) -> String {
    let digits = number.description
    return String(repeating: "0", count: max(0, 16 - digits.utf8.count)) + digits
  }
}

extension StoredBook {
  private static let headName = "sync/book/head"
  private static let recordName = "sync/book/record/"
  private static let entryName = "sync/book/entry/"
  private static let spanName = "sync/book/span/"

  /// One row after the other, in the order of their names.
  mutating func take(_ name: String, _ bytes: [UInt8]) {
    if name.starts(Self.headName) {
      head = bytes
    } else if name.starts(Self.recordName) {
      records.append(bytes)
    } else if name.starts(Self.entryName) {
      entries.append(bytes)
    } else if name.starts(Self.spanName) {
      let letters = Array(name.utf8.dropFirst(Self.spanName.utf8.count))
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
