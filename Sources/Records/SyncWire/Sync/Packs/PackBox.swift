/// What is sealed: a byte for the form, a length, deflated content, and zeros.
///
/// The zeros let the size of a box say little about what is in it.
package struct PackBox: Hashable, Sendable {
  /// How boxes of a kind are padded, and how large they get; both in bytes.
  package struct Shape: Hashable, Sendable {
    let block: Int
    let most: Int

    /// The shape of a pack's box.
    package static let pack = Shape(block: 256, most: SyncLimits.sealed - Pack.tagLength)

    func isLength(_ count: Int) -> Bool { count > 0 && count % block == 0 && count <= most }

    func padded(_ count: Int) -> Int { (count + block - 1) / block * block }
  }

  /// The form of content that is deflated as RFC 1951 has it, without a frame around it.
  package static let deflated: UInt8 = 1
  private static let headLength = 5

  package var deflated: [UInt8]

  package init(deflated: [UInt8]) { self.deflated = deflated }

  package var bytes: [UInt8] {
    get throws(WireError) { try bytes(.pack) }
  }

  package func bytes(_ shape: Shape) throws(WireError) -> [UInt8] {
    let end = shape.padded(Self.headLength + deflated.count)
    guard end <= shape.most else { throw .tooLarge }
    var writer = ByteWriter()
    writer.write(Self.deflated)
    writer.write(length: deflated.count)
    writer.append(deflated[...])
    writer.append([UInt8](repeating: 0, count: end - writer.bytes.count)[...])
    return writer.bytes
  }

  package init(_ bytes: ArraySlice<UInt8>, _ shape: Shape = .pack) throws(WireError) {
    guard shape.isLength(bytes.count) else { throw .damaged }
    var reader = ByteReader(bytes)
    guard reader.byte() == Self.deflated else { throw .unknownForm }
    deflated = Array(reader.take(reader.length(upTo: bytes.count)))
    let end = shape.padded(Self.headLength + deflated.count)
    guard end == bytes.count,
      reader.take(end - Self.headLength - deflated.count).allSatisfy({ $0 == 0 })
    else { throw .damaged }
    try reader.finish()
  }

  static func isLength(_ count: Int) -> Bool { Shape.pack.isLength(count) }
}
