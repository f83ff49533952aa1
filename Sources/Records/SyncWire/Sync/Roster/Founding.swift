/// The first entry: a device, the streams it begins, and their codes.
package struct Founding: Sendable, Described {
  package var device: RosterDevice
  package var epochs: [Epoch]
  package var codes: [RosterCode]
  /// Whether the family's code stands on a paper that is older than the family, so that the device does not have it in
  /// the clear.
  package var isFromPaper: Bool

  package init(
    device: RosterDevice,
    epochs: [Epoch],
    codes: [RosterCode],
    isFromPaper: Bool = false
  ) {
    self.device = device
    self.epochs = epochs
    self.codes = codes
    self.isFromPaper = isFromPaper
  }

  package static var blank: Founding { Founding(device: .blank, epochs: [], codes: []) }

  package func coded(by coder: inout Coder) -> Founding {
    Founding(
      device: coder.nested("device", device),
      epochs: coder.list("epochs", epochs),
      codes: coder.list("codes", codes),
      isFromPaper: coder.optional("paper", isFromPaper ? true : nil, true) { $0.bool($1, $2) }
        ?? false
    )
  }
}
