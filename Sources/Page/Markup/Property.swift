import Basics

/// State of a control that the player changes, too, so that an attribute, which is only its initial
/// value, would not do.
package enum Property: Equatable, Sendable {
  case value(String)
  case checked(Bool)
  /// Of an `option`.
  case selected(Bool)
  /// Of `details`.
  case open(Bool)
  /// Of a `dialog`: in front of everything, which is out of reach meanwhile.
  case modal(Bool)
}

extension Property {
  /// Stands for the kind in the patches (`Public/runtime/dom.js` has the same list).
  package var code: UInt8 {
    switch self {
    case .value: 1
    case .checked: 2
    case .selected: 3
    case .open: 4
    case .modal: 5
    }
  }

  package func isSameKind(as other: Property) -> Bool { code == other.code }

  /// What a new element has; nil for a value, since an `option` has its text and `progress` none.
  package var initial: Property? {
    if case .value = self { nil } else { cleared }
  }

  /// What remains when a view no longer names the property.
  package var cleared: Property {
    switch self {
    case .value: .value("")
    case .checked: .checked(false)
    case .selected: .selected(false)
    case .open: .open(false)
    case .modal: .modal(false)
    }
  }

  /// Like `==`, by bytes (see `String.hasSameScalars`).
  package func isSame(as other: Property) -> Bool {
    switch (self, other) {
    case (.value(let mine), .value(let theirs)): mine.hasSameScalars(as: theirs)
    case (.checked(let mine), .checked(let theirs)): mine == theirs
    case (.selected(let mine), .selected(let theirs)): mine == theirs
    case (.open(let mine), .open(let theirs)): mine == theirs
    case (.modal(let mine), .modal(let theirs)): mine == theirs
    default: false
    }
  }
}
