import Basics

/// What a person wants of what is handed over, as a page hands it on beside ``SyncWish``.
package enum ViewWish: Equatable, Sendable {
  /// To hand a record over.
  ///
  /// - Parameters:
  /// - view: the view's id, 16 new random bytes: said twice it hands over once.
  /// - record: 1 to ``SyncLimits/view`` bytes, which sync does not look into.
  case handOver(view: UInt128, player: UInt128, record: [UInt8])
  /// To say that a view was opened on this parent's device.
  case noteOpened(UInt128)
  case close(UInt128)
}

extension ViewWish {
  /// The wish as bytes, of which the first is none of a ``SyncWish``'s.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .handOver(let view, let player, let record):
      writer.write(UInt8(128))
      writer.write(view)
      writer.write(player)
      writer.write(record[...])
    case .noteOpened(let view):
      writer.write(UInt8(129))
      writer.write(view)
    case .close(let view):
      writer.write(UInt8(130))
      writer.write(view)
    }
    return writer.bytes
  }

  /// Reads a wish; none where it could not have been written.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    switch reader.byte() {
    case 128:
      let (view, player) = (reader.id(), reader.id())
      self = .handOver(view: view, player: player, record: Array(reader.piece()))
    case 129: self = .noteOpened(reader.id())
    case 130: self = .close(reader.id())
    default: return nil
    }
    if reader.isBroken || !reader.isAtEnd { return nil }
  }
}
