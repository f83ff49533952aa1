import Basics
import Time

package typealias CalendarID = Identifier<CalendarSource>

/// A calendar that is connected on this device, with what of it lies near.
package struct CalendarSource: Hashable, Sendable {
  /// What it holds, as whoever connected it says.
  package enum Mark: UInt8, CaseIterable, Hashable, Sendable {
    case school
    /// What a player goes to.
    case activities
    /// Read for words, and for nothing else.
    case other
  }

  package enum Origin: Hashable, Sendable {
    /// By its name.
    case file(String)
    /// Fetched by the family's server.
    case address(String)
  }

  package let id: CalendarID
  package var name: String
  package var mark: Mark
  /// Whose days it tells of; everybody's where it says nobody.
  package var players: [PlayerID]
  package var origin: Origin
  package var readAt: Instant
  package var events: [CalendarEvent]
  package var flaws: [CalendarFlaw]

  package init(
    id: CalendarID,
    name: String,
    mark: Mark,
    players: [PlayerID] = [],
    origin: Origin,
    readAt: Instant,
    events: [CalendarEvent],
    flaws: [CalendarFlaw] = []
  ) {
    self.id = id
    self.name = name
    self.mark = mark
    self.players = players
    self.origin = origin
    self.readAt = readAt
    self.events = events
    self.flaws = flaws
  }

  package func tells(of player: PlayerID) -> Bool { players.isEmpty || players.contains(player) }
}

/// Something of a calendar that was passed over.
package struct CalendarFlaw: Hashable, Sendable {
  package enum Reason: UInt8, CaseIterable, Hashable, Sendable {
    case unreadable
    case unfinished
    case withoutStart
    case end
    case rule
    case date
    case zone
    case tooMuch
  }

  /// Of the file, from 1 on.
  package let line: Int
  package let reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}

/// The days of a calendar that a device keeps.
package enum CalendarWindow {
  /// A week for what was, and two more for lessons on the same weekday: see ``CalendarDay``.
  package static let daysBefore = 21
  package static let daysAhead = 60

  /// - Returns: the last day excluded.
  package static func days(around today: LocalDay) -> Range<LocalDay> {
    today.adding(days: -daysBefore)..<today.adding(days: daysAhead + 1)
  }
}
