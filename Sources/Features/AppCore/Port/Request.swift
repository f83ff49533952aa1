import Basics

/// The feature that asks, and so the one for which an answer is; by it features need not name each other.
package enum Owner: Hashable, Sendable {
  case saving
  case quest
  case home
  case gate
  case names
  /// A copy that is being saved.
  case savedCopy
  /// A copy that is being opened, the day of the last one, and erasing.
  case copies
  /// What waits here until a player's own code is typed.
  case closedPlay
  case reminders
  case shortcuts
  case calendars
  /// Connected music.
  case spotify
  /// The family's devices.
  case devices
  /// How the app comes to the home screen.
  case installing
}

/// One question to the browser, or one order.
package struct Request: Hashable, Sendable {
  package let kind: PortKind
  /// The feature that waits for the answer; an order has none.
  package let owner: Owner?
  /// The owner's own number for the request, which comes back with the answer.
  package let number: Int
  /// The question's bytes, as `ByteWriter` writes them.
  package let bytes: [UInt8]

  package init(_ kind: PortKind, of owner: Owner, number: Int = 0, _ bytes: [UInt8] = []) {
    self.kind = kind
    self.owner = owner
    self.number = number
    self.bytes = bytes
  }

  /// Makes an order, which is not answered.
  package init(_ kind: PortKind, _ bytes: [UInt8] = []) {
    self.kind = kind
    owner = nil
    number = 0
    self.bytes = bytes
  }
}

/// What the browser says to a request.
package struct Answer: Hashable, Sendable {
  package let kind: PortKind
  package let owner: Owner
  package let number: Int
  /// The answer's bytes; none when it could not be done, and the console has the reason.
  package let bytes: [UInt8]?

  package var isGiven: Bool { bytes.exists }

  package init(_ kind: PortKind, for owner: Owner, number: Int = 0, _ bytes: [UInt8]?) {
    self.kind = kind
    self.owner = owner
    self.number = number
    self.bytes = bytes
  }
}
