extension InternetAddress {
  /// Whether it is one of the whole Internet, and not of a home, a provider, this machine, a document or another
  /// protocol.
  ///
  /// From the registries of special-purpose addresses (RFC 6890, as IANA keeps them in 2026).
  package var isPublic: Bool {
    switch self {
    case .v4(let address): !Self.special4.contains { $0.contains(address) }
    // Everything else is not given out, or leads to an address of version 4 that nobody has looked at.
    case .v6(let high, _):
      Self.global6.contains(high) && !Self.special6.contains { $0.contains(high) }
    }
  }

  private static let special4 = [
    // This network, private ones, those of providers (CGNAT), this machine, the link.
    Block(0, 0, 0, 0, 8), Block(10, 0, 0, 0, 8), Block(100, 64, 0, 0, 10), Block(127, 0, 0, 0, 8),
    Block(169, 254, 0, 0, 16), Block(172, 16, 0, 0, 12), Block(192, 168, 0, 0, 16),
    // Protocols, documents, relays of version 6, measuring.
    Block(192, 0, 0, 0, 24), Block(192, 0, 2, 0, 24), Block(198, 51, 100, 0, 24),
    Block(203, 0, 113, 0, 24), Block(192, 88, 99, 0, 24), Block(198, 18, 0, 0, 15),
    // Many at once, what is kept for later, everybody.
    Block(224, 0, 0, 0, 4), Block(240, 0, 0, 0, 4),
  ]

  private static let global6 = Block<UInt64>(0x2000_0000_0000_0000, 3)

  private static let special6 = [
    // Protocols (Teredo among them), documents, 6to4, documents.
    Block<UInt64>(0x2001_0000_0000_0000, 23), Block<UInt64>(0x2001_0DB8_0000_0000, 32),
    Block<UInt64>(0x2002_0000_0000_0000, 16), Block<UInt64>(0x3FFF_0000_0000_0000, 20),
  ]
}

/// All addresses that begin alike; of version 6 only the first half is looked at.
private struct Block<Address: FixedWidthInteger & Sendable>: Sendable {
  private let start: Address
  private let length: Int

  init(_ start: Address, _ length: Int) {
    self.start = start
    self.length = length
  }

  func contains(_ address: Address) -> Bool {
    (address ^ start) >> (Address.bitWidth - length) == 0
  }
}

extension Block<UInt32> {
  init(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ length: Int) {
    self.init(a << 24 | b << 16 | c << 8 | d, length)
  }
}
