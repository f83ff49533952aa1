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
}

extension DevicesAction {
  /// What an answer to one of these means.
  package init?(_ answer: Answer) {
    switch answer.kind {
    case .readSync: self = .found(answer.bytes)
    case .wishSync: self = .wished(answer.isGiven)
    default: return nil
    }
  }
}
