import Domain

/// Who plays on this device, and how that is said.
package enum PlayerAction: Hashable, Sendable {
  case asked
  case chosen(PlayerID)
  case sharingSwitched(Bool)

  var writes: Bool {
    switch self {
    case .asked: false
    case .chosen, .sharingSwitched: true
    }
  }
}
