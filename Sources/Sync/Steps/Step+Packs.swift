import Basics
import SyncRoster
import SyncWire

/// Packs as the log brings them, and those that waited.
extension Step {
  /// - Returns: whether to go on.
  mutating func take(_ pack: Pack, seq: Int64) throws(Unanswered) -> Bool {
    let (header, names) = (pack.header, pack.header.names)
    let isBelieved = try isSigned(pack)
    guard isBelieved || has(.signaturesUnread) else {
      tell(.refused)
      return true
    }
    if book.roster.isActive(names.uploader), !book.knows(header), !has(.citationsUnread) {
      stop(.fork)
      return false
    }
    guard book.role.contains(names.stream) else { return true }
    if book.held.contains(names.keyID) {
      try open(pack, seq)
    } else {
      keepForLater(pack, seq)
    }
    return true
  }

  private mutating func isSigned(_ pack: Pack) throws(Unanswered) -> Bool {
    guard pack.header.names.family == book.family,
      let uploader = book.roster.members[pack.header.names.uploader]
    else { return false }
    let signed = pack.signedBytes(hash: try inquiry.hash(pack.sealed))
    return inquiry.isSigned(signed, pack.signature, by: uploader.sign)
  }

  private mutating func keepForLater(_ pack: Pack, _ seq: Int64) {
    if book.unread.contains(where: { $0.seq == seq }) { return }
    kept.append(.pack(pack, seq: seq))
    book.unread.append(UnreadPack(seq: seq, key: pack.header.names.keyID))
  }

  /// Until nothing more of what waited can be taken.
  mutating func readAgain() throws(Unanswered) {
    var before = -1
    while before != book.unread.count {
      before = book.unread.count
      let waiting = book.unread.filter { book.held.contains($0.key) }
      book.unread.removeAll { book.held.contains($0.key) }
      for unread in waiting {
        if let pack = try pack(unread.seq) { try open(pack, unread.seq) }
      }
    }
  }

  private mutating func pack(_ seq: Int64) throws(Unanswered) -> Pack? {
    for case .pack(let pack, seq) in kept { return pack }
    return try inquiry.pack(seq)
  }

  private mutating func open(_ pack: Pack, _ seq: Int64) throws(Unanswered) {
    let names = pack.header.names
    guard let device = book.roster.members[names.device],
      let content = inquiry.content(pack)
    else { return tell(.refused) }
    let chain = names.chain
    for segment in content.segments {
      guard has(.signaturesUnread) || inquiry.isMarked(segment, chain, by: device.sign) else {
        return tell(.refused)
      }
    }
    for segment in content.segments where try !take(segment, of: chain) {
      return keepForLater(pack, seq)
    }
  }
}

extension Book {
  /// Whether what an uploader cites is what was read here.
  func knows(_ header: PackHeader) -> Bool {
    log.link(header.at.number) == header.at.hash && roster.knows(header.roster)
  }
}
