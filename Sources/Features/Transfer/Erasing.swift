import AppCore

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
    case .notErased: if phase == .running { phase = .notErased }
    case .wanted: if !isUnderWay && isAllowed { ask() }
    case .typed(let text, let isTheWord): if !isUnderWay { take(text, isTheWord) }
    case .confirmed(let leaves): if isAllowed { return begin(leaves: leaves) }
    case .hasLeft: if phase == .leaving { return erase() }
    case .left: if !isUnderWay { self = Erasing() }
    }
    return []
  }

  private mutating func ask() {
    self = Erasing()
    phase = .asking
  }

  private mutating func take(_ text: String, _ isTheWord: Bool) {
    typed = text
    isConfirmed = isTheWord
  }

  private mutating func begin(leaves: Bool) -> [Effect] {
    guard phase == .asking || phase == .notErased, isConfirmed else { return [] }
    if !leaves { return erase() }
    phase = .leaving
    return []
  }

  private mutating func erase() -> [Effect] {
    phase = .running
    return [.ask(.erase)]
  }
}
