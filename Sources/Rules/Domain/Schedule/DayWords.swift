/// The words by which a day with school and one without are known, in the family's language.
package struct DayWords: Sendable {
  package let school: [String]
  package let noSchool: [String]
  /// Whether the language builds one word of several, so that a word is also met as the end of another: "schulfrei".
  package let buildsCompounds: Bool

  package init(
    school: [String] = [],
    noSchool: [String] = [],
    buildsCompounds: Bool = false
  ) {
    self.school = school
    self.noSchool = noSchool
    self.buildsCompounds = buildsCompounds
  }
}

extension DayWords {
  package enum Meaning: Sendable {
    /// Because of a word.
    case school(String)
    case noSchool(String)
  }

  /// What a title says of a day; "no school" wins, because it contains "school".
  package func meaning(of title: String) -> Meaning? {
    let title = TitleWords(title)
    if let word = noSchool.first(where: { has(title, TitleWords($0)) }) { return .noSchool(word) }
    return school.first { has(title, TitleWords($0)) }.map { .school($0) }
  }

  /// Whether a word of a parent's is met in a title.
  package func has(_ title: TitleWords, _ word: TitleWords) -> Bool {
    title.contains(word, endsWords: buildsCompounds)
  }
}
