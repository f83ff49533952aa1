import Basics

/// The changes of a series that hold for all that comes after them, too (RANGE=THISANDFUTURE; RFC 5545, 3.8.4.4).
struct FutureChanges {
  struct Change {
    /// In `ReadCalendar.entries`.
    let place: Int
    let since: Int64
    fileprivate let table: OffsetTable
    /// How far the changed instance was moved on its wall.
    fileprivate let shift: Int64
    /// In seconds, how long what it changes lasts at most.
    fileprivate let length: Int64

    /// The wall of an instance that would have been at an instant.
    func wall(_ instant: Int64) -> WallTime { table.wall(at: instant).adding(seconds: shift) }
  }

  /// Ascending.
  private var changes: [Change] = []

  /// - Parameter places: of all changes of the series.
  init(_ places: [Int], _ calendar: ReadCalendar, _ book: ZoneBook) {
    for place in places where calendar.entries[place].isThisAndFuture {
      let entry = calendar.entries[place]
      guard let start = entry.start, let id = entry.recurrenceID else { continue }
      let since = book.instant(id)
      let table = book.table(start)
      let shift = start.time.wall.seconds - table.wall(at: since).seconds
      let length = OccurrenceSpan(of: entry.length, from: start, book).most
      changes.append(
        Change(place: place, since: since, table: table, shift: shift, length: length)
      )
    }
    changes = changes.ordered { $0.since < $1.since }
  }

  /// In seconds, how far away from an instance there may still be something of it.
  var reach: Int64 { changes.reduce(0) { max($0, abs($1.shift) + $1.length) } }

  /// The last one that began before an instance.
  func change(of instant: Int64) -> Change? { changes.last { $0.since < instant } }
}
