import Basics

/// A view begins: a stream for what a player hands over once, and for nothing that comes later.
///
/// Entries have it from the second version on.
package struct Handover: Sendable, Described {
  /// The id of the stream of the player whose play it is about.
  package var player: StreamID

  /// The view's id and its only secret, wrapped for the devices that are to read it.
  package var epoch: Epoch

  package init(of player: StreamID, _ epoch: Epoch) {
    self.player = player
    self.epoch = epoch
  }

  package static var blank: Handover { Handover(of: .plan, .blank) }

  package func coded(by coder: inout Coder) -> Handover {
    Handover(
      of: coder.identifier("player", player),
      coder.nested("epoch", epoch)
    )
  }
}

/// A view ends: what lies in it is erased, on the server and on devices.
///
/// Entries have it from the second version on.
package struct Closing: Sendable, Described {
  /// The view's id.
  package var stream: StreamID

  package init(_ stream: StreamID) { self.stream = stream }

  package static var blank: Closing { Closing(.plan) }

  package func coded(by coder: inout Coder) -> Closing {
    Closing(coder.identifier("stream", stream))
  }
}
