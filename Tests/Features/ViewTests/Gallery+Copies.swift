import Access
import App
import AppCore
import Copies
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import SyncWire
import Time
import Transfer

/// Copies and erasing, on the family's page.
extension Gallery {
  static func copies() -> [(String, String)] {
    var gallery = parent()
    var shown = gallery.take(
      "copies",
      [
        .family(.placeChosen(.people)), .family(.pageChosen(.copies)),
        .copies(.keepingRead(Keeping(copiedAt: nil, isPromised: false))),
        .copies(.sealing(.switched(true))), .copies(.sealing(.passphraseTyped("short"))),
        .copies(.sealing(.copyAskedFor)),
        // Not sealed, and with two records that cannot be read.
        .copies(.sealing(.switched(false))), .copies(.sealing(.copyAskedFor)),
        .copies(.saving(.closedRead(ClosedHere()))),
        .copies(.saving(.logRead([1, 0, 0, 0, 33, 1, 0, 0, 0, 33]))), .copies(.saving(.handedOver)),
        .copies(.opening(.chosen(size: 1000))), .copies(.opening(.foundSealed(sealed))),
        .copies(.opening(.passphraseTyped("long enough"))), .copies(.opening(.passphraseGiven)),
        .copies(.opening(.notUnsealed)), .copies(.opening(.passphraseGiven)),
        .copies(.opening(.foundAnybodys([]))), .copies(.opening(.playerChosen(nil))),
        .copies(.opening(.read(Backup()))),
      ]
    )
    if let plan {
      shown += gallery.take(
        "copies, planned",
        [
          .copies(.opening(.planned(plan))), .copies(.opening(.approved)),
          .copies(.opening(.notStored)),
        ]
      )
    }
    shown += gallery.take(
      "copies, closed",
      [
        .copies(.closedRead(gallery.closedHere)), .copies(.opening(.left)),
        .copies(.opening(.chosen(size: 1000))), .copies(.opening(.read(gallery.closedBackup))),
        .copies(.closedRead(gallery.closedHere)),
        .copies(.opening(.planned(BackupPlan(gallery.closedBackup, onto: [], Ledger())))),
        .copies(.opening(.left)),
        .copies(.opening(.chosen(size: 1000))), .copies(.opening(.read(gallery.damagedBackup))),
        .copies(.opening(.planned(BackupPlan(gallery.damagedBackup, onto: [], Ledger())))),
        .copies(.opening(.left)),
      ]
    )
    shown += refusals(in: &gallery)
    shown += gallery.take(
      "erasing",
      [
        .back, .family(.pageChosen(.erase)),
        .copies(.erasing(.wanted)), .copies(.erasing(.typed("1", isTheWord: true))),
        .copies(.erasing(.confirmed(leaves: false))), .copies(.erasing(.notErased)),
      ]
    )
    return shown
  }

  /// Whoever plays here has a code, and something waits for it.
  var closedHere: ClosedHere {
    ClosedHere(codes: [closedPlay.code], waiting: [closedPlay])
  }

  var closedPlay: ClosedPlay {
    let keys = CodeKeys(
      family: FamilyID(3),
      player: StreamID(state.core.ledger.allPlayers.first?.id.raw ?? 0),
      lookup: 5,
      publicKeys: (.blank, .blank),
      sealed: []
    )
    return ClosedPlay(for: keys, ephemeral: .blank, sealed: [])
  }

  private var closedBackup: Backup {
    var backup = backup(with: [])
    backup.closed = [closedPlay]
    return backup
  }

  /// Its part is too short to be one.
  var damagedBackup: Backup { backup(with: [closedPlay]) }

  private func backup(with closed: [ClosedPlay]) -> Backup {
    let file = BackupWriter.draft(
      of: [],
      and: stored,
      closing: [closedPlay.code],
      exportedAt: Instant(milliseconds: 0)
    ).file(with: closed)
    let reading = BackupReading(device: 0) { _ in .utc }
    return (try? BackupReader.read(file, reading)) ?? Backup()
  }

  private static let sealed = SealedCopy(salt: [], iv: [], sealed: [])

  private static func refusals(in gallery: inout Gallery) -> [(String, String)] {
    let reasons: [BackupFault.Reason] = [
      .text(.valueExpected), .text(.nestedTooDeeply), .notANumber, .missing, .wrongType,
      .outOfBounds, .tooMany, .notADate, .unknownWord,
      .idUsedTwice, .contradiction, .notAnOperation,
    ]
    let all =
      reasons.map { RefusedCopy(refusal: .damaged(line: 17), reason: $0, place: "[3]") }
      + [
        .notACopy, .otherSchema, .unknownSchema, .tooLarge, .endsTooEarly(line: 17),
        .damaged(line: 17), .nothingInIt,
      ].map {
        RefusedCopy(refusal: $0, reason: .missing)
      }
    return all.flatMap {
      gallery.send(.copies(.opening(.chosen(size: 1000))))
      return gallery.take("refused", [.copies(.opening(.refused($0)))])
    }
  }

  /// What another device of the family has played.
  private static var plan: BackupPlan? {
    var other = Gallery()
    other.startQuest()
    for _ in 0..<3 {
      other.doStep(guess: Seconds(60), took: Seconds(60))
      other.closeReveal()
    }
    var counter: Int64 = 0
    let records = other.stored.map { operation in
      counter += 1
      return LogWriter.record(operation, counter: counter)
    }
    let file = BackupWriter.file(
      of: records.flatMap { record in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: record.count >> $0) } + record
      },
      exportedAt: Instant(milliseconds: 0)
    ).bytes
    let reading = BackupReading(device: 0, earlier: BackupReader.readEarlier) { _ in .utc }
    guard let backup = try? BackupReader.read(file, reading) else { return nil }
    return BackupPlan(backup, onto: [], Ledger())
  }
}
