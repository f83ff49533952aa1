import Basics
import SyncRoster
import SyncWire

/// A segment is taken by its mark, its place and the cut, never by who uploaded it.
extension Step {
  /// - Returns: whether it has had its turn; one that comes before its predecessor waits.
  mutating func take(
    _ segment: Segment,
    of chain: Chain,
    isVouchedFor: Bool
  ) throws(Unanswered) -> Bool {
    let (span, cut) = (segment.span, book.cut(chain.device, chain.stream))
    if let cut, span.last > cut.number {
      tell(.refused)
      return true
    }
    if let cut, !isVouchedFor, !book.leads(chain, to: cut), !has(.nothingHeldBack) {
      try holdBack(segment, chain)
      return true
    }
    try takeBeginning(of: segment, chain)
    let spans = book.chains[chain.device, chain.stream] ?? []
    let end = spans.last?.end ?? .zero
    if span.before == end || has(.chainUnchecked) { return try append(segment, chain) }
    if spans.contains(where: { $0.head == span.head }) { return true }
    if span.first > end.number { return false }
    try takeOther(segment, chain)
    return true
  }

  private mutating func append(_ segment: Segment, _ chain: Chain) throws(Unanswered) -> Bool {
    if chain.device == book.device {
      if book.isPending(segment.span, chain.stream) {
        isStored(chain.device, chain.stream, segment.span)
        return true
      }
      if !book.made.contains(segment.span.head) { try goOnAsAnother(chain.stream) }
    }
    keep(segment, chain)
    try takeWhatLeads(in: chain)
    return true
  }

  mutating func keep(_ segment: Segment, _ chain: Chain) {
    kept.append(.segment(segment))
    book.extend(chain.device, chain.stream, by: segment.span)
    kept.append(.operations(segment.operations))
  }

  /// Two pasts of one device: its name was used twice.
  private mutating func takeOther(_ segment: Segment, _ chain: Chain) throws(Unanswered) {
    tell(.copy)
    let spans = book.chains[chain.device, chain.stream] ?? []
    let cut = book.cut(chain.device, chain.stream)
    // This past is the one that the revocation names.
    if let cut, spans.contains(where: { $0.end == cut }) { return tell(.refused) }
    let stay = spans.filter { $0.last < segment.span.first }
    guard (stay.last?.end ?? .zero) == segment.span.before else { return tell(.refused) }
    let gone = Array(spans.dropFirst(stay.count))
    book.chains[chain.device, chain.stream] = stay
    keep(segment, chain)
    if cut.exists { try setAside(gone, of: chain) } else { try sendAsOwn(gone, chain.stream) }
    if chain.device == book.device { try goOnAsAnother(chain.stream) }
  }

  /// What another log has no place for is sent once more, in this device's name.
  mutating func sendAsOwn(
    _ spans: [ChainSpan],
    _ stream: StreamID
  ) throws(Unanswered) {
    let ids = try operations(of: spans).map { $0.id }
    let waiting = book.outbox[stream]?.ids ?? []
    book.outbox[stream, default: Outbox()].append(ids.filter { !waiting.contains($0) })
  }

  /// Somebody else writes under this device's name: it is a copy, or was restored from one.
  mutating func goOnAsAnother(_ stream: StreamID) throws(Unanswered) {
    tell(.copy)
    try takeBack(stream)
    book.needsNewName = !has(.noNewName)
  }

  /// What had been given places waits again.
  mutating func takeBack(_ stream: StreamID) throws(Unanswered) {
    guard let span = book.pending[stream] ?? nil else { return }
    let ids = try operations(of: [span]).map { $0.id }
    book.outbox[stream, default: Outbox()].prepend(ids)
    book.pending[stream, default: nil] = nil
  }

  mutating func operations(of spans: [ChainSpan]) throws(Unanswered) -> [StoredOperation] {
    var operations: [StoredOperation] = []
    for span in spans { operations += try segment(span)?.operations ?? [] }
    return operations
  }

  mutating func segment(_ span: ChainSpan) throws(Unanswered) -> Segment? {
    for case .segment(let segment) in kept where segment.span.head == span.head { return segment }
    return try inquiry.segment(span.head)
  }
}

extension Segment {
  /// With their names; one that has none is passed on and not folded.
  package var operations: [StoredOperation] {
    records.compactMap { record in
      StoredOperation.id(of: record).map { StoredOperation(id: $0, record: record) }
    }
  }
}

extension StoredOperation {
  private static let deepest = 32

  /// By which it is known everywhere.
  package static func id(of record: [UInt8]) -> UInt128? {
    let limits = JSONLimits(bytes: SyncLimits.content, depth: deepest)
    guard let json = try? JSON.parse(record, limits: limits) else { return nil }
    return json["id"]?.string.flatMap { UInt128(hexText: $0) }
  }
}

extension Book {
  func isPending(_ span: ChainSpan, _ stream: StreamID) -> Bool {
    (pending[stream] ?? nil)?.head == span.head
  }

  /// How far a revoked device's chain counts; none where it is not revoked.
  package func cut(_ device: DeviceID, _ stream: StreamID) -> ChainPlace? {
    let cuts = [roster.cuts[device], cutsSeen[device]].compactMap { $0 }
    guard let first = cuts.first, let last = cuts.last else { return nil }
    return first.least(last).place(stream)
  }
}
