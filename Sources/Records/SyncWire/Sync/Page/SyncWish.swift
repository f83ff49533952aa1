import Basics

/// What a person wants of the family's devices, as a page hands it on.
package enum SyncWish: Equatable, Sendable {
  /// To bring in another device, under a role.
  ///
  /// Where this device is alone, it founds the family first: as a parent's, that reads what the players play of whom it
  /// has played.
  ///
  /// - player: the player whose device it will be; none where it is no player's.
  /// - own: the players who have played on this device.
  /// - paper: the code that is on paper already, where this device founds the family.
  case invite(isParents: Bool, player: UInt128?, own: [UInt128], paper: WrittenPaper? = nil)
  /// To come to a family by the 10 bytes of a code.
  case join(code: [UInt8])
  /// To say whether the symbols are the same; the inviter's word counts.
  case compared(areSame: Bool)
  case cancelPairing
  /// To put aside what was told of how a pairing went.
  case closePairing
  case remove(DeviceID)
  /// To open what a recovery code opens, by its 16 bytes.
  ///
  /// A device that is alone comes back to its family as a parent's; one that is in it reads what the player played.
  case recover(code: [UInt8])
  /// To put another recovery code in the place of a player's, or of the family's where it is 0.
  case renewCode(of: UInt128)
  /// To leave what a player has played to the player's own devices from now on.
  case leave(player: UInt128)
  /// To say that a notice has been read.
  case noteSeen(SyncNotice)
}

extension SyncWish {
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .invite(let isParents, let player, let own, let paper):
      writer.write(UInt8(0))
      writer.write(isParents)
      writer.write(optional: player) { $0.write($1) }
      writer.write(list: own) { $0.write($1) }
      writer.write(optional: paper) {
        $0.write($1.paper.bytes[...])
        $0.write($1.code[...])
      }
    case .join(let code):
      writer.write(UInt8(1))
      writer.write(code[...])
    case .compared(let areSame):
      writer.write(UInt8(2))
      writer.write(areSame)
    case .cancelPairing: writer.write(UInt8(3))
    case .closePairing: writer.write(UInt8(4))
    case .remove(let device):
      writer.write(UInt8(5))
      writer.write(device.raw)
    case .recover(let code):
      writer.write(UInt8(6))
      writer.write(code[...])
    case .noteSeen(let notice):
      writer.write(UInt8(7))
      writer.write(notice.rawValue)
    case .renewCode(let player):
      writer.write(UInt8(8))
      writer.write(player)
    case .leave(let player):
      writer.write(UInt8(9))
      writer.write(player)
    }
    return writer.bytes
  }

  /// Reads a wish; none where it could not have been written.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    guard let wish = Self.read(&reader), !reader.isBroken, reader.isAtEnd else { return nil }
    self = wish
  }

  private static func read(_ reader: inout ByteReader) -> SyncWish? {
    switch reader.byte() {
    case 0:
      let isParents = reader.bool()
      let player = reader.bool() ? reader.id() : nil
      let own = reader.list { $0.id() }
      let paper = reader.bool() ? WrittenPaper(&reader) : nil
      return .invite(isParents: isParents, player: player, own: own, paper: paper)
    case 1: return .join(code: Array(reader.piece()))
    case 2: return .compared(areSame: reader.bool())
    case 3: return .cancelPairing
    case 4: return .closePairing
    case 5: return .remove(DeviceID(reader.id()))
    case 6: return .recover(code: Array(reader.piece()))
    case 7: return SyncNotice(rawValue: reader.byte()).map { .noteSeen($0) }
    case 8: return .renewCode(of: reader.id())
    case 9: return .leave(player: reader.id())
    default: return nil
    }
  }
}
