/// Reads what a WebAssembly module is written in, one thing after the other.
struct ByteCursor {
  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position >= bytes.endIndex }

  mutating func byte() throws(ModuleFault) -> UInt8 {
    guard position < bytes.endIndex else { throw .endsTooEarly }
    defer { position += 1 }
    return bytes[position]
  }

  /// LEB128 without a sign.
  mutating func number() throws(ModuleFault) -> Int {
    var value = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      let byte = try byte()
      value |= Int(byte & 0x7f) << shift
      if byte < 0x80 { return value }
    }
    throw .unknown("number of more bytes than", 5)
  }

  /// LEB128 with a sign, of any length; what it is nobody asks.
  mutating func skipSignedNumber() throws(ModuleFault) {
    while try byte() >= 0x80 {}
  }

  mutating func take(_ count: Int) throws(ModuleFault) -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - position else { throw .endsTooEarly }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// As many as the number before them says.
  mutating func piece() throws(ModuleFault) -> ArraySlice<UInt8> { try take(try number()) }

  mutating func text() throws(ModuleFault) -> String {
    String(decoding: try piece(), as: UTF8.self)
  }
}
