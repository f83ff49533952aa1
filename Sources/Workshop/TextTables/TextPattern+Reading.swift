import Strings

extension TextPattern {
  init(_ text: String, _ parameters: [TextFile.Parameter]) throws(PatternFault) {
    var rest = text[...]
    pieces = try Self.pieces(of: &rest, parameters, isForm: false)
  }

  /// Up to the end, or to what ends a form: | or }.
  private static func pieces(
    of rest: inout Substring,
    _ parameters: [TextFile.Parameter],
    isForm: Bool
  ) throws(PatternFault) -> [Piece] {
    var pieces: [Piece] = []
    while let next = rest.first, !(isForm && (next == "|" || next == "}")) {
      if next == "{" {
        rest.removeFirst()
        pieces.append(try placeholder(&rest, parameters))
      } else {
        let words = rest.prefix { $0 != "{" && !(isForm && ($0 == "|" || $0 == "}")) }
        if words.contains("}") { throw PatternFault(words: "There is a } without its {.") }
        pieces.append(.words(String(words)))
        rest = rest[words.endIndex...]
      }
    }
    return pieces
  }

  private static func placeholder(
    _ rest: inout Substring,
    _ parameters: [TextFile.Parameter]
  ) throws(PatternFault) -> Piece {
    let name = rest.prefix { $0.isLetter || $0.isNumber }
    rest = rest[name.endIndex...]
    guard let number = parameters.firstIndex(where: { $0.name == name }) else {
      throw PatternFault(words: "{\(name)} is not one of those in parentheses.")
    }
    if rest.hasPrefix("|") { return .plural(number, try forms(&rest, parameters, name)) }
    let style = rest.prefix { $0 != "}" }
    rest = rest[style.endIndex...].dropFirst()
    guard let known = ["": Style.plain, ":,": .grouped, ":00": .twoDigits][String(style)] else {
      throw PatternFault(
        words: "{\(name)\(style)} is none of {\(name)}, {\(name):,}, {\(name):00}."
      )
    }
    guard known == .plain || parameters[number].isNumber else {
      throw PatternFault(words: "\(name) is no number.")
    }
    return .argument(number, known)
  }

  private static func forms(
    _ rest: inout Substring,
    _ parameters: [TextFile.Parameter],
    _ name: Substring
  ) throws(PatternFault) -> [Form] {
    var forms: [Form] = []
    while rest.first == "|" {
      rest.removeFirst()
      let numbers = rest.prefix { $0 != ":" }
      rest = rest[numbers.endIndex...].dropFirst(rest[numbers.endIndex...].hasPrefix(": ") ? 2 : 1)
      guard let known = Numbers(numbers) else {
        throw PatternFault(
          words: "\(numbers) is neither one, few, many or other nor a number below 100."
        )
      }
      let pieces = try pieces(of: &rest, parameters, isForm: true)
      forms.append(Form(numbers: known, text: TextPattern(pieces: pieces)))
    }
    guard rest.first == "}" else {
      throw PatternFault(words: "The forms of {\(name)| have no end.")
    }
    rest.removeFirst()
    guard parameters.contains(where: { $0.name == name && $0.isNumber }) else {
      throw PatternFault(words: "\(name) is no number.")
    }
    guard forms.last?.numbers == .category(.other) else {
      throw PatternFault(words: "The last form of {\(name)| has to be other.")
    }
    return forms
  }
}

extension TextPattern.Numbers {
  fileprivate init?(_ text: Substring) {
    if let number = UInt8(text), number < 100 {
      self = .exactly(number)
    } else if let category = PluralCategory.allCases.first(where: { "\($0)" == text }) {
      self = .category(category)
    } else {
      return nil
    }
  }
}
