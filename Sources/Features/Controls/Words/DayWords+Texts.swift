import Domain
import Strings

extension DayWords {
  package init(_ texts: DayWordTexts) {
    self.init(school: texts.school, noSchool: texts.noSchool)
  }
}
