import AppCore
import SyncWire

// What the pages of devices ask of the browser.

extension Request {
  /// Answered with a ``SyncStatus``; empty where this device is alone.
  static let readSync = Request(.readSync, of: .devices)

  /// Answered once it is handed on: what comes of it is told as news.
  static func wishSync(_ wish: SyncWish) -> Request {
    Request(.wishSync, of: .devices, wish.bytes)
  }

  /// Answered with the 16 bytes of a recovery code and the address of the app; empty where it is not kept here.
  static func readCode(_ lookup: UInt128) -> Request {
    Request(.readCode, of: .devices, WrittenCode.bytes(of: lookup))
  }

  /// Answered with what tells in the family area that the code is the right one: its first 32 bytes.
  static func verifyCode(_ code: UInt128) -> Request {
    Request(.deriveFamilyCode, of: .devices, WrittenCode.bytes(of: code))
  }

  /// Draw a family's name and make the keys of its code: answered with a ``FamilyPaper``.
  static func makePaper(of code: UInt128) -> Request {
    Request(.makePaper, of: .devices, WrittenCode.bytes(of: code))
  }
}

extension Request {
  /// Answered with whether this browser reads QR codes and whether an invitation is kept here, a byte each, and with what
  /// stands behind the mark of a ``JoinLink``: nothing where none led here.
  static let takeJoinLink = Request(.takeJoinLink, of: .devices)

  /// Answered with where the family opens the app.
  static let readAddress = Request(.readAddress, of: .devices)

  /// Answered with a ``QRCode``.
  static func draw(_ link: String) -> Request {
    Request(.drawCode, of: .devices, Array(link.utf8))
  }

  /// Shows what the camera sees in the `viewfinder`, and is answered with what stands behind the mark of the first
  /// ``JoinLink`` in it; empty where the page was left before, none where there is no picture.
  static let scanCode = Request(.scanCode, of: .devices)

  /// Answered once it is on this device; another one is replaced.
  static func keep(_ invitation: InvitationCode) -> Request {
    Request(.keepInvitation, of: .devices, Array(invitation.text.utf8))
  }

  /// A link for another app on the device.
  static func hand(on link: String, _ way: LinkWay) -> Request {
    Request(way == .copy ? .copyText : .shareText, of: .devices, Array(link.utf8))
  }
}

extension DevicesAction {
  /// What an answer to one of these means.
  package init?(_ answer: Answer) {
    switch answer.kind {
    case .readSync: self = .found(answer.bytes)
    case .wishSync: self = .wished(answer.isGiven)
    case .readCode: self = .sheetRead(answer.bytes)
    case .deriveFamilyCode: self = .codeVerified(answer.bytes)
    case .makePaper: self = .paperMade(answer.bytes)
    case .takeJoinLink: self = .linkTaken(answer.bytes)
    case .readAddress: self = .addressRead(answer.bytes)
    case .drawCode: self = .codeDrawn(answer.bytes)
    case .scanCode: self = .scanned(answer.bytes)
    case .keepInvitation: self = .invitationKept(answer.isGiven)
    case .copyText: self = .linkHanded(answer.isGiven ? .copied : .notPossible)
    case .shareText: self = .linkHanded(answer.isGiven ? .none : .notPossible)
    default: return nil
    }
  }
}
