import Basics
import SyncRoster
import SyncWire

/// The key under which a piece of a book lies in storage.
package enum BookKey: Hashable, Sendable {
  /// The head, which is all that is small.
  case head
  /// What is kept of a record of the log, by its place.
  case record(Int64)
  /// An entry of the roster, by its index.
  case entry(Int64)
  /// A span of a chain, by its last place.
  case span(DeviceID, StreamID, Int64)
  /// A head that was made here, by its number.
  case made(Int64)
  /// What waits to be sent of a stream, by the number of the piece.
  case waiting(StreamID, Int64)
  /// What a device has written in a view.
  case view(StreamID, DeviceID)
}

/// A piece that has changed, with its new bytes; none where it is gone.
package struct BookChange: Sendable {
  package let key: BookKey
  package let bytes: [UInt8]?
}

extension Book {
  /// The pieces that have to be stored so that this book lies there, where an earlier one did.
  ///
  /// They grow with what has changed: logs, rosters and chains go on at their ends, unless a server has lost something.
  package func changes(since old: Book?) -> [BookChange] {
    let head = headBytes
    var changes: [BookChange] = []
    if head != old?.headBytes { changes.append(BookChange(key: .head, bytes: head)) }
    changes += log.changes(since: old?.log)
    changes += roster.changes(since: old?.roster)
    changes += madeChanges(since: old)
    changes += waitingChanges(since: old)
    changes += chainChanges(since: old)
    changes += viewChanges(since: old)
    return changes
  }

  private func viewChanges(since old: Book?) -> [BookChange] {
    var changes: [BookChange] = []
    for piece in old?.views ?? [] where !self.piece(piece.view, by: piece.device).exists {
      changes.append(BookChange(key: .view(piece.view, piece.device), bytes: nil))
    }
    for piece in views {
      if let before = old?.piece(piece.view, by: piece.device), before.isSame(as: piece) {
        continue
      }
      changes.append(BookChange(key: .view(piece.view, piece.device), bytes: piece.bytes))
    }
    return changes
  }

  private func madeChanges(since old: Book?) -> [BookChange] {
    Self.changes(from: old?.made.count ?? 0, to: made.count) {
      made[$0] == old?.made[$0]
    } key: {
      .made(Int64($0))
    } bytes: { place in
      var writer = ByteWriter()
      writer.write(made[place])
      return writer.bytes
    }
  }

  private func waitingChanges(since old: Book?) -> [BookChange] {
    outbox.indices.flatMap { index in
      let stream = outbox.id(at: index)
      return outbox.values[index].changes(since: old?.outbox[stream]).map { number, bytes in
        BookChange(key: .waiting(stream, number), bytes: bytes)
      }
    }
  }

  private func chainChanges(since old: Book?) -> [BookChange] {
    var changes: [BookChange] = []
    for (device, stream, spans) in chains.all {
      let before = old?.chains[device, stream] ?? []
      let same = Self.shared(spans.count, before.count) { spans[$0].head == before[$0].head }
      changes += before[same...].map {
        BookChange(key: .span(device, stream, $0.last), bytes: nil)
      }
      changes += spans[same...].map {
        BookChange(key: .span(device, stream, $0.last), bytes: $0.bytes)
      }
    }
    return changes
  }

  /// The number of pieces at the beginning that are the same; nearly always all of the shorter list.
  fileprivate static func shared(_ one: Int, _ other: Int, _ isSame: (Int) -> Bool) -> Int {
    var count = min(one, other)
    while count > 0, !isSame(count - 1) { count -= 1 }
    return count
  }

  /// The changes of a list that goes on at its end, by places in it.
  fileprivate static func changes(
    from before: Int,
    to now: Int,
    _ isSame: (Int) -> Bool,
    key: (Int) -> BookKey,
    bytes: (Int) -> [UInt8]
  ) -> [BookChange] {
    let same = shared(now, before, isSame)
    let gone = (max(same, now)..<max(same, now, before)).map {
      BookChange(key: key($0), bytes: nil)
    }
    return gone + (same..<now).map { BookChange(key: key($0), bytes: bytes($0)) }
  }
}

extension LogBook {
  fileprivate func changes(since old: LogBook?) -> [BookChange] {
    Book.changes(from: old?.records.count ?? 0, to: records.count) {
      links[$0 + 1] == old?.links[$0 + 1]
    } key: {
      .record(Int64($0 + 1))
    } bytes: {
      records[$0].bytes(links[$0 + 1])
    }
  }
}

extension Roster {
  fileprivate func changes(since old: Roster?) -> [BookChange] {
    Book.changes(from: old?.entries.count ?? 0, to: entries.count) {
      entries[$0].hash == old?.entries[$0].hash
    } key: {
      .entry(Int64($0))
    } bytes: {
      entries[$0].bytes
    }
  }
}

extension Outbox {
  /// The pieces that have changed, by their numbers; no bytes where one is gone.
  fileprivate func changes(since old: Outbox?) -> [(Int64, [UInt8]?)] {
    var changes: [(Int64, [UInt8]?)] = []
    var before = (old?.pieces ?? [])[...]
    for piece in pieces {
      while let first = before.first, first.number < piece.number {
        changes.append((first.number, nil))
        before.removeFirst()
      }
      let earlier = before.first?.number == piece.number ? before.removeFirst() : nil
      if earlier != piece { changes.append((piece.number, piece.bytes)) }
    }
    return changes + before.map { ($0.number, nil) }
  }
}

extension Outbox.Piece {
  fileprivate var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(list: ids) { $0.write($1) }
    return writer.bytes
  }
}
