import Domain

/// An operation as it goes to storage.
package struct EncodedOperation: Hashable, Sendable {
  package let id: OperationID
  package let record: [UInt8]

  package init(id: OperationID, record: [UInt8]) {
    self.id = id
    self.record = record
  }
}
