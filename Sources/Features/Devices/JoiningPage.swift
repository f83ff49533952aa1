import AppCore
import Basics
import Controls
import Markup
import Strings
import SyncEngine
import SyncWire

/// A device that has nothing comes to a family: the code of another one, the comparison, and then what the family has.
package func joiningPage(_ devices: DevicesState, _ scene: Scene) -> View {
  let words = scene.texts.devices
  return page("family gate", scene) {
    main(.key("joining")) {
      header(.class("top")) {
        if !devices.hasJoined { roundAction("back", scene.texts.later.back, .back) }
      }
      div(.class("form card"), .key(devices.joiningTitle(words))) {
        h1(.focusesOnAppear) { devices.joiningTitle(words) }
        joining(devices, scene.core, words, scene.texts)
      }
    }
  }
}

extension DevicesState {
  /// This device is in, and has or gets what the family has.
  package var hasJoined: Bool {
    switch status.pairing {
    case .done: true
    case .none: status.standing == .member
    default: false
    }
  }

  /// A way into a family that began here, and is not over.
  package var isJoining: Bool {
    switch status.pairing {
    case .none, .showing: hasJoined
    case .waiting, .comparing, .done, .over: true
    }
  }

  fileprivate func joiningTitle(_ texts: DeviceTexts) -> String {
    if hasJoined { return texts.joined }
    return switch status.pairing {
    case .comparing: texts.sameFour
    case .over(let end): texts.title(of: end)
    case .none where place == .sheetCode: texts.haveSheet
    case .none where place == .scanning: texts.scanTitle
    default: arrival == .filled ? texts.linkFilled : texts.typeCode
    }
  }
}

private func joining(
  _ devices: DevicesState,
  _ core: Core,
  _ words: DeviceTexts,
  _ texts: Texts
) -> View {
  if devices.hasJoined { return joined(devices, core, words) }
  return switch devices.status.pairing {
  case .comparing(let numbers, _): compareView(numbers, isInviter: false, words)
  case .over(let end): ended(end, words)
  case .waiting, .showing, .done: waitingView(words)
  case .none:
    switch devices.place {
    case .sheetCode: sheetForm(devices, texts)
    case .scanning: scanView(words)
    default: .fragment([codeForm(devices, texts), quietAction(words.haveCopy, .back)])
    }
  }
}

func codeForm(_ devices: DevicesState, _ texts: Texts) -> View {
  let words = texts.devices
  return section(.class("form narrow"), .key("typing")) {
    p(.class("lead")) {
      devices.arrival == .filled ? words.linkFilledAbout : words.typeCodeAbout
    }
    codeField(
      CodeField(id: "paired", name: words.code, slip: words.isSlip),
      devices,
      words,
      .codeEntered
    )
    if devices.canScan, devices.arrival != .filled { scanAction(devices, words) }
    quietAction(words.haveSheet, .devices(.sheetCodeWanted))
  }
}

/// A code that can be typed.
struct CodeField {
  let id: String
  let name: String
  /// Said of what is none.
  let slip: String
  /// It is a recovery code, which is on paper.
  var isWritten = false
}

/// Where a code is typed, with what goes on by it.
///
/// - Parameter entered: what the code that has been typed is for.
@MarkupBuilder<Action>
func codeField(
  _ code: CodeField,
  _ devices: DevicesState,
  _ words: DeviceTexts,
  _ entered: DevicesAction
) -> View {
  labelledField(
    .init(
      code.id,
      code.name,
      .group([
        code.isWritten
          ? .group([.writtenCode, .autocomplete("off")])
          : .group([.class("code"), .text(upTo: longestTyped), .letters]),
        .onEnter(.devices(entered)),
      ]),
      devices.typed,
      help: words.codeHelp,
      asks: devices.isSlip || devices.asked.isOther ? code.slip : nil,
      control: code.isWritten ? textarea : input
    )
  ) { .devices(.typed($0)) }
  notDone(devices, words)
  mainAction(words.next, .devices(entered), isEnabled: !devices.typed.isEmpty)
}

/// In characters: a whole link may be pasted.
private let longestTyped = 300

func ended(_ end: PairingEnd, _ texts: DeviceTexts) -> View {
  section(.class("form narrow"), .key("over")) {
    p(.class("lead"), .role("status")) { texts.about(end) }
    mainAction(texts.typeAgain, .devices(.pairingClosed))
  }
}

/// What the family has comes by itself, unless something is in its way.
private func joined(_ devices: DevicesState, _ core: Core, _ texts: DeviceTexts) -> View {
  let isHere = !core.ledger.allPlayers.isEmpty
  let words = isHere ? texts.isHere : devices.notice.map { texts.about($0) } ?? texts.isComing
  return section(.class("form narrow"), .key("joined")) {
    p(.class("lead"), .role("status")) { words }
    mainAction(texts.goOn, .devices(.goneOn), isEnabled: isHere && core.role.canWrite)
  }
}
