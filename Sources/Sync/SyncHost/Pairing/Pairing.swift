import Basics
import Sync
import SyncRoster
import SyncWire

/// Two devices come together, on one side of it; or one finds its way back by a recovery code.
struct Pairing {
  enum Side {
    case inviter(InvitedRole)
    /// By the 10 bytes that were typed.
    case joiner(code: [UInt8])
    /// By 16 bytes. What this device has of its family is as it was when they were typed.
    case recoverer(code: [UInt8], KnownFamily?)
  }

  /// As long as a server keeps a mailbox, in milliseconds.
  private static let time: Int64 = 600_000

  private let side: Side
  /// An origin.
  private let server: String
  /// In milliseconds since 1970.
  let end: Int64
  var script = PairingScript()
  var status = PairingStatus.waiting

  /// What this device is in its family, as soon as it is.
  var own: FamilyMember?
  /// Whether all that is left is to tell the other device that the symbols differ.
  private(set) var isRefusing = false
  /// Where the entry lies that brings the other device in.
  var arrival: PairingArrival?

  /// The one that was brought in and may not know of it.
  var admitted: DeviceID? {
    guard arrival.exists, !isDone, case .bringIn(let device, _)? = wish else { return nil }
    return device.id
  }

  var isWaitingForBeginning: Bool { if case .begun = script.wait { true } else { false } }

  private var isDone: Bool { if case .done = status { true } else { false } }

  /// What the device is to begin with as a member of a family.
  var begun: Book?
  /// The family's code, where it is older than the family.
  private(set) var older: OlderCode?
  /// What the family's roster is to have.
  private(set) var wish: Wish?

  init(_ side: Side, server: String, now: Int64) {
    self.side = side
    self.server = server
    end = now + Self.time
  }

  /// The other device's, on the one that invites.
  var role: InvitedRole? { if case .inviter(let role) = side { role } else { nil } }

  var isOver: Bool {
    switch status {
    case .done, .over: true
    default: false
    }
  }

  mutating func stop(_ end: PairingEnd) { status = .over(end) }

  mutating func run() {
    script.beginAgain()
    do throws(PairingStop) {
      switch side {
      case .inviter(let role): try invite(role)
      case .joiner(let code): try join(code)
      case .recoverer(let code, let state): try recover(code, state)
      }
    } catch {
      if case .ends(let end) = error { status = .over(end) }
    }
  }
}

/// Whose the other device will be.
struct InvitedRole {
  let isParents: Bool
  let player: StreamID?
  /// What this device has to keep for itself where it founds the family.
  let own: [StreamID]
  /// What it is founded with then.
  let paper: WrittenPaper?
}

/// A device as its family knows it.
struct FamilyMember {
  let family: FamilyID
  let device: RosterDevice
}

/// What a device has of its family.
struct KnownFamily {
  let family: FamilyID
  let device: RosterDevice
  let roster: Roster
  let held: [KeyID]
}

// MARK: - The inviter

extension Pairing {
  private mutating func invite(_ role: InvitedRole) throws(PairingStop) {
    let own = try member(role)
    let code = PairingScript.code(of: try script.random())
    let nonce = try script.nonce()
    let mailbox = try Mailbox(of: code, &script)
    _ = try script.call(
      .makeMailbox,
      MailboxRequest(mailbox: mailbox.id).json.bytes,
      by: .device(own.device.id)
    )
    let invitation = Invitation(
      family: own.family,
      server: server,
      keys: (own.device.sign, own.device.wrap),
      role: (role.isParents, role.player),
      commitment: try script.hash(nonce.bytes)
    )
    try mailbox.write(.invitation(invitation), &script)
    status = .showing(code: code, until: end)
    guard case .answer(let answer) = try mailbox.read(1, &script) else { throw .ends(.differed) }
    try mailbox.write(.reveal(PairingReveal(nonce: nonce)), &script)
    let symbols = try symbols(invitation, answer, nonce)
    status = .comparing(symbols: symbols, isInviter: true)
    let areSame = try script.isSo(.word)
    status = .waiting
    if !areSame {
      isRefusing = true
      try mailbox.write(.refusal, &script)
      throw .ends(.differed)
    }
    try bringIn(answer, role, mailbox)
    status = .done(answer.device)
  }

  private mutating func bringIn(
    _ answer: PairingAnswer,
    _ role: InvitedRole,
    _ mailbox: Mailbox
  ) throws(PairingStop) {
    let device = RosterDevice(
      id: answer.device,
      sign: answer.sign,
      wrap: answer.wrap,
      tokenHash: answer.tokenHash,
      isParents: role.isParents
    )
    wish = .bringIn(device, streams: [.plan] + (role.player.map { [$0] } ?? []))
    guard try script.isSo(.broughtIn(answer.device)), let arrival else { throw .ends(.refused) }
    try mailbox.write(.arrival(arrival), &script)
    _ = try script.isSo(.begun(answer.device))
  }

  /// A device that is alone founds a family first.
  private mutating func member(_ role: InvitedRole) throws(PairingStop) -> FamilyMember {
    if let own, !begun.exists { return own }
    let family = try family(role.paper)
    let device = DeviceID(try script.random())
    let beginning = try script.hash(LogLink.beginning(of: family))
    begun = Book(family: family, device: device, role: [.plan] + role.own, beginning: beginning)
    guard try script.isSo(.founded), let own else { throw .ends(.refused) }
    return own
  }

  /// The name on the paper, which the family's code is bound to; or a new one.
  private mutating func family(_ paper: WrittenPaper?) throws(PairingStop) -> FamilyID {
    guard let paper, let (family, code) = paper.paper.founding else {
      return FamilyID(try script.random())
    }
    var isKept = false
    if !paper.code.isEmpty {
      // As one that was made here, to be put on paper once more.
      isKept = try script.isYes(.keepCode(TypedCode(paper.code, of: family, code)))
    }
    older = OlderCode(code, isKept: isKept)
    return family
  }
}

extension PairingScript {
  /// 10 of 16 random bytes.
  fileprivate static func code(of number: UInt128) -> [UInt8] {
    (0..<PairingCode.length).map { UInt8(truncatingIfNeeded: number >> UInt128(8 * $0)) }
  }
}

// MARK: - The joiner

extension Pairing {
  private mutating func join(_ code: [UInt8]) throws(PairingStop) {
    let mailbox = try Mailbox(of: code, &script)
    guard case .invitation(let invitation) = try mailbox.read(0, &script) else {
      throw .ends(.differed)
    }
    let device = try script.makeDevice(DeviceID(try script.random()))
    let answer = PairingAnswer(
      device: device.id,
      keys: (device.sign, device.wrap),
      tokenHash: device.tokenHash,
      nonce: try script.nonce()
    )
    try mailbox.write(.answer(answer), &script)
    guard case .reveal(let reveal) = try mailbox.read(2, &script),
      try script.hash(reveal.nonce.bytes) == invitation.commitment
    else { throw .ends(.differed) }
    let symbols = try symbols(invitation, answer, reveal.nonce)
    status = .comparing(symbols: symbols, isInviter: false)
    guard case .arrival(let arrival) = try mailbox.read(3, &script) else { throw .ends(.differed) }
    begun = Book(
      family: invitation.family,
      device: device.id,
      role: [.plan] + (invitation.player.map { [$0] } ?? []),
      beginning: try script.hash(LogLink.beginning(of: invitation.family)),
      arrival: arrival.at
    )
    status = .done(device.id)
  }

  private mutating func symbols(
    _ invitation: Invitation,
    _ answer: PairingAnswer,
    _ nonce: PairingNonce
  ) throws(PairingStop) -> [Int] {
    let material = PairingSymbols.material(inviter: nonce, joiner: answer.nonce)
    let info = PairingSymbols.info(invitation, answer)
    let derived = try script.bytes(.derive(material, info: info, count: 3))
    guard let symbols = PairingSymbols.symbols(of: derived) else { throw .ends(.differed) }
    return symbols
  }
}
