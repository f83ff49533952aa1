import Domain
import SyncEngine

extension Core {
  /// The words by which days are known: the parent's, else those of the language.
  package var dayWords: DayWords {
    DayWords(
      school: words(.schoolWords, usualDayWords.school),
      noSchool: words(.noSchoolWords, usualDayWords.noSchool),
      buildsCompounds: usualDayWords.buildsCompounds
    )
  }

  private func words(_ key: SettingKey<String>, _ usual: [String]) -> [String] {
    let typed = Keywords.tidy(Keywords.list(ledger.setting(key) ?? ""))
    return typed.isEmpty ? usual : typed
  }
}
