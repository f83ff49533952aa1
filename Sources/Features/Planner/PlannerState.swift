import AppCore
import Basics
import Calendars
import Domain
import SyncEngine
import Time

/// What a device does with calendars: adds them, reads them anew, erases them.
///
/// Nothing of it is in the log: what is kept lies beside it, on this device alone.
package struct PlannerState: Sendable {
  /// The browser has been asked what it keeps; no more, once another tab has changed it.
  package var isAsked = false
  @Boxed package internal(set) var form: CalendarForm?
  /// Whether *Turn off* has been pressed, and not answered.
  package internal(set) var isAskingOff = false
  /// What is read again by itself.
  @Boxed var freshening = Freshening()
  /// The browser has no room for what was added last.
  package internal(set) var isNotKept = false

  package init() {}
}

package enum PlannerAction: ActionKind {
  /// What the browser has kept; none when it could not be read.
  case found([UInt8]?)
  case kept(Bool)
  /// None for a new one.
  case chosen(CalendarID?)
  case form(CalendarFormAction)
  /// A ``FetchAnswer`` that nobody has waited for.
  case freshened([UInt8]?)
  case removed(CalendarID)
  case offAsked
  case offLeft
  case turnedOff
  /// *Not now*.
  case putOff
  case allowed(Bool)
  /// Whether the family's other devices are told what days are.
  case shared(Bool)

  package var writes: Bool {
    switch self {
    case .putOff, .allowed, .shared: true
    case .found, .kept, .chosen, .form, .freshened, .removed, .offAsked, .offLeft, .turnedOff: false
    }
  }
}

extension Action {
  package static func calendars(_ action: PlannerAction) -> Action { .of(action) }
}

extension PlannerState {
  package mutating func reduce(_ action: PlannerAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .found(let bytes):
      core.take(StoredCalendars.read(bytes ?? []).map { $0.around(core.moment.today) })
      // What could not be read may still be there.
      return bytes.exists ? core.tellDays() : []
    case .kept(let isKept): isNotKept = !isKept
    case .chosen(let id): open(id, &core)
    case .form(let action): return reduce(action, &core)
    case .freshened(let bytes): return takeFreshened(FetchAnswer(bytes), &core)
    case .removed(let id):
      form = nil
      return keep(core.calendars.filter { $0.id != id }, &core)
    case .offAsked: isAskingOff = true
    case .offLeft: isAskingOff = false
    case .turnedOff:
      isAskingOff = false
      return keep([], &core)
    case .putOff: return core.putCalendarsOff()
    case .allowed(let isAllowed): return core.record([.set(.calendarAllowed, isAllowed)])
    case .shared(let isOn): return core.shareDays(isOn)
    }
    return []
  }

  /// Asks the browser what it keeps, once.
  package mutating func refresh() -> [Effect] {
    if isAsked { return [] }
    isAsked = true
    return [.ask(.readCalendars)]
  }

  /// - Returns: whether there was something to leave.
  package mutating func goBack() -> Bool {
    guard form.exists || isAskingOff else { return false }
    close()
    return true
  }

  /// Closes what stood open on a page that was left.
  package mutating func close() {
    form = nil
    isAskingOff = false
  }

  private mutating func open(_ id: CalendarID?, _ core: inout Core) {
    isNotKept = false
    guard let id else {
      form = CalendarForm(new: CalendarID(core.dice.id()))
      return
    }
    form = core.calendars.first { $0.id == id }.map { CalendarForm($0) }
  }

  mutating func keep(_ calendars: [CalendarSource], _ core: inout Core) -> [Effect] {
    core.take(calendars)
    let bytes = calendars.isEmpty ? [] : StoredCalendars.bytes(of: calendars)
    return [.ask(.keepCalendars(bytes))] + core.noteDayWithoutSchool() + core.tellDays()
  }
}

extension CalendarSource {
  /// Without what is past by now.
  fileprivate func around(_ today: LocalDay) -> CalendarSource {
    let first = CalendarWindow.days(around: today).lowerBound
    var near = self
    near.events = events.filter { event in
      switch event.when {
      case .days(let days): days.last >= first
      // Wherever this is read, the day before has begun.
      case .from(_, let end): LocalDay(end, offset: .utc) >= first.adding(days: -1)
      }
    }
    return near
  }
}
