import Basics
import Core
import Domain
import SyncEngine
import SyncWire

// How two devices come together: what a person wants is handed on, and the page goes on at once.
extension DevicesState {
  /// - Parameter pairing: how it stands until it is told.
  mutating func wish(_ wish: SyncWish, _ pairing: PairingStatus) -> [Effect] {
    status.pairing = pairing
    isNotDone = false
    return [.ask(.wishSync(wish))]
  }

  mutating func noteWish(_ isDone: Bool) {
    if isDone { return }
    isNotDone = true
    if status.pairing == .waiting { status.pairing = .none }
  }

  /// Shows a code; where the last one has expired, another for the same role.
  mutating func invite(_ core: Core) -> [Effect] {
    guard let role, canInvite(role) else {
      place = .roles
      return wish(.closePairing, .none)
    }
    if let effects = askForPaper() { return effects }
    place = .list
    return wish(
      .invite(
        isParents: role == .parents,
        player: role.player?.raw,
        own: core.playersWithHistory.map { $0.raw },
        paper: foundingPaper
      ),
      .waiting
    )
  }

  mutating func type(_ text: String) {
    typed = text
    isSlip = false
    asked.isOther = false
  }

  mutating func join() -> [Effect] {
    guard let code = JoinLink.code(in: typed) else {
      isSlip = true
      return []
    }
    return wish(.join(code: code.bytes), .waiting)
  }

  /// A start like any other, for whoever the device is.
  mutating func goOn(_ core: inout Core) -> [Effect] {
    if core.ledger.allPlayers.isEmpty { return [] }
    core.destination = .start
    let owner = thisDevice.flatMap { $0.isParents || $0.players.count > 1 ? nil : $0.players.first }
    let chosen = owner.flatMap { core.choose(PlayerID($0)) } ?? []
    return wish(.closePairing, .none) + chosen + core.note(isParents: isParents)
      + keepVerifier(&core)
  }

  /// Who has a first device of her own, while this one, a parent's, has what she has played.
  var mayGoAlong: PlayerID? {
    guard let broughtIn, let own = thisDevice, own.isParents,
      own.players.contains(broughtIn.player.raw)
    else { return nil }
    let isFirst = !devices.contains {
      $0.id != broughtIn.device && !$0.isParents && $0.players.contains(broughtIn.player.raw)
    }
    return isFirst ? broughtIn.player : nil
  }

  mutating func letGoAlong(_ core: inout Core) -> [Effect] {
    guard let player = mayGoAlong else { return [] }
    return storeName(&core) + wish(.leave(player: player.raw), status.pairing) + closePairing()
  }

  /// What did not come to anything can be tried again where it was.
  mutating func closePairing() -> [Effect] {
    if case .done = status.pairing { place = .list }
    return wish(.closePairing, .none)
  }
}

extension DeviceRole {
  var player: PlayerID? { if case .players(let player) = self { player } else { nil } }
}

extension Core {
  /// Where nothing has come from other devices, they have played on this one.
  fileprivate var playersWithHistory: [PlayerID] {
    ledger.allPlayers.map { $0.id }.filter { !ledger.history(of: $0).isEmpty }
  }
}
