import Basics
import Domain
import SyncWire
import Time

/// What a device keeps beside its log, in the same database: it concerns no other device, and is nothing that was
/// saved.
package struct DeviceNotes: Hashable, Sendable {
  /// Changes to routines that are not saved yet.
  package var drafts: [RoutineDraft] = []
  /// The quest that the player has left, and not gone on with.
  package var leftQuest: SessionID?
  /// The look that was chosen; none before a choice, or where an earlier version was told it.
  package var look: Look?
  /// The last day of which a calendar has said that there is no school; it is known here before the calendar is read.
  package var dayWithoutSchool: LocalDay?
  /// The day until which calendars are put off.
  package var calendarRestsUntil: LocalDay?
  /// The night quest that the player would rather see step by step: its routine's id and the number of sessions before
  /// it, added up, since it has no id of its own yet.
  package var refusedNight: SessionID?
  /// The quest from which music was opened last, and when.
  package var openedMusic: OpenedMusic?
  /// Whether it was told on this device how music goes with a quest, after which nothing more is said.
  package var knowsMusic: Bool?

  package init() {}
}

extension DeviceNotes: Described {
  package static var blank: DeviceNotes { DeviceNotes() }

  package func coded(by coder: inout Coder) -> DeviceNotes {
    var notes = DeviceNotes()
    notes.drafts = coder.list("drafts", drafts)
    notes.leftQuest = coder.optional("leftQuest", leftQuest, SessionID(0)) { $0.id($1, $2) }
    notes.look = coder.optional("look", look, .asDevice) {
      Look(rawValue: $0.place($1, $2.rawValue, among: Look.allCases.count)) ?? .asDevice
    }
    notes.dayWithoutSchool = coder.optional("dayWithoutSchool", dayWithoutSchool, .first) {
      $0.day($1, $2)
    }
    notes.calendarRestsUntil = coder.optional("calendarRestsUntil", calendarRestsUntil, .first) {
      $0.day($1, $2)
    }
    notes.refusedNight = coder.optional("refusedNight", refusedNight, SessionID(0)) {
      $0.id($1, $2)
    }
    notes.openedMusic = coder.optional("openedMusic", openedMusic, .blank) { $0.nested($1, $2) }
    notes.knowsMusic = coder.optional("knowsMusic", knowsMusic, true) { $0.bool($1, $2) }
    return notes
  }
}

extension Coder {
  fileprivate mutating func day(_ name: StaticString, _ day: LocalDay) -> LocalDay {
    parsed(name, day, day.isoText) { LocalDay(isoText: $0) }
  }
}

extension LocalDay {
  fileprivate static let first = LocalDay(number: 0)
}

extension DeviceNotes {
  package var bytes: [UInt8] { json.bytes }

  /// Reads notes; bytes that cannot be read leave them empty, since they are nothing that was saved.
  package init(bytes: [UInt8]) {
    guard let json = try? JSON.parse(bytes) else { return }
    if let notes = try? DeviceNotes(json) {
      self = notes
    } else {
      // Versions before this one kept drafts so.
      drafts = (json.array ?? []).compactMap { try? RoutineDraft($0) }
    }
  }
}
