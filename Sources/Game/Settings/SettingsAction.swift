import Core
import SyncEngine

package enum SettingsAction: Hashable, Sendable {
  case lookChosen(Look)
}

extension Request {
  /// Show this look from now on, also at the next start.
  static func keepLook(_ look: Look) -> Request { Request(.keepLook, [UInt8(look.rawValue)]) }
}
