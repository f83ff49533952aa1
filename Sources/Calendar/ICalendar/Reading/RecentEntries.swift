/// The last entries that were left out, in the order of the file.
///
/// A reader asks it with each entry that comes. So entries stay where they stand, and none is copied to be looked at:
/// it grows to twice its size before the older half goes at once.
struct RecentEntries {
  private var entries: [CalendarEntry] = []

  private var recent: Range<Int> {
    max(entries.count - CalendarEntry.recentVersions, 0)..<entries.count
  }

  mutating func add(_ entry: CalendarEntry) {
    if entries.count == 2 * CalendarEntry.recentVersions {
      entries.removeFirst(CalendarEntry.recentVersions)
    }
    entries.append(entry)
  }

  /// Whether a later version of the same thing at the same time is among them.
  func hasNewer(than entry: CalendarEntry) -> Bool {
    recent.contains {
      entries[$0].isVersion(of: entry) && entries[$0].sequence > entry.sequence
    }
  }

  /// Those of a series, which are here no more.
  mutating func taken(ofSeriesOf change: CalendarEntry) -> [CalendarEntry] {
    let places = recent.filter { entries[$0].isOfSeries(of: change) }
    let taken = places.map { entries[$0] }
    for place in places.reversed() { entries.remove(at: place) }
    return taken
  }
}
