import Access
import App
import AppCore
import Basics
import Copies
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import SyncWire
import TestApp
import TestSupport
import Testing
import Time
import Transfer

/// A parent's copy closes what a player has played for the player's own code; and what comes of one that is typed.
///
/// There are no keys here: what would be sealed comes back as it is told to.
@Suite struct ClosedCopyTests {
  private static let code: UInt128 = 0x0123_4567_89AB_CDEF_0123_4567_89AB_CDEF

  private static func keys(of player: PlayerID) -> CodeKeys {
    CodeKeys(
      family: FamilyID(3),
      player: StreamID(player.raw),
      lookup: 5,
      publicKeys: (.blank, .blank),
      sealed: [UInt8](repeating: 1, count: 300)
    )
  }

  /// What a seal would make of it.
  private static let answer = PublicKey.blank.bytes + [UInt8](repeating: 6, count: 16 * 1024 + 16)

  private static func closed(for player: PlayerID, _ filling: UInt8 = 6) -> ClosedPlay {
    ClosedPlay(
      for: keys(of: player),
      ephemeral: .blank,
      sealed: [UInt8](repeating: filling, count: 16 * 1024 + 16)
    )
  }

  private static func here(_ player: PlayerID, waiting: [ClosedPlay] = []) -> ClosedHere {
    ClosedHere(codes: [keys(of: player)], waiting: waiting)
  }

  /// A player has played a quest, and is at home.
  private static func played() -> Script {
    var script = Script.started()
    script.startQuest()
    for _ in 1...3 { script.playStep(guess: Seconds(60), took: Seconds(60)) }
    script.send(.back)
    script.saveAll()
    return script
  }

  private static func player(_ script: Script) -> PlayerID {
    script.state.core.ledger.allPlayers[0].id
  }

  private static func log(_ operations: [Operation]) -> [UInt8] {
    operations.enumerated().flatMap { place, operation in
      let record = LogWriter.record(operation, counter: Int64(place + 1))
      return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: record.count >> $0) } + record
    }
  }

  private static func asked(_ script: Script, _ kind: PortKind) -> [[UInt8]] {
    script.effects.compactMap { effect in
      guard case .ask(let request) = effect, request.kind == kind else { return nil }
      return request.bytes
    }
  }

  private static func text(_ bytes: [UInt8]?) -> String {
    String(decoding: bytes ?? [], as: UTF8.self)
  }

  // MARK: - Saving

  @Test func aParentsCopyHoldsNothingInTheOpenThatAPlayerWithACodeHasPlayed() throws {
    var script = Self.played()
    let (player, log) = (Self.player(script), Self.log(script.stored))
    script.openFamilyArea()
    script.send(.copies(.sealing(.copyAskedFor)))
    #expect(script.effects == [.ask(.readClosed(of: .savedCopy))])
    script.send(.copies(.saving(.closedRead(Self.here(player)))))
    script.send(.copies(.saving(.logRead(log))))
    let sealed = try #require(Self.asked(script, .sealPlay).first)
    #expect(Self.text(sealed).contains("step.finished"))
    #expect(Self.asked(script, .handOver).isEmpty)
    script.send(.copies(.saving(.playSealed(Self.answer))))
    let file = Self.text(Self.asked(script, .handOver).first)
    #expect(file.contains("routine.set") && file.contains("\"closed\":["))
    #expect(!file.contains("session.") && !file.contains("step.finished"))
  }

  /// Whoever has neither PIN nor paper saves the family's copy, too.
  @Test func beforeAClosedGateItIsAParentsCopy() {
    var script = Self.played()
    let (player, log) = (Self.player(script), Self.log(script.stored))
    script.send(.familyAreaChosen)
    script.send(.copies(.saving(.askedFor)))
    script.send(.copies(.saving(.closedRead(Self.here(player)))))
    script.send(.copies(.saving(.logRead(log))))
    #expect(Self.asked(script, .sealPlay).count == 1)
  }

  @Test func aPlayersOwnCopyHoldsBothInTheOpen() {
    var script = Self.played()
    let (player, log) = (Self.player(script), Self.log(script.stored))
    script.send(.sidePage(.chosen(.settings)))
    script.send(.copies(.saving(.askedFor)))
    script.send(.copies(.saving(.closedRead(Self.here(player)))))
    script.send(.copies(.saving(.logRead(log))))
    let file = Self.text(Self.asked(script, .handOver).first)
    #expect(file.contains("routine.set") && file.contains("step.finished"))
    #expect(!file.contains("closed\":["))
  }

  @Test func aSiblingsResultsAreClosedInIt() {
    var script = Self.played()
    let log = Self.log(script.stored)
    script.send(.sidePage(.chosen(.settings)))
    script.send(.copies(.saving(.askedFor)))
    var here = Self.here(Self.player(script))
    here = ClosedHere(codes: here.codes + [Self.keys(of: PlayerID(77))])
    script.send(.copies(.saving(.closedRead(here))))
    // Who has played nothing here has nothing to be sealed.
    script.send(.copies(.saving(.logRead(log))))
    #expect(Self.asked(script, .handOver).count == 1)
  }

  @Test func withoutCodesACopyHoldsAllInTheOpen() {
    var script = Self.played()
    let log = Self.log(script.stored)
    script.openFamilyArea()
    script.send(.copies(.sealing(.copyAskedFor)))
    script.send(.answered(Answer(.readClosed, for: .savedCopy, [UInt8](repeating: 0, count: 8))))
    script.send(.copies(.saving(.logRead(log))))
    #expect(Self.text(Self.asked(script, .handOver).first).contains("step.finished"))
  }

  @Test func whatWaitsHereIsInEveryCopy() throws {
    var script = Self.played()
    let player = Self.player(script)
    for (place, waiting) in [Self.closed(for: player, 7), Self.closed(for: PlayerID(5), 8)]
      .enumerated()
    {
      script.send(.sidePage(.chosen(.settings)))
      script.send(.copies(.saving(.askedFor)))
      script.send(.copies(.saving(.closedRead(ClosedHere(waiting: [waiting])))))
      script.send(.copies(.saving(.logRead([]))))
      let file = Self.text(Self.asked(script, .handOver).first)
      #expect(file.contains(waiting.json.text), "\(place)")
      script.send(.copies(.saving(.handedOver)))
    }
  }

  @Test func whereItCannotBeToldWhoseResultsAreClosedThereIsNoCopy() {
    let unreadable: [UInt8] = [3, 0, 0, 0, 0, 0, 0, 0, 9, 9, 9]
    for bytes in [nil, unreadable, []] as [[UInt8]?] {
      var script = Self.played()
      script.openFamilyArea()
      script.send(.copies(.sealing(.copyAskedFor)))
      script.send(.answered(Answer(.readClosed, for: .savedCopy, bytes)))
      #expect(script.state.copies.saved == .notMade && script.effects.isEmpty)
    }
  }

  @Test func whatCannotBeSealedIsNotSavedInTheOpenInstead() {
    for answer in [nil, [1, 2, 3]] as [[UInt8]?] {
      var script = Self.played()
      let (player, log) = (Self.player(script), Self.log(script.stored))
      script.openFamilyArea()
      script.send(.copies(.sealing(.copyAskedFor)))
      script.send(.copies(.saving(.closedRead(Self.here(player)))))
      script.send(.copies(.saving(.logRead(log))))
      script.send(.answered(Answer(.sealPlay, for: .savedCopy, answer)))
      #expect(script.state.copies.saved == .notMade && script.effects.isEmpty)
    }
  }

  // MARK: - Bringing it back

  /// A device with the plan alone, and what waits there.
  private static func restored(_ script: Script, waiting: [ClosedPlay]) -> Script {
    var other = Script(seed: 9)
    other.open(script.stored.filter { $0.stream == .plan }, device: 8)
    other.saveAll()
    // Whoever has played nothing here is offered a guess to try.
    other.send(.practice(.ended))
    other.send(.sidePage(.chosen(.myData)))
    other.send(.copies(.closedRead(here(player(script), waiting: waiting))))
    return other
  }

  private static func content(_ script: Script) -> [UInt8] {
    let draft = BackupWriter.draft(
      of: log(script.stored),
      closing: [keys(of: player(script))],
      exportedAt: script.moment.now
    )
    return draft.toSeal[0].bytes
  }

  @Test func whatIsClosedIsKeptBeforeThePlanIsStored() throws {
    let before = Self.played()
    let player = Self.player(before)
    let draft = BackupWriter.draft(
      of: Self.log(before.stored),
      closing: [Self.keys(of: player)],
      exportedAt: before.moment.now
    )
    let part = Self.closed(for: player)
    let file = draft.file(with: [part])
    var script = Script.inFamilyArea()
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .fileRead(file))
    // What waits here already has to be known first.
    #expect(Self.asked(script, .readLog).isEmpty)
    script.send(.copies(.closedRead(ClosedHere(waiting: [Self.closed(for: PlayerID(4))]))))
    script.send(opening: .logRead([]))
    script.send(opening: .approved)
    let kept = try #require(
      ClosedHere(
        bytes: [UInt8](repeating: 0, count: 8) + (Self.asked(script, .keepClosed).first ?? [])
      )
    )
    #expect(kept.waiting == [Self.closed(for: PlayerID(4)), part])
    #expect(Self.asked(script, .putRecords).isEmpty)
    var failing = script
    failing.send(.answered(Answer(.keepClosed, for: .copies, nil)))
    #expect(failing.state.copies.opened == .notStored && failing.effects.isEmpty)
    script.send(.answered(Answer(.keepClosed, for: .copies, [])))
    #expect(Self.asked(script, .putRecords).count == 1)
    script.send(opening: .stored)
    #expect(script.state.copies.opened == .stored)
    #expect(!script.state.core.ledger.digests.contains { $0.player == player })
    // Once more, and there is nothing new.
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .fileRead(file))
    script.send(.copies(.closedRead(kept)))
    script.send(
      opening: .logRead(Self.log(script.stored + before.stored.filter { $0.stream == .plan }))
    )
    guard case .planned(let plan) = script.state.copies.opened else { return #expect(Bool(false)) }
    #expect(plan.isNothingNew)
  }

  @Test func thePlayersCodeBringsBackWhatWaits() throws {
    let before = Self.played()
    let part = Self.closed(for: Self.player(before))
    var script = Self.restored(before, waiting: [part])
    script.send(.copies(.openingPlay(.typed(WrittenCode.text(of: Self.code).lowercased()))))
    script.send(.copies(.openingPlay(.entered)))
    #expect(
      Self.asked(script, .openPlay).first?.prefix(16) == WrittenCode.bytes(of: Self.code)[...]
    )
    script.send(.answered(Answer(.openPlay, for: .closedPlay, [2] + Self.content(before))))
    script.send(.answered(Answer(.readLog, for: .closedPlay, [])))
    #expect(Self.asked(script, .putRecords).count == 1)
    #expect(script.state.core.history.isEmpty)
    script.send(.answered(Answer(.putRecords, for: .closedPlay, [])))
    #expect(script.state.core.history.count == 1)
    // Another tab may have kept more meanwhile.
    let other = Self.closed(for: PlayerID(5))
    let read = ClosedHere(waiting: [part, other])
    script.send(.copies(.openingPlay(.closedRead(read))))
    let kept = try #require(
      ClosedHere(
        bytes: [UInt8](repeating: 0, count: 8) + (Self.asked(script, .keepClosed).first ?? [])
      )
    )
    #expect(kept.waiting == [other])
    #expect(script.state.copies.own.phase == .back(quests: 1))
    #expect(script.state.core.history == before.state.core.history)
  }

  @Test func anotherCodeIsTriedOnEachPartAndLeavesAllAsItIs() {
    let before = Self.played()
    let parts = [
      Self.closed(for: Self.player(before), 6), Self.closed(for: Self.player(before), 7),
    ]
    var script = Self.restored(before, waiting: parts)
    script.send(.copies(.openingPlay(.typed(WrittenCode.text(of: Self.code)))))
    script.send(.copies(.openingPlay(.entered)))
    for _ in parts {
      #expect(Self.asked(script, .openPlay).count == 1)
      script.send(.answered(Answer(.openPlay, for: .closedPlay, [0])))
    }
    #expect(script.state.copies.own.phase == .otherCode && script.effects.isEmpty)
    #expect(script.state.copies.here?.waiting == parts)
  }

  @Test func whatOpensNotAndWhatIsNotTheirsChangesNothing() {
    let before = Self.played()
    let plan = BackupWriter.file(of: Self.log(before.stored), exportedAt: before.moment.now).bytes
    for (answer, phase) in [
      ([1], .damaged), ([2] + plan, .damaged), ([2, 0x7B], .damaged), (nil, .notStored),
    ] as [([UInt8]?, OpeningPlay.Phase)] {
      var script = Self.restored(before, waiting: [Self.closed(for: Self.player(before))])
      script.send(.copies(.openingPlay(.typed(WrittenCode.text(of: Self.code)))))
      script.send(.copies(.openingPlay(.entered)))
      script.send(.answered(Answer(.openPlay, for: .closedPlay, answer)))
      #expect(script.state.copies.own.phase == phase && script.effects.isEmpty)
      #expect(script.state.copies.here?.waiting.count == 1)
    }
  }

  /// One typing is enough, and a part that is damaged stands in nobody's way.
  @Test func theCodeIsTriedOnAllThatWaits() {
    let before = Self.played()
    let parts = (6...9).map { Self.closed(for: Self.player(before), UInt8($0)) }
    var script = Self.restored(before, waiting: parts)
    script.send(.copies(.openingPlay(.typed(WrittenCode.text(of: Self.code)))))
    script.send(.copies(.openingPlay(.entered)))
    script.send(.answered(Answer(.openPlay, for: .closedPlay, [1])))
    var waiting = parts
    for opened in [parts[1], parts[3]] {
      script.send(.answered(Answer(.openPlay, for: .closedPlay, [2] + Self.content(before))))
      script.send(.answered(Answer(.readLog, for: .closedPlay, [])))
      script.send(.answered(Answer(.putRecords, for: .closedPlay, [])))
      script.send(.copies(.openingPlay(.closedRead(ClosedHere(waiting: waiting)))))
      waiting.removeAll { $0 == opened }
      #expect(Self.asked(script, .keepClosed) == [ClosedHere(waiting: waiting).kept])
      // Between the two lies one for another code.
      if opened == parts[1] { script.send(.answered(Answer(.openPlay, for: .closedPlay, [0]))) }
    }
    guard case .back = script.state.copies.own.phase else { return #expect(Bool(false)) }
    #expect(script.state.copies.own.typed.isEmpty)
    #expect(script.state.copies.here?.waiting == [parts[0], parts[2]])
    #expect(script.state.core.history == before.state.core.history)
  }

  @Test func aSlipIsToldBeforeAnythingIsTried() {
    let before = Self.played()
    var script = Self.restored(before, waiting: [Self.closed(for: Self.player(before))])
    script.send(.copies(.openingPlay(.typed("7W7V-F4J3"))))
    script.send(.copies(.openingPlay(.entered)))
    #expect(script.state.copies.own.phase == .slip && script.effects.isEmpty)
    script.send(.back)
    #expect(script.state.copies.own == OpeningPlay())
  }

  @Test func aTabThatShowsOpensNothing() {
    let before = Self.played()
    var script = Self.restored(before, waiting: [Self.closed(for: Self.player(before))])
    script.send(.tab(.becameReader))
    script.send(.copies(.openingPlay(.typed(WrittenCode.text(of: Self.code)))))
    script.send(.copies(.openingPlay(.entered)))
    #expect(script.effects.isEmpty)
  }

  @Test func whatThisVersionCannotReadIsKept() throws {
    let strange = Array(#"{"version":2,"more":[1,2]}"#.utf8)
    var writer = ByteWriter()
    writer.write(list: [strange, Self.closed(for: PlayerID(4)).json.bytes]) { $0.write($1[...]) }
    let here = try #require(ClosedHere(bytes: [UInt8](repeating: 0, count: 8) + writer.bytes))
    #expect(here.waiting == [Self.closed(for: PlayerID(4))])
    #expect(Self.text(here.kept).contains(#""more":[1,2]"#))
  }
}
