import AppCore
import Basics
import Domain
import SyncEngine
import Time

// What the page shows of a player's school.
extension WeekEditor {
  package func shownPlayer(_ core: Core) -> Player? {
    let players = core.ledger.allPlayers
    return players.first { $0.id == player } ?? players.first
  }

  /// The hours of a day as its fields show them; none on a day without school.
  package func shownHours(on day: Weekday, _ core: Core) -> TypedHours? {
    if let typed = typedHours.first(where: { $0.weekday == day }) { return typed }
    return storedHours(on: day, core).map { TypedHours(day, $0) }
  }

  /// The way to school as its field shows it.
  package func shownTravel(_ core: Core) -> String { typedTravel ?? travelText(storedTravel(core)) }

  package func travelError(_ core: Core) -> WeekFieldError? {
    travel(shownTravel(core)).exists ? nil : .notMinutes
  }

  /// The day whose hours the other school days could have, too.
  package func copyableDay(_ core: Core) -> Weekday? {
    guard let day = edited, !copies(of: day, core).isEmpty else { return nil }
    return day
  }

  private func storedHours(on day: Weekday, _ core: Core) -> TimeSpan? {
    shownPlayer(core).flatMap { core.ledger.schoolHours(of: $0.id, on: day) }
  }

  private func storedTravel(_ core: Core) -> Seconds {
    shownPlayer(core).map { core.ledger.travelToSchool(of: $0.id) } ?? .zero
  }

  /// What would make all school days as long as this one.
  private func copies(of day: Weekday, _ core: Core) -> [SchoolField] {
    guard Weekdays.schoolDays.contains(day), let hours = storedHours(on: day, core) else {
      return []
    }
    var copies: [SchoolField] = []
    for other in Weekday.allCases
    where Weekdays.schoolDays.contains(other) && storedHours(on: other, core) != hours {
      copies.append(.hours(other, hours))
    }
    return copies
  }
}

// What is done there.
extension WeekEditor {
  mutating func switchSchool(on day: Weekday, _ isOn: Bool, _ core: inout Core) -> [Effect] {
    forgetTyped(day)
    if isOn { return setHours(on: day, likelyHours(on: day, core), &core) }
    resting[day.rawValue - 1] = storedHours(on: day, core)
    edited = nil
    return setHours(on: day, nil, &core)
  }

  /// Stores them as soon as they are hours; until then they stay in the fields.
  mutating func typeHours(
    on day: Weekday,
    _ edge: TypedHours.Edge,
    _ text: String,
    _ core: inout Core
  ) -> [Effect] {
    guard var typed = shownHours(on: day, core) else { return [] }
    switch edge {
    case .from: typed.from = text
    case .to: typed.to = text
    }
    typed.isLeft = false
    return store(typed, &core)
  }

  mutating func leaveHours(on day: Weekday, _ core: inout Core) -> [Effect] {
    guard var typed = typedHours.first(where: { $0.weekday == day }) else { return [] }
    typed.isLeft = true
    return store(typed, &core)
  }

  private mutating func store(_ typed: TypedHours, _ core: inout Core) -> [Effect] {
    forgetTyped(typed.weekday)
    if let hours = typed.hours { return setHours(on: typed.weekday, hours, &core) }
    typedHours.append(typed)
    return []
  }

  mutating func copyHours(of day: Weekday, _ core: inout Core) -> [Effect] {
    guard let player = shownPlayer(core)?.id else { return [] }
    let copies = copies(of: day, core)
    if copies.isEmpty { return [] }
    var before: [SchoolField] = []
    for case .hours(let other, _) in copies {
      before.append(.hours(other, storedHours(on: other, core)))
      forgetTyped(other)
    }
    undo = .copy(of: day, player, before: before)
    return core.record([.schoolSet(player, copies)])
  }

  mutating func typeTravel(_ text: String, _ core: inout Core) -> [Effect] {
    guard let player = shownPlayer(core)?.id else { return [] }
    typedTravel = text
    guard let way = travel(text), way != storedTravel(core) else { return [] }
    return core.record([.schoolSet(player, [.travel(way)])])
  }

  private mutating func setHours(
    on day: Weekday,
    _ hours: TimeSpan?,
    _ core: inout Core
  ) -> [Effect] {
    guard let player = shownPlayer(core)?.id, storedHours(on: day, core) != hours else { return [] }
    if hours.exists { edited = day }
    return core.record([.schoolSet(player, [.hours(day, hours)])])
  }

  /// As they were, else as on another day, else as at many schools: a first word to be changed.
  private func likelyHours(on day: Weekday, _ core: Core) -> TimeSpan? {
    if let hours = resting[day.rawValue - 1] { return hours }
    // The last day before it, else the first one after it.
    var likely: TimeSpan?
    for other in Weekday.allCases {
      guard let hours = storedHours(on: other, core) else { continue }
      if other.rawValue < day.rawValue { likely = hours } else { likely = likely ?? hours }
    }
    return likely ?? TimeSpan(from: TimeOfDay(hour: 8), to: TimeOfDay(hour: 15))
  }

  mutating func show(_ player: PlayerID) {
    self.player = player
    typedHours = []
    resting = [TimeSpan?](repeating: nil, count: 7)
    edited = nil
    typedTravel = nil
  }

  private mutating func forgetTyped(_ day: Weekday) {
    typedHours.removeAll { $0.weekday == day }
  }
}
