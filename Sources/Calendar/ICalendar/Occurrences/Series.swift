import Basics

/// Entries of one UID, sorted out: what comes again, and the instances of it that were changed.
struct Series {
  /// Places in `ReadCalendar.entries`; more than one where an exporter gives everything the same UID.
  private(set) var masters: [Int] = []
  private(set) var changes: [Int] = []

  init(alone place: Int, _ entries: [CalendarEntry]) {
    if entries[place].recurrenceID == nil { masters = [place] } else { changes = [place] }
  }

  /// Of several at one time the one with the highest SEQUENCE counts, then the last in the file; all others stay, because
  /// some exporters count on for whatever they write.
  init(_ places: ArraySlice<Int>, _ entries: [CalendarEntry]) {
    for place in places {
      if entries[place].recurrenceID == nil {
        Self.keepNewest(place, &masters, entries) { $0.start == $1.start }
      } else {
        Self.keepNewest(place, &changes, entries) { $0.recurrenceID == $1.recurrenceID }
      }
    }
  }

  private static func keepNewest(
    _ place: Int,
    _ kept: inout [Int],
    _ entries: [CalendarEntry],
    isVersion: (CalendarEntry, CalendarEntry) -> Bool
  ) {
    // Nothing has so many versions; a file of one UID for everything must not be slow.
    let recent = kept.suffix(CalendarEntry.recentVersions)
    guard let other = recent.lastIndex(where: { isVersion(entries[$0], entries[place]) }) else {
      kept.append(place)
      return
    }
    if entries[place].sequence >= entries[kept[other]].sequence { kept[other] = place }
  }
}

extension ReadCalendar {
  /// The entries by UID; one without is alone.
  func series() -> [Series] {
    let places = order(of: entries.count) { entries[$0].uidHash < entries[$1].uidHash }
    var series: [Series] = []
    var begin = 0
    for end in 1...max(places.count, 1) where end <= places.count {
      let isSame =
        end < places.count && entries[places[end]].isOfSeries(of: entries[places[begin]])
      if isSame { continue }
      series.append(
        end - begin == 1
          ? Series(alone: places[begin], entries) : Series(places[begin..<end], entries)
      )
      begin = end
    }
    return series
  }
}
