import AppCore
import Basics
import Copies
import Domain
import SyncEngine
import SyncWire
import Time

extension CopiesState {
  /// *Save a copy*: one at a time.
  ///
  /// Whoever stands before the gate asks for the family's copy.
  mutating func save(_ place: CopiesPlace, passphrase: String? = nil, _ core: Core) -> [Effect] {
    if saved.isMaking { return [] }
    let own = place.isFamilys ? nil : core.player
    saved = .making(.asking(WantedCopy(own: own, passphrase: passphrase)))
    return [.ask(.readClosed(of: .savedCopy))]
  }

  mutating func reduce(
    _ action: SavedCopyAction,
    at place: CopiesPlace,
    _ core: Core
  ) -> [Effect] {
    if case .askedFor = action { return save(place, core) }
    guard case .making(let step) = saved else { return [] }
    switch (step, action) {
    case (_, .notMade): saved = .notMade
    case (.asking(let wanted), .closedRead(let closed)): return roll(wanted, closed)
    case (.rolling(let wanted), .rolled(let random)): return readLog(wanted, random)
    case (.readingLog(let wanted), .logRead(let log)): return write(log, wanted, core)
    case (.closing(let copy), .playSealed(let play)): return take(play, copy, core.moment)
    case (.sealing(let frame, let leftOut), .sealed(let sealed)):
      let copy = SealedCopy(rounds: frame.rounds, salt: frame.salt, iv: frame.iv, sealed: sealed)
      return handOver(copy.bytes, leftOut, core.moment)
    case (.handingOver, .withdrawn): saved = .none
    case (.handingOver(let leftOut), .handedOver): return end(leftOut, core.moment)
    default: break
    }
    return []
  }

  private mutating func roll(_ wanted: WantedCopy, _ closed: ClosedHere) -> [Effect] {
    let wanted = wanted.closing(closed)
    if wanted.passphrase == nil { return readLog(wanted, []) }
    saved = .making(.rolling(wanted))
    return [.ask(.randomBytes(MakingCopy.Seal.randomLength))]
  }

  private mutating func readLog(_ wanted: WantedCopy, _ random: [UInt8]) -> [Effect] {
    saved = .making(.readingLog(wanted.sealed(by: random)))
    return [.ask(.readLog(of: .savedCopy, afterPaint: false))]
  }

  /// Also with what storage has not taken yet: a copy is made when something is at risk.
  private mutating func write(_ log: [UInt8], _ wanted: WantedCopy, _ core: Core) -> [Effect] {
    let draft = BackupWriter.draft(
      of: log,
      and: core.saving.operations,
      closing: wanted.closed.codes(closedTo: wanted.own),
      exportedAt: core.moment.now
    )
    return close(ClosingCopy(wanted, draft), core.moment)
  }

  private mutating func take(
    _ play: [UInt8],
    _ copy: ClosingCopy,
    _ moment: Moment
  ) -> [Effect] {
    if let copy = copy.taking(play) { return close(copy, moment) }
    saved = .notMade
    return []
  }

  /// One player's part after the other, then the file.
  private mutating func close(_ copy: ClosingCopy, _ moment: Moment) -> [Effect] {
    if let next = copy.next {
      saved = .making(.closing(copy))
      return [.ask(.sealPlay(next))]
    }
    let (file, leftOut) = (copy.draft.file(with: copy.closed), copy.draft.leftOut)
    guard let seal = copy.wanted.seal else { return handOver(file, leftOut, moment) }
    saved = .making(.sealing(seal.frame, leftOut: leftOut))
    return [.ask(.seal(file, in: seal.frame, seal.passphrase))]
  }

  private mutating func handOver(
    _ file: [UInt8],
    _ leftOut: Int,
    _ moment: Moment
  ) -> [Effect] {
    saved = .making(.handingOver(leftOut: leftOut))
    fileName = Backup.fileName(at: LocalTime(moment.now, offset: moment.offset))
    return [.ask(.handOver(file, as: fileName))]
  }

  private mutating func end(_ leftOut: Int, _ moment: Moment) -> [Effect] {
    saved = .made(leftOut: leftOut)
    sealing.passphrase = ""
    keeping?.copiedAt = moment.now
    return [.ask(.rememberCopy(moment.now))]
  }
}
