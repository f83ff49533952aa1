import AppCore
import Controls
import Markup
import Strings
import SyncWire

/// Where an invitation is typed that the family's server asks for.
func invitationForm(_ end: PairingEnd, _ devices: DevicesState, _ texts: DeviceTexts) -> View {
  section(.class("form narrow"), .key("invitation")) {
    p(.class("lead"), .role("status")) { texts.about(end) }
    codeField(
      CodeField(id: "invitation", name: texts.invitation, slip: texts.isInvitationSlip),
      devices,
      texts,
      .invitationEntered
    )
    quietAction(texts.notNow, .devices(.pairingClosed))
  }
}
