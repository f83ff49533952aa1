import Basics
import Copies
import Domain
import SyncEngine
import SyncExamples
import SyncWire
import TestSupport
import Testing

/// A copy with players' play apart, for their own codes alone.
///
/// What the codes do is shown where the keys are.
@Suite struct ClosedPlayTests {
  private static let example = Example.all["copy"]

  private static func keys(of player: UInt128) -> CodeKeys {
    CodeKeys(
      family: FamilyID(3),
      player: StreamID(player),
      lookup: 5,
      publicKeys: (.blank, .blank),
      sealed: [UInt8](repeating: 1, count: 300)
    )
  }

  /// Nothing in it, but as long as it has to be.
  private static func closed(for player: UInt128) -> ClosedPlay {
    let sealed = [UInt8](repeating: 6, count: 16 * 1024 + 16)
    return ClosedPlay(for: keys(of: player), ephemeral: .blank, sealed: sealed)
  }

  private static func draft(
    _ records: [EncodedOperation],
    closing players: UInt128...
  ) -> BackupDraft {
    BackupWriter.draft(
      of: BackupFiles.joined(records),
      closing: players.map { keys(of: $0) },
      exportedAt: BackupFiles.now
    )
  }

  private static func reading() -> BackupReading { BackupReading(device: 99) { _ in .utc } }

  private static func fault(_ file: String) -> BackupFault? {
    do throws(BackupFault) {
      _ = try BackupReader.read(Array(file.utf8), reading())
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Writing

  @Test func theOpenPartHoldsNothingThatAPlayerHasPlayed() throws {
    for seed in UInt64(1)...40 {
      let records = BackupFiles.records(seed: seed, count: 60)
      let draft = Self.draft(records, closing: 1)
      let open = try JSON.parse(draft.file(with: []))["operations"]?.array ?? []
      #expect(
        !open.contains { $0["stream"] == "play" && $0["player"]?.string == UInt128(1).hexText }
      )
      let apart = try draft.toSeal.flatMap { play in
        try BackupReader.readPlay(play.bytes, of: PlayerID(play.code.player.raw), Self.reading())
          .records
      }
      // Together they are all of it.
      #expect(open.count + apart.count == records.count, "seed \(seed)")
      let all = Set(records.map { $0.id })
      #expect(Set(apart.map { $0.id }).isSubset(of: all), "seed \(seed)")
    }
  }

  @Test func everyPlayerHasAPartOfTheirOwnAndWhoHasPlayedNothingHasNone() {
    let records = BackupFiles.records(seed: 3, count: 80)
    let players = Self.draft(records, closing: 1, 2, 77).toSeal.map { $0.code.player.raw }
    #expect(players == [1] || players == [1, 2])
    #expect(Self.draft([], closing: 1).toSeal.isEmpty)
  }

  @Test func whatStorageHasNotNumberedYetGoesToItsPartAsWell() throws {
    var log = TestLog()
    let waiting = [
      log.make(.playerSet(TestLog.player, name: "Mia")),
      log.make(.sessionEvent(SessionID(1), .closed(XP(0)))),
    ]
    let draft = BackupWriter.draft(
      of: [],
      and: waiting,
      closing: [Self.keys(of: TestLog.player.raw)],
      exportedAt: BackupFiles.now
    )
    #expect(try BackupFiles.read(draft.file(with: []), device: 99).operations == [waiting[0]])
    let play = try BackupReader.readPlay(draft.toSeal[0].bytes, of: TestLog.player, Self.reading())
    #expect(play.operations == [waiting[1]])
  }

  @Test func withoutCodesACopyIsAsItAlwaysWas() {
    let records = BackupFiles.records(seed: 4, count: 20)
    #expect(Self.draft(records).file(with: []) == BackupFiles.file(of: records))
  }

  // MARK: - Reading

  @Test func whatAnotherProgramWroteIsReadWithWhatIsClosedInIt() throws {
    let file = Array(Self.example["file"].text.utf8)
    let backup = try BackupReader.read(file, Self.reading())
    #expect(backup.operations.count == 2 && backup.closed.count == 1)
    #expect(backup.closed[0].code.player == Example.player)
    let play = Array(Self.example["play"].text.utf8)
    let opened = try BackupReader.readPlay(play, of: PlayerID(Example.player.raw), Self.reading())
    #expect(opened.operations.count == 1)
  }

  @Test func whatIsClosedIsHandedOnToTheLetter() throws {
    let file = Array(Self.example["file"].text.utf8)
    let backup = try BackupReader.read(file, Self.reading())
    let again = Self.draft(backup.records).file(with: backup.closed)
    let tail = String(decoding: again, as: UTF8.self).split(separator: "\"closed\"").last
    #expect(tail == Self.example["file"].text.split(separator: "\"closed\"").last)
  }

  @Test func aDamagedPartStaysOutAndTheRestIsTakenWhole() throws {
    let text = Self.example["file"].text
    let sealed = try #require(text.range(of: "\"sealed\":\""))
    let place = text.distance(from: text.startIndex, to: sealed.upperBound)
    for offset in [0, 1, 400, 9000] {
      var letters = Array(text)
      letters[place + offset] = letters[place + offset] == "A" ? "B" : "A"
      try Self.expectLeftOut(String(letters), of: PlayerID(Example.player.raw))
    }
    let player = "\"player\":\"" + Example.player.raw.hexText + "\",\"lookup\""
    for (part, other, id) in [
      ("\"lookup\":\"", "\"lookup\":\"0", PlayerID(Example.player.raw)),
      ("\"ephemeral\"", "\"other\"", PlayerID(Example.player.raw)),
      (player, "\"player\":7,\"lookup\"", nil), ("\"closed\":[", "\"closed\":[7],\"other\":[", nil),
      ("\"closed\":[", "\"closed\":7,\"other\":[", nil),
    ] as [(String, String, PlayerID?)] {
      #expect(text.contains(part))
      try Self.expectLeftOut(text.replacing(part, with: other), of: id)
    }
  }

  @Test func aThousandBrokenPartsTakeNothingFromTheRest() throws {
    let whole = try JSON.parse(Array(Self.example["file"].text.utf8))
    let part = try #require(whole["closed"]?.array?.first).text
    let head = try #require(Self.example["file"].text.split(separator: "\"closed\"").first)
    let seed: UInt64 = 5821
    var dice = SplitMix64(seed: seed)
    var (broken, newer) = (0, 0)
    for round in 1...1000 {
      var bytes = Array(part.utf8)
      for _ in 0...dice.below(3) { bytes[dice.below(bytes.count)] ^= 1 << UInt8(dice.below(7)) }
      // What is no JSON any more breaks the file.
      guard (try? JSON.parse(bytes)).exists else { continue }
      let file = Array((head + "\"closed\":[").utf8) + bytes + Array("]}".utf8)
      do throws(BackupFault) {
        let backup = try BackupReader.read(file, Self.reading())
        broken += backup.leftOut.closed.count
        let parts = backup.closed.count + backup.leftOut.closed.count
        #expect(backup.operations.count == 2 && parts == 1, "seed \(seed), round \(round)")
      } catch {
        newer += 1
        #expect(error.refusal == .otherSchema, "seed \(seed), round \(round)")
      }
    }
    print("broken parts, seed \(seed): \(broken) left out, \(newer) of newer programs")
    #expect(broken > 400)
  }

  private static func expectLeftOut(_ file: String, of player: PlayerID?) throws {
    let backup = try BackupReader.read(Array(file.utf8), reading())
    #expect(backup.closed.isEmpty && backup.operations.count == 2)
    #expect(backup.leftOut.closed == [player])
    let plan = BackupPlan(backup, onto: [], Ledger())
    #expect(plan.records.count == 2 && plan.closed.isEmpty && !plan.isNothingNew)
  }

  @Test func whatANewerProgramHasClosedSaysSo() {
    let newer = Self.example["file"].text.replacing("{\"version\":1,", with: "{\"version\":2,")
    #expect(Self.fault(newer)?.refusal == .otherSchema)
  }

  @Test func moreThanAFamilyCanHaveClosedIsRefused() {
    let file = Self.draft(BackupFiles.records(seed: 1, count: 20))
      .file(with: (1...65).map { Self.closed(for: $0) })
    #expect(Self.fault(String(decoding: file, as: UTF8.self))?.reason == .tooMany)
  }

  /// Whoever seals needs no key, so what is opened is looked at as well.
  @Test func fromWhatACodeHasOpenedNothingIsTakenButThatPlayersPlay() throws {
    var log = TestLog()
    let all = [
      log.make(.sessionEvent(SessionID(1), .closed(XP(0)))),
      log.make(.playerSet(TestLog.player, name: "Somebody")),
    ]
    let file = BackupFiles.file(of: BackupFiles.encoded(all))
    #expect(throws: BackupFault.self) {
      try BackupReader.readPlay(file, of: TestLog.player, Self.reading())
    }
    let own = BackupFiles.file(of: BackupFiles.encoded([all[0]]))
    #expect(try BackupReader.readPlay(own, of: TestLog.player, Self.reading()).records.count == 1)
    #expect(throws: BackupFault.self) {
      try BackupReader.readPlay(own, of: PlayerID(2), Self.reading())
    }
  }
}
