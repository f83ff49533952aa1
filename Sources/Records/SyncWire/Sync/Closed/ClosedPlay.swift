import Basics

/// What a copy holds of one player: sealed for the player's own code, and closed to anyone who has the file.
///
/// `Documentation/Formats/backup.md` describes it. A class for the same reason as ``CodeKeys``.
package final class ClosedPlay: Sendable {
  /// The version of its form: 1, the first, has one pair made for it alone, and a box of deflated content.
  package static let version: Int64 = 1

  /// The lengths of what is sealed, tag included, in bytes: from an empty box to one that fills a copy.
  private static let lengths =
    block + Pack.tagLength...PackBox.Shape.closedPlay.most + Pack.tagLength
  fileprivate static let block = 16 * 1024

  /// The keys of the player's code, which say whose it is and what opens it.
  package let code: CodeKeys

  /// The public half of a pair that was made for this alone.
  package let ephemeral: PublicKey

  /// A box of the shape ``PackBox/Shape/closedPlay``, sealed.
  package let sealed: [UInt8]

  package init(for code: CodeKeys, ephemeral: PublicKey, sealed: [UInt8]) {
    self.code = code
    self.ephemeral = ephemeral
    self.sealed = sealed
  }

  /// A checksum, by which a device that cannot open it tells damage.
  package var checksum: UInt32 {
    var crc = CRC32()
    let bytes = [code.sign.bytes, code.wrap.bytes, code.sealed, ephemeral.bytes, sealed]
    for piece in [KeyInfo.copy(of: code)] + bytes { crc.absorb(piece.span) }
    return crc.checksum
  }
}

extension PackBox.Shape {
  /// The shape of what a player has played: a few days make no difference in its size.
  package static let closedPlay = PackBox.Shape(block: ClosedPlay.block, most: 48 * 1024 * 1024)
}

extension KeyInfo {
  /// The info of the key that seals what a copy holds of a player, and what that is sealed along with.
  package static func copy(of code: CodeKeys) -> [UInt8] {
    var writer = WireLabel.copy.begun
    writer.write(code.family)
    writer.write(code.player)
    writer.write(wireID: code.lookup)
    return writer.bytes
  }
}

extension ClosedPlay: Hashable {
  package static func == (left: ClosedPlay, right: ClosedPlay) -> Bool {
    left === right
      || left.ephemeral == right.ephemeral && left.code == right.code && left.sealed == right.sealed
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ephemeral) }
}

extension ClosedPlay: Described {
  package static var blank: ClosedPlay {
    ClosedPlay(for: .blank, ephemeral: .blank, sealed: [])
  }

  /// Reads or writes it; refuses what another version has written, and what is not as it was written.
  package func coded(by coder: inout Coder) -> ClosedPlay {
    _ = coder.integer("version", Self.version, in: Self.version...Self.version)
    let code = code.coded(by: &coder)
    let ephemeral = coder.publicKey("ephemeral", ephemeral)
    let sealed = coder.data("sealed", sealed, lengths: Self.lengths)
    let play = ClosedPlay(for: code, ephemeral: ephemeral, sealed: sealed)
    let checksum = coder.integer("checksum", Int64(checksum), in: 0...Int64(UInt32.max))
    if checksum != Int64(play.checksum) { coder.refuse("checksum") }
    return play
  }
}
