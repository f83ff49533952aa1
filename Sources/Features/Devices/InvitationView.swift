import Controls
import Core
import Markup
import Strings
import SyncWire

/// Where an invitation is typed that the family's server asks for.
func invitationForm(_ end: PairingEnd, _ devices: DevicesState, _ texts: DeviceTexts) -> View {
  section(.class("form narrow"), .key("invitation")) {
    p(.class("lead"), .role("status")) { texts.about(end) }
    codeField(
      "invitation",
      texts.invitation,
      devices,
      texts,
      slip: texts.isInvitationSlip,
      .invitationEntered
    )
    quietAction(texts.notNow, .devices(.pairingClosed))
  }
}
