import Basics
import SyncWire

/// What the server's memory may not hold: whatever the family's operations say.
extension SyncWorld {
  /// Texts of five bytes and more, and numbers of six digits and more.
  package var plaintexts: Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    for device in devices {
      for record in device.disk.operations.values { found.formUnion(Self.words(in: record)) }
    }
    return found
  }

  /// Those that lie there, as they are, in hexadecimal or in base 64.
  package var plaintextsOnServer: [String] {
    let memory = server.memory
    let forms = plaintexts.flatMap { [$0, Self.hexadecimal($0)] + Self.base64($0) }
    return forms.filter { memory.contains($0) }.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  private static func words(in record: [UInt8]) -> [[UInt8]] {
    guard let json = try? JSON.parse(record, limits: JSONLimits(bytes: record.count, depth: 32))
    else { return [] }
    let texts = [json["kind"]?.string, json["body"]?.string].compactMap { $0 }
    let numbers = [json["recordedAt"]?.int64.map { "\($0)" }].compactMap { $0 }
    let digits = texts.flatMap { $0.split(separator: " ").filter { Int($0) != nil } }
    return
      (texts.filter { $0.utf8.count >= 5 }
      + (numbers + digits.map(String.init)).filter { $0.count >= 6 })
      .map { Array($0.utf8) }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }

  /// Wherever in a text it begins: what its neighbours do not touch.
  private static func base64(_ bytes: [UInt8]) -> [[UInt8]] {
    (0..<3).map { shift in
      let text = Base64.text(of: [UInt8](repeating: 0, count: shift) + bytes)
      return Array(text.dropFirst(shift == 0 ? 0 : 4).dropLast(4))
    }.filter { $0.count >= 6 }
  }
}

extension [UInt8] {
  /// Whether these bytes lie somewhere in it.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    var place = 0
    while let next = self[place...].firstIndex(of: first), next + part.count <= count {
      if self[next..<next + part.count].elementsEqual(part) { return true }
      place = next + 1
    }
    return false
  }
}
