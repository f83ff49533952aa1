import AppCore
import Basics
import Domain

// How long playlists are: Spotify tells it by what is in them alone, so they are measured one after the other while
// somebody looks at the list.
extension Picker {
  /// What is worth it: a larger one fits no quest, and of those of others nothing is told.
  mutating func measure(_ playlists: [Playlist], besides known: KnownPlaylists) {
    let wanted = playlists.filter { playlist in
      playlist.isMeasurable && (playlist.total ?? 0) <= Self.largest
        && !known.length(playlist.id).exists
    }
    waiting = wanted.map { $0.id }.reversed() + waiting
  }

  /// The one that was chosen comes first, however large it is.
  fileprivate mutating func nextToMeasure(_ known: KnownPlaylists) -> String? {
    if let chosen, isMeasurable(chosen), !known.length(chosen).exists, !hasTried(chosen) {
      return chosen
    }
    while let next = waiting.popLast() {
      if !hasTried(next) { return next }
    }
    return nil
  }

  private func isMeasurable(_ id: String) -> Bool {
    playlists.contains { $0.isMeasurable && $0.id.hasSameScalars(as: id) }
  }

  private func hasTried(_ id: String) -> Bool { tried.contains { $0.hasSameScalars(as: id) } }

  fileprivate mutating func begin(_ id: String) {
    tried.append(id)
    measured = Measured(id: id)
  }

  fileprivate mutating func stopMeasuring() {
    measured = nil
    waiting = []
  }
}

extension SpotifyState {
  mutating func take(_ page: ItemPage, _ core: Core) -> [Effect] {
    guard var measured = picker?.measured else { return [] }
    note(page.failure, core)
    if let failure = page.failure { return giveUp(failure, core) }
    measured.length.add(page.items)
    if let next = page.next {
      picker?.measured = measured
      return readItems(of: measured.id, from: next, core)
    }
    known.measure(measured.id, measured.length)
    picker?.measured = nil
    return keepRecord + measureNext(core)
  }

  /// Of this one nothing is told; where nobody answers, of the others neither.
  private mutating func giveUp(_ failure: SpotifyFailure, _ core: Core) -> [Effect] {
    picker?.measured = nil
    if failure == .forbidden || failure == .notFound { return keepRecord + measureNext(core) }
    picker?.stopMeasuring()
    return keepRecord
  }

  /// One after the other.
  mutating func measureNext(_ core: Core) -> [Effect] {
    guard let picker, !picker.measured.exists,
      let next = self.picker?.nextToMeasure(known)
    else { return [] }
    self.picker?.begin(next)
    return readItems(of: next, from: 0, core)
  }

  private mutating func readItems(of id: String, from offset: Int64, _ core: Core) -> [Effect] {
    guard let player = core.player, let picker, picker.rest > 0, admits(core) else {
      self.picker?.stopMeasuring()
      return []
    }
    self.picker?.rest -= 1
    return [.ask(.readItems(of: id, by: player, from: offset, number: picker.number))] + keepRecord
  }
}
