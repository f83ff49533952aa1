import Basics
import Domain
import SyncWire
import Time

/// "2026-03-03 2026-03-04", the oldest first; what is no day counts as none.
extension AskedDays: SettingType {
  package init?(_ value: SettingValue) {
    guard case .word(let word) = value else { return nil }
    let parts = Array(word.utf8).split(separator: UInt8(ascii: " "))
    self.init(parts.compactMap { LocalDay(isoText: String(decoding: Array($0), as: UTF8.self)) })
  }

  package var settingValue: SettingValue {
    var word = ""
    for day in days { word += (word.isEmpty ? "" : " ") + day.isoText }
    return .word(word)
  }
}
