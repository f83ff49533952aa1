import Core
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

  /// Answered with what tells in the family area that the code is the right one: 32 bytes.
  static func verifyCode(_ code: UInt128) -> Request {
    Request(.deriveFamilyCode, of: .devices, WrittenCode.bytes(of: code))
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
    default: return nil
    }
  }
}
