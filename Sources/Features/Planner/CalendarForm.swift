import AppCore
import Basics
import Calendars
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
    case running(CalendarSource.Origin)
    case done(CalendarSource.Origin, CalendarReading)
    case refused(Refusal)
  }

  package enum Refusal: Sendable {
    /// What was read is none.
    case noCalendar
    /// Behind the address is something else, often a page to sign in.
    case page
    case tooLarge
    /// It could not be read, or took too long.
    case notRead
    /// What was typed is no address of a calendar.
    case noAddress
    /// Nobody here fetches calendars.
    case noServer
    /// The server does so for its families, and this device is in none of them.
    case noFamily
    /// The server has done so often enough for now.
    case tooOften
    case notFetched
    /// It was there, and is no more.
    case gone
    /// It leads into a network of its own, from which the server fetches nothing.
    case inside
    /// The server hands nothing on that is as long.
    case tooLong
  }

  package let id: CalendarID
  /// As it is kept; none for a new one.
  let known: CalendarSource?
  package internal(set) var from = From.file
  package internal(set) var address = ""
  package internal(set) var reading = Reading.none
  /// *Save* was tapped over an address that has to be read first.
  var savesOnceRead = false
  package internal(set) var name = ""
  package internal(set) var mark = CalendarSource.Mark.activities
  /// Somebody has chosen the mark, so that it is guessed no more.
  private var isMarked = false
  /// What the host of an address calls what was read from it.
  private var tag = ""
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
    guard case .address(let address) = calendar.origin else { return }
    from = .address
    self.address = address
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
  /// - Parameter bytes: how many it has.
  case filePicked(String, bytes: Int64)
  /// None when it could not be read, nothing when it is no calendar.
  case fileRead([UInt8]?)
  case addressTyped(String)
  case addressTried
  /// A ``FetchAnswer``.
  case fetched([UInt8]?)
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
    if form.savesOnceRead, case .done = form.reading { return effects + save(form, &core) }
    return effects
  }

  private mutating func save(_ form: CalendarForm, _ core: inout Core) -> [Effect] {
    if form.hasUnreadAddress {
      self.form?.savesOnceRead = true
      return self.form?.fetch(on: core.moment.today) ?? []
    }
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
    case .fromChosen(let isAddress):
      from = isAddress ? .address : .file
      if case .refused = reading { reading = .none }
    case .fileWanted: return [.ask(.pickCalendar)]
    case .filePicked(_, let bytes) where bytes > CalendarReading.mostBytes:
      reading = .refused(.tooLarge)
    case .filePicked(let file, _):
      reading = .running(.file(file))
      return [.ask(.readCalendar(on: core.moment.today))]
    case .fileRead(let bytes):
      take(bytes)
      guessMark(core)
    case .addressTyped(let text):
      address = text
      savesOnceRead = false
    case .addressTried: return fetch(on: core.moment.today)
    case .fetched(let bytes):
      take(FetchAnswer(bytes))
      guessMark(core)
    case .named(let name): self.name = name
    case .marked(let mark): (self.mark, isMarked) = (mark, true)
    case .playerChosen(let player, let isChosen):
      players = players.filter { $0 != player } + (isChosen ? [player] : [])
    case .saved: break
    }
    return []
  }

  private mutating func take(_ bytes: [UInt8]?) {
    guard case .running(let origin) = reading else { return }
    guard let bytes else {
      reading = .refused(.notRead)
      return
    }
    guard let read = CalendarReading(bytes: bytes) else {
      reading = .refused(.noCalendar)
      return
    }
    take(read, from: origin, tag: "")
  }

  mutating func take(_ read: CalendarReading, from origin: CalendarSource.Origin, tag: String) {
    reading = .done(origin, read)
    self.tag = tag
    if name.trimmed.isEmpty { name = WeekBounds.cut((read.name ?? origin.name).trimmed) }
  }

  private mutating func guessMark(_ core: Core) {
    guard isNew, !isMarked, case .done(_, let read) = reading else { return }
    mark = .guess(read.events, words: core.dayWords, zone: core.zone)
  }

  /// None while there is nothing to keep, or no name.
  func calendar(_ core: Core) -> CalendarSource? {
    guard let content, !name.trimmed.isEmpty else { return nil }
    var (origin, readAt) = (known?.origin ?? .file(""), known?.readAt ?? core.moment.now)
    var state = known?.state
    if case .done(let fresh, _) = reading {
      (origin, readAt) = (fresh, core.moment.now)
      state = CalendarSource.State(tag: tag, on: core.moment.today)
    }
    return CalendarSource(
      id: id,
      name: WeekBounds.cut(name.trimmed),
      mark: mark,
      players: players,
      origin: origin,
      readAt: readAt,
      state: state,
      events: content.events,
      flaws: content.flaws
    )
  }
}
