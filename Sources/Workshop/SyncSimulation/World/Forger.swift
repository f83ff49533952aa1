import Basics
import NativeKeys
import SyncRoster
import SyncWire

/// What a member writes that it may not; each is refused for one reason.
enum Forgery: String, CaseIterable {
  /// By a key that nobody has.
  case strangersKey
  /// In another member's name, by one's own key.
  case anothersName
  case secondFounding
  case parentByPlayer
  case parentTakenOut
  /// For a device that is to read what its inviter does not.
  case streamGiven
  case unknownStreamGiven
  case epochBegun
  /// The same in a revocation that would be allowed.
  case epochBesideRevocation
  /// A stream that others read.
  case streamOpened
  case idTwice
  case tokenTwice
  /// Another code in the place of one that is not for this author to make.
  case codeRenewed
  /// One of these in a repetition, which is signed as it has to be.
  case repeated
}

/// A hostile member's own dice and keys: what it does changes no seed of the others.
struct Forger {
  let dice: SharedDice
  let work: KeyWork

  init(seed: UInt64, hasRealKeys: Bool) {
    dice = SharedDice(seed: ~seed)
    work = KeyWork(hasRealKeys ? .live : .toy(dice))
  }

  /// Somebody of whom nobody has heard.
  func stranger(_ change: (inout RosterDevice) -> Void = { _ in }) -> RosterDevice {
    var device = RosterDevice(
      id: DeviceID(dice.id()),
      sign: work.primitives.makePair().publicKey,
      wrap: work.primitives.makePair().publicKey,
      tokenHash: work.primitives.sha256(dice.bytes(32)),
      isParents: false
    )
    change(&device)
    return device
  }
}

/// Who writes it, and after which roster.
struct ForgedEntry {
  let forger: Forger
  let author: DeviceID
  let key: PublicKey
  let roster: Roster

  /// None where this author might write it, or nobody is there to write it about.
  func body(_ forgery: Forgery) -> EntryBody? {
    switch forgery {
    case .strangersKey, .anothersName: adding(forger.stranger())
    case .secondFounding:
      .found(Founding(device: forger.stranger(asAuthor), epochs: [], codes: []))
    case .parentByPlayer: isParents ? nil : adding(forger.stranger { $0.isParents = true })
    case .parentTakenOut: parentTakenOut
    case .streamGiven: unheld.flatMap { current($0) }.map { adding(forger.stranger(), [$0]) }
    case .unknownStreamGiven: adding(forger.stranger(), [next(StreamID(forger.dice.id()))])
    case .epochBegun: unheld.map { .epoch(NewEpoch(epoch: next($0))) }
    case .epochBesideRevocation: epochBesideRevocation
    case .streamOpened: streamOpened
    case .idTwice: other.map { id in adding(forger.stranger { $0.id = id }) }
    case .tokenTwice: tokenTwice
    case .codeRenewed: codeRenewed
    case .repeated: nil
    }
  }

  private func asAuthor(_ device: inout RosterDevice) { (device.id, device.sign) = (author, key) }

  private var isParents: Bool { roster.members[author]?.isParents ?? false }

  private var other: DeviceID? {
    forger.dice.one(of: roster.members.values.map { $0.id }.filter { $0 != author })
  }

  private var unheld: StreamID? {
    forger.dice.one(of: roster.streamIDs.filter { !roster.holds(author, $0) })
  }

  private func adding(_ device: RosterDevice, _ streams: [Epoch] = []) -> EntryBody {
    .add(Joining(device: device, streams: streams))
  }

  private func current(_ stream: StreamID) -> Epoch? {
    guard let current = roster.streams[stream]?.current else { return nil }
    return Epoch(stream: stream, number: current.number, keyID: current.keyID, wraps: [])
  }

  private func next(_ stream: StreamID) -> Epoch {
    let number = roster.nextNumber(stream)
    return Epoch(stream: stream, number: number, keyID: KeyID(forger.dice.id()), wraps: [])
  }

  private var parentTakenOut: EntryBody? {
    let parents = roster.members.values.filter { $0.isParents && roster.isActive($0.id) }
    guard !isParents, let parent = forger.dice.one(of: parents) else { return nil }
    return .revoke(Revocation(device: parent.id, cuts: [], epochs: []))
  }

  private var epochBesideRevocation: EntryBody? {
    guard isParents, let stream = unheld, let other, roster.isActive(other) else { return nil }
    return .revoke(Revocation(device: other, cuts: [], epochs: [next(stream)]))
  }

  private var streamOpened: EntryBody? {
    let read = roster.streamIDs.filter { $0 != .plan && !roster.readers($0).isEmpty }
    return forger.dice.one(of: read).map { .open(Opening(epoch: next($0))) }
  }

  private var codeRenewed: EntryBody? {
    let others = roster.papers.map { $0.code.name }.filter { !roster.mayRenew($0, by: author) }
    guard let name = forger.dice.one(of: others), let newest = roster.newest(name)?.code else {
      return nil
    }
    let code = RecoveryCode(forger.dice.bytes(16), forger.work).rosterCode(name, FamilyID(1))
    var epoch = next(name.stream ?? .plan)
    let sealed = forger.dice.bytes(Wrap.length)
    epoch.wraps = [Wrap(for: name, ephemeral: code.wrap, sealed: sealed)]
    return .code(Renewal(code: code, replaces: newest.lookup, epochs: [epoch]))
  }

  private var tokenTwice: EntryBody? {
    let codes = roster.papers.map { $0.code.tokenHash }
    let tokens = roster.members.values.map { $0.tokenHash } + codes
    return forger.dice.one(of: tokens).map { token in
      adding(forger.stranger { $0.tokenHash = token })
    }
  }
}
