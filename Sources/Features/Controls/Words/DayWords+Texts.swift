import Domain
import Strings

extension DayWords {
  package init(_ texts: Texts) {
    self.init(
      school: texts.dayWords.school,
      noSchool: texts.dayWords.noSchool,
      buildsCompounds: texts.buildsCompounds
    )
  }
}
