import Basics

// Sixteen random bytes each: hexadecimal in JSON, in bytes in the order of their digits.

/// Of a device as the roster knows it: new at each pairing, and not the name in its database.
package typealias DeviceID = Identifier<RosterDevice>

package typealias FamilyID = Identifier<FamilySubject>
package typealias StreamID = Identifier<StreamSubject>
package typealias PackID = Identifier<Pack>

/// Which secret of a stream: whoever unwraps one compares it, so nobody is given another than the rest.
package typealias KeyID = Identifier<Epoch>

package typealias MailboxID = Identifier<PairingMessage>

/// A family that syncs.
package enum FamilySubject {}

/// What a key seals: the plan, or what one player plays.
package enum StreamSubject {}

extension Identifier where Subject == StreamSubject {
  package static var plan: StreamID { StreamID(0) }

  /// - Parameter player: their id, which is none but zero.
  package static func play(of player: UInt128) -> StreamID { StreamID(player) }
}
