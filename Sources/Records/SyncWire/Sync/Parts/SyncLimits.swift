/// How much the protocol takes of anything; lengths are in bytes.
package enum SyncLimits {
  /// The length of an entry's text.
  package static let entryText = 64 * 1024

  /// The operations of a pack, in all its segments.
  package static let operations = 500

  /// The length of a pack's sealed part, its tag included.
  package static let sealed = 256 * 1024

  /// The length of what a pack holds, before it is deflated.
  package static let content = 2 * 1024 * 1024

  /// The length of a sealed message of pairing.
  package static let message = 4 * 1024

  /// The length of an answer, and of what is sent in one request.
  package static let body = 1024 * 1024

  /// The range of sequence numbers, places and indices: what JavaScript's numbers hold exactly.
  package static let numbers: ClosedRange<Int64> = 0...9_007_199_254_740_991

  /// The range of an epoch's number.
  package static let epochs: ClosedRange<Int64> = 1...4_294_967_295

  /// The number of a log's frames that are asked for at once.
  package static let frames: ClosedRange<Int64> = 1...1000

  /// The players in a family, as the app lets people be added.
  package static let players = 8

  /// The players of a family on a server.
  ///
  /// Those who have left keep their streams there, and two devices may each add the last one while neither knows of the
  /// other.
  package static let playersEver: Int64 = 16

  /// The devices that are in a family at once.
  package static let members: Int64 = 32

  /// The entries of a roster.
  package static let entries: Int64 = 4096

  /// The length of what is handed over in a view.
  package static let view = 16 * 1024

  /// The length of a pack's sealed part with it; it may be bytes that cannot be deflated.
  package static let sealedView = view + 1024

  /// The length of what a parent's device says of a view that it has opened, and of the sealed part around that.
  package static let opened = 8
  package static let sealedOpened = 1024

  /// The open views of a player, so that no player fills the others' devices: what is beyond waits until one is closed.
  package static let openViews = 32
}
