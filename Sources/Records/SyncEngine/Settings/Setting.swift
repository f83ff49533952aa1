import Basics
import Domain
import SyncWire
import Time

/// What can be set, one row each.
///
/// The name of a row is never used again.
package enum Setting: Int, CaseIterable, Sendable {
  /// The page on which a first start stands, or that it is over.
  case firstStart
  /// The player who was chosen to play on a device.
  case playerHere
  /// Whether several players use a device.
  case isShared
  /// Whether a player has tried the game with one guess, or did not want to.
  case hasPractised
  /// The Monday of the newest week that a player has looked back at.
  case weekRead
  /// Whether the last thing read about a player's own quest was that it rests.
  case restRead
  case sound
  /// Whether a PIN was set on a device after its first start, and no player has read so there yet.
  case hasNewPIN
  /// What tells that a family code is the right one, on a device that keeps none yet.
  case familyCode
  /// The paper and the pattern of a player's lanterns, by the levels with which they come.
  case paper
  case pattern
  // The reminders that a player wants, and when.
  case dailyReminder
  case dailyReminderTime
  case weekReminder
  case weekReminderTime
  /// Whether a calendar has been given reminders of a player's.
  case remindersGiven
  /// Whether a player hears guess and truth as two tones.
  case revealByEar
  case vibration
  /// Whether players find the way to calendars of their own.
  case calendarAllowed
  /// The words by which days with school and without are known, with commas between them; empty for the language's own.
  case schoolWords
  case noSchoolWords
  /// Whether a player may connect music of the player's own.
  case musicAllowed
  /// The id by which Spotify knows the family's own app.
  case musicClientID
  /// The playlist that a player has picked for a quest, as Spotify names it; empty for none.
  case playlist
  /// Whether a player sees which song is on while a step runs.
  case showsSong
  /// The id by which the log knows a device of the family's roster.
  case nameInLog
  /// What the family calls a device of its roster.
  case deviceName
  /// Whether a device has come to its family as a parent's.
  case isParents
  /// The XP of the guess with which a player has tried the game. They are points and no result, so they stand in the
  /// plan, and the player's own device begins with them.
  case practised
  /// Whether a parent's device tells the family's others what days are.
  case sharesDays
  /// What it tells of a player's days.
  case daySet
  /// On which days home has asked a player for a start.
  case askedDays

  package struct Row: Sendable {
    package let name: StaticString
    let whose: Whose
    /// Any value of the row's type.
    let blank: SettingValue
  }

  /// Whose a setting is, and so with which key it is sealed.
  package enum Whose: Sendable {
    case family
    /// A player's: what a player has read, practised or switched on belongs to that player alone.
    case player
    case device

    package var stream: OperationRecord.Stream { self == .player ? .play : .plan }
  }

  package var row: Row {
    switch self {
    case .firstStart: Row(name: "first-start", whose: .family, blank: .word(""))
    case .playerHere: Row(name: "player-here", whose: .device, blank: .id(0))
    case .isShared: Row(name: "is-shared", whose: .device, blank: .flag(false))
    case .hasPractised: Row(name: "has-practised", whose: .player, blank: .flag(false))
    case .weekRead: Row(name: "week-read", whose: .player, blank: .day(LocalDay(number: 0)))
    case .restRead: Row(name: "rest-read", whose: .player, blank: .flag(false))
    case .hasNewPIN: Row(name: "has-new-pin", whose: .device, blank: .flag(false))
    case .familyCode: Row(name: "family-code", whose: .family, blank: .id(0))
    case .paper: Row(name: "paper", whose: .player, blank: .id(0))
    case .pattern: Row(name: "pattern", whose: .player, blank: .id(0))
    case .sound: Row(name: "sound", whose: .player, blank: .flag(false))
    case .dailyReminder: Row(name: "daily-reminder", whose: .player, blank: .flag(false))
    case .dailyReminderTime: Row(name: "daily-reminder-time", whose: .player, blank: .word(""))
    case .weekReminder: Row(name: "week-reminder", whose: .player, blank: .flag(false))
    case .weekReminderTime: Row(name: "week-reminder-time", whose: .player, blank: .word(""))
    case .remindersGiven: Row(name: "reminders-given", whose: .player, blank: .flag(false))
    case .revealByEar: Row(name: "reveal-by-ear", whose: .player, blank: .flag(false))
    case .vibration: Row(name: "vibration", whose: .player, blank: .flag(false))
    case .calendarAllowed: Row(name: "calendar-allowed", whose: .family, blank: .flag(false))
    case .schoolWords: Row(name: "school-words", whose: .family, blank: .word(""))
    case .noSchoolWords: Row(name: "no-school-words", whose: .family, blank: .word(""))
    case .musicAllowed: Row(name: "music-allowed", whose: .family, blank: .flag(false))
    case .musicClientID: Row(name: "music-client-id", whose: .family, blank: .word(""))
    case .playlist: Row(name: "playlist", whose: .player, blank: .word(""))
    case .showsSong: Row(name: "shows-song", whose: .player, blank: .flag(false))
    case .nameInLog: Row(name: "name-in-log", whose: .family, blank: .id(0))
    case .deviceName: Row(name: "device-name", whose: .family, blank: .word(""))
    case .isParents: Row(name: "is-parents", whose: .device, blank: .flag(false))
    case .practised: Row(name: "practised", whose: .family, blank: .id(0))
    case .sharesDays: Row(name: "shares-days", whose: .device, blank: .flag(false))
    case .daySet: Row(name: "day-set", whose: .device, blank: .word(""))
    case .askedDays: Row(name: "asked-days", whose: .player, blank: .word(""))
    }
  }

  /// The setting of a name; none for one that only a newer version knows.
  init?(name: String) {
    guard let known = Self.allCases.first(where: { name.isSame(as: $0.row.name) }) else {
      return nil
    }
    self = known
  }
}
