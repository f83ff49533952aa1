import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// What an earlier program kept of the player.
///
/// The player is known by the second in which the profile was made, in every schema, so that the same data
/// with cloudIDs and without are one player's.
struct EarlierProfile {
  let createdAt: Instant
  let total: XP
  let hasSound: Bool
  let hasReminders: Bool
  let reminderTime: TimeOfDay
  let rest: JSON?

  init(_ file: inout EarlierFields) throws(BackupFault) {
    let profile = try file.take("profile")
    do throws(BackupFault) {
      var fields = try EarlierFields(profile)
      try self.init(fields: &fields)
    } catch {
      throw error.inside("profile")
    }
  }

  private init(fields: inout EarlierFields) throws(BackupFault) {
    _ = try fields.textIfThere("cloudID")
    createdAt = try fields.date("createdAt")
    total = XP(try fields.whole("totalXP", in: 0...Int64(XP.limit)))
    hasSound = try fields.flag("soundEnabled")
    var checked = fields
    hasReminders = try checked.flag("notificationsEnabled")
    reminderTime = TimeOfDay(
      hour: Int(try checked.whole("notificationHour", in: 0...23)),
      minute: Int(try checked.whole("notificationMinute", in: 0...59))
    )
    _ = try checked.whole("currentStreak", in: 0...1_000_000)
    _ = try checked.dateIfThere("lastPlayedDate")
    _ = try checked.dateIfThere("lastReflectionViewedDate")
    // All that was checked is kept though nothing here is done about it.
    rest = fields.rest
  }

  var id: ProfileID { Identifier(hash("profile")) }

  var player: PlayerID { Identifier(hash("player")) }

  private func hash(_ subject: StaticString) -> UInt128 {
    var hash = ContentHash(subject)
    hash.absorb(createdAt.milliseconds / 1000)
    return hash.value
  }
}

extension EarlierFile {
  /// - Parameters:
  ///   - explained: the sum of the points that the file's sessions gave.
  ///   - rest: what is left over of the file itself.
  func take(_ profile: EarlierProfile, explained: XP, rest: JSON?) throws(BackupFault) {
    leftOut.reminders = profile.hasReminders
    let made = profile.createdAt
    let opening = XP(profile.total.points - explained.points)
    let subject = ("profile", JSON.id(profile.id))
    try operations.add(
      .profileImported(profile.id, opening: opening),
      by: player,
      clock: HybridTime(imported: made, count: 0),
      recordedAt: made
    )
    // As old as the profile: what was chosen here since then stands. Of two files the quiet one wins.
    try operations.add(
      .set(.sound, profile.hasSound),
      by: player,
      clock: HybridTime(imported: made, count: profile.hasSound ? 0 : 1),
      recordedAt: made
    )
    // The time without the switch: nobody is woken by a file. Of two files the later hour wins, in any order.
    try operations.add(
      .set(.dailyReminderTime, profile.reminderTime),
      by: player,
      clock: HybridTime(imported: made, count: 3 + UInt16(profile.reminderTime.minutes)),
      recordedAt: made
    )
    for left in [profile.rest, rest] {
      let clock = HybridTime(imported: made, count: 2)
      try operations.add(rest: left, of: subject, by: player, clock: clock, recordedAt: made)
    }
  }
}
