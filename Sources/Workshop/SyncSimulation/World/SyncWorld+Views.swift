import Basics
import NativeKeys
import ServerCore
import Sync
import SyncRoster
import SyncWire

/// What players hand over, in half of the families: it came later, and the others' seeds stay what they were.
extension SyncWorld {
  static func handsOver(_ seed: UInt64) -> Bool { seed / 8 % 2 == 1 }

  /// What people do with views, with dice of their own.
  func tendViews() {
    guard let views, views.happens(0.25), let device = views.one(of: members) else { return }
    let (known, open) = (device.book.roster.viewIDs, device.book.views.map { $0.view })
    switch views.number(below: 10) {
    case ..<5:
      guard let player = views.one(of: players.filter { device.book.role.contains($0) }) else {
        return
      }
      handOver(player, on: device, views)
    case ..<7:
      guard let view = views.one(of: open) else { return }
      log("\(device.name) has opened \(short(view.raw))")
      wish(.noteOpened(view.raw), on: device)
    default:
      guard let view = views.one(of: known) else { return }
      end(view, on: device)
    }
  }

  private func end(_ view: StreamID, on device: SimulatedDevice) {
    log("\(device.name) wants to end \(short(view.raw))")
    // Others may want it as much as they like.
    if device.book.roster.mayClose(view, by: device.id) { memory.ended.insert(view) }
    wish(.close(view.raw), on: device)
  }

  private func handOver(_ player: StreamID, on device: SimulatedDevice, _ views: SharedDice) {
    let (id, words) = (views.id(), Array("Handed over \(views.id().hexText)".utf8))
    log("\(device.name) hands over \(short(id)) of \(name(player))")
    wish(.handOver(view: id, player: player.raw, record: words), on: device)
    guard views.happens(0.1) else { return }
    memory.ended.insert(StreamID(id))
    wish(.close(id), on: device)
  }

  /// What lies on the disk of a device is wanted.
  func noteHandovers(of device: SimulatedDevice, _ book: Book) {
    for case .handOver(let id, let player, let record) in book.wishes {
      memory.handedOver[record, default: Handed(by: device.name, of: player)].views.insert(id)
    }
  }
}

/// Who has handed over what, and in which views: where the first was in vain, in another one.
struct Handed {
  let name: String
  let player: StreamID
  var views: Set<StreamID> = []

  init(by name: String, of player: StreamID) { (self.name, self.player) = (name, player) }
}

// MARK: - Forgeries

/// What a member writes of views that it may not, or asks to be erased.
enum ViewForgery: String, CaseIterable {
  case viewOfUnread
  case viewByParents
  case viewForOthers
  case viewTwice
  case viewOfStream
  case viewGoesOn
  case viewGivenLater
  case viewEndedByOthers
  /// Of one that is closed.
  case viewWrittenLate
  /// A second place, or by who writes nothing there.
  case viewWrittenTwice
  case viewErased
  case planErased
  case playErasedByParents
}

extension SyncWorld {
  func forgeView(by device: SimulatedDevice) {
    guard let forgery = forger.dice.one(of: ViewForgery.allCases) else { return }
    switch forgery {
    case .viewErased: erase(server.roster.viewIDs, forgery, by: device)
    case .planErased: erase([.plan], forgery, by: device)
    case .playErasedByParents: if device.isParents { erase(players, forgery, by: device) }
    case .viewWrittenLate: writeLate(by: device)
    case .viewWrittenTwice: writeTwice(by: device)
    default:
      let forged = ForgedView(author: device.id, roster: server.roster, dice: forger.dice)
      guard let body = forged.body(forgery) else { return }
      forge(body, forgery.rawValue, by: device)
    }
  }

  private func erase(
    _ streams: [StreamID],
    _ forgery: ViewForgery,
    by device: SimulatedDevice
  ) {
    guard let stream = forger.dice.one(of: streams) else { return }
    send(.eraseStream(family, stream), [], forgery.rawValue, by: device)
  }

  private func writeLate(by device: SimulatedDevice) {
    let closed = server.roster.viewIDs.filter { server.roster.isClosed($0) }
    write(in: closed, by: device, "late") { view in
      view.longestRecord(by: device.id, isParents: device.isParents) != nil
        && self.place(in: view, of: device).number == 0
    }
  }

  private func writeTwice(by device: SimulatedDevice) {
    write(in: server.roster.views(readBy: device.id), by: device, "twice") { view in
      view.longestRecord(by: device.id, isParents: device.isParents) == nil
        || self.place(in: view, of: device).number > 0
    }
  }

  private func place(in view: RosterView, of device: SimulatedDevice) -> ChainPlace {
    server.place(Chain(family: family, device: device.id, stream: view.epoch.stream))
  }

  /// The next place, by whoever has the key.
  private func write(
    in ids: [StreamID],
    by device: SimulatedDevice,
    _ words: String,
    _ isMeant: (RosterView) -> Bool
  ) {
    let views = ids.compactMap { server.roster.views[$0] }.filter(isMeant)
    guard let view = forger.dice.one(of: views), let own = device.disk.safe.signingKey(device.id),
      let sealing = device.disk.safe.sealingKey(view.epoch.keyID)
    else { return }
    let stream = view.epoch.stream
    let chain = Chain(family: family, device: device.id, stream: stream)
    let before = server.place(chain)
    guard
      let segment = forger.work.segment([forger.dice.bytes(8)], of: chain, after: before, by: own),
      let content = try? PackContent([segment])
    else { return }
    let names = PackNames(
      family: family,
      id: PackID(forger.dice.id()),
      stream: stream,
      keyID: view.epoch.keyID,
      devices: (device.id, device.id)
    )
    let (at, roster) = (server.at(server.top), server.rosterHead)
    let header = PackHeader(names, content.span, at: at, roster: roster)
    guard let pack = try? forger.work.seal(content, header, under: sealing, by: own) else { return }
    send(.storePack(family), pack.record, "a view \(words)", by: device)
  }
}

/// Who writes it, and after which roster.
private struct ForgedView {
  let author: DeviceID
  let roster: Roster
  let dice: SharedDice

  /// None where this author might write it, or nothing is there to write it about.
  func body(_ forgery: ViewForgery) -> EntryBody? {
    switch forgery {
    case .viewOfUnread: play { !roster.holds(author, $0) }.map { view(of: $0) }
    case .viewByParents: isParents ? play { roster.holds(author, $0) }.map { view(of: $0) } : nil
    case .viewForOthers: viewForOthers
    case .viewTwice: held.flatMap { player in known.map { view($0, of: player) } }
    case .viewOfStream: held.map { view($0, of: $0) }
    case .viewGoesOn: known.map { .epoch(NewEpoch(epoch: epoch($0, for: [author], number: 2))) }
    case .viewGivenLater: viewGivenLater
    case .viewEndedByOthers: viewEndedByOthers
    default: nil
    }
  }

  private var isParents: Bool { roster.members[author]?.isParents ?? false }
  private var known: StreamID? { dice.one(of: roster.viewIDs) }

  private func play(_ isMeant: (StreamID) -> Bool) -> StreamID? {
    dice.one(of: roster.streamIDs.filter { $0 != .plan && isMeant($0) })
  }

  /// Of whom it may hand over.
  private var held: StreamID? { isParents ? nil : play { roster.holds(author, $0) } }

  private var viewForOthers: EntryBody? {
    guard let player = held else { return nil }
    let others = roster.arrivals.filter { !roster.mayRead(viewsOf: player, $0) }
    return dice.one(of: others).map { view(of: player, for: [author, $0]) }
  }

  private var viewGivenLater: EntryBody? {
    guard let view = known else { return nil }
    let device = RosterDevice(
      id: DeviceID(dice.id()),
      sign: .blank,
      wrap: .blank,
      tokenHash: Hash256(dice.bytes(32)) ?? .zero,
      isParents: false
    )
    return .add(Joining(device: device, streams: [epoch(view, for: [device.id])]))
  }

  private var viewEndedByOthers: EntryBody? {
    dice.one(of: roster.viewIDs.filter { !roster.mayClose($0, by: author) }).map {
      .close(Closing($0))
    }
  }

  private func view(
    _ id: StreamID? = nil,
    of player: StreamID,
    for devices: [DeviceID]? = nil
  ) -> EntryBody {
    let id = id ?? StreamID(dice.id())
    return .view(Handover(of: player, epoch(id, for: devices ?? [author])))
  }

  private func epoch(_ id: StreamID, for devices: [DeviceID], number: Int64 = 1) -> Epoch {
    let wraps = devices.map { device in
      Wrap(for: .device(device), ephemeral: .blank, sealed: dice.bytes(Wrap.length))
    }
    return Epoch(stream: id, number: number, keyID: KeyID(dice.id()), wraps: wraps)
  }
}
