import AppCore
import SyncWire
import Time

/// What the browser says of the device on which the app runs, and what is kept there of the home screen.
package struct DeviceKind: Hashable, Sendable {
  /// By the browser's numbers.
  enum System: UInt8, Sendable {
    case desktop
    /// Also an iPad: what stands on the home screen has a memory of its own there.
    case iPhone
    case android
  }

  let system: System
  /// The app was opened from the home screen, or has just been put there.
  let isInstalled: Bool
  /// The browser asks by itself whether the app shall be there.
  let asksItself: Bool
  /// The screen can be kept on.
  package let staysAwake: Bool
  /// How often *Not now* was said to the home screen.
  let timesPutOff: Int
  /// When it was said last.
  let putOffAt: Instant
}

extension DeviceKind {
  /// - Parameter bytes: system, installed, asks, awake; then what is kept, a byte and an instant, if anything is.
  init(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    system = System(rawValue: reader.byte()) ?? .desktop
    isInstalled = reader.bool()
    asksItself = reader.bool()
    staysAwake = reader.bool()
    let isKept = !reader.isAtEnd
    timesPutOff = isKept ? Int(reader.byte()) : 0
    putOffAt = Instant(milliseconds: isKept ? reader.number() : 0)
  }

  /// *Not now* is kept away from the player for so long, and the second one for good.
  private static let rest = Seconds.hours(24 * 30)
  static let forGood = 2

  func isOffered(at now: Instant) -> Bool {
    if isInstalled || timesPutOff >= Self.forGood { return false }
    return timesPutOff == 0 || now.since(putOffAt) >= Self.rest
  }
}
