import Basics
import Sync
import SyncRoster
import SyncWire

/// What was played on a parent's device goes along with the player's own, in a quarter of the families: it came later,
/// and the others' seeds stay what they were.
extension SyncWorld {
  static func moves(_ seed: UInt64) -> Bool { seed / 16 % 4 == 3 }

  func letPlayMove() {
    guard let movings, movings.happens(0.05), let device = movings.one(of: members),
      let stream = movings.one(of: device.book.role.filter { $0 != .plan })
    else { return }
    log("\(device.name) wants to read \(name(stream)) no more")
    wish(.leave(player: stream.raw), on: device)
  }
}
