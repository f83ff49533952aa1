import Basics

/// A member that can stand in a roster and be given a secret: a device or a recovery code.
package enum RosterMember: Hashable, Sendable {
  case device(DeviceID)
  case familyCode
  case playerCode(of: StreamID)

  /// The member as text: a device's digits, `recovery:family`, or `recovery:` and a player's digits.
  package var text: String {
    switch self {
    case .device(let id): id.raw.hexText
    case .familyCode: "recovery:family"
    case .playerCode(let player): "recovery:" + player.raw.hexText
    }
  }

  package init?(_ text: String) {
    if let id = UInt128(hexText: text) {
      self = .device(DeviceID(id))
    } else if text.isSame(as: "recovery:family") {
      self = .familyCode
    } else {
      let letters = Array(text.utf8)
      guard letters.count == 41,
        String(decoding: letters[..<9], as: UTF8.self).isSame(as: "recovery:"),
        let player = UInt128(hexText: String(decoding: letters[9...], as: UTF8.self)), player != 0
      else { return nil }
      self = .playerCode(of: StreamID(player))
    }
  }
}

extension RosterMember {
  /// The stream that a code opens; none of a device, which may read several.
  package var stream: StreamID? {
    switch self {
    case .device: nil
    case .familyCode: .plan
    case .playerCode(let player): player
    }
  }
}

extension StreamID {
  /// The name of the code that opens the stream.
  package var code: RosterMember { self == .plan ? .familyCode : .playerCode(of: self) }
}
