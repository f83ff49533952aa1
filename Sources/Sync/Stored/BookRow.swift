import Basics
import SyncRoster
import SyncWire

/// Where a piece of a book lies in storage.
package enum BookKey: Hashable, Sendable {
  /// All that is small.
  case head
  /// What is kept of a record of the log, by its place.
  case record(Int64)
  /// An entry of the roster, by its index.
  case entry(Int64)
  /// A segment's place in a chain, by its last.
  case span(DeviceID, StreamID, Int64)
}

/// A piece that is another than it was; none where it is gone.
package struct BookChange: Sendable {
  package let key: BookKey
  package let bytes: [UInt8]?
}

extension Book {
  /// What has to be stored for it to be this book, where an earlier one lies there.
  ///
  /// It grows with what has changed: logs, rosters and chains go on at their ends, but for a server that has
  /// lost something.
  package func changes(since old: Book?) -> [BookChange] {
    let head = headBytes
    var changes: [BookChange] = []
    if head != old?.headBytes { changes.append(BookChange(key: .head, bytes: head)) }
    changes += log.changes(since: old?.log)
    changes += roster.changes(since: old?.roster)
    changes += chainChanges(since: old)
    return changes
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

  /// How many pieces at the beginning are the same; nearly always all of the shorter.
  static func shared(_ one: Int, _ other: Int, _ isSame: (Int) -> Bool) -> Int {
    var count = min(one, other)
    while count > 0, !isSame(count - 1) { count -= 1 }
    return count
  }
}

extension LogBook {
  fileprivate func changes(since old: LogBook?) -> [BookChange] {
    let before = old?.records.count ?? 0
    let same = Book.shared(records.count, before) { links[$0 + 1] == old?.links[$0 + 1] }
    let gone = (max(same, records.count)..<max(same, records.count, before)).map {
      BookChange(key: .record(Int64($0 + 1)), bytes: nil)
    }
    return gone
      + (same..<records.count).map {
        BookChange(key: .record(Int64($0 + 1)), bytes: records[$0].bytes(links[$0 + 1]))
      }
  }
}

extension Roster {
  fileprivate func changes(since old: Roster?) -> [BookChange] {
    let before = old?.entries.count ?? 0
    let same = Book.shared(entries.count, before) { entries[$0].hash == old?.entries[$0].hash }
    let gone = (max(same, entries.count)..<max(same, entries.count, before)).map {
      BookChange(key: .entry(Int64($0)), bytes: nil)
    }
    return gone
      + (same..<entries.count).map {
        BookChange(key: .entry(Int64($0)), bytes: entries[$0].bytes)
      }
  }
}
