import Basics
import SyncWire
import Synchronization

/// What devices of a family listen to: each hears how far the log has come.
final class HintStreams: Sendable {
  /// Of one family; the oldest has to go for one more.
  static let most = 64

  private struct State {
    var streams: [FamilyID: [AnswerStream]] = [:]
    /// How far each family's log has come by what was told, also when nobody listened.
    var tops: [FamilyID: Int64] = [:]
  }

  private let state = Mutex(State())

  /// - Parameter top: how far the log has come, which the client is told first.
  func open(_ family: FamilyID, after top: Int64) -> AnswerStream {
    let stream = AnswerStream(after: SeqHint.line(top)) { [weak self] in self?.forget($0, family) }
    let (oldest, newest) = state.withLock { state in
      state.streams[family, default: []].append(stream)
      return (state.streams[family]?.dropLast(Self.most) ?? [], state.tops[family] ?? 0)
    }
    for stream in oldest { stream.end() }
    // Stored while this one was on its way.
    if newest > top { stream.write(SeqHint.line(newest)) }
    return stream
  }

  func tell(_ family: FamilyID, _ top: Int64) {
    state.withLock { $0.tops[family] = max($0.tops[family] ?? 0, top) }
    for stream in of(family) { stream.write(SeqHint.line(top)) }
  }

  /// The same, where it was not told yet.
  func tellNews(_ family: FamilyID, _ top: Int64) {
    let isNews = state.withLock { top > ($0.tops[family] ?? 0) }
    if isNews { tell(family, top) }
  }

  /// How many listen.
  var count: Int { state.withLock { $0.streams.values.reduce(0) { $0 + $1.count } } }

  var families: [FamilyID] { state.withLock { Array($0.streams.keys) } }

  func end(_ family: FamilyID) {
    for stream in of(family) { stream.end() }
  }

  func of(_ family: FamilyID) -> [AnswerStream] { state.withLock { $0.streams[family] ?? [] } }

  private func forget(_ stream: AnswerStream, _ family: FamilyID) {
    state.withLock { state in
      state.streams[family]?.removeAll { $0 === stream }
      if state.streams[family]?.isEmpty ?? false { state.streams[family] = nil }
    }
  }
}
