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

  /// What the host of an address called its file when all of it was read last.
  package struct State: Hashable, Sendable {
    package let tag: String
    package let day: LocalDay

    /// None where the host calls it nothing.
    package init?(tag: String, on day: LocalDay) {
      if tag.isEmpty { return nil }
      (self.tag, self.day) = (tag, day)
    }
  }

  package let id: CalendarID
  package var name: String
  package var mark: Mark
  /// Whose days it tells of; everybody's where it says nobody.
  package var players: [PlayerID]
  package var origin: Origin
  /// When it was read last, or its host said that nothing has changed.
  package var readAt: Instant
  package var state: State?
  package var events: [CalendarEvent]
  package var flaws: [CalendarFlaw]

  package init(
    id: CalendarID,
    name: String,
    mark: Mark,
    players: [PlayerID] = [],
    origin: Origin,
    readAt: Instant,
    state: State? = nil,
    events: [CalendarEvent],
    flaws: [CalendarFlaw] = []
  ) {
    self.id = id
    self.name = name
    self.mark = mark
    self.players = players
    self.origin = origin
    self.readAt = readAt
    self.state = state
    self.events = events
    self.flaws = flaws
  }

  package func tells(of player: PlayerID) -> Bool { players.isEmpty || players.contains(player) }
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
