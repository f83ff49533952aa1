/// Reads what ``ByteWriter`` wrote, and bears any other bytes.
///
/// Behind the end of the bytes there are zeros, empty texts and empty lists, and `isBroken` says so: asked once at the
/// end, it spares every reader of a number a check of its own.
///
/// NB: what is used everywhere is never inlined, or a dozen values cost 10 KB in the browser.
package struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  package private(set) var isBroken = false

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  package var isAtEnd: Bool { offset == bytes.endIndex }

  /// Notes that what was read cannot have been written.
  package mutating func refuse() {
    isBroken = true
    offset = bytes.endIndex
  }

  @inline(never)
  package mutating func byte() -> UInt8 { next(0) }

  @inline(never)
  package mutating func number() -> Int64 { Int64(littleEndian: next(0)) }

  @inline(never)
  package mutating func id() -> UInt128 { UInt128(littleEndian: next(0)) }

  package mutating func bool() -> Bool { byte() == 1 }

  /// Reads the count of the elements that follow: it is no more than there are bytes, since each takes one at least.
  @inline(never)
  package mutating func count() -> Int {
    let count = number()
    if (0...Int64(bytes.endIndex - offset)).contains(count) { return Int(count) }
    refuse()
    return 0
  }

  /// Reads a piece, which is a part of the same bytes and no copy.
  @inline(never)
  package mutating func piece() -> ArraySlice<UInt8> {
    let start = offset + MemoryLayout<Int64>.size
    let length = count()
    if isBroken { return [] }
    offset = start + length
    return bytes[start..<offset]
  }

  /// Takes so many bytes, without a copy; the caller knows the length of what it reads.
  @inline(never)
  package mutating func take(_ length: Int) -> ArraySlice<UInt8> {
    guard (0...bytes.endIndex - offset).contains(length) else {
      refuse()
      return []
    }
    offset += length
    return bytes[offset - length..<offset]
  }

  @inline(never)
  package mutating func text() -> String { String(decoding: piece(), as: UTF8.self) }

  /// Reads the bytes of a value of which every pattern means something.
  private mutating func next<Value: BitwiseCopyable>(_ none: Value) -> Value {
    let size = MemoryLayout<Value>.size
    guard bytes.endIndex - offset >= size else {
      refuse()
      return none
    }
    let place = offset - bytes.startIndex
    offset += size
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Value.self) }
  }
}
