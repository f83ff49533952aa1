import Basics

/// Who asks, and so whom an answer is for: features do not name each other.
package enum Owner: Hashable, Sendable {
  case saving
  case quest
  case home
  case gate
  case names
  /// A copy that is being saved.
  case savedCopy
  /// A copy that is being opened; when the last one was made; erasing.
  case copies
  /// What waits here for a player's own code.
  case closedPlay
  case reminders
  case calendars
  /// Connected music.
  case spotify
  /// The family's devices.
  case devices
}

/// One question to the browser, or one order.
package struct Request: Hashable, Sendable {
  package let kind: PortKind
  /// Nobody waits for what becomes of an order.
  package let owner: Owner?
  /// The owner's own name for it; comes back with the answer.
  package let number: Int
  /// As `ByteWriter` writes them.
  package let bytes: [UInt8]

  package init(_ kind: PortKind, of owner: Owner, number: Int = 0, _ bytes: [UInt8] = []) {
    self.kind = kind
    self.owner = owner
    self.number = number
    self.bytes = bytes
  }

  /// An order: it is not answered.
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
  /// None when it could not be done; the console has the reason.
  package let bytes: [UInt8]?

  package var isGiven: Bool { bytes.exists }

  package init(_ kind: PortKind, for owner: Owner, number: Int = 0, _ bytes: [UInt8]?) {
    self.kind = kind
    self.owner = owner
    self.number = number
    self.bytes = bytes
  }
}
