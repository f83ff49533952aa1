import Basics
import ServerCore
import SyncWire

/// What every store has to do: what is written is read in the same transaction, after it, and by a server that has
/// started anew.
package struct StoreLaw: Sendable, CustomStringConvertible {
  /// A sentence.
  package let description: String
  private let prepare: @Sendable (SyncStore) throws -> Void
  private let read: @Sendable (RequestView) throws -> Void

  /// - Parameter prepare: in transactions of its own.
  init(
    ofSeveralRequests description: String,
    prepare: @escaping @Sendable (SyncStore) throws -> Void,
    read: @escaping @Sendable (RequestView) throws -> Void
  ) {
    (self.description, self.prepare, self.read) = (description, prepare, read)
  }

  /// - Parameter write: one request.
  init(
    _ description: String,
    write: @escaping @Sendable (RequestView) throws -> Void,
    read: @escaping @Sendable (RequestView) throws -> Void
  ) {
    self.init(
      ofSeveralRequests: description,
      prepare: { store in
        try store.inOne { view in
          try write(view)
          try read(view)
        }
      },
      read: read
    )
  }

  /// - Parameter reopened: the same rows after an end of the process; the first store is not used any more.
  package func hold(for store: SyncStore, reopened: () throws -> SyncStore) throws {
    try prepare(store)
    try store.inOne(read)
    let store = try reopened()
    try store.inOne(read)
  }

  package static let all: [StoreLaw] =
    ofFamilies + ofLogs + ofMembers + ofMessages + ofRefusals + ofVersions
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
  /// One request, which goes well.
  package func inOne(_ work: (RequestView) throws -> Void) throws {
    let view = RequestView(self)
    var problem: (any Error)?
    let reply = view.collect {
      do { try work(view) } catch { problem = error }
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
    let length = bytes?.count ?? 0
    return RecordRow(kind, of: stream, bytes: bytes, length: length, hash: hash(4), link: hash(5))
  }
}
