/// Why a store could not do what it was asked: nothing of it has happened, but where that is unclear.
package enum StoreFailure: Error, Hashable, CaseIterable, Sendable {
  /// The disk has no room left.
  case full
  /// The disk does not do what it should, or what lies there is damaged.
  case broken
  /// The way to what is stored was lost while it was being stored: whoever asks again is told whether it is.
  case unclear
}

extension SyncReply {
  /// Devices wait and ask again, as they do when the network is gone: it is no refusal of the protocol's.
  package init(_ failure: StoreFailure) {
    self.init(status: failure.status, body: Array(failure.text.utf8))
    retryAfter = 60
  }
}

extension StoreFailure {
  fileprivate var status: Int { self == .full ? 507 : 503 }

  fileprivate var text: String {
    switch self {
    case .full:
      #"{"error":{"code":"full","message":"The server has no room left. Nothing of this was stored."}}"#
    case .broken:
      #"{"error":{"code":"storage","message":"The server cannot store now. Nothing of this was stored."}}"#
    case .unclear:
      #"{"error":{"code":"storage","message":"The server cannot say now whether this was stored. Ask again."}}"#
    }
  }
}
