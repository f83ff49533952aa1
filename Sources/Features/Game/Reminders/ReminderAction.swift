import AppCore
import SyncWire

package enum ReminderAction: Hashable, Sendable {
  case switched(Reminder, Bool)
  /// As it was typed.
  case timeTyped(Reminder, String)
  /// *Put into my calendar*, with the words of the player's language.
  case askedFor(ReminderWords)
  /// Whether this device rings by itself; with the words for it, or off.
  case ringHere(ReminderWords?)
  // What the browser answers.
  case ringing(UInt8?)
  case given
  /// Whoever was asked where to put it wants none after all.
  case withdrawn
  case notGiven

  var writes: Bool {
    switch self {
    case .switched, .timeTyped: true
    // A file changes nothing here, so a tab that only shows may make one.
    case .askedFor, .ringHere, .ringing, .given, .withdrawn, .notGiven: false
    }
  }
}

extension Request {
  /// Give the player a file: answered as a copy is.
  static func handOver(reminders file: [UInt8]) -> Request {
    var writer = ByteWriter()
    writer.write("timequest-reminders.ics")
    writer.write(file[...])
    return Request(.handOver, of: .reminders, writer.bytes)
  }
}

extension ReminderAction {
  private static let givenCode: UInt8 = 1

  package init?(_ answer: Answer) {
    if answer.kind != .handOver {
      self = .ringing(answer.bytes?.first)
      return
    }
    guard let bytes = answer.bytes else {
      self = .notGiven
      return
    }
    self = bytes.first == Self.givenCode ? .given : .withdrawn
  }
}
