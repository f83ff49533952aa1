import AppCore
import Copies
import Domain
import SyncEngine
import Time

/// The copy that is being handed over.
struct CopyBeingSaved {
  /// How many records it leaves out.
  var leftOut = 0
  /// What it is sealed with, before it is.
  var sealing: SealedCopy?
}

/// The copy that is being opened, as far as the state does not hold it.
struct CopyBeingOpened {
  /// As long as it may have to be read again.
  var file: [UInt8] = []
  /// The same, when a passphrase seals it.
  var sealed: SealedCopy?
  var backup = Backup()
  /// What storing it would add to the log.
  var plan: BackupPlan?
}

extension Program {
  func perform(_ effect: CopyEffect) {
    switch effect {
    case .save(let passphrase):
      let moment = host.moment()
      let name = Backup.fileName(at: LocalTime(moment.now, offset: moment.offset))
      host.copies.save(name, passphrase, SealedCopy.rounds)
    case .remember(let instant):
      host.copies.remember(instant)
    case .pick:
      host.copies.pick()
    case .unseal(let passphrase):
      guard let sealed = openedCopy.sealed else { return }
      host.copies.unseal(
        passphrase,
        sealed.rounds,
        sealed.salt,
        sealed.iv,
        sealed.head,
        sealed.sealed
      )
    case .read(let player):
      read(openedCopy.file, as: player)
    case .plan:
      host.copies.plan()
    case .store:
      host.copies.store(openedCopy.plan?.counter ?? 0)
    case .readKeeping:
      host.copies.readKeeping()
    case .erase:
      host.copies.erase()
    }
  }
}

// Saving one.
extension Program {
  /// - Parameter records: the whole log.
  package func copy(of records: [UInt8]) -> [UInt8] {
    let (file, leftOut) = BackupWriter.file(of: records, exportedAt: host.moment().now)
    savedCopy.leftOut = leftOut
    return file
  }

  /// What a copy is sealed along with.
  package func sealingHead(salt: [UInt8], iv: [UInt8]) -> [UInt8] {
    let sealing = SealedCopy(salt: salt, iv: iv, sealed: [])
    savedCopy.sealing = sealing
    return sealing.head
  }

  /// The file, when a copy has been sealed.
  package func sealedCopy(of sealed: [UInt8]) -> [UInt8] {
    guard let head = savedCopy.sealing else { return [] }
    savedCopy.sealing = nil
    return SealedCopy(rounds: head.rounds, salt: head.salt, iv: head.iv, sealed: sealed).bytes
  }

  package func copyHandedOver() { send(.myData(.copyMade(leftOut: savedCopy.leftOut))) }
}

// Opening one.
extension Program {
  /// She has chosen a file; its bytes follow.
  package func fileChosen() {
    send(.copies(.opening(.chosen)))
    if isReading { openedCopy = CopyBeingOpened() }
  }

  /// Whoever has left meanwhile, or is busy with another file, hears nothing of it.
  private var isReading: Bool {
    if case .reading = state.copies.opened { true } else { false }
  }

  /// - Parameter file: empty when it could not be read.
  package func copyChosen(_ file: [UInt8]) {
    guard isReading else { return }
    do throws(BackupFault) {
      guard let sealed = try SealedCopy.read(file) else { return readFirst(file) }
      openedCopy.sealed = sealed
      send(.copies(.opening(.foundSealed)))
    } catch {
      refuse(error)
    }
  }

  /// - Parameter file: what was sealed; none when the passphrase does not open it.
  package func unsealed(_ file: [UInt8]?) {
    guard case .unsealing = state.copies.opened else { return }
    guard let file else { return send(.copies(.opening(.notUnsealed))) }
    openedCopy.sealed = nil
    readFirst(file)
  }

  /// Where one plays it is hers; where several do, a parent is asked.
  private func readFirst(_ file: [UInt8]) {
    openedCopy.file = file
    let players = state.ledger.allPlayers
    read(file, as: players.count == 1 ? players[0].id : nil, isAsking: players.count > 1)
  }

  private func read(_ file: [UInt8], as player: PlayerID?, isAsking: Bool = false) {
    let reading = BackupReading(
      device: state.core.device,
      onto: state.ledger,
      player: player,
      earlier: BackupReader.readEarlier,
      offset: host.copies.offset
    )
    do throws(BackupFault) {
      let backup = try BackupReader.read(file, reading)
      if isAsking, backup.isAnybodys { return send(.copies(.opening(.foundAnybodys))) }
      openedCopy.file = []
      openedCopy.backup = backup
      send(.copies(.opening(.read)))
    } catch {
      refuse(error)
    }
  }

  private func refuse(_ fault: BackupFault) {
    openedCopy = CopyBeingOpened()
    send(.copies(.opening(.refused(fault.refused))))
  }

  /// - Parameter records: the whole log.
  package func planCopy(onto records: [UInt8]) {
    guard case .planning = state.copies.opened else { return }
    let log = LogReader.read(records).operations
    let plan = BackupPlan(openedCopy.backup, onto: log, state.ledger)
    openedCopy.backup = Backup()
    openedCopy.plan = plan
    send(.copies(.opening(.planned(plan))))
  }

  /// The records that opening the copy adds, under the numbers that their devices gave them.
  package func encodeCopy() -> [EncodedOperation] { openedCopy.plan?.records ?? [] }

  package func copyStored(_ isStored: Bool) {
    guard isStored else { return send(.copies(.opening(.notStored))) }
    let operations = openedCopy.plan?.operations ?? []
    openedCopy.plan = nil
    send(.copies(.opening(.stored(operations))))
  }
}
