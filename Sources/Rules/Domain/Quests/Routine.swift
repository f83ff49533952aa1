import Time

/// What the parent calls a routine and the player a quest.
package struct Routine: Hashable, Sendable {
  /// How the days are found on which a quest stands on the home screen.
  package enum ScheduleMode: String, CaseIterable, Sendable {
    case fixedDays = "fixed-days"
    case calendar
  }

  package enum Maker: String, CaseIterable, Sendable {
    case parent
    case player
  }

  package let id: RoutineID
  /// The parent's name for it.
  package var name: String
  /// The name that the player sees.
  package var displayName: String
  package var icon: Icon
  package var players: [PlayerID]
  package var activeDays: Weekdays
  package var scheduleMode: ScheduleMode
  package var calendarKeywords: [String]
  package var musicLink: String?
  package var musicAbout: MusicAbout
  package var isActive: Bool
  package var madeBy: Maker
  /// In the order in which they are done.
  package var steps: [Step]

  package init(id: RoutineID, name: String, displayName: String) {
    self.id = id
    self.name = name
    self.displayName = displayName
    icon = .plain
    players = []
    activeDays = []
    scheduleMode = .fixedDays
    calendarKeywords = []
    musicLink = nil
    musicAbout = MusicAbout()
    isActive = true
    madeBy = .parent
    steps = []
  }

  /// Whether it is of the player's own making.
  package func isOwn(of player: PlayerID) -> Bool { madeBy == .player && players.contains(player) }

  /// Whether the routine can be started by a player at all.
  package func isOffered(to player: PlayerID) -> Bool {
    isActive && players.contains(player) && !steps.isEmpty
  }

  /// Whether it stands on the player's home screen of a day.
  package func isScheduled(for player: PlayerID, on day: LocalDay) -> Bool {
    isOffered(to: player) && scheduleMode == .fixedDays && activeDays.contains(day.weekday)
  }
}
