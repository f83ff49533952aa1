import AppCore
import Basics
import Controls
import Domain
import Markup
import Strings
import SyncEngine
import SyncWire
import Time

/// The family's recovery sheet, as it is printed.
///
/// - Parameter noted: what it means that the code is on paper.
func sheetView(
  _ devices: DevicesState,
  _ scene: Scene,
  noted: (UInt128) -> Action
) -> View {
  let words = scene.texts.devices
  guard let paper = SheetPaper(devices) else { return missingCode(0, devices, scene) }
  return section(.class("form narrow"), .key("sheet")) {
    p(.class("lead")) { words.sheetAbout }
    div(.class("paper-sheet")) {
      h2 { words.familyCode }
      p(.class("help")) { words.familyCodeAbout }
      if let code = paper.code {
        writtenCode(code)
      } else {
        p(.class("help unprinted")) { scene.texts.whereCodeIs(of: 0, devices, scene.core) }
        placeForCode()
      }
      for player in scene.core.ledger.allPlayers { placeForCode(of: player, devices, scene) }
      h2 { words.newDevice }
      ol(.class("numbered")) {
        li { b { words.sheetOpen(paper.address) } }
        for step in words.sheetSteps { li { b { step } } }
      }
      p(.class("help")) { words.sheetKeep }
      p(.class("help")) { words.sheetDate(scene.texts.fullDate(scene.core.moment.today)) }
    }
    mainAction(words.print, .devices(.sheetPrinted))
    if let code = paper.code {
      p(.class("help unprinted")) { words.oneCode }
      outlinedAction(words.onPaper, noted(code))
    }
    renewal(of: 0, devices, words)
  }
}

/// What a sheet is printed of.
private struct SheetPaper {
  /// None where this device does not keep it: it is written by hand.
  let code: UInt128?
  let address: String

  init?(_ devices: DevicesState) {
    switch devices.paper {
    case .asked: return nil
    case .here(let code, let address): (self.code, self.address) = (code, address)
    case .elsewhere:
      guard let address = devices.address, devices.agreedCode.exists else { return nil }
      (code, self.address) = (nil, address)
    }
  }
}

private func placeForCode() -> View {
  div(.class("written-code empty"), .aria("hidden", true)) { for _ in 0..<7 { span {} } }
}

/// A parent's device does not know it: who has it writes it down here by hand, or does not.
private func placeForCode(
  of player: Player,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  let (words, name) = (
    scene.texts.devices, scene.texts.name(of: player, among: scene.core.ledger.allPlayers)
  )
  return div(.class("by-hand"), .key(player.id.shortText)) {
    h2 { words.codeOf(name) }
    p(.class("help")) { words.codeOfAbout(name) }
    if let code = devices.code(of: player.id.raw) {
      let knowers = devices.knowers(of: code)
      p(.class("help unprinted")) {
        knowers.isEmpty
          ? words.codeIsNowhere(name)
          : words.codeIsOn(scene.texts.list(of: knowers, devices, scene.core))
      }
    }
    placeForCode()
  }
}

/// A player's own code.
func playersCodeView(
  of player: UInt128,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  let words = scene.texts.devices
  guard case .here(let code, _) = devices.paper else {
    return missingCode(player, devices, scene)
  }
  return section(.class("form narrow"), .key("my-code")) {
    h2 { words.myCode }
    p(.class("lead")) { words.myCodeLead }
    div(.class("paper-sheet")) { writtenCode(code) }
    p(.class("help")) { words.myCodeHelp }
    mainAction(words.print, .devices(.sheetPrinted))
    renewal(of: player, devices, words)
  }
}

private func missingCode(
  _ player: UInt128,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  section(.class("form narrow"), .key("no-code")) {
    if case .asked = devices.paper {
      p(.class("lead"), .role("status")) { scene.texts.devices.oneMoment }
    } else {
      p(.class("lead"), .role("status")) {
        scene.texts.whereCodeIs(of: player, devices, scene.core)
      }
      renewal(of: player, devices, scene.texts.devices)
    }
  }
}

private func writtenCode(_ code: UInt128) -> View {
  let text = WrittenCode.text(of: code)
  return p(.class("written-code"), .aria("label", text), .role("img")) {
    for group in groups(of: text) { span { group } }
  }
}

/// A code from such a sheet is typed: on a device that is alone the family's, else a player's.
func sheetForm(_ devices: DevicesState, _ texts: Texts) -> View {
  let words = texts.devices
  let isMember = devices.isMember
  return section(.class("form narrow"), .key("typing sheet")) {
    p(.class("lead")) { isMember ? words.typePlayersCode : words.typeSheet }
    codeField(
      CodeField(
        id: "sheet-code",
        name: isMember ? words.playersCode : words.familyCode,
        slip: words.isSheetSlip,
        isWritten: true
      ),
      devices,
      words,
      .sheetCodeEntered
    )
  }
}

/// How far a code has come that was typed here, on a device of the family.
func recoveryView(_ devices: DevicesState, _ texts: Texts) -> View {
  let words = texts.devices
  switch devices.status.pairing {
  case .none, .showing, .comparing: return sheetForm(devices, texts)
  case .waiting: return waitingView(words)
  case .over(let end): return ended(end, words)
  case .done:
    return section(.class("form narrow"), .key("came back")) {
      p(.class("lead"), .role("status")) { words.comesBackAbout }
      mainAction(words.done, .devices(.pairingClosed))
    }
  }
}

/// Ways to the sheet and back from it, below a parent's list of devices.
func sheetRows(_ devices: DevicesState, _ texts: DeviceTexts) -> View {
  ul(.class("rows"), .key("sheets")) {
    leadingRow("key", texts.sheet, texts.sheetRow, .devices(.sheetChosen(of: 0)))
    if !devices.closedPlayers.isEmpty {
      leadingRow("quests", texts.playersCode, texts.playersCodeRow, .devices(.sheetCodeWanted))
    }
  }
}
