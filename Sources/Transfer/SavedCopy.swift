import Copies
import Core
import SyncEngine

/// How far *Save a copy* has come.
package enum SavedCopy: Hashable, Sendable {
  case none
  indirect case making(MakingCopy)
  /// - Parameter leftOut: records that cannot be read, and are not in it.
  case made(leftOut: Int)
  case notMade

  package var isMaking: Bool {
    if case .making = self { true } else { false }
  }
}

/// What the browser is asked for while a copy is made.
package enum MakingCopy: Hashable, Sendable {
  /// Random bytes for a copy with a passphrase.
  case rolling(String)
  case readingLog(Seal?)
  case sealing(SealedCopy, leftOut: Int)
  case handingOver(leftOut: Int)

  package struct Seal: Hashable, Sendable {
    let passphrase: String
    /// What stands around the sealed bytes, without them.
    let frame: SealedCopy

    static let randomLength = SealedCopy.saltLength + SealedCopy.ivLength

    init(_ passphrase: String, _ random: [UInt8]) {
      self.passphrase = passphrase
      frame = SealedCopy(
        salt: Array(random.prefix(SealedCopy.saltLength)),
        iv: Array(random.dropFirst(SealedCopy.saltLength)),
        sealed: []
      )
    }
  }
}

package enum SavedCopyAction: Hashable, Sendable {
  /// *Save a copy*, by whoever plays here.
  case askedFor
  // What the browser answers.
  /// As many random bytes as sealing takes.
  case rolled([UInt8])
  /// The whole log.
  case logRead([UInt8])
  case sealed([UInt8])
  case handedOver
  /// Whoever was asked where to put it wants none after all.
  case withdrawn
  case notMade
}

extension SavedCopyAction {
  private static let handedOverCode: UInt8 = 1

  /// Whatever the browser cannot do, there is no copy then.
  init?(_ answer: Answer) {
    guard let bytes = answer.bytes else {
      self = .notMade
      return
    }
    switch answer.kind {
    case .randomBytes: self = .rolled(bytes)
    case .readLog: self = .logRead(bytes)
    case .seal: self = .sealed(bytes)
    case .handOver: self = bytes.first == Self.handedOverCode ? .handedOver : .withdrawn
    default: return nil
    }
  }
}
