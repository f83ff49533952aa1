import Strings
import SyncWire

// Why two devices did not come together, and what is told of trouble.
extension DeviceTexts {
  func title(of end: PairingEnd) -> String { ends[Int(end.rawValue) * 2] }
  func about(_ end: PairingEnd) -> String { ends[Int(end.rawValue) * 2 + 1] }

  func title(of notice: SyncNotice) -> String { notices[Int(notice.rawValue) * 2] }
  func about(_ notice: SyncNotice) -> String { notices[Int(notice.rawValue) * 2 + 1] }
}
