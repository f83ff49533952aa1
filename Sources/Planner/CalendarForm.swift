import Basics
import Calendars
import Core
import Domain
import SyncEngine
import Time

/// A calendar while it is added or changed.
package struct CalendarForm: Sendable {
  package enum From: Sendable {
    case file
    case address
  }

  package enum Reading: Sendable {
    case none
    /// By its name.
    case running(String)
    case done(String, CalendarReading)
    case refused(Refusal)
  }

  package enum Refusal: Sendable {
    /// The file is none.
    case noCalendar
    /// It could not be read, or took too long.
    case notRead
  }

  package let id: CalendarID
  /// As it is kept; none for a new one.
  let known: CalendarSource?
  package internal(set) var from = From.file
  package internal(set) var reading = Reading.none
  package internal(set) var name = ""
  package internal(set) var mark = CalendarSource.Mark.activities
  /// Nobody: everybody.
  package internal(set) var players: [PlayerID] = []

  init(new id: CalendarID) {
    self.id = id
    known = nil
  }

  init(_ calendar: CalendarSource) {
    id = calendar.id
    known = calendar
    name = calendar.name
    mark = calendar.mark
    players = calendar.players
  }

  package var isNew: Bool { !known.exists }

  /// What there is to be kept: of a file that was read just now, else what is kept already.
  package var content: CalendarReading? {
    if case .done(_, let reading) = reading { return reading }
    return known.map { CalendarReading(events: $0.events, flaws: $0.flaws) }
  }
}

package enum CalendarFormAction: Hashable, Sendable {
  case fromChosen(isAddress: Bool)
  case fileWanted
  case filePicked(String)
  /// None when it could not be read, nothing when it is no calendar.
  case fileRead([UInt8]?)
  case named(String)
  case marked(CalendarSource.Mark)
  case playerChosen(PlayerID, Bool)
  case saved
}

extension PlannerState {
  mutating func reduce(_ action: CalendarFormAction, _ core: inout Core) -> [Effect] {
    guard var form else { return [] }
    if case .saved = action { return save(form, &core) }
    let effects = form.reduce(action, core)
    self.form = form
    return effects
  }

  private mutating func save(_ form: CalendarForm, _ core: inout Core) -> [Effect] {
    guard let calendar = form.calendar(core) else { return [] }
    self.form = nil
    let others = core.calendars.filter { $0.id != form.id }
    guard let place = core.calendars.firstIndex(where: { $0.id == form.id }) else {
      return keep(others + [calendar], &core)
    }
    return keep(others[..<place] + [calendar] + others[place...], &core)
  }
}

extension CalendarForm {
  mutating func reduce(_ action: CalendarFormAction, _ core: Core) -> [Effect] {
    switch action {
    case .fromChosen(let isAddress): from = isAddress ? .address : .file
    case .fileWanted: return [.ask(.pickCalendar)]
    case .filePicked(let file):
      reading = .running(file)
      return [.ask(.readCalendar(on: core.moment.today))]
    case .fileRead(let bytes): take(bytes)
    case .named(let name): self.name = name
    case .marked(let mark): self.mark = mark
    case .playerChosen(let player, let isChosen):
      players = players.filter { $0 != player } + (isChosen ? [player] : [])
    case .saved: break
    }
    return []
  }

  private mutating func take(_ bytes: [UInt8]?) {
    guard case .running(let file) = reading else { return }
    guard let bytes else {
      reading = .refused(.notRead)
      return
    }
    guard let read = CalendarReading(bytes: bytes) else {
      reading = .refused(.noCalendar)
      return
    }
    reading = .done(file, read)
    if name.trimmed.isEmpty { name = file.withoutEnding }
  }

  /// None while there is nothing to keep, or no name.
  func calendar(_ core: Core) -> CalendarSource? {
    guard let content, !name.trimmed.isEmpty else { return nil }
    var (origin, readAt) = (known?.origin ?? .file(""), known?.readAt ?? core.moment.now)
    if case .done(let file, _) = reading { (origin, readAt) = (.file(file), core.moment.now) }
    return CalendarSource(
      id: id,
      name: WeekBounds.cut(name.trimmed),
      mark: mark,
      players: players,
      origin: origin,
      readAt: readAt,
      events: content.events,
      flaws: content.flaws
    )
  }
}

extension String {
  /// "hockey" of "hockey.ics".
  fileprivate var withoutEnding: String {
    let bytes = Array(utf8)
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return self }
    return String(decoding: bytes[..<dot], as: UTF8.self)
  }
}
