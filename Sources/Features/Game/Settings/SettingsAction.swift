import AppCore
import SyncEngine

package enum SettingsAction: Hashable, Sendable {
  case lookChosen(Look)
  case switched(SettingKey<Bool>, isOn: Bool)
  case reminders(ReminderAction)

  var writes: Bool {
    switch self {
    case .lookChosen, .switched: true
    case .reminders(let action): action.writes
    }
  }
}

extension Request {
  /// Show this look from now on, also at the next start.
  static func keepLook(_ look: Look) -> Request { Request(.keepLook, [UInt8(look.rawValue)]) }
}
