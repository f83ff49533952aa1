import Basics
import SyncWire

/// Views: who hands over, who reads it, and who ends it.
extension Roster {
  /// Whom a view of a player's may be for: who reads the player's stream today, and the devices of parents.
  package func mayRead(viewsOf player: StreamID, _ device: DeviceID) -> Bool {
    isActive(device) && mayEverRead(viewsOf: player, device)
  }

  /// The devices of this family that read a player's views from here on, in the order in which they came.
  package func recipients(ofViews player: StreamID) -> [DeviceID] {
    arrivals.filter { mayRead(viewsOf: player, $0) }
  }

  /// Who is named in it, whoever of them is still in; nobody reads one that is closed.
  package func readers(ofView stream: StreamID) -> [DeviceID] {
    guard let view = views[stream], !view.isClosed else { return [] }
    return view.recipients
  }

  /// Those that a device reads, as long as they are not closed.
  package func views(readBy device: DeviceID) -> [StreamID] {
    views.indices.map { views.id(at: $0) }.filter { readers(ofView: $0).contains(device) }
  }

  package var viewIDs: [StreamID] { views.indices.map { views.id(at: $0) } }

  /// Those that an earlier state of this roster has open, or not at all.
  package func views(closedSince before: Roster) -> [StreamID] {
    viewIDs.filter { isClosed($0) && !before.isClosed($0) }
  }

  package func isClosed(_ view: StreamID) -> Bool { views[view]?.isClosed ?? false }

  /// Of a player at once.
  package func hasRoom(forViewOf player: StreamID) -> Bool {
    views.values.count { $0.player == player && !$0.isClosed } < SyncLimits.openViews
  }

  /// By who is in and what is there today.
  func isNext(_ handover: Handover) -> Bool {
    hasRoom(forViewOf: handover.player) && handover.recipients.allSatisfy { isActive($0) }
  }

  /// Whether a device may write what a view begins with, whether it and its recipients are still in or not.
  func allows(_ handover: Handover, by author: DeviceID) -> Bool {
    let (player, epoch) = (handover.player, handover.epoch)
    return mayHandOver(player, by: author) && isFree(epoch.stream) && epoch.number == 1
      && epoch.previous.isEmpty && handover.isForDevices
      && handover.recipients.contains(author)
      && handover.recipients.allSatisfy { mayEverRead(viewsOf: player, $0) }
  }

  /// Whoever reads the player's stream and is no parent's.
  package func mayHandOver(_ player: StreamID, by author: DeviceID) -> Bool {
    player != .plan && holds(author, player) && !isParents(author)
  }

  /// The same for the end of a view, closed or not.
  package func mayClose(_ stream: StreamID, by author: DeviceID) -> Bool {
    views[stream].map { mayHandOver($0.player, by: author) } ?? false
  }

  private func mayEverRead(viewsOf player: StreamID, _ device: DeviceID) -> Bool {
    isParents(device) || holds(device, player)
  }

  /// No other stream's name.
  private func isFree(_ stream: StreamID) -> Bool {
    stream != .plan && !streams[stream].exists && !views[stream].exists
  }
}

/// Entries that a server had lost.
extension Roster {
  /// Those that end what is open here come before all others: a server that has begun anew keeps nothing of it.
  package func endsFirst(_ entries: [KnownEntry]) -> [KnownEntry] {
    var (ends, others): ([KnownEntry], [KnownEntry]) = ([], [])
    for entry in entries {
      if isEnd(entry.entry) { ends.append(entry) } else { others.append(entry) }
    }
    return ends + others
  }

  private func isEnd(_ entry: RosterEntry) -> Bool {
    guard case .close(let closing) = entry.body, case .device(let author) = entry.head.author else {
      return false
    }
    return mayClose(closing.stream, by: author)
  }
}

/// What entries change of them.
extension Roster {
  mutating func handOver(_ handover: Handover, by author: RosterMember) {
    guard case .device(let device) = author else { return }
    let view = View(of: handover.player, by: device, handover.epoch)
    views[handover.epoch.stream, default: view] = view
  }

  mutating func close(_ stream: StreamID) {
    guard let view = views[stream] else { return }
    let closed = View(of: view.player, by: view.author, view.epoch, isClosed: true)
    views[stream, default: closed] = closed
  }
}

extension View {
  package var recipients: [DeviceID] { epoch.devices }

  /// How much a device may write in it, once; none where it writes nothing.
  ///
  /// Whoever has made it writes what is handed over, and a parent's device that it was opened.
  package func longestRecord(by device: DeviceID, isParents: Bool) -> Int? {
    if device == author { return SyncLimits.view }
    return isParents && recipients.contains(device) ? SyncLimits.opened : nil
  }
}

extension Handover {
  fileprivate var recipients: [DeviceID] { epoch.devices }

  /// A code reads no view.
  fileprivate var isForDevices: Bool { epoch.devices.count == epoch.wraps.count }
}

extension Epoch {
  fileprivate var devices: [DeviceID] {
    wraps.compactMap { if case .device(let device) = $0.recipient { device } else { nil } }
  }
}
