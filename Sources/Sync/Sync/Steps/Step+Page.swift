import Basics
import SyncRoster
import SyncWire

/// How a page of the log is taken: record by record, until one shows that this is not the log known here.
extension Step {
  /// The number of frames that are asked for at once.
  private static let frames: Int64 = 200

  mutating func read() {
    let wish = LogWish.after(book.log.cursor, limit: Self.frames)
    news.ask(at: now)
    call(.readLog(book.family, wish), .reading)
  }

  mutating func take(_ page: LogPage) throws(Unanswered) {
    guard isNext(page) else { return condemn(.fork) }
    for (frame, hash, link) in try linked(page.frames) {
      guard try take(frame, hash, link) else { return }
    }
    hasTakenPage = true
    if missesPacks { return readAnew() }
    let cursor = book.log.cursor
    if cursor.number < page.top.number {
      return page.frames.isEmpty ? wait() : read()
    }
    guard cursor == page.top, take(page.notes) else { return condemn(.fork) }
    news.areRead()
    hasReachedTop = true
    if news.areFresh(at: now) { noteSilence() }
    noteRollback()
    noteHeldBack()
    // What waits has to be stored before it is read, so that comes with the next event.
    if book.canReadOn { goOnReading() } else { try mend() }
  }

  /// Reads a part of what waited here, then mends.
  ///
  /// A part at a time, so that a quest can begin before a long history is there.
  mutating func readOn() throws(Unanswered) {
    let goesOn = try readAgain()
    if missesPacks { return readAnew() }
    if goesOn { return goOnReading() }
    if book.canReadOn { tell(.gap) }
    try mend()
  }

  mutating func goOnReading() {
    doing = .nothing
    readsOn = true
  }

  private mutating func readAnew() {
    book.readAnew()
    read()
  }

  private func isNext(_ page: LogPage) -> Bool {
    let first = book.log.cursor.number + 1
    return page.top.number + 1 >= first + Int64(page.frames.count)
      && page.frames.enumerated().allSatisfy { $1.seq == first + Int64($0) }
  }

  private mutating func linked(
    _ frames: [LogFrame]
  ) throws(Unanswered) -> [(LogFrame, Hash256, Hash256)] {
    if frames.isEmpty { return [] }
    let records = frames.compactMap { $0.record }
    var hashes = try inquiry.hashes(records + frames.compactMap { inside($0) })[...]
    let all = frames.map { frame in
      if case .stub(let hash, _) = frame.content { hash } else { hashes.removeFirst() }
    }
    let links = try inquiry.links(
      after: book.log.cursor.hash,
      zip(frames, all).map { LinkedRecord(seq: $0.seq, kind: $0.kind, hash: $1) }
    )
    return frames.indices.map { (frames[$0], all[$0], links[$0]) }
  }

  /// The bytes of a frame whose hash a later question needs; asked with the rest, it is one run less.
  private func inside(_ frame: LogFrame) -> [UInt8]? {
    guard let record = frame.record else { return nil }
    return switch frame.kind {
    case .entry: Array(record[..<max(0, record.count - Signature.length)])
    case .pack: Pack.sealed(in: record)
    case .other: nil
    }
  }

  /// Tells of a rollback where a place that was answered, or told at pairing, is not in this log.
  private mutating func noteRollback() {
    let isShorter = book.expected.contains { $0.number > book.log.cursor.number }
    if isShorter, !book.findsWhatItWrote {
      tell(.rollback)
      book.hasRolledBack = true
    }
    book.expected = []
  }

  /// Takes one frame of a page.
  ///
  /// - Returns: whether to go on with the page.
  private mutating func take(
    _ frame: LogFrame,
    _ hash: Hash256,
    _ link: Hash256
  ) throws(Unanswered) -> Bool {
    var logged = LoggedRecord.other
    if case .record(let record) = frame.content {
      switch frame.kind {
      case .entry:
        guard try take(entry: record, seq: frame.seq) else { return false }
        logged = .entry
      case .pack:
        guard let pack = try? Pack(record: record[...]) else {
          refuse()
          break
        }
        guard try take(pack, seq: frame.seq) else { return false }
        logged = .pack(pack.header.names.device, pack.header.names.stream, pack.header.span.end)
      case .other: break
      }
    }
    book.log.append(logged, link)
    let isOther = book.expected.contains { $0.number == frame.seq && $0.hash != link }
    // Where this device's own record lies there, the answer that said where was damaged on its way.
    if isOther, !book.isAuthor(of: frame) { tell(.rollback) }
    return true
  }
}

extension Book {
  fileprivate func isAuthor(of frame: LogFrame) -> Bool {
    guard let record = frame.record else { return false }
    switch frame.kind {
    case .entry: return (try? RosterEntry(record: record[...]))?.head.author == .device(device)
    case .pack: return (try? Pack(record: record[...]))?.header.names.uploader == device
    case .other: return false
    }
  }

  /// Whether the log has all that this device knows to have written there.
  fileprivate var findsWhatItWrote: Bool {
    wishes.isEmpty && !hasMoreToSend && log.entries >= roster.entries.count
      && role.allSatisfy { log.places[device, $0]?.number ?? 0 >= end(device, $0).number }
  }
}
