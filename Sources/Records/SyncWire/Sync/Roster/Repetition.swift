/// Entries that a server had lost, to the letter, in a roster that went another way.
package struct Repetition: Sendable, Described {
  /// The entries, of which each is read by itself: entries within entries would have no end.
  package var entries: [SignedText]

  package init(entries: [SignedText]) { self.entries = entries }

  package static var blank: Repetition { Repetition(entries: []) }

  package func coded(by coder: inout Coder) -> Repetition {
    Repetition(entries: coder.list("entries", entries))
  }
}

extension Repetition {
  /// The room in an entry's text, without what every entry says of itself.
  private static let room = SyncLimits.entryText - 1024

  /// Repeats as many entries as one entry holds, from the first on.
  package init(beginningOf entries: [SignedText]) {
    var left = Self.room
    let fitting = entries.prefix { entry in
      left -= entry.lengthInList
      return left >= 0
    }
    self.init(entries: Array(fitting))
  }

  /// Whether an entry is short enough to be repeated at all.
  package static func holds(_ entry: SignedText) -> Bool { entry.lengthInList <= room }
}

extension SignedText {
  /// Its length in a list, with a comma.
  fileprivate var lengthInList: Int { json.bytes.count + 1 }
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
