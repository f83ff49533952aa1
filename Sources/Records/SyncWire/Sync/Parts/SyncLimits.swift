/// How much the protocol takes of anything; lengths in bytes.
package enum SyncLimits {
  /// Of an entry's text.
  package static let entryText = 64 * 1024

  /// Of a pack, in all its segments.
  package static let operations = 500

  /// Of a pack's sealed part, its tag included.
  package static let sealed = 256 * 1024

  /// Of what a pack holds, before it is deflated.
  package static let content = 2 * 1024 * 1024

  /// Of a message of pairing, sealed.
  package static let message = 4 * 1024

  /// Of an answer, and of what is sent in one request.
  package static let body = 1024 * 1024

  /// Sequence numbers, places and indices: what JavaScript's numbers hold exactly.
  package static let numbers: ClosedRange<Int64> = 0...9_007_199_254_740_991

  /// Of an epoch, from 1.
  package static let epochs: ClosedRange<Int64> = 1...4_294_967_295

  /// Frames of a log that are asked for at once.
  package static let frames: ClosedRange<Int64> = 1...1000

  /// Who plays in a family, as the app lets people be added.
  package static let players = 8

  /// Players of a family on a server: those who have left keep their streams there, and two devices may each add the
  /// last one while neither knows of the other.
  package static let playersEver: Int64 = 16

  /// Devices that are in a family at once.
  package static let members: Int64 = 32

  /// Of a roster.
  package static let entries: Int64 = 4096

  /// Of what is handed over in a view.
  package static let view = 16 * 1024

  /// Of a pack's sealed part with it: it may be bytes that cannot be deflated.
  package static let sealedView = view + 1024

  /// Of what a parent's device says of a view that it has opened, and of the sealed part around that.
  package static let opened = 8
  package static let sealedOpened = 1024

  /// Of a player at once, so that nobody fills the others' devices: what is beyond waits until one is closed.
  package static let openViews = 32
}
