import Domain
import Time

package func checkMusicFits(_ findings: inout Findings) {
  for row in rows(of: goldenMusicFits) {
    let fit = MusicFit(totals: numbers(row[0]).map { milliseconds($0) }, steps: number(row[1]))
    var playlist = PlaylistLength()
    playlist.add([.song(Int64(number(row[2])))])
    let subject = "fit of \(row[2]) ms beside \(row[0]), \(row[1]) steps"
    findings.expect(fit.fits(playlist), is: row[3] == "1", subject)
    findings.note(fit.need.milliseconds)
  }
}

package func checkPlaylists(_ findings: inout Findings) {
  for row in rows(of: goldenPlaylists) {
    let items = items(row[0])
    // However they are cut into pages.
    for size in [1, 50, 20_000] {
      var playlist = PlaylistLength()
      for start in stride(from: 0, to: items.count, by: size) {
        playlist.add(Array(items[start..<min(start + size, items.count)]))
      }
      let subject = "playlist of \(row[0])"
      findings.expect("\(playlist.length.milliseconds)", is: String(row[1]), subject)
      findings.expect("\(playlist.lengthOfSongs.milliseconds)", is: String(row[2]), subject)
      findings.expect(playlist.songs, is: number(row[3]), subject)
      findings.note(playlist.length.milliseconds)
    }
  }
}

/// Runs as "s210000x3", parted by commas.
private func items(_ column: Substring) -> [PlaylistLength.Item] {
  if column == "-" { return [] }
  return column.split(separator: ",").flatMap { run in
    let parts = run.dropFirst().split(separator: "x")
    let length = parts[0] == "-" ? nil : Int64(number(parts[0]))
    let item: PlaylistLength.Item =
      switch run.first {
      case "s": .song(length)
      case "e": .episode(length)
      default: .nothing
      }
    return Array(repeating: item, count: number(parts[1]))
  }
}

package func checkSongCounts(_ findings: inout Findings) {
  for row in rows(of: goldenSongCounts) {
    let playlist = PlaylistLength(typed: milliseconds(number(row[1])), songs: number(row[2]))
    let count = SongCount(elapsed: milliseconds(number(row[0])), of: playlist)
    let subject = "songs in \(row[0]) ms of \(row[2]) in \(row[1]) ms"
    findings.expect(count?.halves ?? 0, is: number(row[3]), subject)
    findings.note(count?.halves ?? 0)
  }
}

package func checkHeardSongs(_ findings: inout Findings) {
  for row in rows(of: goldenHeardSongs) {
    var heard = HeardMusic(from: instant(row[0]))
    for look in row[1] == "-" ? [] : row[1].split(separator: ",") {
      let fields = look.split(separator: ":")
      heard.look(playing(fields), at: instant(fields[0]))
    }
    let halves = heard.songs(upTo: instant(row[2]))?.halves ?? 0
    findings.expect(halves, is: number(row[3]), "songs heard of \(row[1])")
    findings.note(halves)
  }
}

private func playing(_ fields: [Substring]) -> NowPlaying? {
  let item: NowPlaying.Item
  switch fields[1] {
  case "s": item = .song(fields[2] == "-" ? "" : String(fields[2]))
  case "e": item = .episode
  case "a": item = .ad
  case "u": item = .unknown
  default: return nil
  }
  let time = { (field: Substring) in field == "-" ? nil : Int64(number(field)) }
  return NowPlaying(
    item,
    progress: time(fields[3]),
    duration: time(fields[4]),
    isPlaying: fields[5] == "1"
  )
}

private func instant(_ column: Substring) -> Instant {
  Instant(milliseconds: 1_780_000_000_000 + Int64(number(column)))
}

private func milliseconds(_ count: Int) -> Seconds { Seconds(milliseconds: Int64(count)) }
