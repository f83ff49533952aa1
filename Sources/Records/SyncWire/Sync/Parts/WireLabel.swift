/// The label that stands before everything that is hashed, signed or derived from, so that no bytes mean two things.
package enum WireLabel: String, CaseIterable, Sendable {
  // What keys are derived for.
  case seal
  case keyID = "key id"
  case previous
  case wrap
  case codeLookup = "code lookup"
  case codeToken = "code token"
  case codeWrap = "code wrap"
  case codeGate = "code gate"
  case codeKeys = "code keys"
  case copy
  case pairMailbox = "pair mailbox"
  case pairKey = "pair key"
  case symbols

  // What is signed or hashed.
  case entry
  case pack
  case chain
  case mark
  case log
  case seen

  /// Bytes that begin with the label, and with the zero that ends it.
  package var begun: ByteWriter {
    var writer = ByteWriter()
    writer.append(Array("timequest/1 ".utf8)[...])
    writer.append(Array(rawValue.utf8)[...])
    writer.write(UInt8(0))
    return writer
  }
}
