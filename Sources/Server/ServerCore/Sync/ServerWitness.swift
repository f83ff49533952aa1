import SyncRoster
import SyncWire

/// What a server reads entries with: it has its answers at once.
package struct ServerWitness: EntryWitness {
  package typealias Unknown = Never

  private let isMessageSigned: @Sendable (PublicKey, _ message: [UInt8], Signature) -> Bool
  private let hashOf: @Sendable ([UInt8]) -> Hash256

  package init(
    isSigned: @escaping @Sendable (PublicKey, _ message: [UInt8], Signature) -> Bool,
    hash: @escaping @Sendable ([UInt8]) -> Hash256
  ) {
    (isMessageSigned, hashOf) = (isSigned, hash)
  }

  package func hash(_ bytes: [UInt8]) -> Hash256 { hashOf(bytes) }

  package func isSigned(_ bytes: [UInt8], _ signature: Signature, by key: PublicKey) -> Bool {
    isMessageSigned(key, bytes, signature)
  }
}
