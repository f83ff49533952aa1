import Basics

extension ByteWriter {
  /// Writes sixteen bytes in the order of the hexadecimal digits.
  @inline(never)
  package mutating func write(wireID id: UInt128) { write(id.byteSwapped) }

  mutating func write<Subject>(_ id: Identifier<Subject>) { write(wireID: id.raw) }

  /// Writes a length in 32 bits.
  mutating func write(length: Int) { write(word: UInt32(length)) }

  mutating func write(word: UInt32) {
    for shift in [UInt32(0), 8, 16, 24] { write(UInt8(truncatingIfNeeded: word >> shift)) }
  }

  mutating func write(form: StaticString) { append(Array(form.description.utf8)[...]) }
}
