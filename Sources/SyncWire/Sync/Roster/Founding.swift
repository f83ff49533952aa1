/// The first entry: a device, the streams it begins, and their codes.
package struct Founding: Sendable, Described {
  package var device: RosterDevice
  package var epochs: [Epoch]
  package var codes: [RosterCode]

  package init(device: RosterDevice, epochs: [Epoch], codes: [RosterCode]) {
    self.device = device
    self.epochs = epochs
    self.codes = codes
  }

  package static var blank: Founding { Founding(device: .blank, epochs: [], codes: []) }

  package func coded(by coder: inout Coder) -> Founding {
    Founding(
      device: coder.nested("device", device),
      epochs: coder.list("epochs", epochs),
      codes: coder.list("codes", codes)
    )
  }
}
