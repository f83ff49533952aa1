import Basics
import SyncRoster
import SyncWire

/// What is done with packs as the log brings them, and with those that waited.
extension Step {
  /// Takes a pack of the log.
  ///
  /// - Returns: whether to go on with the page.
  mutating func take(_ pack: Pack, seq: Int64) throws(Unanswered) -> Bool {
    let (header, names) = (pack.header, pack.header.names)
    let isBelieved = try isSigned(pack)
    guard isBelieved || has(.signaturesUnread) else {
      refuse()
      return true
    }
    if book.roster.isActive(names.uploader), !book.knows(header), !has(.citationsUnread) {
      condemn(.fork)
      return false
    }
    hear(of: names.uploader, citing: header.at.number, 2 * seq)
    if let view = book.roster.views[names.stream] {
      guard book.reads(view: names.stream) else { return true }
      // A view's pack has to be sealed by the view's own secret, and by none that other devices have.
      guard names.keyID == view.epoch.keyID else {
        refuse()
        return true
      }
    } else if !book.role.contains(names.stream) {
      return true
    }
    if book.held.contains(names.keyID) {
      try open(pack, seq)
    } else {
      keepForLater(pack, seq)
    }
    return true
  }

  /// Passes a pack over, once a second look has found it wrong as well.
  mutating func refuse() {
    condemns = true
    tell(.refused)
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
    book.unread.append(UnreadPack(pack.header, seq))
  }

  /// The number of operations that are read in one go: more would be long in one transaction.
  private static let most: Int64 = 2000

  /// Reads a part of the packs that waited: the plan, which all may read, first, then in the order of the log.
  ///
  /// - Returns: whether one of them could be taken, so that what comes after it may be.
  mutating func readAgain() throws(Unanswered) -> Bool {
    let waiting = book.unread.filter { book.held.contains($0.key) }
    var left = (waiting.filter { $0.stream == .plan } + waiting.filter { $0.stream != .plan })[...]
    while !left.isEmpty {
      var room = Self.most
      let part = left.prefix {
        room -= $0.count
        return room >= 0
      }
      let tried = Array(part.isEmpty ? left.prefix(1) : part)
      left = left.dropFirst(tried.count)
      if try read(tried) { return true }
    }
    return false
  }

  private mutating func read(_ waiting: [UnreadPack]) throws(Unanswered) -> Bool {
    let packs = try inquiry.packs(waiting.map { $0.seq })
    // A pack that lies here no more is read from the server's log once more.
    if packs.contains(nil) { missesPacks = true }
    book.unread.removeAll { waiting.contains($0) }
    for (pack, unread) in zip(packs, waiting) {
      if let pack { try open(pack, unread.seq) }
    }
    return !waiting.allSatisfy { book.unread.contains($0) }
  }

  private mutating func open(_ pack: Pack, _ seq: Int64) throws(Unanswered) {
    let names = pack.header.names
    guard let device = book.roster.members[names.device],
      let content = inquiry.content(pack)
    else { return refuse() }
    let chain = names.chain
    for segment in content.segments {
      guard has(.signaturesUnread) || inquiry.isMarked(segment, chain, by: device.sign) else {
        return refuse()
      }
    }
    if let view = book.roster.views[names.stream] { return take(content.segments, view, of: chain) }
    // What an active device gives back counts; of others it is held against the cut.
    let isVouchedFor = book.roster.isActive(names.uploader)
    for segment in content.segments
    where try !take(segment, of: chain, isVouchedFor: isVouchedFor) {
      return keepForLater(pack, seq)
    }
  }
}

extension UnreadPack {
  fileprivate init(_ header: PackHeader, _ seq: Int64) {
    self.init(
      seq: seq,
      key: header.names.keyID,
      stream: header.names.stream,
      count: header.span.count
    )
  }
}

extension Book {
  /// Whether a pack waits whose secret is held here.
  var canReadOn: Bool { unread.contains { held.contains($0.key) } }

  /// Whether the place and the roster that an uploader cites are those that were read here.
  func knows(_ header: PackHeader) -> Bool {
    log.link(header.at.number) == header.at.hash && roster.knows(header.roster)
  }
}
