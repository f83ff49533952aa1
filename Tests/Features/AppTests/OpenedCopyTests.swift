import Access
import App
import AppCore
import Copies
import Domain
import Editing
import Family
import Foundation
import Game
import Setup
import SyncEngine
import TestSupport
import Testing
import Transfer

/// A copy that is brought in, in the family area.
@Suite struct OpenedCopyTests {
  @Test func aCopyIsShownBeforeItIsBroughtIn() {
    var script = Script.inFamilyArea()
    let plan = SampleCopy.plan(onto: script)
    script.send(opening: .wanted)
    #expect(script.effects == [.ask(.pickFile)])
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .read(Backup()))
    #expect(script.effects == [.ask(.readLog(of: .copies, afterPaint: true))])
    script.send(opening: .planned(plan))
    #expect(script.effects.isEmpty)
    #expect(script.state.copies.opened == .planned(plan))
    script.send(opening: .approved)
    #expect(script.effects == [.ask(.putRecords(plan))])
    #expect(script.state.ledger.allPlayers.count == 1)
    script.send(opening: .stored)
    #expect(script.state.copies.opened == .stored)
    #expect(script.state.ledger.allPlayers.count == 2)
    #expect(script.state.isInFamily)
    #expect(script.effects.isEmpty)
  }

  @Test func whatIsLeftChangesNothing() {
    var script = Script.inFamilyArea()
    let ledger = script.state.ledger
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .read(Backup()))
    script.send(opening: .planned(SampleCopy.plan(onto: script)))
    script.send(opening: .left)
    #expect(script.state.copies.opened == .none)
    script.send(opening: .approved)
    #expect(script.effects.isEmpty)
    #expect(script.state.ledger == ledger)
  }

  @Test func aCopyWithNothingNewIsNotStored() {
    var script = Script.inFamilyArea()
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .read(Backup()))
    script.send(opening: .planned(BackupPlan(Backup(), onto: [], Ledger())))
    script.send(opening: .approved)
    #expect(script.effects.isEmpty)
  }

  /// The size is known before a byte is read.
  @Test func aFileLargerThanAnyCopyIsRefusedUnread() {
    var script = Script.inFamilyArea()
    script.send(opening: .chosen(size: SealedCopy.largestFile + 1))
    #expect(script.state.copies.opened == .refused(.tooLarge))
    #expect(script.effects.isEmpty)
    script.send(opening: .chosen(size: SealedCopy.largestFile))
    #expect(script.effects == [.ask(.readFile)])
  }

  @Test func aSealedCopyAsksUntilAPassphraseOpensIt() {
    var script = Script.inFamilyArea()
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .foundSealed(Self.sealed))
    #expect(script.state.copies.opened == .sealed(Self.sealed, isRefused: false))
    script.send(opening: .passphraseGiven)
    #expect(script.effects.isEmpty)
    script.send(opening: .passphraseTyped("tall trees"))
    script.send(opening: .passphraseGiven)
    #expect(script.effects == [.ask(.unseal(Self.sealed, "tall trees"))])
    script.send(opening: .passphraseGiven)
    #expect(script.effects.isEmpty)
    script.send(opening: .notUnsealed)
    #expect(script.state.copies.opened == .sealed(Self.sealed, isRefused: true))
    // It can be mended.
    #expect(script.state.copies.passphrase == "tall trees")
    script.send(opening: .passphraseGiven)
    script.send(opening: .read(Backup()))
    #expect(script.effects == [.ask(.readLog(of: .copies, afterPaint: true))])
    #expect(script.state.copies.passphrase.isEmpty)
  }

  @Test func whereSeveralPlayAnEarlierFileIsSomebodys() throws {
    var script = Script.inFamilyArea()
    script.send(.family(.people(.newTyped("Ben"))))
    script.send(.family(.people(.added)))
    let file = Self.earlierFile
    for player in [script.state.ledger.allPlayers[0].id, nil] {
      script.send(opening: .chosen(size: 1000))
      #expect(script.effects == [.ask(.readFile)])
      script.send(opening: .fileRead(file))
      #expect(script.state.copies.opened == .anybodys(file))
      #expect(script.effects.isEmpty)
      script.send(opening: .playerChosen(player))
      #expect(script.effects == [.ask(.readLog(of: .copies, afterPaint: true))])
      script.send(opening: .logRead([]))
      guard case .planned(let plan) = script.state.copies.opened else {
        return #expect(Bool(false))
      }
      let played = plan.players.map { $0.player.id }
      #expect(
        player.map { played == [$0] } ?? !played.contains(script.state.ledger.allPlayers[0].id)
      )
      script.send(opening: .left)
    }
  }

  @Test func whereOnePlaysAnEarlierFileIsTheirs() {
    var script = Script.inFamilyArea()
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .fileRead(Self.earlierFile))
    script.send(opening: .logRead([]))
    guard case .planned(let plan) = script.state.copies.opened else {
      return #expect(Bool(false))
    }
    #expect(plan.players.map { $0.player.id } == [script.state.ledger.allPlayers[0].id])
  }

  @Test func whatTheBrowserAnswersGoesToTheCopy() throws {
    var script = Script.inFamilyArea()
    let (plan, file) = (SampleCopy.plan(onto: script), SampleCopy.file(at: script.moment))
    script.send(opening: .wanted)
    script.send(.answered(Answer(.pickFile, for: .copies, nil)))
    #expect(script.state.copies.opened == .none)
    script.send(.answered(Answer(.pickFile, for: .copies, [])))
    #expect(script.effects == [.ask(.readFile)])
    script.send(.answered(Answer(.readFile, for: .copies, file)))
    #expect(script.effects == [.ask(.readLog(of: .copies, afterPaint: true))])
    script.send(.answered(Answer(.readLog, for: .copies, [])))
    script.send(opening: .approved)
    #expect(script.effects == [.ask(.putRecords(plan))])
    script.send(.answered(Answer(.putRecords, for: .copies, nil)))
    #expect(script.state.copies.opened == .notStored)
  }

  @Test func anAnswerToSomebodyElseIsNoAnswerToAnOpening() {
    var script = Script.inFamilyArea()
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .read(Backup()))
    let opened = script.state.copies.opened
    script.send(.answered(Answer(.readLog, for: .savedCopy, [])))
    #expect(script.state.copies.opened == opened)
  }

  @Test func aFileThatIsNoCopyIsRefused() {
    var script = Script.inFamilyArea()
    for file in [Array("{\"schema\":7,".utf8), []] {
      script.send(opening: .chosen(size: 1000))
      script.send(opening: .fileRead(file))
      #expect(script.effects.isEmpty)
      guard case .refused = script.state.copies.opened else { return #expect(Bool(false)) }
    }
  }

  @Test func whatIsNotStoredIsNotToldAtHome() {
    var script = Script.inFamilyArea()
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .read(Backup()))
    script.send(opening: .planned(SampleCopy.plan(onto: script)))
    script.send(opening: .approved)
    script.send(.back)
    script.send(opening: .notStored)
    #expect(script.state.copies.opened == .none)
  }

  @Test func aRefusedFileIsToldAndChangesNothing() {
    var script = Script.inFamilyArea()
    let (ledger, refused) = (
      script.state.ledger,
      RefusedCopy(refusal: .damaged(line: 3), reason: .notADate, place: "sessions[1].startedAt")
    )
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .refused(refused))
    #expect(script.state.copies.opened == .refused(refused))
    #expect(script.state.ledger == ledger && script.effects.isEmpty)
  }

  /// Whatever comes when nobody waits for it.
  @Test func whatDoesNotFitChangesNothing() {
    let plan = SampleCopy.plan(onto: Script.inFamilyArea())
    let late: [OpeningAction] = [
      .foundSealed(Self.sealed), .foundAnybodys([]), .read(Backup()), .planned(plan), .notUnsealed,
      .notStored,
      .passphraseGiven, .playerChosen(nil), .approved,
      .refused(RefusedCopy(refusal: .notACopy, reason: .notACopy)),
    ]
    for action in late {
      var script = Script.inFamilyArea()
      script.send(opening: action)
      #expect(script.state.copies.opened == .none && script.effects.isEmpty, "\(action)")
    }
  }

  @Test func whoeverLeavesLeavesNothingOpen() {
    var script = Script.inFamilyArea()
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .foundSealed(Self.sealed))
    script.send(opening: .passphraseTyped("secret words"))
    script.send(sealing: .switched(true))
    script.send(sealing: .passphraseTyped("secret words"))
    script.send(erasing: .wanted)
    script.send(.back)
    #expect(script.state.copies.opened == .none)
    #expect(script.state.copies.passphrase.isEmpty)
    #expect(script.state.copies.sealing == Sealing())
    #expect(script.state.copies.erasing == Erasing())
  }

  @Test func whatIsBeingStoredIsTakenAlsoAfterAWalkHome() {
    var script = Script.inFamilyArea()
    let plan = SampleCopy.plan(onto: script)
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .read(Backup()))
    script.send(opening: .planned(plan))
    script.send(opening: .approved)
    script.send(.back)
    #expect(script.state.copies.opened == .storing(plan))
    script.send(opening: .stored)
    #expect(script.state.copies.opened == .none)
    #expect(script.state.ledger.allPlayers.count == 2)
  }

  @Test func aReaderBringsNothingIn() {
    var script = Script.inFamilyArea()
    script.send(.tab(.becameReader))
    script.send(opening: .wanted)
    #expect(script.effects.isEmpty)
    script.send(opening: .chosen(size: 1000))
    script.send(opening: .read(Backup()))
    script.send(opening: .planned(SampleCopy.plan(onto: script)))
    script.send(opening: .approved)
    #expect(script.effects.isEmpty)
  }

  private static var earlierFile: [UInt8] {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(tests)/Fixtures/Backups/schema-1.json"
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
  }

  private static let sealed = SealedCopy(
    salt: .init(repeating: 1, count: 16),
    iv: .init(repeating: 2, count: 12),
    sealed: .init(repeating: 3, count: 20)
  )
}
