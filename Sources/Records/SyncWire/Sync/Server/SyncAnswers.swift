import Basics

/// The place where something is stored, which is answered when it is on disk.
package struct StoredAnswer: Hashable, Sendable, Described {
  package var at: Citation

  package init(at: Citation) { self.at = at }

  package init(_ body: [UInt8]) throws(WireError) { try self.init(wire: body) }

  package static var blank: StoredAnswer { StoredAnswer(at: .zero) }

  package func coded(by coder: inout Coder) -> StoredAnswer {
    let seq = coder.integer("seq", at.number, in: SyncLimits.numbers)
    return StoredAnswer(at: Citation(seq, coder.hash("link", at.hash)))
  }
}

/// The link at a place of the log.
package struct LinkAnswer: Hashable, Sendable, Described {
  package var link: Hash256

  package init(link: Hash256) { self.link = link }

  package init(_ body: [UInt8]) throws(WireError) { try self.init(wire: body) }

  package static var blank: LinkAnswer { LinkAnswer(link: .zero) }

  package func coded(by coder: inout Coder) -> LinkAnswer {
    LinkAnswer(link: coder.hash("link", link))
  }
}

/// The family of a code, with its entries in their order.
package struct CodeAnswer: Hashable, Sendable, Described {
  package var family: FamilyID
  package var roster: [[UInt8]]

  package init(family: FamilyID, roster: [[UInt8]]) {
    self.family = family
    self.roster = roster
  }

  package init(_ body: [UInt8]) throws(WireError) { try self.init(wire: body) }

  package static var blank: CodeAnswer { CodeAnswer(family: FamilyID(0), roster: []) }

  package func coded(by coder: inout Coder) -> CodeAnswer {
    CodeAnswer(
      family: coder.identifier("family", family),
      roster: coder.records("roster", roster)
    )
  }
}
