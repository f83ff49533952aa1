import Domain
import SyncEngine
import Time

/// The app on a device: the real fold of what lies there, and the clock that orders what is done next.
package struct SimulatedApp: Sendable {
  package private(set) var ledger = Ledger()
  private var clock: HybridClock

  /// The most that has been seen here of each player.
  private var most: [PlayerID: XP] = [:]

  /// - Parameters:
  ///   - database: the name that the device's log has for it.
  ///   - operations: all that counts there.
  package init(_ database: UInt128, _ operations: [Operation] = []) {
    clock = HybridClock(device: database)
    take(operations)
  }

  /// What has come from elsewhere, or lay there at a start.
  package mutating func take(_ operations: [Operation]) {
    for operation in operations { clock.absorb(operation.clock) }
    ledger.apply(operations)
  }

  /// Something is done here.
  package mutating func record(
    _ body: OperationBody,
    _ id: UInt128,
    by player: PlayerID?,
    at now: Instant
  ) -> Operation {
    let operation = Operation(
      id: OperationID(id),
      clock: clock.tick(milliseconds: now.milliseconds),
      recordedAt: now,
      offset: UTCOffset(minutes: 60),
      player: body.isPlay ? player : nil,
      body: body
    )
    ledger.apply([operation])
    return operation
  }

  /// What is not read here, of a version that is newer.
  mutating func tick(at now: Instant) -> UInt64 {
    clock.tick(milliseconds: now.milliseconds).packed
  }

  package func experience(of player: PlayerID) -> XP {
    ledger.experience(of: player, in: ledger.history(of: player))
  }

  /// Looks at what the screen says of a player's progress.
  ///
  /// - Returns: how XP or level fell since the last look, if they did.
  mutating func fall(of player: PlayerID) -> String? {
    let (before, now) = (most[player] ?? .zero, experience(of: player))
    most[player] = max(before, now)
    if now < before { return "\(before.points) XP became \(now.points)" }
    return Level(now) < Level(before) ? "level \(Level(before).number) was left" : nil
  }

  /// The same screens over another log: nothing of it may have gone but what had to.
  func reopened(_ database: UInt128, _ operations: [Operation]) -> SimulatedApp {
    var app = SimulatedApp(database, operations)
    app.most = most
    return app
  }
}
