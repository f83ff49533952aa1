import Basics
import SyncRoster
import SyncWire

/// How a segment is taken: by its mark, its place and the cut, never by its uploader.
extension Step {
  /// Takes a segment of a chain.
  ///
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

  /// Takes a segment where the chain has another here: two devices have used one name.
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

  /// Sends in this device's name what another log has no place for.
  mutating func sendAsOwn(
    _ spans: [ChainSpan],
    _ stream: StreamID
  ) throws(Unanswered) {
    let ids = try operations(of: spans).map { $0.id }
    let waiting = book.outbox[stream]?.ids ?? []
    book.outbox[stream, default: Outbox()].append(ids.filter { !waiting.contains($0) })
  }

  /// Takes another name, because a copy of this device writes under its name.
  mutating func goOnAsAnother(_ stream: StreamID) throws(Unanswered) {
    tell(.copy)
    try takeBack(stream)
    book.needsNewName = !has(.noNewName)
  }

  /// Lets wait again what had been given places.
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
  /// The operations with their names; one that has none is passed on and not folded.
  package var operations: [StoredOperation] {
    records.compactMap { record in
      StoredOperation.id(of: record).map { StoredOperation(id: $0, record: record) }
    }
  }
}

extension StoredOperation {
  private static let deepest = 32

  /// The id by which an operation is known everywhere; none where the record has none.
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

  /// The place up to which a revoked device's chain counts; none where it is not revoked.
  package func cut(_ device: DeviceID, _ stream: StreamID) -> ChainPlace? {
    let cuts = [roster.cuts[device], cutsSeen[device]].compactMap { $0 }
    guard let first = cuts.first, let last = cuts.last else { return nil }
    return first.least(last).place(stream)
  }
}
