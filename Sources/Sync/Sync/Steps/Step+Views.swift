import Basics
import SyncRoster
import SyncWire

/// How views are made, opened and closed as people want it, and given back where a server has lost what lies in them.
extension Step {
  /// Hands a record over: the entry comes first, then the record, and the wish lasts until that lies here.
  ///
  /// - Returns: whether something is sent.
  mutating func handOver(
    _ id: StreamID,
    of player: StreamID,
    _ record: [UInt8]
  ) throws(Unanswered) -> Bool {
    guard let view = book.roster.views[id] else { return try begin(id, of: player) }
    let wish = Wish.handOver(id, of: player, record)
    book.wishes.removeAll { $0 == wish }
    if view.isClosed { return false }
    // Under another name this device writes nothing in that view, and nothing is sealed for a device that is out.
    guard view.author == book.device, book.isForMembers(view) else {
      return try handOverAnew(id, of: player, record)
    }
    try put([record], in: id)
    return false
  }

  /// Hands a record over in another view, in the place of one that began in vain.
  private mutating func handOverAnew(
    _ id: StreamID,
    of player: StreamID,
    _ record: [UInt8]
  ) throws(Unanswered) -> Bool {
    let other = StreamID(try inquiry.random())
    // A wish to close the first view is a wish to close this one as well.
    for place in book.wishes.indices where book.wishes[place] == .close(id) {
      book.wishes[place] = .close(other)
    }
    book.wishes += [.close(id), .handOver(other, of: player, record)]
    return try handOver(other, of: player, record)
  }

  private mutating func begin(_ id: StreamID, of player: StreamID) throws(Unanswered) -> Bool {
    guard book.roster.mayHandOver(player, by: book.device), !isServerOlder,
      book.roster.hasRoom(forViewOf: player)
    else { return false }
    let devices = book.roster.recipients(ofViews: player)
    let epoch = try inquiry.makeEpoch(
      EpochName(family: book.family, stream: id, number: 1),
      for: book.recipients(devices.map { .device($0) }),
      carrying: []
    )
    try write(.view(Handover(of: player, epoch)))
    return true
  }

  /// Writes that a view was opened here, once it is here what was opened.
  mutating func noteOpened(_ id: StreamID) throws(Unanswered) {
    guard let view = book.roster.views[id], book.piece(id, by: view.author).exists else { return }
    try put([ViewPiece.opening(at: now)], in: id)
    book.wishes.removeAll { $0 == .noteOpened(id) }
  }

  /// Ends a view.
  ///
  /// - Returns: whether something is sent.
  mutating func close(_ id: StreamID) throws(Unanswered) -> Bool {
    guard book.roster.mayClose(id, by: book.device), !isServerOlder else { return false }
    try write(.close(Closing(id)))
    return true
  }

  private mutating func put(_ records: [[UInt8]], in id: StreamID) throws(Unanswered) {
    let segment = try inquiry.mark(records, book.chain(book.device, id), after: .zero)
    book.keep(ViewPiece(view: id, device: book.device, segment: segment))
  }

  /// Takes back a record that no device can have read and that will not be sealed as it lies here, to hand it over
  /// anew.
  ///
  /// - Parameter isRenamed: whether this device is about to have another name.
  mutating func takeBackViews(isRenamed: Bool = false) {
    for piece in book.views where piece.device == book.device && book.wasNeverSent(piece) {
      guard let view = book.roster.views[piece.view], view.author == book.device,
        isRenamed || !book.isForMembers(view), let record = piece.segment.records.first
      else { continue }
      book.views = book.views.filter { $0 !== piece }
      book.wishes.append(.handOver(piece.view, of: view.player, record))
    }
  }

  /// Whether a wish for a view has nothing to do, because what it was about is over.
  func isIdle(ofView wish: Wish) -> Bool {
    switch wish {
    case .handOver(_, let player, let record):
      !book.role.contains(player) || record.isEmpty
        || record.count > SyncLimits.view || book.isParents
    case .noteOpened(let id):
      !book.roster.readers(ofView: id).contains(book.device) || !book.isParents
        || book.piece(id, by: book.device).exists
    case .close(let id):
      book.roster.views[id].exists
        ? !book.roster.mayClose(id, by: book.device)
        : !book.wishes.contains { if case .handOver(id, _, _) = $0 { true } else { false } }
    default: false
    }
  }
}

// MARK: - What lies there

extension Step {
  /// Takes a piece of a view; what is beyond the rules of a view is refused like any segment that breaks them.
  mutating func take(_ segments: [Segment], _ view: View, of chain: Chain) {
    let isParents = book.roster.members[chain.device]?.isParents ?? false
    guard let most = view.longestRecord(by: chain.device, isParents: isParents),
      segments.count == 1, segments[0].span.before == .zero, segments[0].records.count == 1,
      segments[0].records[0].count <= most
    else { return refuse() }
    let piece = ViewPiece(view: chain.stream, device: chain.device, segment: segments[0])
    if book.counts(piece) { book.keep(piece) } else { tell(.refused) }
  }

  /// Erases what lies in views that an entry has ended, because of that entry and of nothing else.
  mutating func eraseClosedViews() {
    book.views = book.views.filter { book.counts($0) && !isErased($0.view) }
    book.unread = book.unread.filter { !isErased($0.stream) }
  }

  private func isErased(_ view: StreamID) -> Bool {
    book.roster.isClosed(view) && !has(.closedViewKept)
  }

  /// Sends pieces that the server lacks, whichever device has written them.
  ///
  /// - Returns: whether something is sent.
  mutating func sendViews() throws(Unanswered) -> Bool {
    if isServerOlder { return false }
    for piece in book.views where isToSend(piece) {
      guard let key = book.roster.views[piece.view]?.epoch.keyID else { continue }
      let chain = book.chain(piece.device, piece.view)
      if try send([piece.segment], of: chain, under: key) { return true }
    }
    return false
  }

  private func isToSend(_ piece: ViewPiece) -> Bool {
    if has(.closedViewKept), book.roster.isClosed(piece.view) {
      return !book.log.places[piece.device, piece.view].exists
    }
    return !refusedPieces.contains(ViewPlace(view: piece.view, device: piece.device))
      && book.isToSend(piece)
  }

  /// A planted bug: goes on under another secret where a device that reads a view is out.
  mutating func goOnWithViews() throws(Unanswered) -> Bool {
    guard has(.viewDue) else { return false }
    for id in book.roster.views(readBy: book.device) {
      let readers = book.roster.readers(ofView: id)
      if readers.allSatisfy({ book.roster.isActive($0) }) { continue }
      let left = readers.filter { book.roster.isActive($0) }
      let epoch = try inquiry.makeEpoch(
        EpochName(family: book.family, stream: id, number: 2),
        for: book.recipients(left.map { .device($0) }),
        carrying: []
      )
      try write(.epoch(NewEpoch(epoch: epoch)))
      return true
    }
    return false
  }
}

extension Book {
  /// Whether all devices that a view is for are in.
  fileprivate func isForMembers(_ view: View) -> Bool {
    view.recipients.allSatisfy { roster.isActive($0) }
  }

  /// Whether a piece lies neither in the log of today nor in one that is lost.
  fileprivate func wasNeverSent(_ piece: ViewPiece) -> Bool {
    !log.furthest[piece.device, piece.view].exists
  }

  fileprivate var isParents: Bool { roster.members[device]?.isParents ?? false }
}
