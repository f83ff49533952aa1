/// The links of a log: each is the SHA-256 of these bytes.
package enum LogLink {
  /// The bytes of the link before the first record.
  package static func beginning(of family: FamilyID) -> [UInt8] {
    var writer = WireLabel.log.begun
    writer.write(family)
    return writer.bytes
  }

  /// The bytes of the link up to a record.
  ///
  /// - Parameters:
  /// - before: the link up to the record before it.
  /// - frame: the frame, which says place and kind.
  /// - hash: the record's hash.
  package static func bytes(after before: Hash256, _ frame: LogFrame, hash: Hash256) -> [UInt8] {
    var writer = WireLabel.log.begun
    writer.write(before)
    writer.write(frame.seq)
    writer.write(frame.kind.byte)
    writer.write(hash)
    return writer.bytes
  }
}
