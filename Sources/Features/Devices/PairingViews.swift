import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import SyncWire
import Time

/// Whose the other device will be: it decides what that can read, so nothing is chosen beforehand.
func rolesView(_ devices: DevicesState, _ scene: Scene) -> View {
  let words = scene.texts.devices
  let all = scene.core.ledger.allPlayers
  return section(.class("form narrow"), .key("roles")) {
    p(.class("lead")) { words.whoseAbout }
    div(.class("form roles"), .role("radiogroup"), .aria("label", words.whose)) {
      for player in all {
        let name = scene.texts.name(of: player, among: all)
        role(
          .players(player.id),
          words.players(name),
          (can: words.playersAbout(name), cannot: words.readsElsewhere(name)),
          devices
        )
      }
      role(
        .parents,
        words.parents,
        (can: words.parentsAbout, cannot: words.parentsElsewhere),
        devices
      )
    }
    if devices.beginsFamily { p(.class("help")) { words.founds } }
    notDone(devices, words)
    mainAction(words.showCode, .devices(.invited), isEnabled: devices.isRoleChosen)
  }
}

private func role(
  _ role: DeviceRole,
  _ name: String,
  _ about: (can: String, cannot: String),
  _ devices: DevicesState
) -> View {
  let isOpen = devices.canInvite(role)
  return label(.class("role"), .key(role.player?.shortText ?? "parents")) {
    input(
      .type("radio"),
      .name("role"),
      .checked(isOpen && devices.role == role),
      .disabled(!isOpen),
      .on(.change, .devices(.roleChosen(role)))
    )
    span(.class("puck")) { pictogram(role.player.exists ? "quests" : "people") }
    span(.class("grow")) {
      b { name }
      span(.class("soft")) { isOpen ? about.can : about.cannot }
    }
  }
}

/// Where two devices are in coming together, on the one that invites.
func pairingView(_ devices: DevicesState, _ scene: Scene) -> View {
  let words = scene.texts.devices
  if case .sheetCode = devices.place { return recoveryView(devices, scene.texts) }
  switch devices.status.pairing {
  case .none: return .fragment([])
  case .waiting: return waitingView(words)
  case .showing(let code, let until):
    return codeView(code, Instant(milliseconds: until), devices, scene)
  case .comparing(let numbers, let isInviter):
    return compareView(numbers, isInviter: isInviter, words)
  case .done(let id): return doneView(id, devices, scene)
  case .over(.isFounded): return foundedView(words)
  case .over(let end) where end.isOfSheet: return ended(end, words)
  case .over(let end) where end.isOfInvitation: return invitationForm(end, devices, words)
  case .over(let end): return endView(words.about(end), words)
  }
}

func waitingView(_ texts: DeviceTexts) -> View {
  section(.class("form narrow"), .key("waiting")) {
    p(.class("lead"), .role("status")) { texts.oneMoment }
    quietAction(texts.cancel, .devices(.pairingCancelled))
  }
}

private func codeView(
  _ code: [UInt8],
  _ until: Instant,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  let words = scene.texts.devices
  let text = PairingCode(code)?.text ?? ""
  let local = LocalTime(until, offset: scene.core.zone.offset(until))
  return section(.class("form narrow"), .key("code")) {
    ol(.class("numbered")) {
      li { b { devices.address.map { words.openAt($0) } ?? words.openOther } }
      for step in words.otherDevice { li { b { step } } }
    }
    div(.class("big-code")) {
      p(.class("groups"), .aria("label", text), .role("img")) {
        for group in groups(of: text) { span { group } }
      }
      p(.class("help")) { words.goodUntil(scene.texts.time(local.hour, local.minute)) }
    }
    p(.class("in-step half"), .role("status")) { words.waitingForOther }
    linkFold(devices, words)
    quietAction(words.cancel, .devices(.pairingCancelled))
  }
}

func groups(of code: String) -> [String] {
  Array(code.utf8).split(separator: UInt8(ascii: "-")).map { String(decoding: $0, as: UTF8.self) }
}

/// The inviter says whether they are the same; who comes in looks on, and can stop it.
func compareView(_ numbers: [Int], isInviter: Bool, _ texts: DeviceTexts) -> View {
  section(.class("form narrow"), .key("compare")) {
    p(.class("lead")) { texts.sameFourAbout }
    symbols(numbers, texts)
    if isInviter {
      mainAction(texts.theySame, .devices(.compared(areSame: true)))
    } else {
      p(.class("in-step half"), .role("status")) { texts.sayThere }
    }
    quietAction(texts.theyDiffer, .devices(.compared(areSame: false)))
    p(.class("help")) { texts.whyCompare }
  }
}

/// It gets its name while somebody knows which one it is.
private func doneView(
  _ id: DeviceID,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  let words = scene.texts.devices
  return section(.class("form narrow"), .key("done")) {
    p(.class("lead"), .role("status")) { words.isInAbout }
    if let device = devices.devices.first(where: { $0.id == id }) {
      deviceNameField(device, devices, scene.core, words)
    }
    if let player = scene.core.ledger.allPlayers.first(where: { $0.id == devices.mayGoAlong }) {
      let name = scene.texts.name(of: player, among: scene.core.ledger.allPlayers)
      h2 { words.goesAlong(name) }
      p(.class("help")) { words.goesAlongAbout(name) }
      if devices.thisDevice?.takesCode ?? false { p(.class("help")) { words.takesCode } }
      mainAction(words.isHersNow(name), .devices(.goesAlong))
      quietAction(words.bothGoOn, .devices(.pairingClosed))
    } else {
      mainAction(words.done, .devices(.pairingClosed))
    }
  }
}

private func endView(_ about: String, _ texts: DeviceTexts) -> View {
  section(.class("form narrow"), .key("over")) {
    p(.class("lead"), .role("status")) { about }
    mainAction(texts.newCode, .devices(.invited))
    quietAction(texts.notNow, .devices(.pairingClosed))
  }
}

/// The way to a family that is there already.
private func foundedView(_ texts: DeviceTexts) -> View {
  section(.class("form narrow"), .key("founded")) {
    p(.class("lead"), .role("status")) { texts.about(.isFounded) }
    mainAction(texts.typePaper, .devices(.sheetCodeWanted))
    quietAction(texts.notNow, .devices(.pairingClosed))
  }
}

extension Texts {
  func isIn(_ id: DeviceID, _ devices: DevicesState, _ core: Core) -> String {
    let device = devices.devices.first { $0.id == id }
    return device.map { self.devices.isIn(name(of: $0, devices, core)) } ?? self.devices.done
  }
}
