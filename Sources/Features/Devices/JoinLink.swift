import Basics
import SyncWire

/// A link that brings a device to its family: the app's address, and behind the mark the code that is typed elsewhere.
///
/// What stands behind a # browsers send to no server.
enum JoinLink {
  /// NB: `Public/runtime/later/joining.js` looks for it.
  private static let mark = "#join="

  static func text(_ code: PairingCode, at address: String) -> String {
    address + mark + code.text
  }

  /// Out of what somebody has typed, or out of a whole link that was pasted; none where neither has one.
  ///
  /// No code has an equals sign in it.
  static func code(in text: String) -> PairingCode? {
    let parts = Array(text.utf8).split(separator: UInt8(ascii: "="))
    return PairingCode(typed: String(decoding: parts.last ?? [], as: UTF8.self))
  }
}

/// How a link gets to the other device.
package enum LinkWay: Hashable, Sendable {
  case copy
  case share
}

/// How handing it on went.
package enum LinkHanding: Hashable, Sendable {
  case none
  case copied
  case notPossible
}

/// What a link has come to that led to this device.
enum LinkArrival: Hashable, Sendable {
  case none
  /// It waits until somebody is asked what this empty device is to be.
  case code(PairingCode)
  /// Its code stands in the field.
  case filled
  case told(ToldLink)
}

/// What is told where a link can bring in nobody.
package enum ToldLink: Hashable, Sendable {
  /// This device belongs to a family.
  case isIn
  /// It did, and keeps what it has.
  case wasIn
  /// There is a player here already.
  case hasOwn
}
