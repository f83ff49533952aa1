import Basics
import SyncRoster
import SyncWire

/// What becomes of segments that were taken before their device's revocation was read.
extension Step {
  mutating func lookBack() throws(Unanswered) {
    if has(.cutNotLookedBack) { return }
    for (device, stream, spans) in book.chains.all {
      guard let cut = book.cut(device, stream), let end = spans.last?.end, end != cut,
        end.number >= cut.number
      else { continue }
      let below = spans.filter { $0.last <= cut.number }
      let leads = book.leads(book.chain(device, stream), to: cut) || has(.nothingHeldBack)
      book.chains[device, stream] = leads ? below : []
      if !leads { book.heldBack[device, stream] = (book.heldBack[device, stream] ?? []) + below }
      let gone = leads ? Array(spans.dropFirst(below.count)) : spans
      try setAside(gone, of: book.chain(device, stream))
    }
    for (device, stream, _) in book.heldBack.all {
      try takeWhatLeads(in: book.chain(device, stream))
    }
  }

  /// Tells of a gap where pieces are held back when all is read: something that a revocation names is missing.
  mutating func noteHeldBack() {
    if book.heldBack.all.contains(where: { !$0.value.isEmpty }) { tell(.gap) }
  }

  /// Holds a segment back, because its past may be another than the one which the revocation names.
  mutating func holdBack(_ segment: Segment, _ chain: Chain) throws(Unanswered) {
    let held = book.heldBack[chain.device, chain.stream] ?? []
    let taken = book.chains[chain.device, chain.stream] ?? []
    if (held + taken).contains(where: { $0.head == segment.span.head }) { return }
    kept.append(.segment(segment))
    book.heldBack[chain.device, chain.stream] = held + [segment.span]
    try takeWhatLeads(in: chain)
  }

  /// Takes the pieces that lead to the head of the cut, in place of what goes another way; the rest is refused then.
  mutating func takeWhatLeads(in chain: Chain) throws(Unanswered) {
    let held = book.heldBack[chain.device, chain.stream] ?? []
    guard !held.isEmpty, let cut = book.cut(chain.device, chain.stream),
      let path = book.pathHeldBack(chain, to: cut)
    else { return }
    if held.count > path.count { tell(.refused) }
    book.heldBack[chain.device, chain.stream] = []
    try take(path, of: chain, endingAt: cut)
  }

  /// Takes the beginning of a past with its end: a device that gives back the end has counted the beginning.
  mutating func takeBeginning(of segment: Segment, _ chain: Chain) throws(Unanswered) {
    let before = segment.span.before
    guard let path = book.pathHeldBack(chain, to: before), !path.isEmpty else { return }
    book.heldBack[chain.device, chain.stream]?.removeAll { path.contains($0) }
    try take(path, of: chain, endingAt: before)
  }

  private mutating func take(
    _ path: [ChainSpan],
    of chain: Chain,
    endingAt end: ChainPlace
  ) throws(Unanswered) {
    let spans = book.chains[chain.device, chain.stream] ?? []
    let joint = path.first?.first ?? end.number + 1
    book.chains[chain.device, chain.stream] = spans.filter { $0.last < joint } + path
    kept.append(.operations(try operations(of: path)))
    try setAside(spans.filter { $0.last >= joint }, of: chain)
  }

  /// Sets aside what counts no longer as a revoked device's.
  ///
  /// What had come by a log that the server has lost had counted by right: this device gives it back as its own, as if
  /// a person had opened a copy here, and it goes on counting.
  mutating func setAside(_ gone: [ChainSpan], of chain: Chain) throws(Unanswered) {
    let lost = book.log.lost[chain.device, chain.stream]?.number ?? 0
    let own = has(.lostIsSetAside) ? [] : gone.filter { $0.last <= lost }
    if !own.isEmpty { try sendAsOwn(own, chain.stream) }
    try hide(gone, chain.stream)
  }

  /// Gives back a past that a revocation names and the log has no place for: a copy of that device went on in a log
  /// that had lost it.
  mutating func giveBackPastsOfRevoked(in stream: StreamID) throws(Unanswered) {
    for (device, chainStream, spans) in book.chains.all where chainStream == stream {
      let chain = book.chain(device, stream)
      guard let cut = book.cut(device, stream), let there = book.log.places[device, stream],
        book.leads(chain, to: cut), !book.leads(chain, to: there)
      else { continue }
      let elsewhere = try ids(in: stream, besides: device)
      let missing = try operations(of: spans).map { $0.id }.filter { !elsewhere.contains($0) }
      if !missing.isEmpty { book.outbox[stream, default: Outbox()].append(missing) }
    }
  }

  /// Ids of what counts in this stream, in other chains than that of a device or waiting here.
  private mutating func ids(
    in stream: StreamID,
    besides device: DeviceID? = nil
  ) throws(Unanswered) -> [UInt128] {
    let others = book.chains.all.filter { $0.stream == stream && $0.device != device }
    let waiting = [book.pending[stream] ?? nil].compactMap { $0 }
    return try operations(of: others.flatMap { $0.value } + waiting).map { $0.id }
      + (book.outbox[stream]?.ids ?? [])
  }

  /// Hides what counts no longer, unless it lies in another chain as well: what a person opened from a copy stays.
  mutating func hide(_ gone: [ChainSpan], _ stream: StreamID) throws(Unanswered) {
    let stay = try ids(in: stream)
    let ids = try operations(of: gone).map { $0.id }.filter { !stay.contains($0) }
    if ids.isEmpty { return }
    kept.append(.hidden(ids))
    // What the player had earned by it is gone from the screen, and that is never done without a word.
    tell(.setAside)
  }
}

extension Book {
  /// Whether a chain has come to this place here.
  package func leads(_ chain: Chain, to place: ChainPlace) -> Bool {
    place.number == 0
      || chains[chain.device, chain.stream]?.contains { $0.end == place } ?? false
  }

  /// The pieces that are held back and lead from what counts here to the head of a cut; none where one is missing.
  fileprivate func pathHeldBack(_ chain: Chain, to cut: ChainPlace) -> [ChainSpan]? {
    let held = heldBack[chain.device, chain.stream] ?? []
    var (path, place) = ([ChainSpan](), cut)
    while !leads(chain, to: place) {
      guard let span = held.first(where: { $0.end == place }) else { return nil }
      path.insert(span, at: 0)
      place = span.before
    }
    return path
  }
}
