import Basics
import SyncWire

extension SyncServer {
  /// Whose token it is, and none where it is nobody's: all devices are compared, and then all codes.
  func member(_ family: FamilyID, showing token: [UInt8]) -> Caller.Member? {
    let hash = hash(token)
    var found: Caller.Member?
    for member in store.members(family) where hash.isSame(inConstantTimeAs: member.tokenHash) {
      found = .device(member)
    }
    if found.exists { return found }
    for row in store.codes(family) where hash.isSame(inConstantTimeAs: row.code.tokenHash) {
      found = .code(row.code)
    }
    return found
  }
}
