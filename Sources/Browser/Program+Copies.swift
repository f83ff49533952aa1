import AppCore
import Domain
import SyncEngine

/// What the program holds of copies between two steps; the rest of them is the state's.
struct CopiesInHand {
  /// How many records the copy that is being handed over leaves out.
  var leftOut = 0
  /// What the copy that is being sealed is sealed with, before it is.
  var sealing: SealedCopy?
  /// The file that is being opened, as long as it may have to be read again.
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
      guard let sealed = copies.sealed else { return }
      host.copies.unseal(
        passphrase,
        sealed.rounds,
        sealed.salt,
        sealed.iv,
        sealed.head,
        sealed.sealed
      )
    case .read(let player):
      read(copies.file, as: player)
    case .plan:
      host.copies.plan()
    case .store:
      host.copies.store(copies.plan?.counter ?? 0)
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
    copies.leftOut = leftOut
    return file
  }

  /// What a copy is sealed along with.
  package func sealingHead(salt: [UInt8], iv: [UInt8]) -> [UInt8] {
    let sealing = SealedCopy(salt: salt, iv: iv, sealed: [])
    copies.sealing = sealing
    return sealing.head
  }

  /// The file, when a copy has been sealed.
  package func sealedCopy(of sealed: [UInt8]) -> [UInt8] {
    guard let head = copies.sealing else { return [] }
    copies.sealing = nil
    return SealedCopy(rounds: head.rounds, salt: head.salt, iv: head.iv, sealed: sealed).bytes
  }

  package func copyHandedOver() { send(.myData(.copyMade(leftOut: copies.leftOut))) }
}

// Opening one.
extension Program {
  /// She has chosen a file; its bytes follow.
  package func fileChosen() {
    copies = CopiesInHand()
    send(.copies(.opening(.chosen)))
  }

  /// - Parameter file: empty when it could not be read.
  package func copyChosen(_ file: [UInt8]) {
    do throws(BackupFault) {
      guard let sealed = try SealedCopy.read(file) else { return readFirst(file) }
      copies.sealed = sealed
      send(.copies(.opening(.foundSealed)))
    } catch {
      refuse(error)
    }
  }

  /// - Parameter file: what was sealed; none when the passphrase does not open it.
  package func unsealed(_ file: [UInt8]?) {
    guard let file else { return send(.copies(.opening(.notUnsealed))) }
    copies.sealed = nil
    readFirst(file)
  }

  /// Where one plays it is hers; where several do, a parent is asked.
  private func readFirst(_ file: [UInt8]) {
    copies.file = file
    let players = state.ledger.allPlayers
    read(file, as: players.count == 1 ? players[0].id : nil, isAsking: players.count > 1)
  }

  private func read(_ file: [UInt8], as player: PlayerID?, isAsking: Bool = false) {
    let reading = BackupReading(
      device: state.device,
      onto: state.ledger,
      player: player,
      earlier: BackupReader.readEarlier,
      offset: host.copies.offset
    )
    do throws(BackupFault) {
      let backup = try BackupReader.read(file, reading)
      if isAsking, backup.isAnybodys { return send(.copies(.opening(.foundAnybodys))) }
      copies.file = []
      copies.backup = backup
      send(.copies(.opening(.read)))
    } catch {
      refuse(error)
    }
  }

  private func refuse(_ fault: BackupFault) {
    copies = CopiesInHand()
    send(.copies(.opening(.refused(fault.refused))))
  }

  /// - Parameter records: the whole log.
  package func planCopy(onto records: [UInt8]) {
    let log = LogReader.read(records).operations
    let plan = BackupPlan(copies.backup, onto: log, state.ledger)
    copies.backup = Backup()
    copies.plan = plan
    send(.copies(.opening(.planned(plan))))
  }

  /// The records that opening the copy adds, under the numbers that their devices gave them.
  package func encodeCopy() -> [EncodedOperation] { copies.plan?.records ?? [] }

  package func copyStored(_ isStored: Bool) {
    guard isStored else { return send(.copies(.opening(.notStored))) }
    let operations = copies.plan?.operations ?? []
    copies.plan = nil
    send(.copies(.opening(.stored(operations))))
  }
}
