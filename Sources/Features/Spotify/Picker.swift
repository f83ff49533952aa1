import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// Playlists to pick from for one quest, as far as they were read.
package struct Picker: Sendable {
  package let quest: RoutineID
  /// Tells its requests from those of a picker before it.
  let number: Int
  var playlists: [Playlist] = []
  /// Where the next page begins; none behind the last one.
  var next: Int64?
  var reading = Reading.running
  /// By its id; none for a quest without a playlist.
  var chosen: String?
  /// Playlists that are to be measured, the next one at the end.
  var waiting: [String] = []
  /// Those that were measured, or could not be.
  var tried: [String] = []
  var measured: Measured?
  /// Requests that measuring may still make.
  var rest = mostRequests

  enum Reading: Hashable, Sendable {
    case none
    case running
    /// Too much was asked, here or by somebody else.
    case resting
    case failed
  }

  /// The playlist that is being measured.
  struct Measured: Sendable {
    let id: String
    var length = PlaylistLength()
  }

  /// In one visit to the list: fifty playlists of fifty songs and more.
  static let mostRequests = 60
  /// Entries of a playlist that is measured unasked; a larger one fits no quest of a morning.
  static let largest: Int64 = 250
}

package enum PickerAction: Hashable, Sendable {
  case opened(RoutineID)
  case moreWanted
  case chosen(String?)
  case used
  /// With the number of the picker that has asked.
  case playlistsRead(Int, PlaylistPage)
  case itemsRead(Int, ItemPage)

  var writes: Bool { if case .used = self { true } else { false } }
}

extension SpotifyState {
  mutating func reduce(_ action: PickerAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .opened(let quest): return open(quest, core)
    case .moreWanted: return readMore(core)
    case .chosen(let id):
      picker?.chosen = id
      return measureNext(core)
    case .used: return use(&core)
    case .playlistsRead(let number, let page):
      return picker?.number == number ? take(page, core) : []
    case .itemsRead(let number, let page):
      return picker?.number == number ? take(page, core) : []
    }
  }

  private mutating func open(_ quest: RoutineID, _ core: Core) -> [Effect] {
    guard isConnected, core.questsWithMusic.contains(where: { $0.id == quest }) else { return [] }
    pickers += 1
    var picker = Picker(quest: quest, number: pickers)
    picker.chosen = core.playlist(for: quest)?.playlist
    picker.next = 0
    self.picker = picker
    return readMore(core)
  }

  private mutating func use(_ core: inout Core) -> [Effect] {
    guard let picker else { return [] }
    self.picker = nil
    let uri = picker.chosen.flatMap { MusicLink(playlist: $0) }?.canonical ?? ""
    return core.record([.set(.playlist(picker.quest), uri)])
  }

  private mutating func readMore(_ core: Core) -> [Effect] {
    guard let player = core.player, let number = picker?.number, let next = picker?.next
    else { return [] }
    guard admits(core) else {
      picker?.reading = .resting
      return []
    }
    picker?.reading = .running
    return [.ask(.readPlaylists(of: player, from: next, number: number))] + keepRecord
  }

  private mutating func take(_ page: PlaylistPage, _ core: Core) -> [Effect] {
    note(page.failure, core)
    if let failure = page.failure {
      picker?.reading = failure == .tooMany ? .resting : .failed
      return keepRecord
    }
    known.add(page.playlists)
    picker?.playlists += page.playlists
    picker?.next = page.next
    picker?.reading = .none
    picker?.measure(page.playlists, besides: known)
    return keepRecord + measureNext(core)
  }

  mutating func admits(_ core: Core) -> Bool {
    listening.policy.admitList(at: core.moment.now, offset: core.moment.offset)
  }

  mutating func note(_ failure: SpotifyFailure?, _ core: Core) {
    listening.policy.takeList(failure?.listAnswer ?? .given, at: core.moment.now)
    if failure == .notConnected { setConnected(false, core) }
  }

  var keepRecord: [Effect] { [.ask(.keepPolls(listening.policy.record))] }
}
