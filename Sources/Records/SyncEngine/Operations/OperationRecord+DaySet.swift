import Basics
import Domain
import SyncWire

extension OperationRecord {
  /// Whether it tells what a player's days are; one that cannot be read tells nothing.
  package var isDaySet: Bool {
    guard kind.isSame(as: "setting.set"),
      case .settingSet(let change)? = (try? Operation(self))?.body
    else { return false }
    return change.setting == .daySet
  }
}
