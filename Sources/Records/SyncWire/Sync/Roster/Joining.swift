import Basics

/// A device comes in, and is given the streams that its inviter holds and wants it to have.
package struct Joining: Sendable, Described {
  package var device: RosterDevice
  /// The stream's epochs with the wraps that are for this device alone, and with no earlier secrets.
  package var streams: [Epoch]
  /// The name that the device had before, where it was a copy.
  package var instead: DeviceID?

  package init(device: RosterDevice, streams: [Epoch], instead: DeviceID? = nil) {
    self.device = device
    self.streams = streams
    self.instead = instead
  }

  package static var blank: Joining { Joining(device: .blank, streams: []) }

  package func coded(by coder: inout Coder) -> Joining {
    Joining(
      device: coder.nested("device", device),
      streams: coder.list("streams", streams),
      instead: coder.optional("instead", instead, DeviceID(0)) { $0.identifier($1, $2) }
    )
  }
}
