import Basics

/// A recovery code comes in the place of another one, and its stream goes on under a secret that the old one cannot
/// open.
///
/// Entries have it from the second version on.
package struct Renewal: Sendable, Described {
  package var code: RosterCode

  /// The look-up of the newest code of this name so far, whether it still counts or not.
  package var replaces: UInt128

  /// One epoch of the stream that the code opens, wrapped for the devices that read it and for the new code.
  package var epochs: [Epoch]

  package init(code: RosterCode, replaces: UInt128, epochs: [Epoch]) {
    self.code = code
    self.replaces = replaces
    self.epochs = epochs
  }

  package static var blank: Renewal { Renewal(code: .blank, replaces: 0, epochs: []) }

  package func coded(by coder: inout Coder) -> Renewal {
    Renewal(
      code: coder.nested("code", code),
      replaces: coder.number("replaces", replaces),
      epochs: coder.list("epochs", epochs)
    )
  }
}
