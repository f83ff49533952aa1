/// The words by which a day with school and one without are known, in the family's language.
package struct DayWords: Sendable {
  package let school: [String]
  package let noSchool: [String]

  package init(school: [String] = [], noSchool: [String] = []) {
    self.school = school
    self.noSchool = noSchool
  }
}
