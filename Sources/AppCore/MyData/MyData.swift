import Copies
import Domain
import SyncEngine
import Time

package enum MyDataAction: Hashable, Sendable {
  case copyAskedFor
  // What the browser answers.
  /// As many random bytes as sealing takes.
  case rolled([UInt8])
  /// The whole log.
  case logRead([UInt8])
  case sealed([UInt8])
  case handedOver
  /// The player was asked where to put it, and wants none after all.
  case copyWithdrawn
  case copyNotMade
}

func reduceMyData(_ state: inout AppState, _ action: MyDataAction) -> [Effect] {
  if case .copyAskedFor = action { return state.startCopy(passphrase: nil) }
  guard case .making(let step) = state.savedCopy else { return [] }
  switch (step, action) {
  case (_, .copyNotMade): state.savedCopy = .notMade
  case (.rolling(let passphrase), .rolled(let random)):
    return state.readLog(sealing: MakingCopy.Seal(passphrase, random))
  case (.readingLog(let seal), .logRead(let log)): return state.writeCopy(of: log, seal)
  case (.sealing(let frame, let leftOut), .sealed(let sealed)):
    let copy = SealedCopy(rounds: frame.rounds, salt: frame.salt, iv: frame.iv, sealed: sealed)
    return state.handOver(copy.bytes, leftOut)
  case (.handingOver, .copyWithdrawn): state.savedCopy = .none
  case (.handingOver(let leftOut), .handedOver):
    state.savedCopy = .made(leftOut: leftOut)
    state.copies.sealing.passphrase = ""
    return state.rememberCopy()
  default: break
  }
  return []
}

extension AppState {
  /// One at a time.
  mutating func startCopy(passphrase: String?) -> [Effect] {
    if savedCopy.isMaking { return [] }
    guard let passphrase else { return readLog(sealing: nil) }
    savedCopy = .making(.rolling(passphrase))
    return [.ask(.randomBytes(MakingCopy.Seal.randomLength))]
  }

  fileprivate mutating func readLog(sealing seal: MakingCopy.Seal?) -> [Effect] {
    savedCopy = .making(.readingLog(seal))
    return [.ask(.readLog(of: .savedCopy, afterPaint: false))]
  }

  fileprivate mutating func writeCopy(of log: [UInt8], _ seal: MakingCopy.Seal?) -> [Effect] {
    let (file, leftOut) = BackupWriter.file(of: log, exportedAt: moment.now)
    guard let seal else { return handOver(file, leftOut) }
    savedCopy = .making(.sealing(seal.frame, leftOut: leftOut))
    return [.ask(.seal(file, in: seal.frame, seal.passphrase))]
  }

  fileprivate mutating func handOver(_ file: [UInt8], _ leftOut: Int) -> [Effect] {
    savedCopy = .making(.handingOver(leftOut: leftOut))
    let name = Backup.fileName(at: LocalTime(moment.now, offset: moment.offset))
    return [.ask(.handOver(file, as: name))]
  }
}
