import Domain
import Time

package func checkMusicFits(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .musicFits, columns: 4) {
    let totals = try row.numbers(0).map { milliseconds($0) }
    let fit = MusicFit(totals: totals, steps: try row.number(1))
    var playlist = PlaylistLength()
    playlist.add([.song(Int64(try row.number(2)))])
    let subject = "fit of \(row[2]) ms beside \(row[0]), \(row[1]) steps"
    try findings.expect(fit.fits(playlist), is: row.flag(3), subject)
    findings.note(fit.need.milliseconds)
  }
}

package func checkPlaylists(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .playlists, columns: 4) {
    let items = try items(row)
    // However they are cut into pages.
    for size in [1, 50, 20_000] {
      var playlist = PlaylistLength()
      for start in stride(from: 0, to: items.count, by: size) {
        playlist.add(Array(items[start..<min(start + size, items.count)]))
      }
      let subject = "playlist of \(row[0])"
      findings.expect("\(playlist.length.milliseconds)", is: String(row[1]), subject)
      findings.expect("\(playlist.lengthOfSongs.milliseconds)", is: String(row[2]), subject)
      try findings.expect(playlist.songs, is: row.number(3), subject)
      findings.note(playlist.length.milliseconds)
    }
  }
}

/// Runs as "s210000x3", parted by commas.
private func items(_ row: GoldenRow) throws(TableFault) -> [PlaylistLength.Item] {
  var items: [PlaylistLength.Item] = []
  for run in row.parts(0) {
    let fields = try row.fields(of: run.dropFirst(), count: 2, by: "x")
    let length = fields[0] == "-" ? nil : Int64(try row.number(in: fields[0]))
    let item: PlaylistLength.Item
    switch run.first {
    case "s": item = .song(length)
    case "e": item = .episode(length)
    case "n": item = .nothing
    default: throw row.fault("“\(run)” is no entry of a playlist")
    }
    items += Array(repeating: item, count: try row.number(in: fields[1]))
  }
  return items
}

package func checkSongCounts(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .songCounts, columns: 4) {
    let length = milliseconds(try row.number(1))
    let playlist = PlaylistLength(typed: length, songs: try row.number(2))
    let count = SongCount(elapsed: milliseconds(try row.number(0)), of: playlist)
    let subject = "songs in \(row[0]) ms of \(row[2]) in \(row[1]) ms"
    try findings.expect(count?.halves ?? 0, is: row.number(3), subject)
    findings.note(count?.halves ?? 0)
  }
}

package func checkHeardSongs(
  _ findings: inout Findings,
  _ tables: GoldenTables
) throws(TableFault) {
  for row in try tables.rows(of: .heardSongs, columns: 4) {
    var heard = HeardMusic(from: try instant(row[0], row))
    for look in row.parts(1) {
      let fields = try row.fields(of: look, count: 6)
      heard.look(try playing(fields, row), at: try instant(fields[0], row))
    }
    let halves = heard.songs(upTo: try instant(row[2], row))?.halves ?? 0
    try findings.expect(halves, is: row.number(3), "songs heard of \(row[1])")
    findings.note(halves)
  }
}

private func playing(_ fields: [Substring], _ row: GoldenRow) throws(TableFault) -> NowPlaying? {
  let item: NowPlaying.Item
  switch fields[1] {
  case "s": item = .song(fields[2] == "-" ? "" : String(fields[2]))
  case "e": item = .episode
  case "a": item = .ad
  case "u": item = .unknown
  case "n": return nil
  default: throw row.fault("“\(fields[1])” is nothing that plays")
  }
  let time = { (field: Substring) throws(TableFault) -> Int64? in
    field == "-" ? nil : Int64(try row.number(in: field))
  }
  return NowPlaying(
    item,
    progress: try time(fields[3]),
    duration: try time(fields[4]),
    isPlaying: try row.flag(in: fields[5])
  )
}

private func instant(_ text: Substring, _ row: GoldenRow) throws(TableFault) -> Instant {
  Instant(milliseconds: 1_780_000_000_000 + Int64(try row.number(in: text)))
}

private func milliseconds(_ count: Int) -> Seconds { Seconds(milliseconds: Int64(count)) }
