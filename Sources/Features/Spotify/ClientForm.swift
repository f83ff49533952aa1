import AppCore
import Basics
import Domain
import SyncEngine

/// What a parent types about the family's own app, as long as it is none that Spotify could know.
package struct ClientForm: Sendable {
  /// None while nothing is being typed: then it is as it is kept.
  var typed: String?
  /// The field has been left with something in it that is none.
  var isAsked = false
  /// Whether the address was copied; none before somebody has tried.
  var isCopied: Bool?

  func shown(_ core: Core) -> String { typed ?? core.musicClientID?.text ?? "" }
}

package enum ClientFormAction: Hashable, Sendable {
  case typed(String)
  case left
  case allowed(PlayerID, Bool)
  case addressWanted(String)
  case addressCopied(Bool)

  var writes: Bool {
    switch self {
    case .left, .allowed: true
    case .typed, .addressWanted, .addressCopied: false
    }
  }
}

extension ClientForm {
  mutating func reduce(_ action: ClientFormAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .typed(let text):
      typed = text
      isAsked = isAsked && !ClientID(text).exists && !text.trimmed.isEmpty
    case .left: return keep(&core)
    case .allowed(let player, let isAllowed):
      return core.record([.set(.musicAllowed(player), isAllowed)])
    case .addressWanted(let address): return [.ask(.copyAddress(address))]
    case .addressCopied(let isCopied): self.isCopied = isCopied
    }
    return []
  }

  /// Nothing is no app: then nobody can connect any more.
  private mutating func keep(_ core: inout Core) -> [Effect] {
    guard let typed else { return [] }
    let client = ClientID(typed)
    isAsked = !client.exists && !typed.trimmed.isEmpty
    if isAsked { return [] }
    self.typed = nil
    let (before, after) = (core.musicClientID?.text ?? "", client?.text ?? "")
    if before.hasSameScalars(as: after) { return [] }
    return core.record([.set(.musicClientID, after)])
  }
}
