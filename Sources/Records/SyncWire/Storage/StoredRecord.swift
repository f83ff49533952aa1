/// Bytes with a checksum in front, as a device keeps them: 4 bytes of CRC-32, little-endian, content.
package enum StoredRecord {
  package static let headerLength = 4

  package static func seal(_ content: [UInt8]) -> [UInt8] {
    seal(content, checksum: CRC32.checksum(content.span))
  }

  /// Puts a checksum before content.
  ///
  /// - Parameter checksum: that of the content, for a caller who took it while writing.
  package static func seal(_ content: [UInt8], checksum: UInt32) -> [UInt8] {
    var record: [UInt8] = []
    record.reserveCapacity(headerLength + content.count)
    for shift in [UInt32(0), 8, 16, 24] {
      record.append(UInt8(truncatingIfNeeded: checksum >> shift))
    }
    record.append(contentsOf: content)
    return record
  }

  /// The content; none when a bit of the record is not as it was written.
  package static func open(_ record: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard record.count >= headerLength else { return nil }
    let content = record.dropFirst(headerLength)
    var checksum: UInt32 = 0
    for byte in record.prefix(headerLength).reversed() { checksum = checksum << 8 | UInt32(byte) }
    return CRC32.checksum(content.span) == checksum ? content : nil
  }
}
