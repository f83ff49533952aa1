import AppCore
import Basics
import Copies
import Domain
import SyncEngine
import SyncWire

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
  /// For whose codes something is closed.
  case asking(WantedCopy)
  /// Random bytes for a copy with a passphrase.
  case rolling(WantedCopy)
  case readingLog(WantedCopy)
  case closing(ClosingCopy)
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

/// A copy as somebody has asked for it.
///
/// A class, since it is handed from step to step.
package final class WantedCopy: Sendable {
  /// Whose own it is, with that player's results in the open; none in the family area.
  let own: PlayerID?
  /// None for one that nobody needs a passphrase for.
  let passphrase: String?
  let seal: MakingCopy.Seal?
  let closed: ClosedHere

  init(
    own: PlayerID?,
    passphrase: String?,
    seal: MakingCopy.Seal? = nil,
    closed: ClosedHere = ClosedHere()
  ) {
    self.own = own
    self.passphrase = passphrase
    self.seal = seal
    self.closed = closed
  }

  func closing(_ closed: ClosedHere) -> WantedCopy {
    WantedCopy(own: own, passphrase: passphrase, closed: closed)
  }

  func sealed(by random: [UInt8]) -> WantedCopy {
    let seal = passphrase.map { MakingCopy.Seal($0, random) }
    return WantedCopy(own: own, passphrase: passphrase, seal: seal, closed: closed)
  }
}

/// A copy whose players' parts are sealed one after the other.
package final class ClosingCopy: Sendable {
  let wanted: WantedCopy
  let draft: BackupDraft
  /// Those that are sealed, behind what has come with other copies.
  let closed: [ClosedPlay]
  private let rest: ArraySlice<BackupDraft.Play>

  private init(
    _ wanted: WantedCopy,
    _ draft: BackupDraft,
    _ closed: [ClosedPlay],
    _ rest: ArraySlice<BackupDraft.Play>
  ) {
    self.wanted = wanted
    self.draft = draft
    self.closed = closed
    self.rest = rest
  }

  convenience init(_ wanted: WantedCopy, _ draft: BackupDraft) {
    self.init(wanted, draft, wanted.closed.waiting, draft.toSeal[...])
  }

  var next: BackupDraft.Play? { rest.first }

  /// None where the answer cannot be what was asked for.
  func taking(_ answer: [UInt8]) -> ClosingCopy? {
    guard let next, let play = ClosedPlay(answer: answer, for: next.code) else { return nil }
    return ClosingCopy(wanted, draft, closed + [play], rest.dropFirst())
  }
}

// As steps they are what they are, whatever is in them.

extension WantedCopy: Hashable {
  package static func == (left: WantedCopy, right: WantedCopy) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ClosingCopy: Hashable {
  package static func == (left: ClosingCopy, right: ClosingCopy) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ClosedPlay {
  fileprivate convenience init?(answer: [UInt8], for code: CodeKeys) {
    guard answer.count > PublicKey.length,
      let ephemeral = PublicKey(Array(answer.prefix(PublicKey.length)))
    else { return nil }
    let sealed = Array(answer.dropFirst(PublicKey.length))
    self.init(for: code, ephemeral: ephemeral, sealed: sealed)
  }
}

package enum SavedCopyAction: Hashable, Sendable {
  /// *Save a copy*, by whoever plays here.
  case askedFor
  // What the browser answers.
  /// Whose results are closed, and what waits here.
  case closedRead(ClosedHere)
  /// As many random bytes as sealing takes.
  case rolled([UInt8])
  /// The whole log.
  case logRead([UInt8])
  /// A player's part.
  case playSealed([UInt8])
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
    case .readClosed: self = ClosedHere(bytes: bytes).map { .closedRead($0) } ?? .notMade
    case .randomBytes: self = .rolled(bytes)
    case .readLog: self = .logRead(bytes)
    case .sealPlay: self = .playSealed(bytes)
    case .seal: self = .sealed(bytes)
    case .handOver: self = bytes.first == Self.handedOverCode ? .handedOver : .withdrawn
    default: return nil
    }
  }
}
