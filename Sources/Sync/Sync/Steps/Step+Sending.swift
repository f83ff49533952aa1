import Basics
import SyncRoster
import SyncWire

/// How a device sends: first what the server lacks of any device's, then what was made here.
extension Step {
  mutating func send() throws(Unanswered) {
    for stream in book.role where book.mayRenew(stream) {
      if try refill(stream) { return }
      try giveBackPastsOfRevoked(in: stream)
      if try sendOwn(stream) { return }
    }
    if try sendViews() { return }
    if try !putNote() { rest() }
  }

  private mutating func refill(_ stream: StreamID) throws(Unanswered) -> Bool {
    for (device, chainStream, spans) in book.chains.all where chainStream == stream {
      if has(.onlyOwnRefilled), device != book.device { continue }
      let there = book.log.places[device, stream] ?? .zero
      let rest = Array(spans.drop { $0.last <= there.number }.prefix(SyncLimits.operations))
      guard let first = rest.first, first.before == there else { continue }
      if try send(rest, of: book.chain(device, stream)) { return true }
    }
    return false
  }

  private mutating func sendOwn(_ stream: StreamID) throws(Unanswered) -> Bool {
    if !(book.pending[stream] ?? nil).exists {
      if resting.contains(stream) { return false }
      try givePlaces(stream)
    }
    guard let span = book.pending[stream] ?? nil else { return false }
    let end = book.end(book.device, stream)
    guard span.before == end else {
      try goOnAsAnother(stream)
      try mend()
      return true
    }
    return try send([span], of: book.chain(book.device, stream))
  }

  /// Gives the next places of this device's chain to what waits.
  private mutating func givePlaces(_ stream: StreamID) throws(Unanswered) {
    let ids = book.outbox[stream]?.prefix(SyncLimits.operations) ?? []
    if ids.isEmpty { return }
    let found = try inquiry.operations(ids).filter { $0.record.count <= Self.longest }
    let operations = Self.fitting(found)
    let next = found.dropFirst(operations.count).first.flatMap { ids.firstIndex(of: $0.id) }
    book.outbox[stream, default: Outbox()].removeFirst(next ?? ids.count)
    if operations.isEmpty { return }
    let records = operations.map { $0.record }
    let chain = book.chain(book.device, stream)
    let end = book.end(book.device, stream)
    let segment = try inquiry.mark(records, chain, after: end)
    kept.append(.segment(segment))
    book.pending[stream, default: nil] = segment.span
    book.made.append(segment.span.head)
  }

  /// The bytes that surely fit into one pack before they are deflated; an operation larger than that goes alone.
  private static let room = SyncLimits.sealed / 2

  /// The length beyond which an operation may not fit into a pack of its own: it stays where it was made, and holds
  /// nothing up.
  private static let longest = SyncLimits.sealed - 4096

  private static func fitting(_ operations: [StoredOperation]) -> ArraySlice<StoredOperation> {
    var left = room
    let fitting = operations.prefix { operation in
      left -= operation.record.count
      return left >= 0
    }
    return fitting.isEmpty ? operations.prefix(1) : fitting
  }

  private mutating func fitting(_ spans: [ChainSpan]) throws(Unanswered) -> [Segment] {
    var (segments, count, left): ([Segment], Int, Int) = ([], SyncLimits.operations, Self.room)
    for span in spans {
      count -= Int(span.count)
      guard count >= 0, let segment = try segment(span) else { break }
      left -= segment.records.reduce(0) { $0 + $1.count }
      if left < 0, !segments.isEmpty { break }
      segments.append(segment)
    }
    return segments
  }

  /// Sends segments of a chain under the stream's newest secret.
  ///
  /// - Returns: whether something is sent.
  private mutating func send(
    _ spans: [ChainSpan],
    of chain: Chain
  ) throws(Unanswered) -> Bool {
    guard let key = book.roster.current(chain.stream) else { return false }
    return try send(try fitting(spans), of: chain, under: key)
  }

  /// Sends segments of a chain under a secret.
  ///
  /// - Returns: whether something is sent.
  mutating func send(
    _ segments: [Segment],
    of chain: Chain,
    under key: KeyID
  ) throws(Unanswered) -> Bool {
    guard let content = try? PackContent(segments), let bytes = try? content.bytes else {
      return false
    }
    let names = PackNames(
      family: book.family,
      id: PackID(try inquiry.random()),
      stream: chain.stream,
      keyID: key,
      devices: (uploader: book.device, chain: chain.device)
    )
    let (at, roster) = (book.log.cursor, book.roster.head)
    let mark = marks(chain) ? segments.last?.mark : nil
    let header = PackHeader(names, content.span, mark: mark, at: at, roster: roster)
    guard let pack = try inquiry.seal(header, bytes) else { return false }
    call(.storePack(book.family), pack.record, .pack(chain.device, chain.stream, content.span))
    if has(.sentIsStored), chain.device == book.device {
      book.pending[chain.stream, default: nil] = nil
    }
    return true
  }
}

/// What became of a pack that was sent.
extension Step {
  /// Whether a pack carries the mark of its chain's device: where that is another one, and the server knows the form.
  func marks(_ chain: Chain) -> Bool {
    chain.device != book.device && !isServerOlder && !has(.givenBackUnmarked)
  }

  /// Notes that what this device has sent is stored.
  mutating func isStored(_ device: DeviceID, _ stream: StreamID, _ span: ChainSpan) {
    guard device == book.device, book.isPending(span, stream) else { return }
    book.extend(device, stream, by: span)
    book.pending[stream, default: nil] = nil
  }

  /// The server says that the place is not free: it was stored before, or a copy has written under this name.
  mutating func isTaken(_ place: ChainPlace) throws(Unanswered) {
    guard case .pack(let device, let stream, let span) = doing, device == book.device,
      book.isPending(span, stream)
    else { return read() }
    if place == span.end {
      isStored(device, stream, span)
    } else if book.log.places[device, stream] ?? .zero == place {
      // The log has nothing newer to be read, and yet the place is not free.
      try goOnAsAnother(stream)
    }
    read()
  }
}
