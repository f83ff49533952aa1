import Basics
import SyncWire
import Synchronization

/// What devices of a family listen to: each hears how far the log has come.
final class HintStreams: Sendable {
  /// Of one family; the oldest has to go for one more.
  static let most = 64

  private let streams = Mutex<[FamilyID: [AnswerStream]]>([:])

  func open(_ family: FamilyID) -> AnswerStream {
    let stream = AnswerStream(signOfLife: [0x0A]) { [weak self] in self?.forget($0, family) }
    let oldest = streams.withLock { streams in
      streams[family, default: []].append(stream)
      return streams[family]?.dropLast(Self.most) ?? []
    }
    for stream in oldest { stream.end() }
    return stream
  }

  func tell(_ family: FamilyID, _ top: Int64) {
    for stream in of(family) { stream.write(SeqHint.line(top)) }
  }

  func end(_ family: FamilyID) {
    for stream in of(family) { stream.end() }
  }

  func of(_ family: FamilyID) -> [AnswerStream] { streams.withLock { $0[family] ?? [] } }

  private func forget(_ stream: AnswerStream, _ family: FamilyID) {
    streams.withLock { streams in
      streams[family]?.removeAll { $0 === stream }
      if streams[family]?.isEmpty ?? false { streams[family] = nil }
    }
  }
}
