import Basics
import Sync
import SyncRoster
import SyncWire

/// A pairing beside the family's machine.
extension SyncHost {
  /// Seconds between two looks into a mailbox, or at a server that did not answer.
  private static let pause = 1

  mutating func fulfil(_ wish: SyncWish) {
    switch wish {
    case .invite(let isParents, let player, let own):
      let role = InvitedRole(
        isParents: isParents,
        player: player.map { .play(of: $0) },
        own: own.map { .play(of: $0) }
      )
      pair(.inviter(role))
    case .join(let code): pair(.joiner(code: code))
    case .compared(let areSame): compared(areSame)
    case .cancelPairing: endPairing(.cancelled)
    case .closePairing: pairing = nil
    case .remove(let device): give(.wished(.revoke(device)))
    case .recover(let code): pair(.recoverer(code: code, knownFamily))
    case .noteSeen(let notice): give(.seen(notice))
    }
  }

  /// Who belongs to a family comes to no other one.
  private mutating func pair(_ side: Pairing.Side) {
    if let pairing, !pairing.isOver { return }
    var begun = Pairing(side, server: server, now: now)
    if case .inviter(let role) = side, !mayBringIn(role) { begun.stop(.notItsRole) }
    if side.isForNewcomers, sync?.book.standing == .member { begun.stop(.refused) }
    pairing = begun
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
    default: break
    }
  }

  private mutating func learn(_ isSo: Bool) {
    pairing?.script.learn(isSo)
    runPairing()
  }

  mutating func takePairing(_ answers: [KeyAnswer]) {
    guard let answer = answers.first else { return endPairing(.refused) }
    pairing?.script.learn(answer)
    runPairing()
  }

  mutating func takePairing(_ answer: Answered?) {
    guard let pairing, !pairing.isOver, case .call(let call, _, _) = pairing.script.wait else {
      return
    }
    if let answer, !isTooEarly(call, answer) {
      self.pairing?.script.learn(answer)
      runPairing()
    } else if pairing.isRefusing {
      endPairing(.differed)
    } else if case .readCode = call {
      endPairing(.offline)
    } else {
      order(.wait(seconds: Self.pause), .pairing)
    }
  }

  /// The other side has not written it yet; the first message lies there before its code is typed.
  private func isTooEarly(_ call: SyncCall, _ answer: Answered) -> Bool {
    guard case .readMessage(_, let number) = call else { return false }
    return number > 0 && answer.status == 404
  }

  mutating func wakePairing() {
    guard let pairing, !pairing.isOver else { return }
    if now > pairing.end { return endPairing(.expired) }
    orderWhatPairingWaitsFor()
  }

  private mutating func runPairing() {
    if let pairing, pairing.isOver { return }
    let member = member
    pairing?.own = member
    pairing?.run()
    if case .some(.over) = pairing?.status { return }
    if !sync.exists || sync?.book.standing != .member, let book = pairing?.begun { begin(book) }
    orderWhatPairingWaitsFor()
  }

  private mutating func begin(_ book: Book) {
    let isFounding = if case .waiting = pairing?.status { true } else { false }
    begin(book, isFounding ? .wished(.found(isParents: true)) : .wake)
  }

  private mutating func orderWhatPairingWaitsFor() {
    guard let pairing, !pairing.isOver else { return }
    switch pairing.script.wait {
    case .key(let question): order(.ask([question]), .pairing)
    case .call(let call, let body, let device): order(.call(call, body, by: device), .pairing)
    case .broughtIn:
      // Whoever belongs may be others than when the code was shown.
      guard pairing.role.map({ mayBringIn($0) }) ?? false else { return endPairing(.notItsRole) }
      if let wish = pairing.wish { give(.wished(wish)) }
    case .handedOn(let wish):
      give(.wished(wish))
      learn(true)
    case .founded, .word: break
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
    case .founded:
      if member.exists { return learn(true) }
      guard let lastStatus else { return }
      if lastStatus == 0 { return endPairing(.offline) }
      if lastRefusal == .invite {
        // It may be about to be shown.
        guard sync?.isAtRest ?? true else { return }
        return endPairing(hadInvitation ? .wrongInvitation : .uninvited)
      }
      if lastStatus >= 400 || book.standing != .member { endPairing(.refused) }
    case .broughtIn(let device):
      guard let entry = book.roster.entry(bringing: device) else {
        if book.standing != .member { endPairing(.notItsRole) }
        return
      }
      self.pairing?.arrival = PairingArrival(entry: entry, at: book.log.cursor)
      learn(true)
    case .key, .call, .word, .handedOn: break
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
