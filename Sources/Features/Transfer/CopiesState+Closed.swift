import AppCore
import Basics
import Copies
import Domain
import SyncEngine
import SyncWire
import Time

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
    case (.trying, .otherCode): return tryNext()
    case (.trying, .damaged): return passDamaged()
    case (.trying, .opened(let content)): return read(content, core)
    case (.readingLog(let play, let backup), .logRead(let log)):
      return store(play, BackupPlan(backup, onto: LogReader.read(log).operations, core.ledger))
    case (.storing(let play, let plan), .stored):
      core.absorb(plan.operations)
      own.phase = .dropping(play)
      own.quests = (own.quests ?? 0) + plan.sessions.new
      return [.ask(.readClosed(of: .closedPlay))]
    case (.dropping(let play), .closedRead(let closed)): return drop(play, closed)
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
    own.code = code
    own.rest = here?.waiting(for: core.player) ?? []
    (own.quests, own.hasFoundDamage) = (nil, false)
    return tryFirst()
  }

  private mutating func tryFirst() -> [Effect] {
    if let play = own.rest.first {
      own.phase = .trying
      return [.ask(.open(play, with: own.code))]
    }
    let end: OpeningPlay.Phase = own.hasFoundDamage ? .damaged : .otherCode
    guard let quests = own.quests else {
      own.phase = end
      return []
    }
    own = OpeningPlay()
    own.phase = .back(quests: quests)
    return []
  }

  private mutating func tryNext() -> [Effect] {
    own.rest.removeFirst()
    return tryFirst()
  }

  /// What is behind a damaged part is none the worse for it.
  private mutating func passDamaged() -> [Effect] {
    own.hasFoundDamage = true
    return tryNext()
  }

  private mutating func read(_ content: [UInt8], _ core: Core) -> [Effect] {
    let play = own.rest[0]
    let player = PlayerID(play.code.player.raw)
    let reading = BackupReading(device: core.device, onto: core.ledger, offset: core.zone.offset)
    do throws(BackupFault) {
      own.phase = .readingLog(play, try BackupReader.readPlay(content, of: player, reading))
      return [.ask(.readLog(of: .closedPlay, afterPaint: true))]
    } catch {
      return passDamaged()
    }
  }

  /// It is the player's own, and a union: nothing that is here becomes less.
  private mutating func store(_ play: ClosedPlay, _ plan: BackupPlan) -> [Effect] {
    own.phase = .storing(play, plan)
    return [.ask(.putRecords(plan, of: .closedPlay))]
  }

  /// Another tab may have kept more meanwhile; what could not be told stays as it is, and opens once more.
  private mutating func drop(_ play: ClosedPlay, _ closed: ClosedHere?) -> [Effect] {
    guard let kept = closed?.without(play) else { return tryNext() }
    here = kept
    return [.ask(.keepClosed(kept))] + tryNext()
  }
}
