import AppCore
import Basics
import Controls
import Markup
import Strings
import SyncWire

/// How another code takes the place of one, below it or where this device does not keep it.
///
/// - Parameter player: 0 for the family's.
func renewal(of player: UInt128, _ devices: DevicesState, _ texts: DeviceTexts) -> View {
  guard let code = devices.code(of: player) else { return div(.key("no-renewal")) {} }
  return div(.class("form unprinted"), .key("renewal")) {
    if code.isBeingRenewed {
      p(.class("help"), .role("status")) { texts.isBeingRenewed }
    } else if code.isRenewable {
      p(.class("help")) { texts.renewCodeAbout }
      outlinedAction(texts.renewCode, .devices(.renewalAsked))
      if devices.isAskingRenewal { renewalQuestion(of: player, texts) }
    }
    notDone(devices, texts)
  }
}

private func renewalQuestion(of player: UInt128, _ texts: DeviceTexts) -> View {
  question("renewal-question", texts.renewQuestion, leaving: .devices(.renewalLeft)) {
    p { player == 0 ? texts.renewFamilyAbout : texts.renewPlayersAbout }
    mainAction(texts.leaveCode, .devices(.renewalLeft))
    quietAction(texts.renewNow, .devices(.renewed(of: player)))
  }
}

extension Texts {
  /// Where a code is found that this device does not keep.
  ///
  /// - Parameter player: 0 for the family's.
  func whereCodeIs(of player: UInt128, _ devices: DevicesState, _ core: Core) -> String {
    let words = self.devices
    guard let code = devices.code(of: player) else { return words.sheetNowhere }
    if code.isVoid { return words.codeIsVoid }
    let isFamilys = player == 0
    let others = devices.knowers(of: code).filter { $0.id != devices.status.device }
    if others.isEmpty {
      if isFamilys { return words.sheetNowhere }
      return code.isRenewable ? words.myCodeNowhere : words.myCodeNotHere
    }
    let names = list(of: others, devices, core)
    return isFamilys ? words.sheetElsewhere(names) : words.myCodeElsewhere(names)
  }

  func list(of devices: [SyncDevice], _ state: DevicesState, _ core: Core) -> String {
    list(devices.map { name(of: $0, state, core) })
  }
}
