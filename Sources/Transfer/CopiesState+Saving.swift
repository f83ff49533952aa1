import Copies
import Core
import Domain
import SyncEngine
import Time

extension CopiesState {
  /// *Save a copy*: one at a time.
  mutating func save(passphrase: String?) -> [Effect] {
    if saved.isMaking { return [] }
    guard let passphrase else { return readLog(sealing: nil) }
    saved = .making(.rolling(passphrase))
    return [.ask(.randomBytes(MakingCopy.Seal.randomLength))]
  }

  mutating func reduce(_ action: SavedCopyAction, _ core: Core) -> [Effect] {
    if case .askedFor = action { return save(passphrase: nil) }
    guard case .making(let step) = saved else { return [] }
    switch (step, action) {
    case (_, .notMade): saved = .notMade
    case (.rolling(let passphrase), .rolled(let random)):
      return readLog(sealing: MakingCopy.Seal(passphrase, random))
    case (.readingLog(let seal), .logRead(let log)): return write(log, seal, core)
    case (.sealing(let frame, let leftOut), .sealed(let sealed)):
      let copy = SealedCopy(rounds: frame.rounds, salt: frame.salt, iv: frame.iv, sealed: sealed)
      return handOver(copy.bytes, leftOut, core.moment)
    case (.handingOver, .withdrawn): saved = .none
    case (.handingOver(let leftOut), .handedOver):
      saved = .made(leftOut: leftOut)
      sealing.passphrase = ""
      keeping?.copiedAt = core.moment.now
      return [.ask(.rememberCopy(core.moment.now))]
    default: break
    }
    return []
  }

  private mutating func readLog(sealing seal: MakingCopy.Seal?) -> [Effect] {
    saved = .making(.readingLog(seal))
    return [.ask(.readLog(of: .savedCopy, afterPaint: false))]
  }

  /// Also with what storage has not taken yet: a copy is made when something is at risk.
  private mutating func write(
    _ log: [UInt8],
    _ seal: MakingCopy.Seal?,
    _ core: Core
  ) -> [Effect] {
    let (file, leftOut) = BackupWriter.file(
      of: log,
      and: core.saving.operations,
      exportedAt: core.moment.now
    )
    guard let seal else { return handOver(file, leftOut, core.moment) }
    saved = .making(.sealing(seal.frame, leftOut: leftOut))
    return [.ask(.seal(file, in: seal.frame, seal.passphrase))]
  }

  private mutating func handOver(
    _ file: [UInt8],
    _ leftOut: Int,
    _ moment: Moment
  ) -> [Effect] {
    saved = .making(.handingOver(leftOut: leftOut))
    let name = Backup.fileName(at: LocalTime(moment.now, offset: moment.offset))
    return [.ask(.handOver(file, as: name))]
  }
}
