import Copies
import Domain
import SyncEngine

// What bytes say that the browser has read for an opening.
extension AppState {
  /// The action that says what comes of a file or the log; every other action is what it is.
  func examined(_ action: OpeningAction) -> OpeningAction {
    switch (copies.opened, action) {
    case (.reading, .fileRead(let file)): examine(file)
    case (.unsealing, .unsealed(let file)): read(file)
    case (.anybodys(let file), .playerChosen(let player)): read(file, as: player)
    case (.planning(let backup), .logRead(let records)):
      .planned(BackupPlan(backup, onto: LogReader.read(records).operations, ledger))
    default: action
    }
  }

  private func examine(_ file: [UInt8]) -> OpeningAction {
    do throws(BackupFault) {
      guard let sealed = try SealedCopy.read(file) else { return read(file) }
      return .foundSealed(sealed)
    } catch {
      return .refused(error.refused)
    }
  }

  /// Where one plays it is that player's; where several do, a parent is asked.
  private func read(_ file: [UInt8]) -> OpeningAction {
    let players = ledger.allPlayers
    return read(file, as: players.count == 1 ? players[0].id : nil, isAsking: players.count > 1)
  }

  private func read(
    _ file: [UInt8],
    as player: PlayerID?,
    isAsking: Bool = false
  ) -> OpeningAction {
    let reading = BackupReading(
      device: core.device,
      onto: ledger,
      player: player,
      earlier: BackupReader.readEarlier,
      offset: zone.offset
    )
    do throws(BackupFault) {
      let backup = try BackupReader.read(file, reading)
      return isAsking && backup.isAnybodys ? .foundAnybodys(file) : .read(backup)
    } catch {
      return .refused(error.refused)
    }
  }
}
