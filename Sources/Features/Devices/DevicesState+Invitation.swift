import AppCore
import SyncEngine
import SyncWire

// A server may take families by invitation: a link has brought it to this device, or it is typed here.
extension DevicesState {
  mutating func keepInvitation() -> [Effect] {
    guard let invitation = InvitationCode(typed) else {
      isSlip = true
      return []
    }
    return [.ask(.keep(invitation))]
  }

  /// The family is founded with it, for whom the other device was to be.
  mutating func goOn(_ core: Core, hasInvitation: Bool) -> [Effect] {
    isNotDone = !hasInvitation
    return hasInvitation ? invite(core) : []
  }

  /// It is kept for the family that begins here, and has not begun.
  package var tellsOfInvitation: Bool { isInvited && isAlone }
}

extension PairingEnd {
  /// The server wants to see what its owner hands out.
  var isOfInvitation: Bool { self == .uninvited || self == .wrongInvitation }
}
