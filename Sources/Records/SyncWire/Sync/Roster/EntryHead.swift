/// The part that every entry of every version has.
package struct EntryHead: Hashable, Sendable {
  /// The newest version: 1 is the first; 2 has codes that are made anew, and views.
  package static let newest: Int64 = 2
  private static let versions: ClosedRange<Int64> = 1...1_000_000

  package var version: Int64
  /// The entry's place in the roster, from 0.
  package var index: Int64
  /// The SHA-256 of the text before it; zeros before the first.
  package var previous: Hash256
  package var author: RosterMember
  package var kind: String
  /// The place up to which the author had read the log.
  package var at: Citation

  package init(
    index: Int64,
    previous: Hash256,
    author: RosterMember,
    kind: String,
    at: Citation
  ) {
    version = 1
    self.index = index
    self.previous = previous
    self.author = author
    self.kind = kind
    self.at = at
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.json == right.json
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(previous)
  }
}

extension EntryHead: Described {
  package static var blank: EntryHead {
    EntryHead(index: 0, previous: .zero, author: .familyCode, kind: "", at: .zero)
  }

  package func coded(by coder: inout Coder) -> EntryHead {
    var head = self
    head.version = coder.integer("version", version, in: Self.versions)
    head.index = coder.integer("index", index, in: SyncLimits.numbers)
    head.previous = coder.hash("previous", previous)
    head.author = coder.member("author", author)
    head.kind = coder.text("kind", kind)
    head.at = coder.numbered("at", at)
    return head
  }
}
