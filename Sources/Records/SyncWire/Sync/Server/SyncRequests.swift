import Basics

/// The request that founds a family on a server, or founds it again on one that has lost it.
package struct FoundRequest: Sendable, Described {
  package var family: FamilyID
  /// The entries as they lie in the log, in their order.
  package var entries: [[UInt8]]
  /// The invitation that the server's owner has handed out.
  package var invite: String

  package init(family: FamilyID, entries: [[UInt8]], invite: String) {
    self.family = family
    self.entries = entries
    self.invite = invite
  }

  /// The entries that one request holds, from the first on.
  package static func beginning(of entries: [[UInt8]]) -> [[UInt8]] {
    entries.beginning(upTo: SyncLimits.body - 1024)
  }

  package init(_ body: [UInt8]) throws(WireError) { try self.init(wire: body) }

  package static var blank: FoundRequest {
    FoundRequest(family: FamilyID(0), entries: [], invite: "")
  }

  package func coded(by coder: inout Coder) -> FoundRequest {
    FoundRequest(
      family: coder.identifier("family", family),
      entries: coder.records("entries", entries),
      invite: coder.text("invite", invite)
    )
  }
}

/// The request that makes a mailbox for one pairing.
package struct MailboxRequest: Sendable, Described {
  static let longest = 256

  package var mailbox: MailboxID

  package init(mailbox: MailboxID) { self.mailbox = mailbox }

  package init(_ body: [UInt8]) throws(WireError) { try self.init(wire: body, upTo: Self.longest) }

  package static var blank: MailboxRequest { MailboxRequest(mailbox: MailboxID(0)) }

  package func coded(by coder: inout Coder) -> MailboxRequest {
    MailboxRequest(mailbox: coder.identifier("mailbox", mailbox))
  }
}

extension [[UInt8]] {
  /// The records from the first on that take no more room in JSON: in base 64, with quotation marks and a comma.
  package func beginning(upTo room: Int) -> [[UInt8]] {
    var left = room
    let fitting = prefix { record in
      left -= (record.count + 2) / 3 * 4 + 3
      return left >= 0
    }
    return Array(fitting)
  }
}

extension Coder {
  /// Walks records of entries; in JSON they are texts in base 64.
  mutating func records(_ name: StaticString, _ records: [[UInt8]]) -> [[UInt8]] {
    let texts = texts(
      name,
      records.map { String(decoding: Base64.text(of: $0), as: UTF8.self) }
    )
    var read: [[UInt8]] = []
    for text in texts {
      if let record = Base64.bytes(of: text) { read.append(record) } else { refuse(name) }
    }
    return read
  }
}
