import Basics
import SyncWire

extension Hash256 {
  /// Each byte is looked at, so how long it takes says nothing of how much was right.
  func isSame(inConstantTimeAs other: Hash256) -> Bool {
    zip(bytes, other.bytes).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

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
