import Strings

extension TextFile {
  /// What a translator has forgotten: the same names in the same order, the same placeholders in each text,
  /// all forms that the language's numbers ask for.
  package func problems(beside reference: TextFile) -> [String] {
    var problems = settingsProblems
    let pairs = zip(reference.sections, sections)
    if let (meant, found) = pairs.first(where: { $0.path != $1.path }) {
      problems.append("[\(found.path)] stands where [\(meant.path)] belongs.")
    } else if sections.count != reference.sections.count {
      problems.append(
        "There are \(sections.count) sections instead of \(reference.sections.count)."
      )
    }
    for (meant, found) in pairs where meant.path == found.path {
      problems += found.problems(beside: meant, pluralRule)
    }
    return problems
  }

  package var pluralRule: PluralRule? { settings["plurals"].flatMap { PluralRule(named: $0) } }

  private var settingsProblems: [String] {
    let known = PluralRule.allCases.map { $0.name }.joined(separator: ", ")
    return (pluralRule == nil ? ["plurals is none of: \(known)."] : [])
      + (settings["thousands"] == nil ? ["thousands is missing."] : [])
      + (["yes", "no"].contains(settings["compounds"]) ? [] : ["compounds is neither yes nor no."])
  }
}

extension TextFile.Section {
  fileprivate func problems(beside meant: TextFile.Section, _ rule: PluralRule?) -> [String] {
    var problems: [String] = []
    if type != meant.type { problems.append("[\(path)] has another type.") }
    if part != meant.part {
      problems.append("[\(path)] is marked as later in only one of the languages.")
    }
    let names = meant.entries.map { $0.signature }
    let found = entries.map { $0.signature }
    if let (one, other) = zip(names, found).first(where: { $0 != $1 }) {
      problems.append("[\(path)] \(other) stands where \(one) belongs.")
    } else if names.count != found.count {
      problems.append("[\(path)] has \(found.count) texts instead of \(names.count).")
    }
    for (meant, entry) in zip(meant.entries, entries) where meant.signature == entry.signature {
      problems += entry.problems(beside: meant, rule).map { "[\(path)] \(entry.name): \($0)" }
    }
    return problems
  }
}

extension TextFile.Entry {
  fileprivate func problems(beside meant: TextFile.Entry, _ rule: PluralRule?) -> [String] {
    var problems: [String] = []
    if isList, texts.count != count ?? max(texts.count, 1) {
      problems.append("it has \(texts.count) texts instead of \(count ?? 1).")
    }
    // Of several that take turns, each may leave something out.
    if !isList, let text = texts.first, let other = meant.texts.first {
      let missing = other.arguments.symmetricDifference(text.arguments)
      for number in missing.sorted() {
        problems.append("{\(parameters[number].name)} is in only one of the languages.")
      }
    }
    guard let rule else { return problems }
    for forms in texts.flatMap({ $0.plurals }) {
      problems += rule.missing(from: forms).map { "the form for \($0) is missing." }
    }
    return problems
  }
}

extension PluralRule {
  package init?(named name: String) {
    guard let rule = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = rule
  }

  package var name: String {
    switch self {
    case .oneOther: "one-other"
    case .zeroOneOther: "zero-one-other"
    case .polish: "polish"
    case .other: "other"
    }
  }

  /// Those that some whole number belongs to.
  package var categories: Set<PluralCategory> { Set((0..<1000).map { category(of: $0) }) }

  /// The categories that no form is for.
  ///
  /// Forms for single numbers stand beside those of the rule. What only fractions would ask for, as Polish
  /// *other*, is the last form and the same as another one.
  func missing(from forms: [TextPattern.Form]) -> [PluralCategory] {
    let isForSingleNumbers = forms.contains {
      if case .exactly = $0.numbers { true } else { false }
    }
    return PluralCategory.allCases.filter { category in
      categories.contains(category) && !isForSingleNumbers
        && !forms.contains { $0.numbers == .category(category) }
    }
  }
}
