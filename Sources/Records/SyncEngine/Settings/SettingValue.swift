import Basics
import Domain
import SyncWire
import Time

/// The value to which a setting is set, of one of four types.
package indirect enum SettingValue: Hashable, Sendable {
  case flag(Bool)
  case word(String)
  case day(LocalDay)
  case id(UInt128)
}

extension SettingValue {
  func coded(by coder: inout Coder) -> SettingValue {
    switch self {
    case .flag(let isOn): .flag(coder.bool("value", isOn))
    case .word(let word): .word(coder.text("value", word))
    case .day(let day):
      .day(coder.parsed("value", day, day.isoText) { LocalDay(isoText: $0) })
    case .id(let id): .id(coder.number("value", id))
    }
  }
}

/// A type that a setting can have.
package protocol SettingType {
  init?(_ value: SettingValue)
  var settingValue: SettingValue { get }
}

extension Bool: SettingType {
  package init?(_ value: SettingValue) {
    guard case .flag(let isOn) = value else { return nil }
    self = isOn
  }

  package var settingValue: SettingValue { .flag(self) }
}

extension String: SettingType {
  package init?(_ value: SettingValue) {
    guard case .word(let word) = value else { return nil }
    self = word
  }

  package var settingValue: SettingValue { .word(self) }
}

/// A time is stored as a word, "07:30"; a word that is no time counts as none.
extension TimeOfDay: SettingType {
  package init?(_ value: SettingValue) {
    guard case .word(let word) = value else { return nil }
    self.init(isoText: word)
  }

  package var settingValue: SettingValue { .word(isoText) }
}

extension LocalDay: SettingType {
  package init?(_ value: SettingValue) {
    guard case .day(let day) = value else { return nil }
    self = day
  }

  package var settingValue: SettingValue { .day(self) }
}

extension UInt128: SettingType {
  package init?(_ value: SettingValue) {
    guard case .id(let id) = value else { return nil }
    self = id
  }

  package var settingValue: SettingValue { .id(self) }
}

extension Identifier: SettingType {
  package init?(_ value: SettingValue) {
    guard case .id(let id) = value else { return nil }
    self.init(id)
  }

  package var settingValue: SettingValue { .id(raw) }
}
