import Basics
import SyncRoster
import SyncWire

/// What one device has written in a view.
///
/// It lies in rows of its own, and never among what counts in a stream. A class for the same reason as ``View``.
package final class ViewPiece: Sendable {
  package let view: StreamID
  package let device: DeviceID
  /// A segment of one record, at the first place.
  package let segment: Segment

  init(view: StreamID, device: DeviceID, segment: Segment) {
    (self.view, self.device, self.segment) = (view, device, segment)
  }
}

/// The place where a piece lies.
struct ViewPlace: Hashable, Sendable {
  let view: StreamID
  let device: DeviceID
}

extension ViewPiece {
  func isSame(as other: ViewPiece) -> Bool {
    isSamePlace(as: other) && segment == other.segment
  }

  /// Whether a piece lies before another one: the order by which pieces are told apart.
  fileprivate func isBefore(_ other: ViewPiece) -> Bool {
    view == other.view ? device < other.device : view < other.view
  }

  func isSamePlace(as other: ViewPiece) -> Bool {
    view == other.view && device == other.device
  }
}

extension Book {
  /// Puts a piece in the place of what lay there: of two that one device has written the log has the one that counts.
  mutating func keep(_ piece: ViewPiece) {
    var (kept, isIn): ([ViewPiece], Bool) = ([], false)
    for other in views where !other.isSamePlace(as: piece) {
      if !isIn, piece.isBefore(other) {
        kept.append(piece)
        isIn = true
      }
      kept.append(other)
    }
    views = isIn ? kept : kept + [piece]
  }

  package func piece(_ view: StreamID, by device: DeviceID) -> ViewPiece? {
    for piece in views where piece.view == view && piece.device == device { return piece }
    return nil
  }

  /// Whether a view is open, and this device is named in it under a name that it has or had.
  func reads(view: StreamID) -> Bool {
    roster.readers(ofView: view).contains { $0 == device || retired.contains($0) }
  }

  /// Whether the server's log lacks it and this device may give it there.
  func isToSend(_ piece: ViewPiece) -> Bool {
    roster.readers(ofView: piece.view).contains(device)
      && !log.places[piece.device, piece.view].exists
      && roster.views[piece.view].map { held.contains($0.epoch.keyID) } ?? false
  }

  /// Whether a revocation leaves what its device wrote in a view.
  func counts(_ piece: ViewPiece) -> Bool {
    guard let cut = cut(piece.device, piece.view) else { return true }
    return cut == piece.segment.span.end
  }
}

/// A view by what the roster says and what has come of it.
package struct HandedOver: Sendable {
  package let id: StreamID
  /// The player's id, which is that of the player's stream.
  package let player: StreamID
  package let author: DeviceID
  package let recipients: [DeviceID]
  package let isClosed: Bool
  /// The record that was handed over; none where it has not come, or is erased.
  package let record: [UInt8]?
  /// Parents' devices that have opened it, with milliseconds since 1970 by their clocks.
  package let openings: [(device: DeviceID, at: Int64)]
}

extension Book {
  /// All views in the order of their ids; of those that are not for this device only what the roster says.
  package var handedOver: [HandedOver] {
    roster.viewIDs.compactMap { id in roster.views[id].map { handedOver(id, $0) } }
  }

  private func handedOver(_ id: StreamID, _ view: View) -> HandedOver {
    HandedOver(
      id: id,
      player: view.player,
      author: view.author,
      recipients: view.recipients,
      isClosed: view.isClosed,
      record: piece(id, by: view.author)?.segment.records.first,
      openings: views.filter { $0.view == id && $0.device != view.author }.compactMap { piece in
        piece.openedAt.map { (piece.device, $0) }
      }
    )
  }
}

extension ViewPiece {
  /// The record that a parent's device writes: when it has opened a view.
  static func opening(at now: Int64) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(now)
    return writer.bytes
  }

  fileprivate var openedAt: Int64? {
    var reader = ByteReader((segment.records.first ?? [])[...])
    let at = reader.number()
    return reader.isBroken || !reader.isAtEnd ? nil : at
  }
}
