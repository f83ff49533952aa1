import AppCore
import Basics
import Domain
import SyncEngine
import Time

/// Listens along while a step runs: which song is on, how many were heard, and whether anything plays.
package struct Listening: Sendable {
  var policy = PollPolicy(isShown: true, isStepRunning: false)
  /// What is on; a step shows it.
  package internal(set) var song: Song?
  /// The request that is out, and its number.
  private var request: PollRequest?
  private var requests = 0
  private var isStepRunning = false
  /// When the timer goes off that runs.
  private var waitsUntil: Instant?
  private var heard: Heard?
  /// From when on this page knows what was played.
  private var beganAt: Instant?
  /// Until when it is known that something plays, by the last answer.
  private var playsUntil: Instant?
  /// What the browser was told of that.
  private var isKnownToPlay = false

  /// What of a quest's music was heard.
  private struct Heard {
    let session: SessionID
    var music: HeardMusic
  }

  private static let timer = TimerID(.spotify)
  /// An answer says little about what plays later than that.
  private static let believed = Seconds.minutes(10)
}

package enum ListeningAction: Hashable, Sendable {
  /// The time has come to look what may be asked.
  case waited
  /// With the number of the request.
  case heard(Int, PlayingAnswer)
}

extension Listening {
  /// - Parameter record: as another page has left it, or this one.
  mutating func take(_ record: PollRecord) {
    if record.isNewer(than: policy.record) { policy.record = record }
  }

  mutating func signedIn(at now: Instant) { policy.take(.signedIn, at: now) }

  /// Nothing that was heard stays.
  mutating func forget() {
    song = nil
    heard = nil
    playsUntil = nil
  }

  mutating func turn(_ page: PageAction, at now: Instant) {
    policy.take(page == .shown ? .pageShown : .pageHidden, at: now)
  }

  /// Follows the game, after whatever has happened.
  ///
  /// - Parameters:
  ///   - session: the one whose step runs in front of the player, if any does.
  ///   - isConnected: somebody is whose music it is.
  mutating func follow(_ session: QuestSession?, isConnected: Bool, _ core: Core) -> [Effect] {
    let now = core.moment.now
    beganAt = beganAt ?? now
    let runs = isConnected && session.exists && core.role.canWrite
    if runs != isStepRunning {
      isStepRunning = runs
      policy.take(runs ? .stepBegan : .stepEnded, at: now)
    }
    if runs, let session { hear(session) }
    return (runs || waitsUntil.exists ? ask(core) : []) + hush(at: now)
  }

  /// What was played before this page was there is not known, so a quest from before is not counted.
  private mutating func hear(_ session: QuestSession) {
    guard heard?.session != session.id, let beganAt, session.startedAt >= beganAt else { return }
    heard = Heard(session: session.id, music: HeardMusic(from: session.startedAt))
  }

  private mutating func ask(_ core: Core) -> [Effect] {
    let (now, offset) = (core.moment.now, core.moment.offset)
    var effects: [Effect] = []
    if let player = core.player, let request = policy.ask(at: now, offset: offset) {
      self.request = request
      requests += 1
      effects = [.ask(.readPlaying(of: player, policy.record, number: requests))]
    }
    let next = policy.next(at: now, offset: offset)
    if next == waitsUntil { return effects }
    waitsUntil = next
    return effects + [next.map { .wait(Self.timer, .at($0)) } ?? .cancel(Self.timer)]
  }

  /// Tells the browser when it changes whether something is known to play.
  private mutating func hush(at now: Instant) -> [Effect] {
    let plays = playsUntil.map { now < $0 } ?? false
    if plays == isKnownToPlay { return [] }
    isKnownToPlay = plays
    return [.ask(.noteMusic(isPlaying: plays))]
  }

  /// What was answered to a request that was given up says nothing any more.
  mutating func take(_ answer: PlayingAnswer, number: Int, at now: Instant) -> [Effect] {
    guard number == requests, let request else { return [] }
    self.request = nil
    policy.take(.answered(request, answer.pollAnswer), at: now)
    song = answer.shownSong
    if !answer.failure.exists {
      heard?.music.look(answer.playing, at: now)
      playsUntil = answer.isPlaying ? now.adding(Self.believed) : nil
    }
    return [.ask(.keepPolls(policy.record))]
  }

  mutating func waited() { waitsUntil = nil }

  /// How many songs a quest took; none where this page has not listened from its beginning.
  package func songs(of session: QuestSession) -> SongCount? {
    guard let heard, heard.session == session.id else { return nil }
    return heard.music.songs(upTo: session.lastEventAt)
  }
}

extension PollRecord {
  /// Within a day it counts up, and nothing else does.
  fileprivate func isNewer(than other: PollRecord) -> Bool {
    day > other.day || (day == other.day && calls >= other.calls)
  }
}

extension SpotifyState {
  mutating func reduce(_ action: ListeningAction, _ core: Core) -> [Effect] {
    switch action {
    case .waited: listening.waited()
    case .heard(let number, let answer):
      let effects = listening.take(answer, number: number, at: core.moment.now)
      if answer.failure == .notConnected { setConnected(false, core) }
      return effects
    }
    return []
  }

  /// - Parameter session: the one whose step runs in front of the player, if any does.
  package mutating func follow(_ session: QuestSession?, _ core: Core) -> [Effect] {
    listening.follow(session, isConnected: isConnected && core.allowsSpotify, core)
  }

  package mutating func turn(_ page: PageAction, at now: Instant) {
    listening.turn(page, at: now)
  }

  /// How many songs a quest took.
  package func songs(of session: QuestSession) -> SongCount? { listening.songs(of: session) }
}
