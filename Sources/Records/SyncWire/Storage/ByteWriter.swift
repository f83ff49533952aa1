/// Writes numbers and texts behind each other, as ``ByteReader`` reads them: little-endian, without names.
///
/// NB: what is used everywhere is never inlined, or a dozen values cost 10 KB in the browser.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  @inline(never)
  package mutating func write(_ byte: UInt8) { bytes.append(byte) }

  @inline(never)
  package mutating func write(_ number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  @inline(never)
  package mutating func write(_ id: UInt128) {
    withUnsafeBytes(of: id.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ value: Bool) { write(UInt8(value ? 1 : 0)) }

  package mutating func write(count: Int) { write(Int64(count)) }

  /// Writes the length of a piece, then the piece.
  @inline(never)
  package mutating func write(_ piece: ArraySlice<UInt8>) {
    write(count: piece.count)
    bytes.append(contentsOf: piece)
  }

  /// Writes a piece alone, of which the reader knows the length.
  @inline(never)
  package mutating func append(_ piece: ArraySlice<UInt8>) { bytes.append(contentsOf: piece) }

  @inline(never)
  package mutating func write(_ text: String) { write(Array(text.utf8)[...]) }

  /// Writes whether a value is there, then the value.
  package mutating func write<Value>(
    optional value: Value?,
    _ write: (inout ByteWriter, Value) -> Void
  ) {
    guard let value else { return self.write(false) }
    self.write(true)
    write(&self, value)
  }
}
