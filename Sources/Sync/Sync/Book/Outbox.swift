import Basics
import SyncWire

/// What waits to be sent of one stream, in the order in which it was made.
///
/// It lies in storage in pieces, so that what a change writes does not grow with what waits.
package struct Outbox: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    /// A number that rises from piece to piece; those of pieces that are gone may come again.
    let number: Int64
    var ids: [UInt128]
  }

  /// The number of the first piece, between those of pieces before and after it; all have as many digits.
  private static let middle: Int64 = 1 << 52

  private(set) var pieces: [Piece] = []

  package init() {}

  package var isEmpty: Bool { pieces.isEmpty }
  package var ids: [UInt128] { pieces.flatMap { $0.ids } }

  func prefix(_ count: Int) -> [UInt128] {
    var ids: [UInt128] = []
    for piece in pieces where ids.count < count { ids += piece.ids.prefix(count - ids.count) }
    return ids
  }

  mutating func append(_ ids: [UInt128]) {
    for part in Self.parts(ids) {
      let number = pieces.last.map { $0.number + 1 } ?? Self.middle
      pieces.append(Piece(number: number, ids: part))
    }
  }

  /// Adds operations before all that waits.
  mutating func prepend(_ ids: [UInt128]) {
    for part in Self.parts(ids).reversed() {
      let number = pieces.first.map { $0.number - 1 } ?? Self.middle
      pieces.insert(Piece(number: number, ids: part), at: 0)
    }
  }

  mutating func removeFirst(_ count: Int) {
    var left = count
    let gone = pieces.prefix { piece in
      if piece.ids.count > left { return false }
      left -= piece.ids.count
      return true
    }
    pieces.removeFirst(gone.count)
    if !pieces.isEmpty { pieces[0].ids.removeFirst(left) }
  }

  /// Adds the next piece as it was stored.
  ///
  /// - Returns: false where it cannot have been stored so.
  mutating func takeBack(_ ids: [UInt128], _ number: Int64) -> Bool {
    if ids.isEmpty || number <= pieces.last?.number ?? 0 { return false }
    pieces.append(Piece(number: number, ids: ids))
    return true
  }

  /// The operations in parts, each as large as what is sent at once.
  private static func parts(_ ids: [UInt128]) -> [[UInt128]] {
    stride(from: 0, to: ids.count, by: SyncLimits.operations).map {
      Array(ids[$0..<min($0 + SyncLimits.operations, ids.count)])
    }
  }
}
