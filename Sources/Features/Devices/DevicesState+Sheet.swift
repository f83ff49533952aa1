import AppCore
import Basics
import SyncEngine
import SyncWire

/// A recovery code on its way to paper: in this memory while its page shows, and no longer.
package enum PaperCode: Sendable {
  case asked
  /// This device does not keep it.
  case elsewhere
  /// - at: where the family opens the app.
  case here(UInt128, at: String)
}

// Recovery codes: on their way to paper, and back from it.
extension DevicesState {
  /// - Parameter player: 0 for the family's.
  mutating func showSheet(of player: UInt128) -> [Effect] {
    place = .sheet(of: player)
    paper = .asked
    isAskingRenewal = false
    let code = code(of: player)
    shown = code?.lookup
    guard let code else {
      paper = .elsewhere
      return []
    }
    return [.ask(.readCode(code.lookup))] + (player == 0 ? [] : noteNewCode())
  }

  /// Another code has taken the place of the one whose page shows.
  mutating func showNewCode() -> [Effect] {
    guard case .sheet(let player) = place, shown != code(of: player)?.lookup else { return [] }
    return showSheet(of: player)
  }

  /// Whoever opens the page of her code has read that there is another one.
  private mutating func noteNewCode() -> [Effect] {
    tellsOfNewCode ? setAside(.playerCodeVoid) : []
  }

  var tellsOfNewCode: Bool {
    status.notices.contains(.playerCodeVoid) && !status.seen.contains(.playerCodeVoid)
  }

  mutating func renew(_ player: UInt128) -> [Effect] {
    isAskingRenewal = false
    guard let place = status.codes.firstIndex(where: { $0.player == player }),
      status.codes[place].isRenewable
    else { return [] }
    status.codes[place].isBeingRenewed = true
    return wish(.renewCode(of: player), status.pairing)
  }

  /// - Parameter player: 0 for the family's.
  func code(of player: UInt128) -> SyncCode? { status.codes.first { $0.player == player } }

  /// Those that have a code in the clear, by what the roster says.
  func knowers(of code: SyncCode) -> [SyncDevice] {
    devices.filter { code.knowers.contains($0.id) }
  }

  mutating func take(sheet bytes: [UInt8]?) {
    guard case .sheet = place, case .asked = paper else { return }
    paper = bytes.flatMap { PaperCode(bytes: $0) } ?? .elsewhere
  }

  mutating func typeSheet() -> [Effect] {
    close()
    place = .sheetCode
    return status.pairing == .none ? [] : wish(.closePairing, .none)
  }

  /// A slip is told before anybody is asked.
  mutating func recover() -> [Effect] {
    guard let code = WrittenCode.value(of: typed) else {
      isSlip = true
      return []
    }
    verifier = nil
    return wish(.recover(code: WrittenCode.bytes(of: code)), .waiting)
      + (isMember ? [] : [.ask(.verifyCode(code))])
  }

  mutating func verify(_ bytes: [UInt8]?) -> [Effect] {
    let verifier = bytes.flatMap { WrittenCode.value(of: Array($0.prefix(16))) }
    if case .paper = place { return compare(paper: verifier) }
    self.verifier = verifier
    return []
  }

  /// The code that has brought this device back opens the family area from then on, on this device as on others.
  func keepVerifier(_ core: inout Core) -> [Effect] {
    guard let verifier, core.ledger.setting(.familyCode) != verifier else { return [] }
    return core.record([.set(.familyCode, verifier)])
  }

  /// Players whose play this device does not read, though a code opens it.
  var closedPlayers: [UInt128] {
    let own = thisDevice?.players ?? []
    return status.codes.map { $0.player }.filter { $0 != 0 && !own.contains($0) }
  }

  func hasCode(of player: UInt128) -> Bool {
    isMember && code(of: player).exists
  }
}

extension PaperCode {
  fileprivate init?(bytes: [UInt8]) {
    guard let code = WrittenCode.value(of: Array(bytes.prefix(16))) else { return nil }
    self = .here(code, at: String(decoding: bytes.dropFirst(16), as: UTF8.self))
  }
}

extension PairingEnd {
  /// It was a recovery code that was typed.
  var isOfSheet: Bool {
    switch self {
    case .unknownSheet, .erased, .familyFirst, .isHere, .isRead: true
    default: false
    }
  }
}
