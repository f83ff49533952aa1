/// A stream begins, or goes on where no device is left that reads it; its code comes with the first one.
package struct Opening: Sendable, Described {
  package var epoch: Epoch
  package var code: RosterCode?

  package init(epoch: Epoch, code: RosterCode? = nil) {
    self.epoch = epoch
    self.code = code
  }

  package static var blank: Opening { Opening(epoch: .blank) }

  package func coded(by coder: inout Coder) -> Opening {
    Opening(
      epoch: coder.nested("epoch", epoch),
      code: coder.optional("code", code, .blank) { $0.nested($1, $2) }
    )
  }
}

/// A stream goes on under another secret.
package struct NewEpoch: Sendable, Described {
  package var epoch: Epoch

  package init(epoch: Epoch) { self.epoch = epoch }

  package static var blank: NewEpoch { NewEpoch(epoch: .blank) }

  package func coded(by coder: inout Coder) -> NewEpoch {
    NewEpoch(epoch: coder.nested("epoch", epoch))
  }
}
