import ServerCore
import SyncWire

/// A record with its bytes, where they are there: the server itself asks for one and then for the other.
extension SyncStore {
  package func record(_ family: FamilyID, _ seq: Int64) -> RecordRow? {
    stub(family, seq).map { RecordRow($0, $0.isHeld ? bytes(family, seq) : nil) }
  }
}

extension RequestView {
  package func record(_ family: FamilyID, _ seq: Int64) -> RecordRow? {
    stub(family, seq).map { RecordRow($0, $0.isHeld ? bytes(family, seq) : nil) }
  }
}

extension RecordRow {
  fileprivate init(_ stub: RecordStub, _ bytes: [UInt8]?) {
    self.init(
      stub.kind,
      of: stub.stream,
      bytes: bytes,
      length: stub.length,
      hash: stub.hash,
      link: stub.link
    )
  }
}
