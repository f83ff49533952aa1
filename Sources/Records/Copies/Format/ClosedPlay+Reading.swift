import Basics
import Domain
import SyncWire

extension ClosedPlay {
  /// A family has 16 players at most, and a copy may carry what came with others.
  private static let most = 64

  /// Takes what a copy holds of players for their own codes alone, as it was sealed.
  ///
  /// A part that is damaged stays out, and is no reason to keep the rest of the copy from anybody (decision 52). One that
  /// a newer program has sealed waits for a newer program, and the copy with it.
  static func read(_ document: JSON, into backup: inout Backup) throws(BackupFault) {
    guard let member = document["closed"] else { return }
    guard let elements = member.array else {
      backup.leftOut.closed.append(nil)
      return
    }
    guard elements.count <= most else { throw BackupFault(.tooMany, "closed") }
    for (place, element) in elements.enumerated() {
      if let play = try? ClosedPlay(element) {
        backup.closed.append(play)
      } else if isNewer(element) {
        throw BackupFault(.otherSchema, "version").inside("closed", place)
      } else {
        backup.leftOut.closed.append(player(of: element))
      }
    }
  }

  private static func isNewer(_ element: JSON) -> Bool {
    guard let version = element["version"]?.number?.int64 else { return false }
    return version > Self.version
  }

  private static func player(of element: JSON) -> PlayerID? {
    guard let text = element["player"]?.string else { return nil }
    return UInt128(hexText: text).map { PlayerID($0) }
  }
}
