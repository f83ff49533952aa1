/// The chain of one device and stream, as its heads and marks name it.
package struct Chain: Hashable, Sendable {
  package let family: FamilyID
  package let device: DeviceID
  package let stream: StreamID

  package init(family: FamilyID, device: DeviceID, stream: StreamID) {
    self.family = family
    self.device = device
    self.stream = stream
  }

  /// The bytes of which the SHA-256 is the head after some operations.
  ///
  /// - Parameters:
  /// - before: the place to which the chain has come, with its head there.
  /// - operations: the hash of ``Segment/operations(_:)``.
  package func headBytes(after before: ChainPlace, last: Int64, operations: Hash256) -> [UInt8] {
    var writer = begun(.chain)
    writer.write(before.number + 1)
    writer.write(last)
    writer.write(before.hash)
    writer.write(operations)
    return writer.bytes
  }

  /// The bytes that the device signs, by which it stands for everything up to here.
  package func markedBytes(_ end: ChainPlace) -> [UInt8] {
    var writer = begun(.mark)
    writer.write(end)
    return writer.bytes
  }

  private func begun(_ label: WireLabel) -> ByteWriter {
    var writer = label.begun
    writer.write(family)
    writer.write(device)
    writer.write(stream)
    return writer
  }
}
