/// One upload: a sealed box with neighbouring segments of one chain.
package struct Pack: Hashable, Sendable {
  package static let nonceLength = 12
  package static let tagLength = 16

  package var header: PackHeader
  package var nonce: [UInt8]
  package var sealed: [UInt8]

  /// The uploader's signature of ``signedBytes(hash:)``.
  package var signature: Signature

  /// Reads a pack.
  ///
  /// - Parameter record: the record as it lies in the log.
  package init(record: ArraySlice<UInt8>) throws(WireError) {
    guard record.count <= Self.longest else { throw .tooLarge }
    var reader = ByteReader(record)
    header = try PackHeader(from: &reader)
    nonce = Array(reader.take(Self.nonceLength))
    sealed = Array(reader.take(reader.length(upTo: SyncLimits.sealed)))
    signature = reader.signature()
    try reader.finish()
    guard Self.isBox(sealed.count) else { throw .damaged }
  }

  /// Makes a pack; none when the parts are not as long as they have to be.
  package init?(_ header: PackHeader, nonce: [UInt8], sealed: [UInt8], signature: Signature) {
    guard header.span.isPossible, nonce.count == Self.nonceLength, Self.isBox(sealed.count)
    else { return nil }
    self.header = header
    self.nonce = nonce
    self.sealed = sealed
    self.signature = signature
  }

  package var record: [UInt8] { beforeSealed + sealed + signature.bytes }

  /// The bytes that the uploader signs.
  ///
  /// - Parameter hash: the hash of the sealed part.
  package func signedBytes(hash: Hash256) -> [UInt8] {
    var writer = WireLabel.pack.begun
    writer.append(beforeSealed[...])
    writer.write(hash)
    return writer.bytes
  }

  private var beforeSealed: [UInt8] {
    var writer = ByteWriter()
    writer.append(header.bytes[...])
    writer.append(nonce[...])
    writer.write(length: sealed.count)
    return writer.bytes
  }

  package static let longest =
    PackHeader.longest + nonceLength + 4 + SyncLimits.sealed + Signature.length

  /// The sealed part of a record without a look at the rest; none where it is too short to have one.
  package static func sealed(in record: [UInt8]) -> [UInt8]? {
    let begin = PackHeader.length(in: record) + nonceLength + 4
    guard record.count > begin + Signature.length else { return nil }
    return Array(record[begin..<record.count - Signature.length])
  }

  /// Whether so many bytes can be padded content with its tag.
  private static func isBox(_ count: Int) -> Bool {
    count <= SyncLimits.sealed && PackBox.isLength(count - tagLength)
  }
}
