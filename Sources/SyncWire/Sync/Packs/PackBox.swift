/// What is sealed: a byte for the form, a length, deflated content, and zeros, so that the size of a box says
/// little about what is in it.
package struct PackBox: Hashable, Sendable {
  /// Deflated as RFC 1951 has it, without a frame around it.
  package static let deflated: UInt8 = 1
  private static let block = 256
  private static let headLength = 5

  package var deflated: [UInt8]

  package init(deflated: [UInt8]) { self.deflated = deflated }

  package var bytes: [UInt8] {
    get throws(WireError) {
      guard deflated.count <= SyncLimits.sealed - Pack.tagLength - Self.headLength else {
        throw .tooLarge
      }
      var writer = ByteWriter()
      writer.write(Self.deflated)
      writer.write(length: deflated.count)
      writer.append(deflated[...])
      let end = Self.padded(writer.bytes.count)
      guard end <= SyncLimits.sealed - Pack.tagLength else { throw .tooLarge }
      writer.append([UInt8](repeating: 0, count: end - writer.bytes.count)[...])
      return writer.bytes
    }
  }

  package init(_ bytes: ArraySlice<UInt8>) throws(WireError) {
    guard Self.isLength(bytes.count) else { throw .damaged }
    var reader = ByteReader(bytes)
    guard reader.byte() == Self.deflated else { throw .unknownForm }
    deflated = Array(reader.take(reader.length(upTo: bytes.count)))
    let end = Self.padded(Self.headLength + deflated.count)
    guard end == bytes.count,
      reader.take(end - Self.headLength - deflated.count).allSatisfy({ $0 == 0 })
    else { throw .damaged }
    try reader.finish()
  }

  static func isLength(_ count: Int) -> Bool { count > 0 && count % block == 0 }

  private static func padded(_ count: Int) -> Int { (count + block - 1) / block * block }
}
