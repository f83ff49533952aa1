/// An entry of a family's roster: JSON as its author wrote it, then the author's signature.
///
/// It is kept, hashed and passed on as it came, with whatever members this version does not know.
package struct RosterEntry: Sendable {
  /// The length of the longest record of an entry.
  package static let longest = SyncLimits.entryText + Signature.length

  package let signed: SignedText
  package let head: EntryHead
  package let body: EntryBody

  /// Reads an entry.
  ///
  /// - Parameter record: the record as it lies in the log.
  package init(record: ArraySlice<UInt8>) throws(WireError) {
    guard record.count <= Self.longest else { throw .tooLarge }
    guard let signature = Signature(Array(record.suffix(Signature.length))) else {
      throw .damaged
    }
    let text = Array(record.dropLast(Signature.length))
    try self.init(SignedText(text: text, signature: signature))
  }

  package init(_ signed: SignedText) throws(WireError) {
    self.signed = signed
    let json = try JSON.parse(wire: signed.text, upTo: SyncLimits.entryText)
    do throws(JSONFieldError) {
      head = try EntryHead(json)
      body = try EntryBody(head, json)
    } catch {
      throw .damaged
    }
  }

  /// Whether the entry repeats others.
  package var isRepetition: Bool { if case .again = body { true } else { false } }

  /// The record that is stored and sent.
  package var record: [UInt8] { signed.text + signed.signature.bytes }
}

// MARK: - Writing

extension RosterEntry {
  /// The text of a new entry, which its author signs.
  ///
  /// - Parameter head: the head, of which kind and version become those of the body.
  package static func text(_ head: EntryHead, _ body: EntryBody) throws(WireError) -> [UInt8] {
    var head = head
    if let kind = body.kind { (head.kind, head.version) = (kind, body.version) }
    let text = JSON.object((head.json.object ?? []) + (body.json.object ?? [])).bytes
    guard text.count <= SyncLimits.entryText else { throw .tooLarge }
    return text
  }

  /// The bytes that the author signs.
  ///
  /// The hash of an entry is that of its text alone.
  package static func signedBytes(_ family: FamilyID, text: [UInt8]) -> [UInt8] {
    var writer = WireLabel.entry.begun
    writer.write(family)
    writer.append(text[...])
    return writer.bytes
  }
}
