import Basics

/// What stands before the sealed part of a pack, for the server and for a device that cannot open it.
package struct PackHeader: Hashable, Sendable {
  /// The form of a header without a mark.
  private static let plain: StaticString = "TQP1"
  /// The form of a header with a mark, from the second version on.
  private static let marked: StaticString = "TQP2"

  /// The length of a header without a mark; all of it is sealed along.
  package static let length = 252
  package static let longest = length + Signature.length

  package var names: PackNames
  package var span: ChainSpan

  /// The mark of the chain's device at the end of the span, where another one gives it back.
  ///
  /// A device that uploads its own signs that end with the pack.
  package var mark: Signature?

  /// The place up to which the uploader has read the log.
  package var at: Citation

  /// The hash of the last entry that the uploader knows.
  package var roster: Hash256

  package init(
    _ names: PackNames,
    _ span: ChainSpan,
    mark: Signature? = nil,
    at: Citation,
    roster: Hash256
  ) {
    self.names = names
    self.span = span
    self.mark = mark
    self.at = at
    self.roster = roster
  }

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(form: mark.exists ? Self.marked : Self.plain)
    writer.write(names)
    writer.write(span)
    if let mark { writer.write(mark) }
    writer.write(at)
    writer.write(roster)
    return writer.bytes
  }

  init(from reader: inout ByteReader) throws(WireError) {
    let isMarked = try reader.form(Self.plain, or: Self.marked)
    names = reader.packNames()
    span = reader.chainSpan()
    mark = isMarked ? reader.signature() : nil
    at = reader.numberedHash()
    roster = reader.hash()
  }
}

/// Whose a pack is, and which secret opens it.
package struct PackNames: Hashable, Sendable {
  package var family: FamilyID
  package var id: PackID
  package var uploader: DeviceID
  package var stream: StreamID
  package var keyID: KeyID

  /// The device whose chain the segments are of, whichever device sends them.
  package var device: DeviceID

  package init(
    family: FamilyID,
    id: PackID,
    stream: StreamID,
    keyID: KeyID,
    devices: (uploader: DeviceID, chain: DeviceID)
  ) {
    self.family = family
    self.id = id
    uploader = devices.uploader
    self.stream = stream
    self.keyID = keyID
    device = devices.chain
  }
}

extension PackHeader {
  /// The length of a record's header, by its form; nothing else of it is looked at.
  static func length(in record: [UInt8]) -> Int {
    record.count > 3 && record[3] == 0x32 ? longest : length
  }
}

extension PackNames {
  /// The chain of which it takes places.
  package var chain: Chain { Chain(family: family, device: device, stream: stream) }
}

extension ByteReader {
  fileprivate mutating func packNames() -> PackNames {
    let (family, id, uploader) = (wireID(), wireID(), wireID())
    let (stream, keyID, device) = (wireID(), wireID(), wireID())
    return PackNames(
      family: FamilyID(family),
      id: PackID(id),
      stream: StreamID(stream),
      keyID: KeyID(keyID),
      devices: (DeviceID(uploader), DeviceID(device))
    )
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ names: PackNames) {
    write(names.family)
    write(names.id)
    write(names.uploader)
    write(names.stream)
    write(names.keyID)
    write(names.device)
  }
}
