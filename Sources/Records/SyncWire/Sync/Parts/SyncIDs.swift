import Basics

// Ids of sixteen random bytes: in JSON they are hexadecimal, in bytes in the order of their digits.

/// The id of a device in the roster: new at each pairing, and not the name in its database.
package typealias DeviceID = Identifier<RosterDevice>

package typealias FamilyID = Identifier<FamilySubject>
package typealias StreamID = Identifier<StreamSubject>
package typealias PackID = Identifier<Pack>

/// The id of a stream's secret: a device that unwraps one compares it, so no device is given another than the rest.
package typealias KeyID = Identifier<Epoch>

package typealias MailboxID = Identifier<PairingMessage>

/// A family that syncs.
package enum FamilySubject {}

/// What a key seals: the plan, or what one player plays.
package enum StreamSubject {}

extension Identifier where Subject == StreamSubject {
  package static var plan: StreamID { StreamID(0) }

  /// The stream of a player's play.
  ///
  /// - Parameter player: the player's id, which is not zero.
  package static func play(of player: UInt128) -> StreamID { StreamID(player) }
}
