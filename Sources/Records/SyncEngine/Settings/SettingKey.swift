import Basics
import Domain
import Time

/// A setting with the type that its row has.
///
/// Keys that several features read stand here; one of a single feature stands with it.
package struct SettingKey<Value: SettingType>: Hashable, Sendable {
  let setting: Setting
  /// The thing that it is about, where there is a setting for each of several.
  let subject: UInt128?

  package init(_ setting: Setting, about subject: UInt128? = nil) {
    self.setting = setting
    self.subject = subject
  }
}

extension SettingKey<Bool> {
  package static var isShared: Self { Self(.isShared) }
  package static var isParents: Self { Self(.isParents) }
  package static var hasPractised: Self { Self(.hasPractised) }
  package static var hasNewPIN: Self { Self(.hasNewPIN) }
  package static var sound: Self { Self(.sound) }
  package static var dailyReminder: Self { Self(.dailyReminder) }
  package static var weekReminder: Self { Self(.weekReminder) }
  package static var remindersGiven: Self { Self(.remindersGiven) }
  package static var revealByEar: Self { Self(.revealByEar) }
  package static var vibration: Self { Self(.vibration) }
  package static var calendarAllowed: Self { Self(.calendarAllowed) }
  package static var showsSong: Self { Self(.showsSong) }
  package static var sharesDays: Self { Self(.sharesDays) }
  package static func restRead(_ quest: RoutineID) -> Self { Self(.restRead, about: quest.raw) }
  package static func musicAllowed(_ player: PlayerID) -> Self {
    Self(.musicAllowed, about: player.raw)
  }
}

extension SettingKey<String> {
  package static var firstStart: Self { Self(.firstStart) }
  package static var schoolWords: Self { Self(.schoolWords) }
  package static var noSchoolWords: Self { Self(.noSchoolWords) }
  package static var musicClientID: Self { Self(.musicClientID) }
  package static func playlist(_ quest: RoutineID) -> Self { Self(.playlist, about: quest.raw) }
  package static func deviceName(_ inRoster: UInt128) -> Self {
    Self(.deviceName, about: inRoster)
  }
}

extension SettingKey<TimeOfDay> {
  package static var dailyReminderTime: Self { Self(.dailyReminderTime) }
  package static var weekReminderTime: Self { Self(.weekReminderTime) }
}

extension SettingKey<UInt128> {
  package static var familyCode: Self { Self(.familyCode) }
  package static var paper: Self { Self(.paper) }
  package static var pattern: Self { Self(.pattern) }
  package static func practised(_ player: PlayerID) -> Self { Self(.practised, about: player.raw) }
  package static func nameInLog(_ inRoster: UInt128) -> Self { Self(.nameInLog, about: inRoster) }
}

extension SettingKey<LocalDay> {
  package static var weekRead: Self { Self(.weekRead) }
}

extension SettingKey<AskedDays> {
  package static var askedDays: Self { Self(.askedDays) }
}

extension SettingKey<PlayerID> {
  package static var playerHere: Self { Self(.playerHere) }
}

extension SettingKey<DaySet> {
  package static func daySet(of player: PlayerID) -> Self { Self(.daySet, about: player.raw) }
}
