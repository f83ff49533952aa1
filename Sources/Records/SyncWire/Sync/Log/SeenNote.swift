import Basics

/// How far a device has read, in its own words: it puts such a note where it sends nothing that cites.
package struct SeenNote: Hashable, Sendable {
  package static let form: StaticString = "TQS1"
  package static let length = 156

  package var device: DeviceID
  package var at: Citation
  /// The hash of the last entry that the device knows.
  package var roster: Hash256
  package var signature: Signature

  package init(device: DeviceID, at: Citation, roster: Hash256, signature: Signature) {
    self.device = device
    self.at = at
    self.roster = roster
    self.signature = signature
  }

  package init(_ bytes: ArraySlice<UInt8>) throws(WireError) {
    var reader = ByteReader(bytes)
    try reader.form(Self.form)
    self = reader.seenNote()
    try reader.finish()
  }

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(form: Self.form)
    writer.write(self)
    return writer.bytes
  }

  /// What the device signs.
  package func signedBytes(_ family: FamilyID) -> [UInt8] {
    var writer = WireLabel.seen.begun
    writer.write(family)
    writer.write(device)
    writer.write(at)
    writer.write(roster)
    return writer.bytes
  }
}

extension ByteReader {
  mutating func seenNote() -> SeenNote {
    let (device, at, roster) = (wireID(), numberedHash(), hash())
    return SeenNote(device: DeviceID(device), at: at, roster: roster, signature: signature())
  }
}

extension ByteWriter {
  mutating func write(_ note: SeenNote) {
    write(note.device)
    write(note.at)
    write(note.roster)
    write(note.signature)
  }
}
