import Basics
import Sync
import SyncRoster
import SyncWire

/// A pairing beside the family's machine.
extension DeviceSync {
  /// Seconds between two looks into a mailbox, or for what the other device has signed.
  private static let pause = 1
  /// Requests in vain after which no server is said to answer.
  private static let bearable = 3

  mutating func fulfil(_ wish: SyncWish) {
    switch wish {
    case .invite(let isParents, let player, let own, let paper):
      let role = InvitedRole(
        isParents: isParents,
        player: player.map { .play(of: $0) },
        own: own.map { .play(of: $0) },
        paper: paper
      )
      pair(.inviter(role))
    case .join(let code): pair(.joiner(code: code))
    case .compared(let areSame): compared(areSame)
    case .cancelPairing: endPairing(.cancelled)
    case .closePairing: pairing = nil
    case .remove(let device): give(.wished(.revoke(device)))
    case .recover(let code): pair(.recoverer(code: code, knownFamily))
    case .noteSeen(let notice): give(.seen(notice))
    case .leave(let player): give(.wished(.leave(StreamID(player))))
    case .renewCode(let player): renewCode(of: StreamID(player).code)
    }
  }

  /// Who belongs to a family comes to no other one.
  private mutating func pair(_ side: Pairing.Side) {
    if let pairing, !pairing.isOver { return }
    var begun = Pairing(side, server: server, now: now)
    if case .inviter(let role) = side, !mayBringIn(role) { begun.stop(.notItsRole) }
    if side.isForNewcomers, sync?.book.standing == .member { begun.stop(.refused) }
    pairing = begun
    pairingPauses.end()
    runPairing()
  }

  private mutating func compared(_ areSame: Bool) {
    guard let pairing, case .comparing(_, let isInviter) = pairing.status else { return }
    // What the joiner sees is the inviter's to say.
    if isInviter { learn(areSame) } else if !areSame { endPairing(.differed) }
  }

  private mutating func endPairing(_ end: PairingEnd) {
    guard let pairing, !pairing.isOver else { return }
    self.pairing?.stop(end)
    switch pairing.script.wait {
    case .founded where pairing.begun.exists:
      // Nobody knows of it.
      (sync, stored) = (nil, nil)
      order(.forget(isOther: false), .family)
    case .broughtIn:
      if let wish = pairing.wish { give(.withdrawn(wish)) }
    // It has all that it needs to begin, and may yet.
    case .begun where end == .unheard: break
    default: takeBack(pairing.admitted)
    }
  }

  /// Nobody stands in the family who cannot know of it.
  private mutating func takeBack(_ device: DeviceID?) {
    if let device { give(.wished(.revoke(device))) }
  }

  private mutating func learn(_ isSo: Bool) {
    pairing?.script.learn(isSo)
    runPairing()
  }

  mutating func takePairing(_ answers: [KeyAnswer]) {
    guard let answer = answers.first, !answer.isNone else { return pairLater() }
    pairingPauses.end()
    pairing?.script.learn(answer)
    runPairing()
  }

  /// Something has failed that says nothing of how it stands.
  mutating func pairLater() { order(.wait(seconds: pairingPauses.next()), .pairing) }

  mutating func takePairing(_ answer: Answered?) {
    guard let pairing, !pairing.isOver, case .call(let call, _, _) = pairing.script.wait else {
      return
    }
    switch ServerWord(answer, to: call) {
    case .done(let body): self.pairing?.script.learn(done: body)
    case .refused(let refusal): self.pairing?.script.learn(refusal)
    case .notYet: return order(.wait(seconds: Self.pause), .pairing)
    case .nothing where answer.exists && has(.anyStatusEndsPairing): endPairing(.refused)
    case .nothing: return hearNothing(pairing, call)
    case .tooOften: return hearTooOften()
    }
    pairingPauses.end()
    runPairing()
  }

  /// The server is asked again as long as there is time; whoever has only just begun is told soon.
  private mutating func hearNothing(_ pairing: Pairing, _ call: SyncCall) {
    let isBearable = pairingPauses.failures < Self.bearable
    if pairing.isRefusing {
      // Nobody waits for that.
      endPairing(.differed)
    } else if case .readCode = call, !isBearable {
      endPairing(.offline)
    } else {
      pairLater()
    }
  }

  /// By its own word the server takes no more just now: in an hour, perhaps.
  private mutating func hearTooOften() {
    if pairingPauses.failures < Self.bearable { pairLater() } else { endPairing(.refused) }
  }

  mutating func wakePairing() {
    guard let pairing, !pairing.isOver else { return }
    if now > pairing.end { return endPairing(pairing.isWaitingForBeginning ? .unheard : .expired) }
    orderWhatPairingWaitsFor()
  }

  private mutating func runPairing() {
    if let pairing, pairing.isOver { return }
    let member = member
    pairing?.own = member
    pairing?.run()
    if case .some(.over) = pairing?.status { return takeBack(pairing?.admitted) }
    if !sync.exists || sync?.book.standing != .member, let book = pairing?.begun { begin(book) }
    orderWhatPairingWaitsFor()
  }

  private mutating func begin(_ book: Book) {
    let isFounding = if case .waiting = pairing?.status { true } else { false }
    begin(book, isFounding ? .wished(.found(isParents: true, pairing?.older)) : .wake)
  }

  private mutating func orderWhatPairingWaitsFor() {
    guard let pairing, !pairing.isOver else { return }
    let left = Int(max(0, pairing.end - now) / 1000) + 1
    switch pairing.script.wait {
    case .key(let question): order(.ask([question]), .pairing)
    case .call(let call, let body, let device): order(.call(call, body, by: device), .pairing)
    case .broughtIn:
      // Whoever belongs may be others than when the code was shown.
      guard pairing.role.map({ mayBringIn($0) }) ?? false else { return endPairing(.notItsRole) }
      if let wish = pairing.wish { give(.wished(wish)) }
      order(.wait(seconds: left), .pairing)
    case .begun:
      give(.look)
      order(.wait(seconds: Self.pause), .pairing)
    case .handedOn(let wish):
      give(.wished(wish))
      learn(true)
    case .founded, .word: order(.wait(seconds: left), .pairing)
    }
  }

  private func mayBringIn(_ role: InvitedRole) -> Bool {
    guard let book = sync?.book, book.standing == .member else { return true }
    return book.roster.mayBringIn(isParents: role.isParents, player: role.player, by: book.device)
  }

  /// What the roster has come to say since.
  mutating func followPairing() {
    guard let pairing, !pairing.isOver, let book = sync?.book else { return }
    switch pairing.script.wait {
    case .founded: followFounding(book)
    case .broughtIn(let device):
      guard let entry = book.roster.entry(bringing: device) else {
        // Others may have come in before it, and be the ones who give away what it is to read.
        let mayCome = book.standing == .member && (pairing.role.map { mayBringIn($0) } ?? true)
        if !mayCome { endPairing(.notItsRole) }
        return
      }
      self.pairing?.arrival = PairingArrival(entry: entry, at: book.log.cursor)
      learn(true)
    case .begun(let device): if book.hasBegun(device) { learn(true) }
    case .key, .call, .word, .handedOn: break
    }
  }

  private mutating func followFounding(_ book: Book) {
    if member.exists { return learn(true) }
    switch lastRefusal {
    case .invite:
      // It may be about to be shown.
      guard sync?.isAtRest ?? true else { return }
      endPairing(hadInvitation ? .wrongInvitation : .uninvited)
    // It is there, by an answer that was lost; or it is about to be.
    // By the name on the paper somebody else has founded one: a copy of this device, or this one in another life.
    case .unknown where pairing?.older != nil: endPairing(.isFounded)
    case nil, .exists, .missing, .branch, .roster, .tooMany:
      if book.standing != .member { return endPairing(.refused) }
      if silences >= Self.bearable { endPairing(.offline) }
    default: endPairing(.refused)
    }
  }

  private var member: FamilyMember? {
    knownFamily.map { FamilyMember(family: $0.family, device: $0.device) }
  }

  private var knownFamily: KnownFamily? {
    guard let book = sync?.book, book.standing == .member, book.roster.isActive(book.device),
      let device = book.roster.members[book.device]
    else { return nil }
    return KnownFamily(
      family: book.family,
      device: device,
      roster: book.roster,
      held: book.held
    )
  }
}

extension Pairing.Side {
  fileprivate var isForNewcomers: Bool {
    switch self {
    case .inviter: false
    case .joiner: true
    case .recoverer(_, let state): !state.exists
    }
  }
}
