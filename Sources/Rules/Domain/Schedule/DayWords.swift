/// The words by which a day with school and one without are known, in the family's language.
package struct DayWords: Sendable {
  package let school: [String]
  package let noSchool: [String]

  package init(school: [String] = [], noSchool: [String] = []) {
    self.school = school
    self.noSchool = noSchool
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
    if let word = noSchool.first(where: { title.contains(TitleWords($0)) }) {
      return .noSchool(word)
    }
    return school.first { title.contains(TitleWords($0)) }.map { .school($0) }
  }
}
