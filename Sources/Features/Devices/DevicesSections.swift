import AppCore
import Basics
import Controls
import Markup
import Strings
import SyncWire

/// What the page of devices is called, wherever somebody is in it.
package func devicesTitle(_ devices: DevicesState, _ scene: Scene) -> String {
  let words = scene.texts.devices
  switch (devices.status.pairing, devices.place) {
  case (.none, .list): return words.title
  case (.none, .roles): return words.whose
  case (.none, .code): return words.typeCode
  case (.none, .scanning): return words.scanTitle
  case (.none, .sheet): return words.sheet
  case (.none, .paper): return words.paperTitle
  case (.none, .sheetCode) where !devices.isMember: return words.haveSheet
  case (.none, .sheetCode), (.waiting, .sheetCode): return words.playersCode
  case (.done, .sheetCode): return words.comesBack
  case (.none, .device(let id)):
    return devices.devices.first { $0.id == id }.map {
      scene.texts.name(of: $0, devices, scene.core)
    }
      ?? words.title
  case (.waiting, _), (.showing, _): return words.add
  case (.comparing, _): return words.sameFour
  case (.done(let id), _): return scene.texts.isIn(id, devices, scene.core)
  case (.over(let end), _): return words.title(of: end)
  }
}

extension DevicesState {
  /// Which page it is, whatever stands above it: a device's name does while it is typed.
  package var pageKey: String {
    switch (status.pairing, place) {
    case (.none, .list): "list"
    case (.none, .roles): "roles"
    case (.none, .device(let id)), (.done(let id), _): id.shortText
    case (.none, .code): "code"
    case (.none, .paper): "paper"
    case (.none, .scanning): "scanning"
    case (_, .sheet), (_, .sheetCode): "sheet"
    case (.waiting, _), (.showing, _): "adding"
    case (.comparing, _): "comparing"
    case (.over, _): "over"
    }
  }
}

/// What it holds.
///
/// - Parameter noted: what it means that the family's code is on paper.
package func devicesSections(
  _ devices: DevicesState,
  _ scene: Scene,
  noted: (UInt128) -> Action
) -> View {
  if devices.status.pairing != .none { return pairingView(devices, scene) }
  switch devices.place {
  case .roles: return rolesView(devices, scene)
  case .code: return codeForm(devices, scene.texts)
  case .scanning: return scanView(scene.texts.devices)
  case .sheet: return sheetView(devices, scene, noted: noted)
  case .sheetCode: return sheetForm(devices, scene.texts)
  case .paper: return paperView(devices, scene.texts.devices)
  case .device(let id):
    if let device = devices.devices.first(where: { $0.id == id }) {
      return deviceView(device, devices, scene)
    }
  case .list: break
  }
  return devices.isAlone ? aloneView(devices, scene.texts) : listView(devices, scene)
}

/// What it is good for, while there is one device.
private func aloneView(_ devices: DevicesState, _ texts: Texts) -> View {
  let words = texts.devices
  return explained("laptop", words.question, words.reasons) {
    notDone(devices, words)
    mainAction(words.add, .devices(.addChosen))
  }
}

private func listView(_ devices: DevicesState, _ scene: Scene) -> View {
  let words = scene.texts.devices
  return section(.class("copies narrow"), .key("devices")) {
    if devices.isEmptied {
      trouble(words.emptied[0], words.emptied[1], words)
    } else if let notice = devices.notice {
      trouble(words.title(of: notice), words.about(notice), words, .devices(.noticeSeen(notice)))
    }
    if !devices.isMember { outlinedAction(words.typeCode, .devices(.codeWanted)) }
    ul(.class("rows")) {
      for device in devices.devices { row(of: device, devices, scene) }
    }
    notDone(devices, words)
    if devices.isMember || devices.beginsFamily {
      button(.class("add"), .type("button"), .on(.click, .devices(.addChosen)), .key("add")) {
        pictogram("plus")
        words.add
      }
    }
    if devices.hasSheet { sheetRows(devices, words) }
    stateWord(devices, scene.texts)
    if !devices.earlierNotices.isEmpty { earlierTrouble(devices.earlierNotices, words) }
  }
}

/// One at a time, above everything else, until somebody has read it.
///
/// - Parameter seen: none where it stays until it is over.
private func trouble(
  _ title: String,
  _ about: String,
  _ texts: DeviceTexts,
  _ seen: Action? = nil
) -> View {
  div(.class("copy-note"), .role("status"), .key("trouble")) {
    div(.class("grow")) {
      p {
        b { title }
        span(.class("soft")) { about }
      }
      if let seen { quietAction(texts.seen, seen) }
    }
  }
}

/// What somebody has read, for whoever wants to read it again.
private func earlierTrouble(_ notices: [SyncNotice], _ texts: DeviceTexts) -> View {
  details(.class("earlier"), .key("earlier")) {
    summary { texts.earlier }
    for notice in notices {
      p(.class("help")) {
        b { texts.title(of: notice) }
        span(.class("soft")) { texts.about(notice) }
      }
    }
  }
}

private func row(
  of device: SyncDevice,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  let isThis = device.id == devices.status.device
  return li(.key(device.id.shortText)) {
    button(.class("row"), .type("button"), .on(.click, .devices(.deviceChosen(device.id)))) {
      span(.class("puck")) { pictogram(device.picture) }
      span(.class("grow")) {
        b { scene.texts.title(of: device, devices, scene.core) }
        if isThis { span(.class("soft")) { scene.texts.subtitle(ofOwn: device, scene.core) } }
        span(.class("soft")) { scene.texts.standing(of: device, scene.core) }
        if let news = scene.texts.lastNews(of: device, devices, scene.core) {
          span(.class("soft")) { news }
        }
      }
      pictogram("right")
    }
  }
}

extension SyncDevice {
  /// A lantern where somebody plays.
  var picture: String { isParents ? "people" : "quests" }
}

private func deviceView(
  _ device: SyncDevice,
  _ devices: DevicesState,
  _ scene: Scene
) -> View {
  let words = scene.texts.devices
  let isThis = device.id == devices.status.device
  return section(.class("copies narrow"), .key("device")) {
    ul(.class("changes")) {
      fact(words.whoseItIs, scene.texts.owner(of: device, scene.core))
      fact(words.mayRead, scene.texts.reads(device, scene.core))
      if !isThis { fact(words.lastNews, scene.texts.whenNewsCame(of: device, devices, scene.core)) }
    }
    if !device.hasBegun { p(.class("help"), .role("status")) { words.notBegun } }
    deviceNameField(device, devices, scene.core, words)
    if device.isLeaving {
      p(.class("help"), .role("status")) { words.isLeaving }
    } else {
      h2 { isThis ? words.removeThis : words.removeTitle }
      p(.class("help")) { isThis ? words.removeThisAbout : words.removeAbout }
      if devices.canRemove(device) {
        let name = scene.texts.name(of: device, devices, scene.core)
        outlinedAction(isThis ? words.removeThis : words.remove(name), .devices(.removalAsked))
        if devices.isAskingRemoval { removalQuestion(device, isThis ? nil : name, words) }
      } else {
        p(.class("help")) { words.cannotRemove }
      }
    }
  }
}

/// - Parameter name: none of this device.
private func removalQuestion(_ device: SyncDevice, _ name: String?, _ texts: DeviceTexts) -> View {
  question(
    "removal-question",
    name.map { texts.removeQuestion($0) } ?? texts.removeThisQuestion,
    leaving: .devices(.removalLeft)
  ) {
    p { texts.addedAgain }
    if device.takesCode { p { texts.takesCode } }
    mainAction(texts.leaveIn, .devices(.removalLeft))
    quietAction(texts.removeNow, .devices(.removed(device.id)))
  }
}

private func fact(_ kind: String, _ words: String) -> View {
  li {
    span(.class("kind")) { kind }
    span(.class("what")) { words }
  }
}

/// Stands empty until there is something to say, so that it is read out then.
func notDone(_ devices: DevicesState, _ texts: DeviceTexts) -> View {
  p(.class("help remark"), .role("status"), .key("not-done")) {
    devices.isNotDone ? texts.notDone : ""
  }
}

/// The quiet word of state, absent while a device is alone.
@MarkupBuilder<Action>
package func stateWord(_ devices: DevicesState, _ texts: Texts) -> View {
  if let word = texts.progress(of: devices) {
    p(.class("in-step " + devices.status.progress.className), .role("status"), .key("state")) {
      word
    }
  }
}

extension SyncStatus.Progress {
  fileprivate var className: String {
    switch self {
    case .onItsOwn, .unanswered, .noRoom: "hollow"
    case .catchingUp: "half"
    case .inStep: "full"
    }
  }
}
