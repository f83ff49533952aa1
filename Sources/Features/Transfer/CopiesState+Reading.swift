import AppCore
import Copies
import Domain
import SyncEngine
import SyncWire
import Time

// What bytes say that the browser has read for an opening.
extension CopiesState {
  /// The action that says what comes of a file or the log; every other action is what it is.
  func examined(_ action: OpeningAction, _ core: Core) -> OpeningAction {
    switch (opened, action) {
    case (.reading, .fileRead(let file)): examine(file, core)
    case (.unsealing, .unsealed(let file)): read(file, core)
    case (.anybodys(let file), .playerChosen(let player)): read(file, as: player, core)
    case (.planning(let backup), .logRead(let records)):
      .planned(
        BackupPlan(
          backup,
          onto: LogReader.read(records).operations,
          core.ledger,
          waiting: here?.waiting ?? []
        )
      )
    default: action
    }
  }

  private func examine(_ file: [UInt8], _ core: Core) -> OpeningAction {
    do throws(BackupFault) {
      guard let sealed = try SealedCopy.read(file) else { return read(file, core) }
      return .foundSealed(sealed)
    } catch {
      return .refused(error.refused)
    }
  }

  /// Where one plays it is that player's; where several do, a parent is asked.
  private func read(_ file: [UInt8], _ core: Core) -> OpeningAction {
    let players = core.ledger.allPlayers
    let only = players.count == 1 ? players[0].id : nil
    return read(file, as: only, isAsking: players.count > 1, core)
  }

  private func read(
    _ file: [UInt8],
    as player: PlayerID?,
    isAsking: Bool = false,
    _ core: Core
  ) -> OpeningAction {
    let reading = BackupReading(
      device: core.device,
      onto: core.ledger,
      player: player,
      earlier: BackupReader.readEarlier,
      offset: core.zone.offset
    )
    do throws(BackupFault) {
      let backup = try BackupReader.read(file, reading)
      return isAsking && backup.isAnybodys ? .foundAnybodys(file) : .read(backup)
    } catch {
      return .refused(error.refused)
    }
  }
}
