import Basics
import Domain
import SyncWire

/// What copies hold for players' own codes alone: which players have a code, and what has come with copies and nobody
/// has opened yet.
///
/// A class, as what it is made of.
package final class ClosedHere: Sendable {
  package let codes: [CodeKeys]
  /// In the order in which it came.
  package let waiting: [ClosedPlay]
  /// Of this device, which may read what they play; none while it is alone.
  private let read: [UInt128]?
  /// What this version cannot read, and keeps.
  private let unread: [[UInt8]]

  private init(
    _ codes: [CodeKeys],
    _ waiting: [ClosedPlay],
    read: [UInt128]?,
    unread: [[UInt8]]
  ) {
    self.codes = codes
    self.waiting = waiting
    self.read = read
    self.unread = unread
  }

  package convenience init(codes: [CodeKeys] = [], waiting: [ClosedPlay] = []) {
    self.init(codes, waiting, read: nil, unread: [])
  }

  /// - Parameter bytes: a ``SyncStatus``, empty where this device is alone, and what is kept here.
  ///
  /// None where the status cannot be read: then nobody knows whose results are to be closed.
  package convenience init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    let told = Array(reader.piece())
    guard !reader.isBroken, let status = told.isEmpty ? SyncStatus() : SyncStatus(bytes: told)
    else { return nil }
    let texts = reader.isAtEnd ? [] : reader.list { Array($0.piece()) }
    var (waiting, unread): ([ClosedPlay], [[UInt8]]) = ([], [])
    for text in texts {
      if let play = ClosedPlay(text: text) { waiting.append(play) } else { unread.append(text) }
    }
    self.init(
      status.codes.compactMap { $0.keys },
      waiting,
      read: status.devices.first { $0.id == status.device }?.players,
      unread: unread
    )
  }

  /// As it is kept beside the log.
  package var kept: [UInt8] {
    var writer = ByteWriter()
    writer.write(list: waiting.map { $0.json.bytes } + unread) { $0.write($1[...]) }
    return writer.bytes
  }

  /// Of everybody but the one whose copy it is.
  func codes(closedTo own: PlayerID?) -> [CodeKeys] {
    codes.filter { $0.player.raw != own?.raw }
  }

  package func waiting(for player: PlayerID?) -> [ClosedPlay] {
    waiting.filter { $0.code.player.raw == player?.raw }
  }

  package func hasCode(_ player: PlayerID) -> Bool {
    codes.contains { $0.player.raw == player.raw }
  }

  func reads(_ player: PlayerID) -> Bool { read?.contains(player.raw) ?? true }

  func keeping(_ plays: [ClosedPlay]) -> ClosedHere {
    with(waiting + plays.filter { !waiting.contains($0) })
  }

  func without(_ play: ClosedPlay) -> ClosedHere { with(waiting.filter { $0 != play }) }

  private func with(_ waiting: [ClosedPlay]) -> ClosedHere {
    ClosedHere(codes, waiting, read: read, unread: unread)
  }
}

extension ClosedHere: Hashable {
  package static func == (left: ClosedHere, right: ClosedHere) -> Bool {
    left === right || left.codes == right.codes && left.kept == right.kept
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(waiting.count) }
}

extension ClosedPlay {
  /// No copy has a larger one.
  private static let limits = JSONLimits(bytes: 64 * 1024 * 1024, depth: 8)

  fileprivate convenience init?(text: [UInt8]) {
    guard let json = try? JSON.parse(text, limits: Self.limits), let play = try? ClosedPlay(json)
    else { return nil }
    self.init(for: play.code, ephemeral: play.ephemeral, sealed: play.sealed)
  }
}
