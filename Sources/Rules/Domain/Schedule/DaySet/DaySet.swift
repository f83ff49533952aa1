import Basics
import Time

/// What a device of a parent's tells the family's others of a player's coming days: what each is, and never why.
///
/// There is no title, no place and no address in it, so that whoever reads it learns hours and nothing else.
package struct DaySet: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// By the clocks on the wall.
    case school(TimeSpan)
    /// On a day that would have it.
    case noSchool
    /// The same of a day that has none anyway, as a Saturday.
    case free
    /// Nothing is said of school.
    case unsaid
  }

  package struct Day: Hashable, Sendable {
    package let kind: Kind
    /// When to leave, by the clocks on the wall.
    package let leaving: TimeOfDay?
    /// Whether calendars have something on its afternoon, which then is none to call free.
    package let isTaken: Bool
    /// Those that stand on it by their words.
    package let routines: [RoutineID]

    /// Nobody has more that stand on one day.
    private static let mostRoutines = 50

    package init(
      kind: Kind,
      leaving: TimeOfDay? = nil,
      isTaken: Bool = false,
      routines: [RoutineID] = []
    ) {
      self.kind = kind
      self.leaving = leaving
      self.isTaken = isTaken
      self.routines = Array(routines.prefix(Self.mostRoutines))
    }
  }

  /// So many days are told, from the first one on.
  package static let count = 60
  /// What is older than so many days counts for nothing: nobody knows whether it still holds.
  private static let lasts = 14

  package let first: LocalDay
  /// By how many days they come after the first; those on which calendars have nothing are left out.
  package let days: [Int: Day]

  package init(first: LocalDay, days: [Int: Day]) {
    self.first = first
    self.days = days.filter { (0..<Self.count).contains($0.key) }
  }

  /// What is told of a day; none where it is none of these, or it was told too long ago.
  package func day(_ day: LocalDay, on today: LocalDay) -> Day? {
    let place = day.number - first.number
    guard (0...Self.lasts).contains(today.number - first.number), (0..<Self.count).contains(place)
    else { return nil }
    return days[place] ?? Day(kind: .unsaid)
  }

  /// Whether another set says the same of every day from today on that both tell of.
  package func agrees(with other: DaySet, from today: LocalDay) -> Bool {
    let last = min(first.number, other.first.number) + Self.count
    return (today.number..<max(today.number, last)).allSatisfy {
      days[$0 - first.number] == other.days[$0 - other.first.number]
    }
  }
}

extension [DaySet.Day] {
  /// What several tell together: "no school" beats "school", and school goes on from the first one's to the last one's.
  package var joined: DaySet.Day? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { $0.joined(with: $1) }
  }
}

extension DaySet.Day {
  fileprivate func joined(with other: DaySet.Day) -> DaySet.Day {
    let leaving = [leaving, other.leaving].compactMap { $0 }.min()
    let more = other.routines.filter { !routines.contains($0) }
    return DaySet.Day(
      kind: kind.joined(with: other.kind),
      leaving: leaving,
      isTaken: isTaken || other.isTaken,
      routines: routines + more
    )
  }
}

extension DaySet.Kind {
  fileprivate func joined(with other: DaySet.Kind) -> DaySet.Kind {
    switch (self, other) {
    case (.noSchool, _), (_, .noSchool), (.free, .school), (.school, .free): return .noSchool
    case (.unsaid, let said), (let said, .unsaid): return said
    case (.free, .free): return .free
    case (.school(let hours), .school(let others)):
      let all = TimeSpan(from: min(hours.from, others.from), to: max(hours.to, others.to))
      return .school(all ?? hours)
    }
  }
}
