import Strings

/// The texts of a language as a translator writes them.
package struct TextFile: Sendable {
  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let isNumber: Bool
  }

  /// A text, or several to take turns or to be counted.
  package struct Entry: Sendable {
    package let name: String
    /// "[]" for a list, "[7]" for one of so many, or nothing.
    package let form: String
    package let parameters: [Parameter]
    package var texts: [TextPattern]

    package var isList: Bool { !form.isEmpty }
    /// How many texts a list has to have; none where that is the translator's.
    var count: Int? { Int(form.dropFirst().dropLast()) }
    /// "remarks[](step)".
    var signature: String {
      name + form + "("
        + parameters.map { ($0.isNumber ? "#" : "") + $0.name }.joined(separator: ", ")
        + ")"
    }
  }

  package struct Section: Sendable {
    package let path: String
    /// What its accessors are called; none where the module has no use for it.
    package let type: String?
    package let part: TextPart
    package var entries: [Entry] = []
  }

  /// What stands above the first section: "plurals", "thousands", "compounds".
  package internal(set) var settings: [String: String] = [:]
  package internal(set) var sections: [Section] = []

  /// The sections that are for the module, in the order of its accessors: part by part.
  package var module: [Section] { TextPart.allCases.flatMap { module($0) } }

  func module(_ part: TextPart) -> [Section] {
    sections.filter { $0.type != nil && $0.part == part }
  }

  package func entry(_ section: String, _ name: String) -> Entry? {
    sections.first { $0.path == section }?.entries.first { $0.name == name }
  }
}

/// What a translator has to look at.
package struct TextFault: Error, Hashable {
  /// Counted from 1.
  package let line: Int
  package let words: String
}
