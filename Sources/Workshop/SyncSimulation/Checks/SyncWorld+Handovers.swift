import Basics
import ServerCore
import Sync
import SyncRoster
import SyncWire

/// Views: nobody but those they are for ever opens one, these all have it, and of a closed one nobody has anything.
extension SyncWorld {
  func checkViews() throws(BrokenInvariant) {
    try checkWhoOpensViews()
    guard let roster = known.first?.book.roster else { return }
    for id in roster.viewIDs {
      guard let view = roster.views[id] else { continue }
      if roster.streams[id].exists { throw fail(15, "\(short(id.raw)) is a stream like others") }
      if view.isClosed { try checkClosed(id) } else { try checkOpen(id, view) }
    }
    try checkHandovers(roster)
    if seed % 16 == 15 { try checkWhereViewsLie() }
  }

  /// Whatever a server has done, and whoever was taken out.
  func checkWhoOpensViews() throws(BrokenInvariant) {
    for device in devices {
      let names = [device.id] + device.book.retired
      for id in device.book.roster.viewIDs {
        guard let view = device.book.roster.views[id],
          !view.recipients.contains(where: { names.contains($0) })
        else { continue }
        let holds = device.disk.safe.held.contains(view.epoch.keyID)
        if holds || device.book.views.contains(where: { $0.view == id }) {
          throw fail(15, "\(device.name) opens \(short(id.raw)), which is not for it")
        }
      }
    }
  }

  private func checkClosed(_ id: StreamID) throws(BrokenInvariant) {
    for device in known where device.book.views.contains(where: { $0.view == id }) {
      throw fail(15, "\(device.name) keeps \(short(id.raw)), which is closed")
    }
    if server.records.contains(where: { $0.stream == id && $0.bytes != nil }) {
      throw fail(15, "the server keeps \(short(id.raw)), which is closed")
    }
  }

  /// Whoever of its readers is there has what any of them has, and so has the server.
  private func checkOpen(_ id: StreamID, _ view: RosterView) throws(BrokenInvariant) {
    let readers = known.filter { view.recipients.contains($0.id) }
    for piece in readers.flatMap({ $0.book.views }) where piece.view == id {
      for device in readers
      where device.book.piece(id, by: piece.device)?.segment.span != piece.segment.span {
        throw fail(15, "\(device.name) lacks \(name(piece.device)) in \(short(id.raw))")
      }
      let chain = Chain(family: family, device: piece.device, stream: id)
      if server.place(chain) != piece.segment.span.end {
        throw fail(15, "the server lacks \(name(piece.device)) in \(short(id.raw))")
      }
      try checkPiece(piece, view)
    }
  }

  private func checkPiece(_ piece: ViewPiece, _ view: RosterView) throws(BrokenInvariant) {
    let isAuthors = piece.device == view.author
    let record = piece.segment.records.first ?? []
    let isRight = isAuthors ? memory.handedOver[record] != nil : record.count == SyncLimits.opened
    if !isRight || piece.segment.records.count != 1 {
      throw fail(15, "\(name(piece.device)) writes in \(short(piece.view.raw)) what it may not")
    }
  }

  /// What somebody has handed over, and has not ended, the others have.
  private func checkHandovers(_ roster: Roster) throws(BrokenInvariant) {
    for (record, handed) in memory.handedOver.sorted(by: {
      $0.key.lexicographicallyPrecedes($1.key)
    })
    where !memory.faulty.contains(handed.name) {
      guard let device = known.first(where: { $0.name == handed.name }),
        roster.mayHandOver(handed.player, by: device.id)
      else { continue }
      let isThere = device.book.handedOver.contains { $0.record == record }
      let isOver = !handed.views.isDisjoint(with: memory.ended)
      let waits = !roster.hasRoom(forViewOf: handed.player)
      if !isThere, !isOver, !waits {
        throw fail(15, "what \(device.name) handed over is nowhere")
      }
    }
  }

  /// In rows of views alone, or among what is wanted.
  private func checkWhereViewsLie() throws(BrokenInvariant) {
    let search = PlaintextSearch(Set(memory.handedOver.keys))
    for device in devices {
      for (name, bytes) in device.disk.rows
      where name != "sync/book/head" && !name.hasPrefix("sync/book/view/") {
        if !search.found(in: bytes).isEmpty { throw fail(15, "\(device.name) has one in \(name)") }
      }
      for record in device.disk.records.values where !search.found(in: record).isEmpty {
        throw fail(15, "\(device.name) has one in its log")
      }
    }
    if !search.found(in: memoryImage(of: server.kept)).isEmpty {
      throw fail(15, "the server reads what was handed over")
    }
  }
}
