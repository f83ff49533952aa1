import AppCore
import Basics
import SyncWire

// The camera reads what stands on the other device. It is asked for by a tap and never before.
extension DevicesState {
  mutating func scan() -> [Effect] {
    place = .scanning
    (isSlip, hasNoPicture) = (false, false)
    return [.ask(.scanCode)]
  }

  /// Whoever holds a camera to a screen has said that this device is to come in.
  mutating func take(scanned text: [UInt8]?) -> [Effect] {
    guard place == .scanning else { return [] }
    guard let text else {
      typeInstead()
      hasNoPicture = true
      return []
    }
    if text.isEmpty { return [] }
    typeInstead()
    typed = String(decoding: text, as: UTF8.self)
    return join()
  }

  /// On a device that has nothing, codes are typed where everything begins.
  mutating func typeInstead() { place = isAlone ? .list : .code }
}
