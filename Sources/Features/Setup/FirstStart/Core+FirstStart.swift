import AppCore
import Basics
import Domain
import SyncEngine
import SyncWire
import Time

// What the log says of a first start, and what one puts into it.
extension Core {
  private static let done = "done"

  /// The page on which the log says that a first start stands; none when it is over.
  package var firstStartPage: FirstStartPage? {
    // Should the record of its end be damaged one day, nobody who has played is asked again.
    guard history.isEmpty, let stored = ledger.setting(.firstStart) else { return nil }
    // In the first versions the days had a page of their own.
    if stored.hasSameScalars(as: "days") { return .routine }
    return FirstStartPage.allCases.first { $0.name.hasSameScalars(as: stored) }
  }

  /// The quest that a first start is about.
  package var starterRoutine: Routine? { ledger.allRoutines.first }

  /// Whether whoever sets it up is the player.
  package var playsAlone: Bool { starterRoutine?.madeBy == .player }

  /// Puts the player and the ready-made routine into the log.
  mutating func begin(with starter: StarterQuest) -> [Effect] {
    record(operations(for: starter) + [FirstStartPage.who.standing])
  }

  mutating func endFirstStart(_ next: Destination = .start) -> [Effect] {
    destination = next
    return record([.set(.firstStart, Self.done)])
  }

  /// What the ids of a first start come from: the device, so that two tabs that both believe to be the first set up
  /// the same.
  private var setUp: Dice {
    Dice(
      seed: (
        UInt64(truncatingIfNeeded: device), UInt64(truncatingIfNeeded: device >> 64), 1, 1
      )
    )
  }

  private func operations(for starter: StarterQuest) -> [OperationBody] {
    var ids = setUp
    let player = PlayerID(ids.id())
    return [.playerSet(player, name: "")]
      + starter.operations(for: player, on: .schoolDays, ids: &ids)
  }

  /// The first of them are the starter's own, whose player and routine come before.
  func starterSteps(_ count: Int) -> [StepID] {
    var ids = setUp
    return (0..<count + 2).map { _ in StepID(ids.id()) }.suffix(count)
  }
}
