import AppCore
import Basics
import Domain
import SyncWire
import Time

/// Whether this device rings by itself, when the family's server says that it is time.
///
/// The ledger knows nothing of it: each device has its own word on that, and the browser keeps it.
package struct RingingHere: Hashable, Sendable {
  /// By the browser's numbers.
  enum State: UInt8, Sendable {
    /// No family's server that sends something, or no browser that takes it.
    case unavailable
    case off
    case on
    /// Somebody has told the browser that this page may show nothing.
    case denied
    /// On some phones only what stands on the home screen may.
    case needsHomeScreen
    /// It could not be done just now.
    case failed
  }

  private(set) var state = State.unavailable
  private(set) var isWaiting = false
  private var isAsked = false
  /// What has been handed on since the start.
  private var given: [RingingTime]?
}

/// A reminder as a server may know it.
struct RingingTime: Hashable, Sendable {
  let reminder: Reminder
  let time: TimeOfDay
  let days: Weekdays
}

extension RingingHere {
  /// Asks the browser, which asks the server whether it sends at all.
  mutating func open() -> [Effect] {
    isAsked = true
    return [.ask(.readRinging(asksServer: true))]
  }

  mutating func switchOver(to words: ReminderWords?, _ core: Core) -> [Effect] {
    if isWaiting { return [] }
    isWaiting = true
    given = words.exists ? core.ringingTimes : nil
    return [.ask(.setRinging(words.exists ? core.ringingTimes : nil, words))]
  }

  mutating func take(_ answer: UInt8?) {
    isWaiting = false
    state = answer.flatMap { State(rawValue: $0) } ?? .failed
  }

  /// Once a start, since browsers tell nobody when they end a subscription; and whenever times or days are others.
  mutating func follow(_ core: Core) -> [Effect] {
    if !isAsked {
      isAsked = true
      return [.ask(.readRinging(asksServer: false))]
    }
    guard state == .on, !isWaiting, core.player.exists, given != core.ringingTimes else {
      return []
    }
    given = core.ringingTimes
    return [.ask(.setRinging(core.ringingTimes, nil))]
  }
}

extension Core {
  fileprivate var ringingTimes: [RingingTime] {
    ringingReminders.map {
      RingingTime(reminder: $0, time: time(of: $0), days: weekdays(of: $0))
    }
  }
}

extension Request {
  /// Answered with a byte.
  fileprivate static func readRinging(asksServer: Bool) -> Request {
    Request(.readRinging, of: .reminders, [asksServer ? 1 : 0])
  }

  /// Answered with a byte.
  ///
  /// - Parameters:
  ///   - times: none to switch it off.
  ///   - words: none where those stay that the browser has.
  fileprivate static func setRinging(_ times: [RingingTime]?, _ words: ReminderWords?) -> Request {
    var writer = ByteWriter()
    guard let times else { return Request(.setRinging, of: .reminders) }
    writer.write(list: times) {
      $0.write($1.reminder == .daily ? UInt8(0) : 1)
      $0.write(count: $1.time.minutes)
      $0.write($1.days.rawValue)
    }
    writer.write(list: words.map { [$0.daily, $0.week] } ?? []) {
      $0.write($1.title)
      $0.write($1.body)
    }
    return Request(.setRinging, of: .reminders, writer.bytes)
  }
}
