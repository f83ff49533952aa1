import Basics
import Sync
import SyncWire

/// Names of what lies in a device's database, where those of one kind stand in their order.
///
/// `Public/runtime/later/sync/rows.js` reads all of the book at a start, and the others when they are asked for.
enum StoredName {
  static let status = "sync/status"
  /// Whoever has a link has it before there is a family (`later/joining.js`), so it outlives one.
  static let invitation = "invitation"
  fileprivate static let head = "sync/book/head"
  fileprivate static let record = "sync/book/record/"
  fileprivate static let entry = "sync/book/entry/"
  fileprivate static let span = "sync/book/span/"
  fileprivate static let made = "sync/book/made/"
  fileprivate static let waiting = "sync/book/waiting/"
  fileprivate static let view = "sync/book/view/"

  static func segment(_ head: Hash256) -> String { "sync/segment/" + head.hexText }
  static func pack(_ seq: Int64) -> String { "sync/pack/" + digits(seq) }

  static func of(_ key: BookKey) -> String {
    switch key {
    case .head: head
    case .record(let seq): record + digits(seq)
    case .entry(let index): entry + digits(index)
    case .span(let device, let stream, let last):
      span + device.raw.hexText + stream.raw.hexText + digits(last)
    case .made(let place): made + digits(place)
    case .waiting(let stream, let number): waiting + stream.raw.hexText + digits(number)
    case .view(let stream, let device): view + stream.raw.hexText + device.raw.hexText
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
  package mutating func take(_ name: String, _ bytes: [UInt8]) {
    if name.starts(StoredName.head) {
      head = bytes
    } else if name.starts(StoredName.record) {
      records.append(bytes)
    } else if name.starts(StoredName.entry) {
      entries.append(bytes)
    } else if name.starts(StoredName.made) {
      made.append(bytes)
    } else if name.starts(StoredName.waiting) {
      var rest = NameReader(name, after: StoredName.waiting)
      guard let stream = rest.id(), let number = rest.number() else { return }
      waiting.append((StreamID(stream), number, bytes))
    } else if name.starts(StoredName.span) {
      var rest = NameReader(name, after: StoredName.span)
      guard let (device, stream) = rest.pair() else { return }
      spans.append((DeviceID(device), StreamID(stream), bytes))
    } else if name.starts(StoredName.view) {
      var rest = NameReader(name, after: StoredName.view)
      guard let (view, device) = rest.pair() else { return }
      views.append((StreamID(view), DeviceID(device), bytes))
    }
  }
}

/// What a name says behind its kind.
private struct NameReader {
  private static let digits = 32
  private var letters: ArraySlice<UInt8>

  init(_ name: String, after kind: String) {
    letters = Array(name.utf8.dropFirst(kind.utf8.count))[...]
  }

  mutating func id() -> UInt128? {
    let id = UInt128(hexText: String(decoding: letters.prefix(Self.digits), as: UTF8.self))
    letters = letters.dropFirst(Self.digits)
    return id
  }

  mutating func pair() -> (UInt128, UInt128)? {
    guard let first = id(), let second = id() else { return nil }
    return (first, second)
  }

  func number() -> Int64? { Int64(digits: letters) }
}

extension String {
  fileprivate func starts(_ beginning: String) -> Bool {
    Array(utf8.prefix(beginning.utf8.count)) == Array(beginning.utf8)
  }
}
