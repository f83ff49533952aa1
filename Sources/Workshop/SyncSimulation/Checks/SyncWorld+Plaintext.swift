import Basics
import SyncWire

/// What the server's memory may not hold: whatever the family's operations say, and what opens them.
extension SyncWorld {
  /// Texts of five bytes and more and their words, numbers of six digits and more, ids that only operations have,
  /// and every secret and code.
  package var plaintexts: Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    for device in devices {
      for record in device.disk.records.values {
        found.formUnion(plaintexts(in: Array(record.dropFirst(StoredRecord.headerLength))))
      }
      found.formUnion(device.disk.safe.everythingSecret)
    }
    found.formUnion(memory.handedOver.keys)
    return found.subtracting(knownToServer)
  }

  /// Those that lie there, as they are, in hexadecimal digits or in base 64.
  package var plaintextsOnServer: [String] {
    let found = PlaintextSearch(plaintexts).found(in: memoryImage(of: server.kept))
    return found.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  func checkPlaintext() throws(BrokenInvariant) {
    let found = plaintextsOnServer
    if !found.isEmpty { throw fail(12, "the server's memory says \(found)") }
  }

  /// Who belongs to the family stands in its roster, and whose stream a pack is of in front of its seal.
  private var knownToServer: Set<[UInt8]> {
    let known =
      [family.raw] + players.map { $0.raw }
      + devices.flatMap { device in
        ([device.id] + device.book.retired).map { $0.raw }
      }
    return Set(known.flatMap { [Array($0.hexText.utf8), Self.bytes($0)] })
  }

  private func plaintexts(in record: [UInt8]) -> [[UInt8]] {
    let limits = JSONLimits(bytes: record.count, depth: 32)
    guard let json = try? JSON.parse(record, limits: limits) else { return [] }
    return Self.texts(in: json).flatMap { text in
      let words = text.split(separator: " ").map { Array($0.utf8) }
      return [Array(text.utf8)] + words + (UInt128(hexText: text).map { [Self.bytes($0)] } ?? [])
    }.filter { $0.count >= PlaintextSearch.shortest }
  }

  /// Of numbers those that are long enough to be told from others.
  private static func texts(in json: JSON) -> [String] {
    switch json {
    case .string(let text): [text]
    case .number: json.text.utf8.count >= 6 ? [json.text] : []
    case .array(let values): values.flatMap { texts(in: $0) }
    case .object(let members): members.flatMap { texts(in: $0.value) }
    case .null, .bool: []
    }
  }

  private static func bytes(_ id: UInt128) -> [UInt8] {
    (0..<16).map { UInt8(truncatingIfNeeded: id >> UInt128(120 - 8 * $0)) }
  }
}
