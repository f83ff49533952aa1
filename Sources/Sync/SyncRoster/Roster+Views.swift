import Basics
import SyncWire

/// Views: which devices hand over, read and end them.
extension Roster {
  /// Whether a view of a player's may be for a device: it reads the player's stream today, or is a parent's.
  package func mayRead(viewsOf player: StreamID, _ device: DeviceID) -> Bool {
    isActive(device) && mayEverRead(viewsOf: player, device)
  }

  /// The devices of this family that read a player's views from here on, in the order in which they came.
  package func recipients(ofViews player: StreamID) -> [DeviceID] {
    arrivals.filter { mayRead(viewsOf: player, $0) }
  }

  /// The devices that are named in a view, also those that are out by now; none once the view is closed.
  package func readers(ofView stream: StreamID) -> [DeviceID] {
    guard let view = views[stream], !view.isClosed else { return [] }
    return view.recipients
  }

  /// The views that a device reads, as long as they are open.
  package func views(readBy device: DeviceID) -> [StreamID] {
    views.indices.map { views.id(at: $0) }.filter { readers(ofView: $0).contains(device) }
  }

  package var viewIDs: [StreamID] { views.indices.map { views.id(at: $0) } }

  /// The views that are closed here and were not in an earlier state of this roster.
  package func views(closedSince before: Roster) -> [StreamID] {
    viewIDs.filter { isClosed($0) && !before.isClosed($0) }
  }

  package func isClosed(_ view: StreamID) -> Bool { views[view]?.isClosed ?? false }

  /// Whether a player may have one more open view.
  package func hasRoom(forViewOf player: StreamID) -> Bool {
    views.values.count { $0.player == player && !$0.isClosed } < SyncLimits.openViews
  }

  /// Whether a view may begin today, by what is open and which devices are in.
  func isNext(_ handover: Handover) -> Bool {
    hasRoom(forViewOf: handover.player) && handover.recipients.allSatisfy { isActive($0) }
  }

  /// Whether a device may write what a view begins with, whether the device and its recipients are still in or not.
  func allows(_ handover: Handover, by author: DeviceID) -> Bool {
    let (player, epoch) = (handover.player, handover.epoch)
    return mayHandOver(player, by: author) && isFree(epoch.stream) && epoch.number == 1
      && epoch.previous.isEmpty && handover.isForDevices
      && handover.recipients.contains(author)
      && handover.recipients.allSatisfy { mayEverRead(viewsOf: player, $0) }
  }

  /// Whether a device may hand over a player's play: it reads the player's stream and is no parent's.
  package func mayHandOver(_ player: StreamID, by author: DeviceID) -> Bool {
    player != .plan && holds(author, player) && !isParents(author)
  }

  /// Whether a device may end a view, closed or not.
  package func mayClose(_ stream: StreamID, by author: DeviceID) -> Bool {
    views[stream].map { mayHandOver($0.player, by: author) } ?? false
  }

  private func mayEverRead(viewsOf player: StreamID, _ device: DeviceID) -> Bool {
    isParents(device) || holds(device, player)
  }

  /// Whether no stream and no other view has this name.
  private func isFree(_ stream: StreamID) -> Bool {
    stream != .plan && !streams[stream].exists && !views[stream].exists
  }
}

/// Entries that a server had lost.
extension Roster {
  /// Puts the entries that end an open view before all others, because a server that has begun anew keeps nothing of it
  /// then.
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

/// What entries change of views.
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

  /// How many bytes a device may write in the view, once; none where it writes nothing.
  ///
  /// The device that has made it writes what is handed over, and a parent's device that it was opened.
  package func longestRecord(by device: DeviceID, isParents: Bool) -> Int? {
    if device == author { return SyncLimits.view }
    return isParents && recipients.contains(device) ? SyncLimits.opened : nil
  }
}

extension Handover {
  fileprivate var recipients: [DeviceID] { epoch.devices }

  /// Whether the view is wrapped for devices alone: a code reads no view.
  fileprivate var isForDevices: Bool { epoch.devices.count == epoch.wraps.count }
}

extension Epoch {
  fileprivate var devices: [DeviceID] {
    wraps.compactMap { if case .device(let device) = $0.recipient { device } else { nil } }
  }
}
