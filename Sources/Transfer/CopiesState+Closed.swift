import Basics
import Copies
import Core
import Domain
import SyncEngine
import SyncWire

// What is closed in copies for players' own codes, and what comes of it when one is typed.
extension CopiesState {
  /// Whoever comes to a page that tells of copies is told of nothing that was before; whose results a copy closes is
  /// read anew.
  package mutating func follow(isShown: Bool) -> [Effect] {
    defer { isTold = isShown }
    if !isShown, !own.isBusy { own = OpeningPlay() }
    guard isShown, !isTold else { return [] }
    if !saved.isMaking { saved = .none }
    return [.ask(.readClosed(of: .copies))]
  }

  mutating func take(_ closed: ClosedHere?) -> [Effect] {
    if let closed { here = closed }
    guard case .planning(let backup) = opened, !backup.closed.isEmpty else { return [] }
    guard closed.exists else {
      opened = .notStored
      return []
    }
    return [.ask(.readLog(of: .copies, afterPaint: true))]
  }

  mutating func reduce(_ action: OpeningPlayAction, _ core: inout Core) -> [Effect] {
    switch (own.phase, action) {
    case (_, .typed(let text)) where !own.isBusy:
      own.typed = text
      own.phase = .none
    case (_, .entered) where !own.isBusy: return tryCode(core)
    case (.trying(let code, let rest), .otherCode): return tryNext(code, Array(rest.dropFirst()))
    case (.trying, .damaged): own.phase = .damaged
    case (.trying(_, let rest), .opened(let content)): return read(content, rest[0], core)
    case (.readingLog(let play, let backup), .logRead(let log)):
      return store(play, BackupPlan(backup, onto: LogReader.read(log).operations, core.ledger))
    case (.storing(let play, let plan), .stored):
      core.absorb(plan.operations)
      own.phase = .dropping(play, quests: plan.sessions.new)
      return [.ask(.readClosed(of: .closedPlay))]
    case (.dropping(let play, let quests), .closedRead(let closed)):
      return end(play, quests, closed)
    case (.trying, .notOpened), (.readingLog, .notOpened), (.storing, .notStored):
      own.phase = .notStored
    default: break
    }
    return []
  }

  private mutating func tryCode(_ core: Core) -> [Effect] {
    guard let code = WrittenCode.value(of: own.typed) else {
      own.phase = .slip
      return []
    }
    return tryNext(code, here?.waiting(for: core.player) ?? [])
  }

  private mutating func tryNext(_ code: UInt128, _ plays: [ClosedPlay]) -> [Effect] {
    guard let play = plays.first else {
      own.phase = .otherCode
      return []
    }
    own.phase = .trying(code: code, plays)
    return [.ask(.open(play, with: code))]
  }

  private mutating func read(_ content: [UInt8], _ play: ClosedPlay, _ core: Core) -> [Effect] {
    let player = PlayerID(play.code.player.raw)
    let reading = BackupReading(device: core.device, onto: core.ledger, offset: core.zone.offset)
    do throws(BackupFault) {
      own.phase = .readingLog(play, try BackupReader.readPlay(content, of: player, reading))
      return [.ask(.readLog(of: .closedPlay, afterPaint: true))]
    } catch {
      own.phase = .damaged
      return []
    }
  }

  /// It is the player's own, and a union: nothing that is here becomes less.
  private mutating func store(_ play: ClosedPlay, _ plan: BackupPlan) -> [Effect] {
    own.phase = .storing(play, plan)
    return [.ask(.putRecords(plan, of: .closedPlay))]
  }

  /// Another tab may have kept more meanwhile; what could not be told stays as it is, and opens once more.
  private mutating func end(_ play: ClosedPlay, _ quests: Int, _ closed: ClosedHere?) -> [Effect] {
    own = OpeningPlay()
    own.phase = .back(quests: quests)
    guard let kept = closed?.without(play) else { return [] }
    here = kept
    return [.ask(.keepClosed(kept))]
  }
}
