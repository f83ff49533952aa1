import Basics
import Core
import Domain
import SyncEngine
import SyncWire

/// What a device knows of the others of its family, and how one more comes in.
///
/// What the family has agreed on is known to a worker; this is what it tells of that, and where somebody is in the pages.
package struct DevicesState: Sendable {
  /// The browser has been asked how it stands.
  var isAsked = false
  package internal(set) var status = SyncStatus()
  package internal(set) var place = DevicesPlace.list
  /// Whose the device will be that is added; nobody has said yet.
  package internal(set) var role: DeviceRole?
  /// The last one that was brought in for a player here; what it may read is read later.
  var broughtIn: BroughtIn?
  /// Whether *Remove* has been pressed, and not answered.
  var isAskingRemoval = false
  /// A code as it is being typed.
  package internal(set) var typed = ""
  /// What was typed cannot be what the other device shows.
  package internal(set) var isSlip = false
  /// What was wanted last could not be handed on.
  package internal(set) var isNotDone = false
  /// A device's name as it is being typed.
  var typedName: TypedDeviceName?
  /// A recovery code that is to be put on paper.
  package internal(set) var paper = PaperCode.asked
  /// The look-up of the code whose page shows.
  var shown: UInt128?
  /// Whether *Make a new code* has been pressed, and not answered.
  var isAskingRenewal = false
  /// By which the family area knows the family code that has brought this device back.
  var verifier: UInt128?
  /// What this device knows of a code that is older than its family, while the family area is open.
  package var ownPaper = OwnPaper.none
  var asked = AskedPaper()
  /// Where the family opens the app, once it is known.
  var address: String?
  /// The link as a drawing, once there is one.
  var drawing: QRCode?
  /// This browser reads QR codes.
  var canScan = false
  /// A server's invitation is kept on this device.
  var isInvited = false
  /// The camera was not given.
  var hasNoPicture = false
  /// How *Copy the link* and *Share the link* went.
  var handing = LinkHanding.none
  /// The browser has been asked whether a link led here.
  var isLinkAsked = false
  /// What the link says that led here.
  var arrival = LinkArrival.none

  package init() {}
}

/// Where somebody is while no two devices are coming together.
package enum DevicesPlace: Hashable, Sendable {
  case list
  /// Whose the other device will be.
  case roles
  case device(DeviceID)
  /// A code is typed.
  case code
  /// The recovery sheet with the family's code, or a player's code.
  case sheet(of: UInt128)
  /// A code is typed that stands on such a sheet.
  case sheetCode
  /// The code is typed that is older than the family.
  case paper
  /// The camera looks for a QR code.
  case scanning
}

/// A device that somebody has just brought in for a player.
struct BroughtIn: Hashable, Sendable {
  let device: DeviceID
  let player: PlayerID
}

/// Whose a device is.
package enum DeviceRole: Hashable, Sendable {
  case parents
  case players(PlayerID)
}

package enum DevicesAction: ActionKind {
  /// How it stands, as bytes; none when that could not be told.
  case found([UInt8]?)
  /// Whether a wish was handed on.
  case wished(Bool)
  case addChosen
  case roleChosen(DeviceRole)
  /// *Show a code*
  case invited
  case deviceChosen(DeviceID)
  case removalAsked
  case removalLeft
  case removed(DeviceID)
  /// What was told of trouble has been read.
  case noticeSeen(SyncNotice)
  case nameTyped(DeviceID, String)
  /// The field of a name was left.
  case nameLeft
  case codeWanted
  case typed(String)
  case codeEntered
  /// - of: 0 for the family's.
  case sheetChosen(of: UInt128)
  /// Empty where it is not on this device; none when that could not be told.
  case sheetRead([UInt8]?)
  case sheetPrinted
  case renewalAsked
  case renewalLeft
  /// - of: 0 for the family's.
  case renewed(of: UInt128)
  case sheetCodeWanted
  case sheetCodeEntered
  case codeVerified([UInt8]?)
  case paperEntered
  case paperMade([UInt8]?)
  case withoutPaper
  /// What the link says that led here, as its text.
  case linkTaken([UInt8]?)
  /// What was told of it has been read.
  case linkRead
  case addressRead([UInt8]?)
  case codeDrawn([UInt8]?)
  case linkHandedOn(LinkWay)
  case linkHanded(LinkHanding)
  case scanWanted
  /// What a link says that the camera has seen; none where it was not given.
  case scanned([UInt8]?)
  /// *Type the code*
  case scanGivenUp
  /// What the server's owner has handed out was typed.
  case invitationEntered
  /// Whether it is kept here now.
  case invitationKept(Bool)
  case compared(areSame: Bool)
  /// *Yes, it is hers now*
  case goesAlong
  case pairingCancelled
  /// What became of it has been read.
  case pairingClosed
  /// On a device that has come in: on to the game.
  case goneOn

  package var writes: Bool {
    switch self {
    case .goneOn, .nameTyped, .nameLeft, .goesAlong: true
    default: false
    }
  }
}

extension Action {
  package static func devices(_ action: DevicesAction) -> Action { .of(action) }
}

extension DevicesState {
  package mutating func reduce(_ action: DevicesAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .found(let bytes):
      take(bytes)
      return askAboutLinks() + showNewCode()
    case .wished(let isDone): noteWish(isDone)
    case .addChosen: place = .roles
    case .roleChosen(let role): self.role = role
    case .invited: return invite(core)
    case .deviceChosen(let device): place = .device(device)
    case .removalAsked: isAskingRemoval = true
    case .removalLeft: isAskingRemoval = false
    case .removed(let device): return remove(device)
    case .noticeSeen(let notice): return setAside(notice)
    case .nameTyped(let device, let name): typedName = TypedDeviceName(device: device, text: name)
    case .nameLeft: return storeName(&core)
    case .codeWanted: place = .code
    case .typed(let text): type(text)
    case .codeEntered: return join()
    case .sheetChosen(let player): return showSheet(of: player)
    case .sheetRead(let bytes): take(sheet: bytes)
    case .sheetPrinted: return [.ask(Request(.printPage))]
    case .renewalAsked: isAskingRenewal = true
    case .renewalLeft: isAskingRenewal = false
    case .renewed(let player): return renew(player)
    case .sheetCodeWanted: return typeSheet()
    case .sheetCodeEntered: return recover()
    case .codeVerified(let bytes): return verify(bytes)
    case .paperEntered, .paperMade, .withoutPaper: return reducePaper(action, core)
    case .linkTaken, .linkRead, .addressRead, .codeDrawn, .linkHandedOn, .linkHanded:
      return reduceLink(action, core)
    case .scanWanted: return scan()
    case .scanned(let text): return take(scanned: text)
    case .scanGivenUp: typeInstead()
    case .invitationEntered: return keepInvitation()
    case .invitationKept(let isKept): return goOn(core, hasInvitation: isKept)
    case .compared(let areSame): return wish(.compared(areSame: areSame), .waiting)
    case .pairingCancelled: return wish(.cancelPairing, .none)
    case .goesAlong: return letGoAlong(&core)
    case .pairingClosed: return storeName(&core) + closePairing()
    case .goneOn: return goOn(&core)
    }
    return []
  }

  /// Asks the browser how it stands, once.
  package mutating func refresh() -> [Effect] {
    if isAsked { return [] }
    isAsked = true
    return [.ask(.readSync)]
  }

  /// - Returns: none where there was nothing to leave.
  package mutating func goBack() -> [Effect]? {
    switch status.pairing {
    case .none where place == .list: return nil
    case .none:
      close()
      return []
    case .waiting, .showing, .comparing: return wish(.cancelPairing, .none)
    case .done, .over: return closePairing()
    }
  }

  /// Closes what stood open on a page that was left; two devices that are coming together go on doing so.
  package mutating func close() {
    place = .list
    typed = ""
    isSlip = false
    isNotDone = false
    isAskingRemoval = false
    isAskingRenewal = false
    paper = .asked
    asked = AskedPaper()
    hasNoPicture = false
    if case .filled = arrival { arrival = .none }
    if status.pairing == .none { role = nil }
  }

  private mutating func take(_ bytes: [UInt8]?) {
    guard let bytes, let status = bytes.isEmpty ? SyncStatus() : SyncStatus(bytes: bytes)
    else { return }
    self.status = status
    switch status.pairing {
    case .done, .showing: typed = ""
    default: break
    }
    noteWhose()
  }

  /// Who has said whose it is need not wait until it reads what that one plays.
  private mutating func noteWhose() {
    if case .done(let device) = status.pairing, let player = role?.player {
      broughtIn = BroughtIn(device: device, player: player)
    }
    guard let broughtIn,
      let place = status.devices.firstIndex(where: { $0.id == broughtIn.device }),
      !status.devices[place].isParents, status.devices[place].players.isEmpty
    else { return }
    status.devices[place].players = [broughtIn.player.raw]
  }

  /// Until it happens anew, which the worker tells.
  mutating func setAside(_ notice: SyncNotice) -> [Effect] {
    if !status.seen.contains(notice) { status.seen.append(notice) }
    return wish(.noteSeen(notice), status.pairing)
  }

  private mutating func remove(_ device: DeviceID) -> [Effect] {
    guard let known = devices.first(where: { $0.id == device }), canRemove(known) else { return [] }
    typedName = nil
    isAskingRemoval = false
    place = .list
    return wish(.remove(device), status.pairing)
  }
}
