/// Entries that a server had lost, to the letter, in a roster that went another way.
package struct Repetition: Sendable, Described {
  /// They are read one by one by who wants them: entries within entries have no end.
  package var entries: [SignedText]

  package init(entries: [SignedText]) { self.entries = entries }

  package static var blank: Repetition { Repetition(entries: []) }

  package func coded(by coder: inout Coder) -> Repetition {
    Repetition(entries: coder.list("entries", entries))
  }
}

/// An entry as its author wrote and signed it.
package struct SignedText: Hashable, Sendable, Described {
  package var text: [UInt8]
  package var signature: Signature

  package init(text: [UInt8], signature: Signature) {
    self.text = text
    self.signature = signature
  }

  package static var blank: SignedText { SignedText(text: [], signature: .blank) }

  package func coded(by coder: inout Coder) -> SignedText {
    SignedText(
      text: Array(coder.text("text", String(decoding: text, as: UTF8.self)).utf8),
      signature: coder.signature("signature", signature)
    )
  }
}
