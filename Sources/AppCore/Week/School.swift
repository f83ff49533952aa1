import Basics
import Domain
import SyncEngine
import Time

// What the page shows of a player's school.
extension AppState {
  package var weekPlayer: Player? {
    let players = ledger.allPlayers
    return players.first { $0.id == week.player } ?? players.first
  }

  /// The hours of a day as its fields show them; none on a day without school.
  package func shownHours(on day: Weekday) -> TypedHours? {
    if let typed = week.typedHours.first(where: { $0.weekday == day }) { return typed }
    return storedHours(on: day).map { TypedHours(day, $0) }
  }

  /// The way to school as its field shows it.
  package var shownTravel: String { week.typedTravel ?? travelText(storedTravel) }

  package var travelRemark: WeekRemark? {
    if travel(shownTravel).exists { return nil }
    return .notMinutes
  }

  /// The day whose hours the other school days could have, too.
  package var copyableDay: Weekday? {
    guard let day = week.edited, !copies(of: day).isEmpty else { return nil }
    return day
  }

  private func storedHours(on day: Weekday) -> TimeSpan? {
    weekPlayer.flatMap { ledger.schoolHours(of: $0.id, on: day) }
  }

  private var storedTravel: Seconds {
    weekPlayer.map { ledger.travelToSchool(of: $0.id) } ?? .zero
  }

  /// What would make all school days as long as this one.
  private func copies(of day: Weekday) -> [SchoolField] {
    guard Weekdays.schoolDays.contains(day), let hours = storedHours(on: day) else { return [] }
    var copies: [SchoolField] = []
    for other in Weekday.allCases
    where Weekdays.schoolDays.contains(other) && storedHours(on: other) != hours {
      copies.append(.hours(other, hours))
    }
    return copies
  }
}

// What is done there.
extension AppState {
  mutating func switchSchool(on day: Weekday, _ isOn: Bool) -> [Effect] {
    week.forgetTyped(day)
    if isOn { return setHours(on: day, likelyHours(on: day)) }
    week.resting[day.rawValue - 1] = storedHours(on: day)
    week.edited = nil
    return setHours(on: day, nil)
  }

  /// Stores them as soon as they are hours; until then they stay in the fields.
  mutating func typeHours(on day: Weekday, _ edge: TypedHours.Edge, _ text: String) -> [Effect] {
    guard var typed = shownHours(on: day) else { return [] }
    switch edge {
    case .from: typed.from = text
    case .to: typed.to = text
    }
    week.forgetTyped(day)
    if let hours = typed.hours { return setHours(on: day, hours) }
    week.typedHours.append(typed)
    return []
  }

  mutating func copyHours(of day: Weekday) -> [Effect] {
    guard let player = weekPlayer?.id else { return [] }
    let copies = copies(of: day)
    if copies.isEmpty { return [] }
    var before: [SchoolField] = []
    for case .hours(let other, _) in copies {
      before.append(.hours(other, storedHours(on: other)))
      week.forgetTyped(other)
    }
    week.undo = .copy(of: day, player, before: before)
    return record([.schoolSet(player, copies)])
  }

  mutating func typeTravel(_ text: String) -> [Effect] {
    guard let player = weekPlayer?.id else { return [] }
    week.typedTravel = text
    guard let way = travel(text), way != storedTravel else { return [] }
    return record([.schoolSet(player, [.travel(way)])])
  }

  private mutating func setHours(on day: Weekday, _ hours: TimeSpan?) -> [Effect] {
    guard let player = weekPlayer?.id, storedHours(on: day) != hours else { return [] }
    if hours.exists { week.edited = day }
    return record([.schoolSet(player, [.hours(day, hours)])])
  }

  /// As they were, else as on another day, else as at many schools: a first word to be changed.
  private func likelyHours(on day: Weekday) -> TimeSpan? {
    if let hours = week.resting[day.rawValue - 1] { return hours }
    // The last day before it, else the first one after it.
    var likely: TimeSpan?
    for other in Weekday.allCases {
      guard let hours = storedHours(on: other) else { continue }
      if other.rawValue < day.rawValue { likely = hours } else { likely = likely ?? hours }
    }
    return likely ?? TimeSpan(from: TimeOfDay(hour: 8), to: TimeOfDay(hour: 15))
  }
}

extension WeekEditor {
  mutating func show(_ player: PlayerID) {
    self.player = player
    typedHours = []
    resting = [TimeSpan?](repeating: nil, count: 7)
    edited = nil
    typedTravel = nil
  }

  fileprivate mutating func forgetTyped(_ day: Weekday) {
    typedHours.removeAll { $0.weekday == day }
  }
}
