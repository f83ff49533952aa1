/// How far *Erase everything* has come.
///
/// It takes two steps, and the second a word that is typed: no finger slips that far.
package struct Erasing: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case none
    /// What goes and what stays is on the screen.
    case asking
    case running
    case notErased
  }

  package internal(set) var phase = Phase.none
  package internal(set) var typed = ""
  /// What was typed is the word that the page asks for.
  package internal(set) var isConfirmed = false

  package init() {}
}

package enum ErasingAction: Hashable, Sendable {
  case wanted
  case typed(String, isTheWord: Bool)
  case confirmed
  /// *Keep everything*
  case left
  case erased
  case notErased

  var writes: Bool {
    switch self {
    case .wanted, .confirmed: true
    case .typed, .left, .erased, .notErased: false
    }
  }
}

func reduceErasing(_ state: inout AppState, _ action: ErasingAction) -> [Effect] {
  let phase = state.copies.erasing.phase
  switch action {
  case .erased: return [.ask(.reload)]
  case .notErased:
    if phase == .running { state.copies.erasing.phase = .notErased }
    return []
  case .wanted where phase != .running && state.gate.isOpen:
    state.copies.erasing = Erasing()
    state.copies.erasing.phase = .asking
    return []
  case .typed(let text, let isTheWord) where phase != .running:
    state.copies.erasing.typed = text
    state.copies.erasing.isConfirmed = isTheWord
    return []
  case .confirmed where (phase == .asking || phase == .notErased) && state.gate.isOpen:
    guard state.copies.erasing.isConfirmed else { return [] }
    state.copies.erasing.phase = .running
    return [.ask(.erase)]
  case .left where phase != .running:
    state.copies.erasing = Erasing()
    return []
  default: return []
  }
}
