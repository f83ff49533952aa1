import App
import AppCore
import Domain
import Spotify
import SyncEngine
import SyncWire
import Time

/// A script with what the browser answers about connected music, in bytes as it does.
struct SpotifyScript {
  var script = Script.started()
  /// What was asked of the browser since the start, in its order.
  private(set) var asked: [Request] = []

  static let client = "0123456789abcdef0123456789abcdef"
  static let playlist = "37i9dQZF1DXcBWIGoYBM5M"
  static let otherPlaylist = "2v3iNvBX8Ay1Gt2uXtUKUT"

  /// Allowed, and connected where it is said so.
  init(isConnected: Bool = true, isAllowed: Bool = true, record: [UInt8] = []) {
    send(.spotify(.form(.typed(Self.client))))
    send(.spotify(.form(.left)))
    send(.spotify(.form(.allowed(player, isAllowed))))
    find(isConnected: isConnected, record: record)
  }

  var player: PlayerID { script.state.core.player ?? PlayerID(0) }

  var firstQuest: RoutineID { script.state.ledger.allRoutines[0].id }

  func last(_ kind: PortKind) -> Request? { asked.last { $0.kind == kind } }

  func count(_ kind: PortKind) -> Int { asked.filter { $0.kind == kind }.count }

  mutating func send(_ action: Action) {
    script.send(action)
    note()
  }

  mutating func note() {
    for case .ask(let request) in script.effects { asked.append(request) }
  }

  /// The end of what is waited for.
  mutating func fire() {
    script.fire(TimerID(.spotify))
    note()
  }

  mutating func answer(_ kind: PortKind, number: Int = 0, _ bytes: [UInt8]?) {
    send(.answered(Answer(kind, for: .spotify, number: number, bytes)))
  }

  mutating func answer(
    _ kind: PortKind,
    number: Int = 0,
    _ write: (inout ByteWriter) -> Void
  ) {
    var writer = ByteWriter()
    write(&writer)
    answer(kind, number: number, writer.bytes)
  }

  mutating func find(isConnected: Bool, hasCallback: Bool = false, record: [UInt8] = []) {
    answer(.readMusic) {
      $0.write(isConnected)
      $0.write(hasCallback)
      $0.write("https://quest.example/")
      $0.append(record[...])
    }
  }

  /// What plays, to the request that was made last.
  mutating func hear(
    _ title: String = "Paper Boats",
    id: String = "7ouMYWpwJ422jRcDASZB7P",
    kind: UInt8 = 0,
    progress: Int64 = 30_000,
    duration: Int64 = 200_000,
    isPlaying: Bool = true
  ) {
    answer(.readPlaying, number: count(.readPlaying)) {
      $0.write(UInt8(0))
      $0.write(kind)
      for text in [id, title, "Lina Morgen", "", "https://open.spotify.com/track/\(id)"] {
        $0.write(text)
      }
      $0.write(progress)
      $0.write(duration)
      $0.write(isPlaying)
    }
  }

  /// Why nothing is known of what plays: the number of the failure.
  mutating func hearNothing(because failure: UInt8) {
    answer(.readPlaying, number: count(.readPlaying)) { $0.write(failure) }
  }

  /// Up to the first running step.
  mutating func begin() {
    script.startQuest()
    script.guess(Seconds(60))
    note()
    script.saveAll()
  }

  mutating func pass(_ seconds: Int) { script.advance(Seconds(seconds)) }
}
