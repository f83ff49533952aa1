import Basics
import SyncWire

extension ClosedPlay {
  /// A family has 16 players at most, and a copy may carry what came with others.
  private static let most = 64

  /// What a copy holds of players for their own codes alone: all of it as it was sealed, or none.
  static func read(_ document: JSON) throws(BackupFault) -> [ClosedPlay] {
    guard let member = document["closed"] else { return [] }
    guard let elements = member.array else { throw BackupFault(.wrongType, "closed") }
    guard elements.count <= most else { throw BackupFault(.tooMany, "closed") }
    var plays: [ClosedPlay] = []
    for (place, element) in elements.enumerated() {
      do throws(JSONFieldError) {
        plays.append(try ClosedPlay(element))
      } catch {
        throw fault(error, element).inside("closed", place)
      }
    }
    return plays
  }

  private static func fault(_ error: JSONFieldError, _ element: JSON) -> BackupFault {
    let name = error.name.description
    guard let value = element[name] else { return BackupFault(.missing) }
    if name.isSame(as: "version"), let version = value.number?.int64, version > Self.version {
      return BackupFault(.otherSchema, error.name)
    }
    return BackupFault(.changed, error.name)
  }
}
