import Basics
import ServerCore
import SyncWire

/// What every store has to do: what is written is read in the same transaction, after it, and by a server that has
/// started anew.
package struct StoreLaw: Sendable, CustomStringConvertible {
  /// A sentence.
  package let description: String
  private let write: @Sendable (SyncStore) throws -> Void
  private let read: @Sendable (SyncStore) throws -> Void

  init(
    _ description: String,
    write: @escaping @Sendable (SyncStore) throws -> Void,
    read: @escaping @Sendable (SyncStore) throws -> Void
  ) {
    (self.description, self.write, self.read) = (description, write, read)
  }

  /// - Parameter reopened: the same rows after an end of the process; the first store is not used any more.
  package func hold(for store: SyncStore, reopened: () throws -> SyncStore) throws {
    try store.inOne {
      try write(store)
      try read(store)
    }
    try store.inOne { try read(store) }
    let store = try reopened()
    try store.inOne { try read(store) }
  }

  package static let all: [StoreLaw] = ofFamilies + ofLogs + ofMembers + ofMessages
}

/// What a store did that it must not.
package struct BrokenLaw: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

func expect(_ isSo: Bool, _ words: String) throws {
  if !isSo { throw BrokenLaw(words) }
}

extension SyncStore {
  /// One transaction, which goes well.
  package func inOne(_ work: () throws -> Void) throws {
    var problem: (any Error)?
    let reply = transact {
      do { try work() } catch { problem = error }
      return SyncReply(status: 204)
    }
    if let problem { throw problem }
    try expect(reply.status == 204, "the transaction failed")
  }
}

/// Who and what stands in the laws.
enum Example {
  static let family = FamilyID(7)
  static let other = FamilyID(UInt128.max)
  static let stream = StreamID(8)
  static let device = DeviceID(1 << 127 | 9)

  static func hash(_ number: UInt8) -> Hash256 { Hash256(SHA256.digest([number])) ?? .zero }

  static func row(_ id: FamilyID, top: Int64 = 0) -> FamilyRow {
    var row = FamilyRow(id, beginning: hash(1))
    (row.top, row.roster, row.bytes) = (Citation(top, hash(2)), hash(3), 1 << 40)
    return row
  }

  static func record(
    _ kind: LogFrame.Kind = .pack,
    of stream: StreamID? = nil,
    _ bytes: [UInt8]?
  ) -> RecordRow {
    RecordRow(kind, of: stream, bytes: bytes, length: 70_000, hash: hash(4), link: hash(5))
  }
}
