import Strings

/// A text with its placeholders: `{name}`, `{number:,}`, `{number:00}`,
/// `{number|one: a form|other: another form}`.
package struct TextPattern: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    case plain
    /// With thousands set apart.
    case grouped
    case twoDigits
  }

  /// For which numbers a form is.
  package enum Numbers: Hashable, Sendable {
    case category(PluralCategory)
    case exactly(UInt8)
  }

  package struct Form: Hashable, Sendable {
    package let numbers: Numbers
    package var text: TextPattern
  }

  package enum Piece: Hashable, Sendable {
    case words(String)
    /// The parameter counted from 0.
    case argument(Int, Style)
    case plural(Int, [Form])
  }

  package var pieces: [Piece]

  /// The parameters that stand in it.
  package var arguments: Set<Int> {
    pieces.reduce(into: []) { all, piece in
      switch piece {
      case .words: break
      case .argument(let number, _): all.insert(number)
      case .plural(let number, let forms):
        all.insert(number)
        for form in forms { all.formUnion(form.text.arguments) }
      }
    }
  }

  /// The forms of each plural in it.
  package var plurals: [[Form]] {
    pieces.flatMap { piece -> [[Form]] in
      guard case .plural(_, let forms) = piece else { return [] }
      return [forms] + forms.flatMap { $0.text.plurals }
    }
  }
}

struct PatternFault: Error {
  let words: String
}
