import Core

/// How far *Erase everything* has come.
///
/// It takes two steps, and the second a word that is typed: no finger slips that far.
package struct Erasing: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case none
    /// What goes and what stays is on the screen.
    case asking
    /// The family is told first, so that this device stands in no list.
    case leaving
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
  /// - leaves: whether this device leaves its family first.
  case confirmed(leaves: Bool)
  /// The family knows of it, or nobody waits for that.
  case hasLeft
  /// *Keep everything*
  case left
  case erased
  case notErased

  var writes: Bool {
    switch self {
    case .wanted, .confirmed, .hasLeft: true
    case .typed, .left, .erased, .notErased: false
    }
  }
}

extension Erasing {
  package var isLeaving: Bool { phase == .leaving }

  /// Nothing is asked any more.
  var isUnderWay: Bool { phase == .leaving || phase == .running }

  /// - Parameter isAllowed: whether a parent stands in the open family area.
  mutating func reduce(_ action: ErasingAction, isAllowed: Bool) -> [Effect] {
    switch action {
    case .erased: return [.ask(.reload)]
    case .notErased:
      if phase == .running { phase = .notErased }
      return []
    case .wanted where !isUnderWay && isAllowed:
      self = Erasing()
      phase = .asking
      return []
    case .typed(let text, let isTheWord) where !isUnderWay:
      typed = text
      isConfirmed = isTheWord
      return []
    case .confirmed(let leaves) where (phase == .asking || phase == .notErased) && isAllowed:
      guard isConfirmed else { return [] }
      phase = leaves ? .leaving : .running
      return leaves ? [] : [.ask(.erase)]
    case .hasLeft where phase == .leaving:
      phase = .running
      return [.ask(.erase)]
    case .left where !isUnderWay:
      self = Erasing()
      return []
    default: return []
    }
  }
}
