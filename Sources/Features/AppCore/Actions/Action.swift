/// Something that happened.
///
/// Each feature has kinds of its own. What stands on a screen sends an `Action`, and `App`, which alone knows
/// all features, hands the kind that is in it to the feature whose kind it is. So a screen can hold what
/// another feature understands without knowing that feature.
///
/// NB: a class and not an enum of all kinds, which could stand only where all features are known, nor an
/// existential, which Embedded Swift casts to no concrete type. Unchecked, because Swift knows no class that
/// is both open to subclasses and sendable; the only subclass holds one constant.
package class Action: @unchecked Sendable {
  fileprivate init() {}

  /// Whether it makes operations, which only the tab with the write lock may do.
  package var writes: Bool { false }
}

package protocol ActionKind: Hashable, Sendable {
  /// See ``Action/writes``.
  var writes: Bool { get }
}

private final class ActionOf<Kind: ActionKind>: Action, @unchecked Sendable {
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  override var writes: Bool { kind.writes }
}

extension Action {
  // Views send actions from many places: see decision 6.
  @inline(never)
  package static func of<Kind: ActionKind>(_ kind: Kind) -> Action { ActionOf(kind) }

  /// What happened, if it is of that kind.
  package func kind<Kind: ActionKind>(_ kind: Kind.Type = Kind.self) -> Kind? {
    (self as? ActionOf<Kind>)?.kind
  }
}
