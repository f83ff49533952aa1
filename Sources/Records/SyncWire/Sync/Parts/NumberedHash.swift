/// A number and the hash that belongs to it: the place to which a log or a chain goes, and what it comes to there.
package struct NumberedHash: Hashable, Sendable {
  package var number: Int64
  package var hash: Hash256

  package init(_ number: Int64, _ hash: Hash256) {
    self.number = number
    self.hash = hash
  }
}

/// A place of the log and the link there: a cursor for a device that reads, a citation for one that writes.
package typealias Citation = NumberedHash

/// A place of a chain and the head there.
///
/// A chain that has not begun is at 0, with a head of zeros.
package typealias ChainPlace = NumberedHash

extension NumberedHash {
  package static let zero = NumberedHash(0, .zero)

  package var json: JSON {
    .array([.number(JSONNumber(number)), .string(hash.hexText)])
  }

  package init?(_ json: JSON) {
    guard let parts = json.array, parts.count == 2, let number = parts[0].int64,
      SyncLimits.numbers.contains(number), let text = parts[1].string,
      let hash = Hash256(hexText: text)
    else { return nil }
    self.init(number, hash)
  }
}

extension ByteReader {
  mutating func numberedHash() -> NumberedHash {
    let number = wireNumber()
    return NumberedHash(number, hash())
  }
}

extension ByteWriter {
  mutating func write(_ value: NumberedHash) {
    write(value.number)
    write(value.hash)
  }
}
