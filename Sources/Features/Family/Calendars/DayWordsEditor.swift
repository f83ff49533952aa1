import AppCore
import Basics
import Domain
import SyncEngine

/// The words by which days are known, while a parent changes them: what is typed counts once the field is left.
package struct DayWordsEditor: Sendable {
  @Boxed package private(set) var school = ""
  @Boxed package private(set) var noSchool = ""
  /// A title to see what it says.
  @Boxed package private(set) var title = ""

  package init() {}

  init(_ core: Core) {
    let words = core.dayWords
    school = Keywords.spaced(words.school)
    noSchool = Keywords.spaced(words.noSchool)
  }

  mutating func reduce(_ action: DayWordsAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .schoolTyped(let text): school = text
    case .noSchoolTyped(let text): noSchool = text
    case .titleTyped(let text): title = text
    case .left:
      let known = core.dayWords
      let effects =
        core.keep(school, known.school, as: .schoolWords)
        + core.keep(noSchool, known.noSchool, as: .noSchoolWords)
      let title = title
      self = DayWordsEditor(core)
      self.title = title
      return effects
    }
    return []
  }
}

package enum DayWordsAction: Hashable, Sendable {
  case schoolTyped(String)
  case noSchoolTyped(String)
  case titleTyped(String)
  /// One of the fields of words.
  case left

  var writes: Bool { if case .left = self { true } else { false } }
}

extension Core {
  /// Words as they are already are nothing new; without any, those of the language count.
  fileprivate mutating func keep(
    _ text: String,
    _ known: [String],
    as key: SettingKey<String>
  ) -> [Effect] {
    let typed = Keywords.spaced(Keywords.tidy(Keywords.list(text)))
    return typed.hasSameScalars(as: Keywords.spaced(known)) ? [] : record([.set(key, typed)])
  }
}
